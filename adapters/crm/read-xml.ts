import { SaxesParser } from 'saxes';
import { type Reason, reason, reasonText } from '../../application/finding/reason.ts';
import { decodeReferences } from '../wire/rich-text/decode-references.ts';
import { REMOVED_CHARACTER, repairXml } from './repair-xml.ts';

/** An element with its descendants; names without namespace prefix, and in lower case if `readXml` was asked for such names. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Text directly inside the element, trimmed. */
  readonly text: string;
  /** `true` on a yielded element in which forbidden characters were removed. */
  readonly hasRemovedCharacters?: true;
};

/** The XML is malformed or exceeds a limit. */
export class BrokenXml extends Error {
  override readonly name = 'BrokenXml';
  readonly reason: Reason;
  constructor(why: Reason) {
    super(reasonText(why, 'en'));
    this.reason = why;
  }
}

/** Maximum nesting depth of elements. */
const DEEPEST = 40;
/** Maximum numbers per yielded element: of descendants, of characters in names, attributes and texts, and of attributes. */
const MOST_ELEMENTS = 50_000;
const MOST_CHARACTERS = 8_000_000;
const MOST_ATTRIBUTES = 1_000;
/** Number of characters passed to the parser at once. */
const PIECE = 64 * 1024;

/** Harmless declarations in a DOCTYPE: names of characters, as HTML has, and elements and attributes without references to entities. */
const ENTITY = String.raw`<!ENTITY\s+[A-Za-z][\w.-]{0,40}\s+(?:"(?:[^"&%<]|&#\w{1,8};){0,20}"|'(?:[^'&%<]|&#\w{1,8};){0,20}')\s*>`;
const STRUCTURE = String.raw`<!(?:ELEMENT|ATTLIST)\s(?:[^<>"'&%]|"[^"<&%]{0,200}"|'[^'<&%]{0,200}'){0,2000}>`;
/**
 * Matches a DOCTYPE without definitions, or with definitions that cannot change a text; neither the definitions nor the files that it
 * refers to are read. Does not match references to local files, which only an attack contains, nor nested definitions.
 */
const HARMLESS_DOCTYPE = new RegExp(
  String.raw`^\s*[\w:.-]+(?:\s+(?:SYSTEM|PUBLIC)(?:\s+(?:"(?!file:|\/)[^"]{0,500}"|'(?!file:|\/)[^']{0,500}')){1,2})?\s*(?:\[\s*(?:(?:${ENTITY}|${STRUCTURE})\s*){0,500}\]\s*)?$`,
  'i',
);

/** Whether a DOCTYPE is harmless. A harmless DOCTYPE defines only the entities of HTML, because the reader resolves no others. */
function isHarmless(declared: string): boolean {
  if (!HARMLESS_DOCTYPE.test(declared)) return false;
  const names = [...declared.matchAll(/<!ENTITY\s+([\w.-]{1,41})/gi)].map(([, name]) => `&${name};`);
  return names.every(reference => decodeReferences(reference) !== reference);
}

type Open = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

/**
 * Streaming XML reader that yields complete elements with one of these names; matching elements nested inside a yielded element are part
 * of it. Text that is almost XML is repaired (`repairXml`). Throws `BrokenXml` if the XML is malformed, exceeds a limit, or has a DOCTYPE
 * with definitions, since entity definitions allow exponential growth and file access. Memory is bounded to one element and one unfinished
 * token (comment, text, tag …), at most 8 million characters each. If all names are in lower case, as all of OpenImmo's are, element names
 * in capitals are read as if they were in lower case. The end of an element of `containers` outside the yielded elements is yielded as an
 * empty element named `/name`.
 * `for (const estate of readXml(['<a><b>1</b>', '<b>2</b></a>'], ['b'])) …` → two elements with the texts 1 and 2
 */
export function* readXml(
  chunks: Iterable<string>,
  names: readonly string[],
  containers: readonly string[] = [],
): Generator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const isLower = names.every(name => name === name.toLowerCase());
  const nameOf = (tag: string) => (isLower ? localName(tag).toLowerCase() : localName(tag));
  const open: Open[] = [];
  const done: XmlElement[] = [];
  let depth = 0;
  let elements = 0;
  let characters = 0;
  let attributes = 0;
  /** Characters since the last complete token, which the parser buffers until the next one ends. */
  let unfinished = 0;

  let isRemoved = false;
  const withoutRemoved = (text: string) => {
    if (!text.includes(REMOVED_CHARACTER)) return text;
    isRemoved = true;
    return text.replaceAll(REMOVED_CHARACTER, '');
  };
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
    inner.text += withoutRemoved(text);
  };
  parser.on('comment', ended);
  parser.on('processinginstruction', ended);
  parser.on('xmldecl', ended);
  // Attributes do not reset `unfinished`: the token ends only with the whole tag.
  parser.on('attribute', () => {
    if (++attributes > MOST_ATTRIBUTES)
      throw new BrokenXml(reason('xml-too-many-attributes', { most: MOST_ATTRIBUTES }));
  });
  parser.on('error', error => {
    throw new BrokenXml(reason('not-xml', { error: error.message.slice(0, 100) }));
  });
  parser.on('doctype', declared => {
    ended();
    if (!isHarmless(declared)) throw new BrokenXml(reason('xml-doctype'));
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', tag => {
    ended();
    attributes = 0;
    if (++depth > DEEPEST) throw new BrokenXml(reason('xml-too-deep', { most: DEEPEST }));
    const name = nameOf(tag.name);
    if (open.length === 0 && !names.includes(name)) return;
    if (++elements > MOST_ELEMENTS) throw new BrokenXml(reason('xml-too-many-elements', { most: MOST_ELEMENTS }));
    count(name.length);
    const own: Record<string, string> = {};
    for (const [attribute, value] of Object.entries(tag.attributes)) {
      count(attribute.length + value.length);
      own[localName(attribute)] = withoutRemoved(value);
    }
    open.push({ name, attributes: own, children: [], text: '' });
  });
  parser.on('closetag', tag => {
    ended();
    depth--;
    const closed = open.pop();
    if (!closed) {
      const name = nameOf(tag.name);
      if (containers.includes(name)) done.push(endOf(name));
      return;
    }
    const element = { ...closed, text: closed.text.trim() };
    const outer = open.at(-1);
    if (outer) outer.children.push(element);
    else {
      done.push(isRemoved ? { ...element, hasRemovedCharacters: true } : element);
      isRemoved = false;
      elements = 0;
      characters = 0;
    }
  });

  for (const chunk of repairXml(chunks))
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

/** Marker for the end of a container. `endOf('anbieter').name` → `'/anbieter'` */
export function endOf(container: string): XmlElement {
  return { name: `/${container}`, attributes: {}, children: [], text: '' };
}

/** Children with this name. `childrenOf(element, 'anhang')` → a list, possibly empty */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter(child => child.name === name) ?? [];
}

/** First descendant along a path of names. `childOf(estate, 'geo', 'geokoordinaten')?.attributes` → `{ breitengrad: '51.05', … }` */
export function childOf(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((at, name) => at?.children.find(child => child.name === name), element);
}

/** Text of the first descendant along a path; `undefined` if empty. `textOf(estate, 'geo', 'plz')` → `'9000'` */
export function textOf(element: XmlElement | undefined, ...names: readonly string[]): string | undefined {
  return childOf(element, ...names)?.text || undefined;
}

/** Removes the namespace prefix of an element name. `localName('imo:geo')` → `'geo'` */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
