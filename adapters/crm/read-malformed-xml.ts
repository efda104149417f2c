import { type Reason, reason } from '../../application/finding/reason.ts';
import { repairXml } from './repair-xml.ts';
import { BrokenXml, endOf as endOfContainer, readXml, type XmlElement } from './read-xml.ts';

/** Part of a document whose XML is malformed: an element, or a record that is not well-formed by itself. */
export type DocumentPart =
  | { readonly kind: 'element'; readonly element: XmlElement }
  | { readonly kind: 'broken'; readonly record: BrokenRecord };

/** Names of the elements of a document, in lower case; the document may write them in capitals. */
export type ElementNames = {
  readonly root: string;
  readonly record: string;
  /**
   * Element that contains records. The element's end tag ends an unclosed record too, and is yielded as an empty element named
   * `/container`.
   */
  readonly container: string;
  /** Names of further elements to read. */
  readonly others: readonly string[];
};

export type BrokenRecord = {
  /** Number of the record in the document, from 1. */
  readonly number: number;
  /** Line on which the record begins, from 1. */
  readonly line: number;
  readonly reason: Reason;
  /** Text of the record, in which the caller looks for an id. */
  readonly text: string;
};

/**
 * Maximum length in characters of `<`, prefix and name of a tag: so much text is buffered between two chunks, because a tag may be split
 * between them.
 */
const LONGEST_TAG = 200;
/** Maximum length of a record in characters; a longer one without an end tag aborts the parser. */
const MOST_CHARACTERS = 8_000_000;

/**
 * Parses a document that is malformed inside a record: each record and each single element of `others` is parsed by itself. A record lasts
 * until its end tag, the start tag of the next record, or the end tag of its container. Throws `BrokenXml` if the document's root has no
 * end tag, since then records are missing.
 * `[...readMalformedXml(['<a><r>1</r><r><b></r></a>'], { root: 'a', record: 'r', container: 'a', others: [] })]` → an element and a broken record
 */
export function* readMalformedXml(
  chunks: Iterable<string>,
  { root, record, container, others }: ElementNames,
): Generator<DocumentPart> {
  const wanted = new Set([record, ...others]);
  let text = '';
  let line = 1;
  let number = 0;
  /** Index up to which the end of the first element was already searched without success, so that each character is searched only once. */
  let searched = 0;
  /** Drops the text before an index, because that text is parsed already. */
  const drop = (to: number) => {
    for (let at = text.indexOf('\n'); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) line++;
    text = text.slice(to);
    searched = 0;
  };

  /** Next part in the text, or `undefined` if more text is needed. */
  const next = (isLast: boolean): { readonly part?: DocumentPart } | undefined => {
    const found = tagIn(text, 0, ({ closes, name }) => (closes ? name === container : wanted.has(name)));
    if (!found) {
      if (!isLast) drop(Math.max(0, text.length - LONGEST_TAG));
      return undefined;
    }
    if (found.at > 0) drop(found.at);
    const { name } = found;
    if (found.closes) {
      drop(1);
      return { part: { kind: 'element', element: endOfContainer(container) } };
    }
    const sought = endOf(text, name, name === record ? container : undefined, searched);
    if (!('end' in sought) && !isLast) {
      searched = sought.searched;
      if (text.length > MOST_CHARACTERS) throw new BrokenXml(reason('xml-element-too-long', { most: MOST_CHARACTERS }));
      return undefined;
    }
    const own = text.slice(0, 'end' in sought ? sought.end : text.length);
    const at = line;
    drop(own.length);
    if (name === record) number++;
    try {
      const [element] = readXml([own], [name]);
      return element ? { part: { kind: 'element', element } } : {};
    } catch (error) {
      if (!(error instanceof BrokenXml)) throw error;
      return name === record
        ? { part: { kind: 'broken', record: { number, line: at, reason: error.reason, text: own } } }
        : {};
    }
  };

  let last = '';
  // `repairXml` removes blank lines at the beginning, so count them before it does.
  let isBlank = true;
  function* counted() {
    for (const chunk of chunks) {
      const [blank = ''] = isBlank ? (/^[\ufeff\s]*/.exec(chunk) ?? []) : [];
      line += blank.split('\n').length - 1;
      isBlank &&= blank.length === chunk.length;
      yield chunk;
    }
  }
  for (const chunk of repairXml(counted(), { keepsComments: true })) {
    text += chunk;
    last = (last + chunk).slice(-2_000);
    for (let read = next(false); read; read = next(false)) if (read.part) yield read.part;
  }
  const rootEnd = tagIn(last, last.lastIndexOf('</'), () => true);
  if (!rootEnd?.closes || rootEnd.name !== root) throw new BrokenXml(reason('not-xml', { error: `no end of ${root}` }));
  for (let read = next(true); read; read = next(true)) if (read.part) yield read.part;
}

type Tag = { readonly at: number; readonly end: number; readonly name: string; readonly closes: boolean };

/** Start of a tag: `<`, a slash in end tags, and the name without its namespace prefix. */
const TAG = /<(\/?)(?:[\w.-]{1,60}:)?([\w.-]{1,60})(?=[\s/>])/g;

/** First tag at or after an index that satisfies a condition; its name in lower case. */
function tagIn(text: string, from: number, isWanted: (tag: Omit<Tag, 'end'>) => boolean): Tag | undefined {
  TAG.lastIndex = Math.max(0, from);
  for (let found = TAG.exec(text); found; found = TAG.exec(text)) {
    const tag = { at: found.index, name: (found[2] ?? '').toLowerCase(), closes: found[1] === '/' };
    // Search the `>` of the wanted tag only: searching it for every tag would take quadratic time in a text without `>`.
    if (isWanted(tag)) return { ...tag, end: text.indexOf('>', TAG.lastIndex) + 1 };
  }
  return undefined;
}

/** End index of an element, or the index up to which the text was searched without finding it. */
type Sought = { readonly end: number } | { readonly searched: number };

/**
 * Searches the text from the index `from` for the end of the element with which the text begins. An element without an end tag ends where
 * the next record begins or the container ends. If no end is found, the caller needs more text.
 */
function endOf(text: string, name: string, container: string | undefined, from: number): Sought {
  const own = tagIn(text, 0, () => true);
  if (!own || own.end === 0) return { searched: 0 };
  if (text[own.end - 2] === '/') return { end: own.end };
  const end = tagIn(text, Math.max(own.end, from), tag =>
    tag.name === name ? tag.closes || container !== undefined : tag.closes && tag.name === container,
  );
  if (!end) return { searched: Math.max(0, text.length - LONGEST_TAG) };
  if (!end.closes || end.name !== name) return { end: end.at };
  return end.end === 0 ? { searched: end.at } : { end: end.end };
}
