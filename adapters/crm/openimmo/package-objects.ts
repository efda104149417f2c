import { setImmediate as nextTurn } from 'node:timers/promises';
import { reason } from '../../../application/finding/reason.ts';
import { BrokenXml, childOf, readXml, textOf, type XmlElement } from '../read-xml.ts';
import { codeOf } from './object-codes.ts';
import { BrokenPackage, chunksOf, type XmlFile } from './package-file.ts';

/** What a package says of an object, without its records. */
export type ToldObject = {
  /** `objektnr_extern`, the agency's own number. */
  readonly id: string;
  readonly provider: string;
  /** Where it stands in the package, counted from 0. */
  readonly at: number;
  readonly deleted: boolean;
  /** `openimmo_obid`, which some senders make anew each time. */
  readonly obid: string | undefined;
  /** The group whose project it is; absent: it is a property. */
  readonly project: string | undefined;
};

/** What a package says as a whole. */
export type ToldPackage = {
  /** VOLL: what else its providers offered is gone. */
  readonly full: boolean;
  /** When it was made, in milliseconds since 1970, if it says so. */
  readonly madeAt: number | undefined;
  readonly providers: ReadonlySet<string>;
  readonly objects: readonly ToldObject[];
  /** Objects without a number. */
  readonly nameless: number;
  /** Characters of the names that are held of it. */
  readonly names: number;
};

/** Objects between two of which other work of the process goes on. */
const AT_ONCE = 10;
/** Objects and providers, and characters of what names them: that much is held of a package, and of all of one reading together. */
const MOST_OBJECTS = 200_000;
const MOST_NAMES = 20_000_000;
const OF_PROVIDER = ['anbieternr', 'firma', 'openimmo_anid'] as const;

/** Reads what a package says, in order. Throws `BrokenPackage` where it is no OpenImmo. */
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

/** How much of what packages say is held at once: as much as of the largest of them. */
export class HeldObjects {
  #objects = 0;
  #names = 0;

  /** Whether there is room for what a package says too, as there always is for one alone; then it counts. */
  takes({ objects, providers, names }: ToldPackage): boolean {
    const [allObjects, allNames] = [this.#objects + objects.length + providers.size, this.#names + names];
    if (allObjects > MOST_OBJECTS || allNames > MOST_NAMES) return false;
    [this.#objects, this.#names] = [allObjects, allNames];
    return true;
  }
}

/** The objects at these places, whole, one at a time. */
export async function* readObjects(xml: XmlFile, places: ReadonlySet<number>): AsyncGenerator<[number, XmlElement]> {
  for await (const { element, at } of elementsOf(xml))
    if (element.name === 'immobilie' && places.has(at)) yield [at, element];
}

/** The group that an object belongs to, whether as its project or as a unit. */
export function groupOf(element: XmlElement): string | undefined {
  const technical = childOf(element, 'verwaltung_techn');
  return textOf(technical, 'master') ?? textOf(technical, 'gruppen_kennung');
}

/** Of a group, that object is the project whose own mark is the group's. */
function projectOf(element: XmlElement): string | undefined {
  const technical = childOf(element, 'verwaltung_techn');
  const group = textOf(technical, 'gruppen_kennung');
  return group !== undefined && textOf(technical, 'master') === group ? group : undefined;
}

/** The elements that a package is read by, each with its provider and the number of the object that it is, or is before. */
async function* elementsOf(xml: XmlFile) {
  let names: Partial<Record<string, string>> = {};
  let hadObjects = false;
  let at = 0;
  for (const element of readXml(chunksOf(xml), ['uebertragung', ...OF_PROVIDER, 'immobilie'])) {
    if (element.name === 'immobilie') {
      hadObjects = true;
      if (at % AT_ONCE === 0) await nextTurn();
    } else if (element.name !== 'uebertragung') {
      // Objects stand inside their provider, behind what names it.
      if (hadObjects || element.name in names) names = {};
      hadObjects = false;
      names[element.name] = element.text;
    }
    const provider = names['openimmo_anid'] || names['anbieternr'] || names['firma'] || '';
    yield { element, provider, at: element.name === 'immobilie' ? at++ : at };
  }
}

/** A time without a zone is compared with others of the same sender alone, so any zone will do. */
function momentOf(raw: string | undefined): number | undefined {
  const iso = raw?.trim().replace(' ', 'T') ?? '';
  const ms = Date.parse(
    iso.includes('T') && /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : `${iso}${iso.includes('T') ? 'Z' : ''}`,
  );
  return Number.isNaN(ms) ? undefined : ms;
}
