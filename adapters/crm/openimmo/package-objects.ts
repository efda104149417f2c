import { setImmediate as nextTurn } from 'node:timers/promises';
import { reason } from '../../../application/finding/reason.ts';
import { siteId } from '../../../domain/listing/site-id.ts';
import type { Language } from '../../../domain/text/language.ts';
import { type BrokenRecord, type DocumentPart, readMalformedXml } from '../read-malformed-xml.ts';
import { BrokenXml, childOf, readXml, textOf, type XmlElement } from '../read-xml.ts';
import { text } from '../record-values.ts';
import { attributeOf, codeOf } from './object-codes.ts';
import { mergedSections } from './merged-sections.ts';
import { languageOf } from './object-language.ts';
import { isSenderName } from './sender-name.ts';
import { BrokenPackage, chunksOf, type XmlFile } from './package-file.ts';

/** Identification of an object in a package, without its data. */
export type ObjectSummary = {
  /** `objektnr_extern`, the agency's id of the object. */
  readonly id: string;
  readonly provider: string;
  /** Index in the package, from 0. */
  readonly at: number;
  readonly deleted: boolean;
  /** `openimmo_obid`, which some senders generate again for each transfer. */
  readonly obid: string | undefined;
  /** Id of the group if the object is its project; absent for a property. */
  readonly project: string | undefined;
  /** Language of the object's texts, if the object names a language: some senders write an object for each language. */
  readonly language: Language | undefined;
};

/** Data of a package that decide what it changes, without the texts and pictures of its objects. */
export type PackageSummary = {
  /** Whether the package is a full transfer (VOLL): objects of its providers that a full transfer does not contain are withdrawn. */
  readonly full: boolean;
  /** Creation time by the package's timestamp, Unix ms; `undefined` if the package has no timestamp. */
  readonly madeAt: number | undefined;
  readonly providers: ReadonlySet<string>;
  readonly objects: readonly ObjectSummary[];
  /** Number of objects without an id that can be read. */
  readonly nameless: number;
  /**
   * Whether the package contains objects of a sender whose name is missing. A full transfer then cannot withdraw the objects it lacks, as
   * their sender is unknown.
   */
  readonly isSenderUnknown: boolean;
  /** Objects that are not well-formed XML, with their id if it can be found. */
  readonly broken: readonly BrokenObject[];
  /** Whether the XML is broken somewhere, so that each object is parsed by itself. */
  readonly isMalformed: boolean;
  /** Total number of characters of the ids and names kept in memory. */
  readonly names: number;
};

export type BrokenObject = Omit<BrokenRecord, 'text'> & { readonly id: string | undefined };

/** Number of objects after which the parser yields to the event loop. */
const AT_ONCE = 10;
/**
 * Maximum numbers for one package, and for all packages of one import, to bound memory: of objects plus providers, and of characters in
 * their names.
 */
const MOST_OBJECTS = 200_000;
const MOST_NAMES = 20_000_000;
/** The element of the transfer, and the attributes and elements that name a sender. */
const BESIDE = ['uebertragung', 'anbieternr', 'firma', 'openimmo_anid'] as const;

/** XML faults that may be inside a single object. After one of them the package is read again, each object parsed separately. */
const OF_ONE_OBJECT: ReadonlySet<string> = new Set([
  'not-xml',
  'xml-too-deep',
  'xml-too-many-attributes',
  'xml-too-many-elements',
  'xml-element-too-long',
]);

/**
 * Parses the summary of a package. If the XML is broken inside an object, the other objects are still read. Throws `BrokenPackage` if it is
 * not OpenImmo, or if its end is missing.
 */
export async function readPackageSummary(xml: XmlFile): Promise<PackageSummary> {
  try {
    return await summaryOf(xml, false);
  } catch (error) {
    if (!(error instanceof BrokenXml)) throw error;
    const summary = OF_ONE_OBJECT.has(error.reason.code)
      ? await summaryOf(xml, true).catch(broken => brokenXml(broken))
      : undefined;
    if (summary && summary.objects.length > 0) return summary;
    throw new BrokenPackage(error.reason);
  }
}

function brokenXml(error: unknown): undefined {
  if (!(error instanceof BrokenXml)) throw error;
}

async function summaryOf(xml: XmlFile, isApart: boolean): Promise<PackageSummary> {
  const providers = new Set<string>();
  const objects: ObjectSummary[] = [];
  const broken: BrokenObject[] = [];
  /**
   * Objects of the current sender element, read so far. The objects are added once the sender element ends, because the sender's name may
   * come after them.
   */
  let ofSender: Omit<ObjectSummary, 'provider'>[] = [];
  let sender: Partial<Record<string, string>> = {};
  let hasObjects = false;
  let isSenderUnknown = false;
  let transfer: XmlElement | undefined;
  let nameless = 0;
  let names = 0;
  const hold = (...held: readonly (string | undefined)[]) => {
    for (const name of held) names += name?.length ?? 0;
    if (names > MOST_NAMES) throw new BrokenPackage(reason('object-names-too-long', { most: MOST_NAMES }));
    if (objects.length + ofSender.length + providers.size > MOST_OBJECTS)
      throw new BrokenPackage(reason('too-many-objects', { most: MOST_OBJECTS }));
  };
  const endSender = () => {
    const provider = SENDER_NAMES.map(name => sender[name] ?? '').find(isSenderName) ?? '';
    if (provider !== '') providers.add(provider);
    else if (hasObjects) isSenderUnknown = true;
    for (const object of ofSender) objects.push({ ...object, provider });
    ofSender = [];
    sender = {};
    hasObjects = false;
  };
  const byDefault = () =>
    codeOf(transfer, 'umfang') !== 'VOLL' && codeOf(transfer, 'modus') === 'DELETE' ? 'DELETE' : 'CHANGE';
  for await (const { part, at } of partsOf(xml, isApart)) {
    if (part.kind === 'broken') {
      const { number, line, reason: why, text: written } = part.record;
      hasObjects = true;
      broken.push({ number, line, reason: why, id: idIn(written) });
      continue;
    }
    const { element } = part;
    if (element.name === 'uebertragung') transfer = element;
    else if (element.name === '/anbieter') endSender();
    else if (element.name !== 'immobilie') {
      if (!(element.name in sender)) hold(element.text);
      sender[element.name] ??= element.text;
    } else {
      hasObjects = true;
      const technical = childOf(element, 'verwaltung_techn');
      const id = text(textOf(technical, 'objektnr_extern'));
      if (id === undefined) {
        nameless++;
        continue;
      }
      const deed = codeOf(childOf(technical, 'aktion'), 'aktionart') ?? byDefault();
      const deleted = deed === 'DELETE';
      const project = deleted ? undefined : projectOf(element);
      const obid = textOf(technical, 'openimmo_obid');
      hold(id, obid, project);
      ofSender.push({ id, at, deleted, obid, project, language: languageOf(element) });
    }
  }
  endSender();
  // Check the limits again for the last sender: a package accepted here must fit into an import that reads only this package.
  hold();
  if (!transfer) throw new BrokenPackage(reason('not-openimmo'));
  const full = codeOf(transfer, 'umfang') === 'VOLL';
  const madeAt = momentOf(attributeOf(transfer, 'timestamp'));
  return { full, madeAt, providers, objects, nameless, isSenderUnknown, broken, isMalformed: isApart, names };
}

/** Elements that name a sender, the most certain first. */
const SENDER_NAMES = ['openimmo_anid', 'anbieternr', 'firma'];

/** Element of an object's id with its text, which may be in a CDATA section. */
const WRITTEN_ID =
  /<(?:[\w.-]{1,60}:)?objektnr_extern>\s{0,100}(?:<!\[CDATA\[\s{0,100}([^\]\s][^\]]{0,199})\]\]>|([^<\s][^<]{0,199})<)/gi;

/** Finds the id in the text of an object that cannot be parsed; `undefined` if the text has none or several. */
function idIn(object: string): string | undefined {
  const [found, other] = [...object.matchAll(WRITTEN_ID)];
  return other ? undefined : text(found?.[1] ?? found?.[2]);
}

/** Bounds the memory for all packages of one import to the limits of a single package. */
export class ObjectBudget {
  #objects = 0;
  #names = 0;

  /** Counts a further package and returns true if it fits into the limits; the first package always fits. */
  takes({ objects, providers, names }: PackageSummary): boolean {
    const [allObjects, allNames] = [this.#objects + objects.length + providers.size, this.#names + names];
    if (allObjects > MOST_OBJECTS || allNames > MOST_NAMES) return false;
    [this.#objects, this.#names] = [allObjects, allNames];
    return true;
  }
}

/** Yields the complete objects with these indexes one at a time. `isApart`: whether each object is parsed by itself, see `PackageSummary`. */
export async function* readObjects(
  xml: XmlFile,
  places: ReadonlySet<number>,
  isApart: boolean,
): AsyncGenerator<[number, XmlElement]> {
  for await (const { part, at } of partsOf(xml, isApart))
    if (part.kind === 'element' && part.element.name === 'immobilie' && places.has(at)) yield [at, part.element];
}

/** Id of the group that an object belongs to, as its project or as a unit. */
export function groupOf(element: XmlElement): string | undefined {
  const technical = childOf(element, 'verwaltung_techn');
  return textOf(technical, 'master') ?? textOf(technical, 'gruppen_kennung');
}

/** Id of the group if the object is its project, i.e. its `master` equals its `gruppen_kennung`. */
function projectOf(element: XmlElement): string | undefined {
  const technical = childOf(element, 'verwaltung_techn');
  const group = textOf(technical, 'gruppen_kennung');
  return group !== undefined && textOf(technical, 'master') === group ? group : undefined;
}

/** Relevant elements of a package in order, each with the index of the current or next object. */
async function* partsOf(
  xml: XmlFile,
  isApart: boolean,
): AsyncGenerator<{ readonly part: DocumentPart; readonly at: number }> {
  let at = 0;
  for (const part of isApart ? apart(xml) : whole(xml)) {
    const isObject = part.kind === 'broken' || part.element.name === 'immobilie';
    if (isObject && at % AT_ONCE === 0) await nextTurn();
    const read = part.kind === 'element' && isObject ? { ...part, element: mergedSections(part.element) } : part;
    yield { part: read, at: isObject ? at++ : at };
  }
}

function* whole(xml: XmlFile): Generator<DocumentPart> {
  for (const element of readXml(chunksOf(xml), ['immobilie', ...BESIDE], ['anbieter']))
    yield { kind: 'element', element };
}

function apart(xml: XmlFile): Generator<DocumentPart> {
  return readMalformedXml(chunksOf(xml), {
    root: 'openimmo',
    record: 'immobilie',
    container: 'anbieter',
    others: BESIDE,
  });
}

/** Unix ms of a timestamp. Without a zone UTC is assumed: it is only compared with timestamps of the same sender. */
function momentOf(raw: string | undefined): number | undefined {
  const iso = raw?.trim().replace(' ', 'T') ?? '';
  // JavaScript would read other notations as American dates, with the month first, so only ISO dates are read.
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso)) return undefined;
  const ms = Date.parse(
    iso.includes('T') && /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : `${iso}${iso.includes('T') ? 'Z' : ''}`,
  );
  return Number.isNaN(ms) ? undefined : ms;
}

/**
 * Whether a package has objects without a readable id. An object without an id may be any object that was sent before, so no object counts
 * as missing.
 */
export function hasUnnamedObjects({ broken, nameless, objects }: PackageSummary): boolean {
  const isUnreadable = ({ id, deleted }: ObjectSummary) => !deleted && !siteId(id);
  return nameless > 0 || broken.some(({ id }) => id === undefined) || objects.some(isUnreadable);
}
