/** Beginning of a text in RTF (Rich Text Format), as word processors and old programs store it. */
const BEGINNING = /^\s{0,20}\{\\rtf\d?(?![a-z])/;

/** Groups whose content is not text of the document. */
const SILENT: ReadonlySet<string> = new Set(
  'fonttbl colortbl stylesheet listtable listoverridetable info pict object header footer headerf footerf generator themedata datastore rsidtbl latentstyles fldinst xmlnstbl'.split(
    ' ',
  ),
);
/** Text by the RTF control word that inserts it; control words that are not listed change only the formatting. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['par', '\n'],
  ['line', '\n'],
  ['row', '\n'],
  ['sect', '\n'],
  ['page', '\n'],
  ['tab', '\t'],
  ['cell', '\t'],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
]);
const SIGNS: Readonly<Record<string, string>> = { '~': '\u00a0', _: '-', '\\': '\\', '{': '{', '}': '}', '\n': '\n' };

/** A control word with its number, a byte, another control sign, a brace, or text. */
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z'])|([{}])|[^\\{}]+|\\/gi;
const BYTES = new TextDecoder('windows-1252');

type Group = { readonly isSilent: boolean; readonly signsAfterUnicode: number };

/** Whether a text is RTF. `isRtf('{\\rtf1\\ansi Villa}')` → `true` */
export function isRtf(text: string): boolean {
  return BEGINNING.test(text);
}

/**
 * The text of a document in RTF, without fonts, pictures and formatting; bytes count as windows-1252. Never throws, and takes linear time.
 * `rtfText("{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\b Villa\\b0\\par \\'e9t\\'e9}")` → `'Villa\nété'`
 */
export function rtfText(source: string): string {
  const groups: Group[] = [];
  let own: Group = { isSilent: false, signsAfterUnicode: 1 };
  let text = '';
  /** Number of signs still to skip: RTF writes a substitute after each Unicode character, for programs that cannot show that character. */
  let skipped = 0;
  const add = (signs: string) => {
    const left = signs.slice(skipped);
    skipped = Math.max(0, skipped - signs.length);
    if (!own.isSilent) text += left;
  };
  for (const [token, word, number, byte, sign, brace] of source.matchAll(TOKEN)) {
    if (brace !== undefined) {
      skipped = 0;
      if (brace === '{') groups.push(own);
      else own = groups.pop() ?? own;
    } else if (word !== undefined) {
      const name = word.toLowerCase();
      if (SILENT.has(name)) own = { ...own, isSilent: true };
      else if (name === 'uc') own = { ...own, signsAfterUnicode: Math.min(9, Math.max(0, Number(number ?? 1))) };
      else if (name === 'u' && number !== undefined) {
        // RTF writes character numbers above 32767 as negative numbers, which the mask converts back.
        add(String.fromCharCode(Number(number) & 0xffff));
        skipped = own.signsAfterUnicode;
      } else add(WORDS.get(name) ?? '');
    } else if (byte !== undefined) add(BYTES.decode(Uint8Array.of(Number.parseInt(byte, 16))));
    else if (sign === '*') own = { ...own, isSilent: true };
    else if (sign !== undefined) add(SIGNS[sign] ?? '');
    // Line breaks of the source are removed, because they are not part of the text.
    else if (token !== '\\') add(token.replace(/[\r\n]+/g, ''));
  }
  return text.trim();
}
