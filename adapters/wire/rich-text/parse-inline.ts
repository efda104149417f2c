import { type Inline, LINE_BREAK } from '../../../domain/text/rich-text.ts';
import { decodeReferences } from './decode-references.ts';
import { parseHref } from './parse-href.ts';
import { MARKS, unescapeMarks } from './rich-text-marks.ts';

/** Formatting that may still be opened; each kind only once per nesting, which bounds depth and time. */
type Open = { readonly strong: boolean; readonly emphasis: boolean; readonly link: boolean };

/** Parses the text of one block: bold, italic, links. `parseInline('plein **sud**')` → `[text 'plein ', strong [text 'sud']]` */
export function parseInline(source: string): readonly Inline[] {
  return trimmed(read(source, { strong: true, emphasis: true, link: true }));
}

function read(source: string, open: Open): Inline[] {
  const content: Inline[] = [];
  const next = {
    strong: finder(source, /\*\*/g),
    emphasis: finder(source, /(?<!\*)\*(?!\*)/g),
    bracket: finder(source, /[[\]]/g),
    parenthesis: finder(source, /[)\n]/g),
    strongMark: finder(source, new RegExp(MARKS.strong.close, 'g')),
    emphasisMark: finder(source, new RegExp(MARKS.emphasis.close, 'g')),
    linkMark: finder(source, new RegExp(MARKS.link.close, 'g')),
    address: finder(source, new RegExp(MARKS.address, 'g')),
    special: finder(source, /[*[!\uE000\uE002\uE004]/g),
  };
  // Texts are collected and joined once: joining each with the previous would take quadratic time.
  let words: string[] = [];
  const flush = () => {
    content.push(...text(words.join('')));
    words = [];
  };
  let plain = 0;
  let at = next.special(0);
  while (at >= 0) {
    const found = readAt(source, at, open, next);
    if (found) {
      words.push(source.slice(plain, at));
      for (const inline of found.inlines) {
        if (inline.kind === 'text') words.push(escapeText(inline.text));
        else {
          flush();
          content.push(inline);
        }
      }
      plain = found.end;
    }
    at = next.special(found ? found.end : at + (source.startsWith('**', at) ? 2 : 1));
  }
  words.push(source.slice(plain));
  flush();
  return content;
}

type Finders = Readonly<Record<string, (from: number) => number>> & {
  readonly [K in
    | 'strong'
    | 'emphasis'
    | 'bracket'
    | 'parenthesis'
    | 'strongMark'
    | 'emphasisMark'
    | 'linkMark'
    | 'address']: (from: number) => number;
};

type Found = { readonly inlines: readonly Inline[]; readonly end: number };

function readAt(source: string, at: number, open: Open, next: Finders): Found | undefined {
  switch (source[at]) {
    case '*': {
      const strong = source[at + 1] === '*';
      const width = strong ? 2 : 1;
      if (!open[strong ? 'strong' : 'emphasis']) return undefined;
      const close = next[strong ? 'strong' : 'emphasis'](at + width);
      if (close <= at + width || /\s/.test(source[at + width] ?? ' ') || /\s/.test(source[close - 1] ?? ' '))
        return undefined;
      return around(strong ? 'strong' : 'emphasis', source.slice(at + width, close), close + width, open);
    }
    case MARKS.strong.open:
      return marked('strong', source, at, next.strongMark(at), open);
    case MARKS.emphasis.open:
      return marked('emphasis', source, at, next.emphasisMark(at), open);
    case MARKS.link.open: {
      const close = next.linkMark(at);
      const address = next.address(at);
      if (close < 0 || address < 0 || address > close || !open.link) return undefined;
      return link(source.slice(at + 1, address), source.slice(address + 1, close), close + 1, open);
    }
    case '!': {
      const picture = source[at + 1] === '[' ? bracketed(source, at + 1, next) : undefined;
      // A picture within a line is not supported: it is replaced by its text alternative.
      return picture && { inlines: text(picture.words), end: picture.end };
    }
    default: {
      const found = open.link ? bracketed(source, at, next) : undefined;
      return found && link(found.address, found.words, found.end, open);
    }
  }
}

/** Parses `[words](address)` at `at`. */
function bracketed(source: string, at: number, next: Finders) {
  const bracket = next.bracket(at + 1);
  if (bracket < 0 || source[bracket] !== ']' || source[bracket + 1] !== '(') return undefined;
  const end = next.parenthesis(bracket + 2);
  if (end < 0 || source[end] !== ')') return undefined;
  return { words: source.slice(at + 1, bracket), address: source.slice(bracket + 2, end), end: end + 1 };
}

function marked(kind: 'strong' | 'emphasis', source: string, at: number, close: number, open: Open): Found | undefined {
  return close < 0 || !open[kind] ? undefined : around(kind, source.slice(at + 1, close), close + 1, open);
}

function around(kind: 'strong' | 'emphasis', inside: string, end: number, open: Open): Found {
  const content = read(inside, { ...open, [kind]: false });
  return { inlines: content.length > 0 ? [{ kind, content }] : [], end };
}

function link(address: string, words: string, end: number, open: Open): Found {
  const content = read(words, { ...open, link: false });
  const href = parseHref(unescapeMarks(address));
  const inlines: readonly Inline[] =
    href === undefined || content.length === 0 ? content : [{ kind: 'link', href, content }];
  return { inlines, end };
}

/** Finds the first match at or after a position; as positions only increase, the source is read once. */
function finder(source: string, sought: RegExp): (from: number) => number {
  let known = -2;
  return from => {
    if (known === -1 || known >= from) return known;
    sought.lastIndex = from;
    known = sought.exec(source)?.index ?? -1;
    return known;
  };
}

function text(raw: string): readonly Inline[] {
  if (raw.includes(MARKS.lineBreak))
    return raw
      .split(MARKS.lineBreak)
      .flatMap((line, at) => [...(at > 0 ? [LINE_BREAK] : []), ...text(at > 0 ? line.trimStart() : line)]);
  const words = unescapeMarks(decodeReferences(raw)).replace(/[ \t\n]+/g, ' ');
  return words === '' ? [] : [{ kind: 'text', text: words }];
}

/** Escapes parsed words, so that character references are not decoded a second time. */
const escapeText = (words: string) => words.replaceAll('&', '&amp;');

function isBlank(inline: Inline | undefined): boolean {
  return inline?.kind === 'break' || (inline?.kind === 'text' && inline.text.trim() === '');
}

/** Trims white space at both ends; removes empty texts. */
function trimmed(content: Inline[]): readonly Inline[] {
  while (isBlank(content[0])) content.shift();
  while (isBlank(content.at(-1))) content.pop();
  const first = content[0];
  if (first?.kind === 'text') content[0] = { kind: 'text', text: first.text.replace(/^[ \t\n]+/, '') };
  const last = content.at(-1);
  if (last?.kind === 'text') content[content.length - 1] = { kind: 'text', text: last.text.trimEnd() };
  return content.filter(inline => inline.kind !== 'text' || inline.text !== '');
}
