import { SaxesParser } from 'saxes';
import { type Reason, reason, reasonText } from '../../application/finding/reason.ts';

/** An element with all that is in it; names without their prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, trimmed. */
  readonly text: string;
};

/** What is no XML that can be read. */
export class BrokenXml extends Error {
  override readonly name = 'BrokenXml';
  readonly reason: Reason;
  constructor(why: Reason) {
    super(reasonText(why, 'en'));
    this.reason = why;
  }
}

/** Elements inside one another. */
const DEEPEST = 40;
/** Elements inside one that is asked for, and characters of its names, attributes and texts. */
const MOST_ELEMENTS = 50_000;
const MOST_CHARACTERS = 8_000_000;
const MOST_ATTRIBUTES = 1_000;
/** Characters that are handed to the parser at once. */
const PIECE = 64 * 1024;

type Open = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

/**
 * Reads XML as it arrives and gives each element of one of these names, whole, one at a time; those inside one are part of it. Throws
 * `BrokenXml` where it is not well formed, is too deep or too large, or declares a document type: entities of its own can grow without
 * end or name files, so none are read. No more is held than one element and what the parser has of a token whose end has not come yet:
 * a comment, text, tag or anything else of more than 8 million characters is refused before it is whole.
 * `for (const estate of readXml(['<a><b>1</b>', '<b>2</b></a>'], ['b'])) …` → two elements with the texts 1 and 2
 */
export function* readXml(chunks: Iterable<string>, names: readonly string[]): Generator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: Open[] = [];
  const done: XmlElement[] = [];
  let depth = 0;
  let elements = 0;
  let characters = 0;
  let attributes = 0;
  /** Characters since the end of a token: the parser holds them until the next one ends. */
  let unfinished = 0;

  const count = (length: number) => {
    characters += length;
    if (characters > MOST_CHARACTERS) throw new BrokenXml(reason('xml-element-too-long', { most: MOST_CHARACTERS }));
  };
  const ended = () => {
    unfinished = 0;
  };
  const add = (text: string) => {
    ended();
    const inner = open.at(-1);
    if (!inner) return;
    count(text.length);
    inner.text += text;
  };
  parser.on('comment', ended);
  parser.on('processinginstruction', ended);
  parser.on('xmldecl', ended);
  // A tag ends with its last attribute alone, so an attribute is no end of a token.
  parser.on('attribute', () => {
    if (++attributes > MOST_ATTRIBUTES)
      throw new BrokenXml(reason('xml-too-many-attributes', { most: MOST_ATTRIBUTES }));
  });
  parser.on('error', error => {
    throw new BrokenXml(reason('not-xml', { error: error.message.slice(0, 100) }));
  });
  parser.on('doctype', () => {
    throw new BrokenXml(reason('xml-doctype'));
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', tag => {
    ended();
    attributes = 0;
    if (++depth > DEEPEST) throw new BrokenXml(reason('xml-too-deep', { most: DEEPEST }));
    const name = localName(tag.name);
    if (open.length === 0 && !names.includes(name)) return;
    if (++elements > MOST_ELEMENTS) throw new BrokenXml(reason('xml-too-many-elements', { most: MOST_ELEMENTS }));
    count(name.length);
    const own: Record<string, string> = {};
    for (const [attribute, value] of Object.entries(tag.attributes)) {
      count(attribute.length + value.length);
      own[localName(attribute)] = value;
    }
    open.push({ name, attributes: own, children: [], text: '' });
  });
  parser.on('closetag', () => {
    ended();
    depth--;
    const closed = open.pop();
    if (!closed) return;
    const element = { ...closed, text: closed.text.trim() };
    const outer = open.at(-1);
    if (outer) outer.children.push(element);
    else {
      done.push(element);
      elements = 0;
      characters = 0;
    }
  });

  for (const chunk of chunks)
    for (let from = 0; from < chunk.length; from += PIECE) {
      const piece = chunk.slice(from, from + PIECE);
      unfinished += piece.length;
      parser.write(piece);
      if (unfinished > MOST_CHARACTERS) throw new BrokenXml(reason('xml-token-too-long', { most: MOST_CHARACTERS }));
      yield* done.splice(0);
    }
  parser.close();
  yield* done.splice(0);
}

/** The children of this name. `childrenOf(element, 'anhang')` → a list, perhaps empty */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter(child => child.name === name) ?? [];
}

/** The first element on a way down. `childOf(estate, 'geo', 'geokoordinaten')?.attributes` → `{ breitengrad: '51.05', … }` */
export function childOf(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((at, name) => at?.children.find(child => child.name === name), element);
}

/** The text of the first element on a way down; an empty one is absent. `textOf(estate, 'geo', 'plz')` → `'9000'` */
export function textOf(element: XmlElement | undefined, ...names: readonly string[]): string | undefined {
  return childOf(element, ...names)?.text || undefined;
}

/** `localName('imo:geo')` → `'geo'` */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
