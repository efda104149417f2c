import { escapeMarkup } from '../wire/escape-markup.ts';
import { decodeReferences } from '../wire/rich-text/decode-references.ts';

/**
 * Replaces a character that was removed, so that the parser can report which element lost a character. The replacement is a private-use
 * character, which XML allows.
 */
export const REMOVED_CHARACTER = '\uf8fe';

/**
 * Characters that XML 1.0 forbids (https://www.w3.org/TR/xml/#charsets): control characters and non-characters; and U+FFFD, which replaces
 * bytes of a wrong encoding.
 */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ufffd]/g;
/** End of each section whose text is not markup, by the characters with which the section begins. */
const SECTIONS = { '<![CDATA[': ']]>', '<!--': '-->', '<?': '?>' } as const;
/**
 * End of a comment. Comments inside the root are removed, because people write `--` into them, which XML forbids; their line breaks stay,
 * so that line numbers remain right.
 */
const COMMENT_END = '-->';
/** End of a CDATA section; XML forbids it in ordinary text. */
const NO_SECTION_END = ']]>';
/** Characters and section starts at which the text may need a repair. */
const SUSPECT = /<!\[CDATA\[|<!--|<\?|<|&|\]/g;
/** Length of the longest entity name in HTML, with `&` and `;`. */
const LOOKAHEAD = 40;
/** Maximum white space before the first element that is skipped, in characters; more is passed on to the parser, which has a limit. */
const MOST_BLANK = 64 * 1024;
/** Tags of HTML in a text, which agents type or paste; no system that sends XML has elements of these names. */
const HTML_TAG =
  /^<\/?(?:b|big|blockquote|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)(?=[\s/>])/i;
/**
 * Start and end tag of an HTML link. The start tag must have one of these attributes, since a CRM may use an element named `a`.
 */
const LINK = /^<a\s{1,20}(?:href|target|class|title|style|rel)\s?=/i;
const LINK_END = /^<\/a\s{0,20}>/i;
/** Start tag of an element. Comments before the first one are kept: the parser limits what precedes the root. */
const START_TAG = /^<[\p{L}_:]/u;
/** Maximum length of a comment that is left out, in characters. */
const MOST_COMMENT = 64 * 1024;
/** Entities that XML defines itself. */
const OF_XML: ReadonlySet<string> = new Set(['lt', 'gt', 'amp', 'quot', 'apos']);

/**
 * Repairs text that is almost XML, chunk by chunk: leaves out forbidden characters and references to them (each replaced by
 * `REMOVED_CHARACTER`) and comments, decodes entities of HTML, escapes each `&`, `<` and `]]>` that is not XML markup (also `<`
 * of HTML tags), and drops text before the first `<`. Entities that the document itself defines are escaped, so that they appear
 * as text. `keepsComments`: does not remove comments, because the rest of the document would be removed with one that has no end.
 * `[...repairXml(['\n<a>R&D &nbsp;&#11;</a>'])].join('')` → `'<a>R&amp;D \u00a0\uf8fe</a>'`
 */
export function* repairXml(chunks: Iterable<string>, { keepsComments = false } = {}): Generator<string> {
  let held = '';
  let inside: (typeof SECTIONS)[keyof typeof SECTIONS] | undefined;
  let blank: number | undefined = 0;
  let isRootOpen = false;
  let openLinks = 0;
  /** Length so far of the comment that is being removed, in characters; `undefined` outside such a comment. */
  let leftOut: number | undefined;

  /**
   * Returns a part of a section unchanged, and of a removed comment only the line breaks. If a comment is longer than `MOST_COMMENT`, the
   * parts after that length are returned as a comment.
   */
  const section = (part: string): string => {
    if (leftOut === undefined) return part;
    leftOut += part.length;
    if (leftOut <= MOST_COMMENT) return part.replace(/[^\n]+/g, '');
    leftOut = undefined;
    return `<!--${part}`;
  };
  const repair = (chunk: string, isLast: boolean): string => {
    let text = held + chunk;
    held = '';
    if (blank !== undefined) {
      const begun = text.replace(/^[\ufeff\s]+/, '');
      blank += text.length - begun.length;
      if (begun !== '' || blank > MOST_BLANK) blank = undefined;
      text = begun;
    }
    let repaired = '';
    let at = 0;
    while (at < text.length) {
      if (inside !== undefined) {
        const end = text.indexOf(inside, at);
        if (end < 0) {
          const kept = isLast ? text.length : Math.max(at, text.length - inside.length + 1);
          held = text.slice(kept);
          return repaired + section(text.slice(at, kept));
        }
        repaired += section(text.slice(at, end + inside.length));
        at = end + inside.length;
        leftOut = undefined;
        inside = undefined;
        continue;
      }
      SUSPECT.lastIndex = at;
      const found = SUSPECT.exec(text);
      if (!found) return repaired + text.slice(at);
      repaired += text.slice(at, found.index);
      at = found.index;
      if (!isLast && text.length - at < LOOKAHEAD) {
        held = text.slice(at);
        return repaired;
      }
      const [sign] = found;
      if (sign === '&') {
        const [read, written] = referenceAt(text, at);
        repaired += read;
        at += written;
      } else if (sign === '<') {
        const tag = text.slice(at, at + LOOKAHEAD);
        const isLinkEnd = openLinks > 0 && LINK_END.test(tag);
        const isLink = isLinkEnd || LINK.test(tag);
        if (isLink) openLinks += isLinkEnd ? -1 : 1;
        const isMarkup = /[\p{L}_:/!]/u.test(tag[1] ?? '') && !isLink && !HTML_TAG.test(tag);
        isRootOpen ||= isMarkup && START_TAG.test(tag);
        repaired += isMarkup ? '<' : escapeMarkup('<');
        at++;
      } else if (sign === ']') {
        const isEnd = text.startsWith(NO_SECTION_END, at);
        repaired += isEnd ? ']]&gt;' : sign;
        at += isEnd ? NO_SECTION_END.length : 1;
      } else {
        inside = SECTIONS[sign as keyof typeof SECTIONS];
        leftOut = inside === COMMENT_END && isRootOpen && !keepsComments ? 0 : undefined;
        repaired += leftOut === undefined ? sign : '';
        at += sign.length;
      }
    }
    return repaired;
  };

  for (const chunk of chunks) yield repair(chunk.replace(FORBIDDEN, REMOVED_CHARACTER), false);
  yield repair('', true);
}

/** Replacement for the entity reference at an index, and the number of characters that it replaces. */
function referenceAt(text: string, at: number): readonly [string, number] {
  const [whole, name, number] =
    /^&(?:([A-Za-z][A-Za-z\d]{1,31})|#(\d{1,7}|[xX][\dA-Fa-f]{1,6}));/.exec(text.slice(at, at + LOOKAHEAD)) ?? [];
  if (whole === undefined) return ['&amp;', 1];
  if (name !== undefined && OF_XML.has(name)) return [whole, whole.length];
  // Decoded as in HTML: the codes 128 to 159 are characters of windows-1252.
  const decoded = number === undefined ? decodeReferences(whole) : characterOf(number);
  if (decoded === whole) return ['&amp;', 1];
  return [escapeMarkup(decoded).replace(FORBIDDEN, REMOVED_CHARACTER), whole.length];
}

function characterOf(number: string): string {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code > 0x10ffff || isSurrogate || code === 0) return REMOVED_CHARACTER;
  return code >= 0x80 && code <= 0x9f ? decodeReferences(['&#', code, ';'].join('')) : String.fromCodePoint(code);
}
