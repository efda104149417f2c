import { MARKS } from './rich-text-marks.ts';

/**
 * Turns the few HTML elements that agency systems export (p, br, strong, em, ul, ol, li, a, h2 to h4) into Markdown and
 * marks; every other tag goes, its words stay. `htmlToMarkdown('<p>a</p><ul><li>b</li></ul>')` → `'\n\na\n\n\n\n\n- b\n\n\n'`
 */
export function htmlToMarkdown(source: string): string {
  if (!source.includes('<')) return source;
  const parts: string[] = [];
  const lists: ('- ' | '1. ')[] = [];
  /** Within an item or a heading everything stays on its line. */
  let oneLine = false;
  let linkOpen = false;
  let at = 0;
  const words = (text: string) => parts.push(oneLine ? text.replaceAll('\n', ' ') : text);
  const breakLine = (text: string) => parts.push(oneLine ? ' ' : text);

  while (at < source.length) {
    const start = source.indexOf('<', at);
    if (start < 0) break;
    words(source.slice(at, start));
    const tag = readTag(source, start);
    if (!tag) {
      words('<');
      at = start + 1;
      continue;
    }
    at = tag.end;
    switch (tag.name) {
      case 'p':
      case 'div':
        breakLine('\n\n');
        break;
      case 'br':
        breakLine('\n');
        break;
      case 'strong':
      case 'b':
        parts.push(tag.closing ? MARKS.strong.close : MARKS.strong.open);
        break;
      case 'em':
      case 'i':
        parts.push(tag.closing ? MARKS.emphasis.close : MARKS.emphasis.open);
        break;
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
        oneLine = false;
        parts.push(tag.closing ? '\n\n' : `\n\n${'#'.repeat(Math.max(2, Number(tag.name[1])))} `);
        oneLine = !tag.closing;
        break;
      case 'ul':
      case 'ol':
        oneLine = false;
        parts.push(lists.length === 0 || tag.closing ? '\n\n' : '\n');
        if (tag.closing) lists.pop();
        else if (lists.length < 8) lists.push(tag.name === 'ul' ? '- ' : '1. ');
        break;
      case 'li':
        oneLine = !tag.closing;
        parts.push(tag.closing ? '\n' : `\n${lists.at(-1) ?? '- '}`);
        break;
      case 'a': {
        if (linkOpen) parts.push(MARKS.link.close);
        linkOpen = !tag.closing;
        if (linkOpen) parts.push(MARKS.link.open, decodeEntities(hrefOf(tag.attributes)), MARKS.address);
        break;
      }
      default:
        break;
    }
  }
  words(source.slice(at));
  return parts.join('');
}

const LONGEST_TAG = 2000;

/** The tag at `start`, if what stands there is one; a longer run than any real tag, or one cut by another '<', is not. */
function readTag(source: string, start: number) {
  if (source.startsWith('<!--', start)) {
    const end = source.slice(start, start + LONGEST_TAG).indexOf('-->');
    // A comment without an end in reach is words.
    return end < 0 ? undefined : { name: '', closing: false, attributes: '', end: start + end + 3 };
  }
  const closing = source[start + 1] === '/';
  const nameAt = start + (closing ? 2 : 1);
  const name = /^[a-z][a-z0-9]{0,15}(?=[\s/>])/i.exec(source.slice(nameAt, nameAt + 17))?.[0];
  if (!name) return undefined;
  let quote = '';
  const limit = Math.min(source.length, start + LONGEST_TAG);
  for (let at = nameAt + name.length; at < limit; at += 1) {
    const sign = source[at] ?? '';
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '<') return undefined;
    else if (sign === '>')
      return { name: name.toLowerCase(), closing, attributes: source.slice(nameAt + name.length, at), end: at + 1 };
  }
  return undefined;
}

function hrefOf(attributes: string): string {
  const found = /(?:^|\s)href\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').replaceAll('\n', '');
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  sup2: '²',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  ouml: 'ö',
  ucirc: 'û',
  ugrave: 'ù',
  uuml: 'ü',
  auml: 'ä',
  szlig: 'ß',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Character references as their characters; unknown ones stand. `decodeEntities('m&sup2; &amp; plus')` → `'m² & plus'` */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const printable = code >= 0x20 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0);
    const real = printable && !(code >= 0xd800 && code <= 0xf8ff);
    return real ? String.fromCodePoint(code) : '';
  });
}
