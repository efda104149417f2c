import { setImmediate as nextTurn } from 'node:timers/promises';
import { reason } from '../../../application/finding/reason.ts';
import { BrokenXml, childOf, readXml, textOf, type XmlElement } from '../read-xml.ts';
import { codeOf } from './object-codes.ts';
import { BrokenPackage, chunksOf, type XmlFile } from './package-file.ts';

/** Identification of an object in a package, without its data. */
export type ToldObject = {
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
};

/** Parsed summary of a package. */
export type ToldPackage = {
  /** Full transfer (VOLL): objects of its providers that it does not contain are withdrawn. */
  readonly full: boolean;
  /** Creation time by its timestamp, Unix ms; `undefined` if it has none. */
  readonly madeAt: number | undefined;
  readonly providers: ReadonlySet<string>;
  readonly objects: readonly ToldObject[];
  /** Number of objects without an id. */
  readonly nameless: number;
  /** Total characters of the ids and names kept in memory. */
  readonly names: number;
};

/** Number of objects after which the parser yields to the event loop. */
const AT_ONCE = 10;
/** Memory limits for one package and for all packages of one import: objects plus providers, and characters of their names. */
const MOST_OBJECTS = 200_000;
const MOST_NAMES = 20_000_000;
const OF_PROVIDER = ['anbieternr', 'firma', 'openimmo_anid'] as const;

/** Parses the summary of a package. Throws `BrokenPackage` if it is not OpenImmo. */
export async function readTold(xml: XmlFile): Promise<ToldPackage> {
  const providers = new Set<string>();
  const objects: ToldObject[] = [];
  let transfer: XmlElement | undefined;
  let nameless = 0;
  let names = 0;
  const hold = (...held: readonly (string | undefined)[]) => {
    for (const name of held) names += name?.length ?? 0;
    if (names > MOST_NAMES) throw new BrokenPackage(reason('object-names-too-long', { most: MOST_NAMES }));
    if (objects.length + providers.size > MOST_OBJECTS)
      throw new BrokenPackage(reason('too-many-objects', { most: MOST_OBJECTS }));
  };
  const byDefault = () =>
    codeOf(transfer, 'umfang') !== 'VOLL' && codeOf(transfer, 'modus') === 'DELETE' ? 'DELETE' : 'CHANGE';
  try {
    for await (const { element, provider, at } of elementsOf(xml)) {
      if (element.name === 'uebertragung') transfer = element;
      else {
        if (!providers.has(provider)) hold(provider);
        providers.add(provider);
        if (element.name !== 'immobilie') continue;
        const technical = childOf(element, 'verwaltung_techn');
        const id = textOf(technical, 'objektnr_extern');
        if (id === undefined) {
          nameless++;
          continue;
        }
        const deed = codeOf(childOf(technical, 'aktion'), 'aktionart') ?? byDefault();
        const deleted = deed === 'DELETE';
        const project = deleted ? undefined : projectOf(element);
        const obid = textOf(technical, 'openimmo_obid');
        hold(id, obid, project);
        objects.push({ id, provider, at, deleted, obid, project });
      }
    }
  } catch (error) {
    throw error instanceof BrokenXml ? new BrokenPackage(error.reason) : error;
  }
  if (!transfer) throw new BrokenPackage(reason('not-openimmo'));
  const full = codeOf(transfer, 'umfang') === 'VOLL';
  return { full, madeAt: momentOf(transfer.attributes['timestamp']), providers, objects, nameless, names };
}

/** Bounds the memory for all packages of one import to the limits of a single package. */
export class HeldObjects {
  #objects = 0;
  #names = 0;

  /** Whether a further package fits, which is always true for a single one; if so, counts it. */
  takes({ objects, providers, names }: ToldPackage): boolean {
    const [allObjects, allNames] = [this.#objects + objects.length + providers.size, this.#names + names];
    if (allObjects > MOST_OBJECTS || allNames > MOST_NAMES) return false;
    [this.#objects, this.#names] = [allObjects, allNames];
    return true;
  }
}

/** Yields the complete objects with these indexes one at a time. */
export async function* readObjects(xml: XmlFile, places: ReadonlySet<number>): AsyncGenerator<[number, XmlElement]> {
  for await (const { element, at } of elementsOf(xml))
    if (element.name === 'immobilie' && places.has(at)) yield [at, element];
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

/** Relevant elements of a package in order, each with its provider and the index of the current or next object. */
async function* elementsOf(xml: XmlFile) {
  let names: Partial<Record<string, string>> = {};
  let hadObjects = false;
  let at = 0;
  for (const element of readXml(chunksOf(xml), ['uebertragung', ...OF_PROVIDER, 'immobilie'])) {
    if (element.name === 'immobilie') {
      hadObjects = true;
      if (at % AT_ONCE === 0) await nextTurn();
    } else if (element.name !== 'uebertragung') {
      // Objects follow the names of their provider inside its element; a new name after objects starts the next provider.
      if (hadObjects || element.name in names) names = {};
      hadObjects = false;
      names[element.name] = element.text;
    }
    const provider = names['openimmo_anid'] || names['anbieternr'] || names['firma'] || '';
    yield { element, provider, at: element.name === 'immobilie' ? at++ : at };
  }
}

/** Unix ms of a timestamp. Without a zone UTC is assumed: it is only compared with timestamps of the same sender. */
function momentOf(raw: string | undefined): number | undefined {
  const iso = raw?.trim().replace(' ', 'T') ?? '';
  const ms = Date.parse(
    iso.includes('T') && /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : `${iso}${iso.includes('T') ? 'Z' : ''}`,
  );
  return Number.isNaN(ms) ? undefined : ms;
}
