import {
  MAP_WORDS,
  type MapCard,
  type MapFill,
  type MapPlace,
  type MapReport,
  type MapWords,
  type MissingCard,
  type PointedListing,
} from '../../application/browse/map/map-view.ts';
import { areaOf, PLACE_PARTS } from '../../domain/map/area.ts';
import { type MapPoints, MOST_MAP_POINTS } from '../../domain/map/map-points.ts';
import { parseZone } from '../../domain/map/zone.ts';
import { isLanguage } from '../../domain/text/language.ts';
import { isJsonObject } from '../../domain/text/json-object.ts';

/**
 * Parsers of the messages between a page and its map's frame, used on both sides, as any window can send messages. The parsers return
 * `undefined` for anything that is not exactly a message, and copy only known fields. The parsers are written by hand, because zod would
 * be larger than the frame's own code. The constants below limit characters of texts and ids, and items of lists.
 */
const LONGEST_TEXT = 500;
const LONGEST_ID = 60;
const MOST_NAMES = 2_000;
const MOST_NEARBY = 100;
const MOST_MARQUEES = 20;
/** A path on this site, not another host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Parses the message that fills the frame. */
export function readMapFill(value: unknown): MapFill | undefined {
  if (!isMessage(value, 'fill')) return undefined;
  const { infoMessage, customMarker, marqueeIgnore, language, cards, atOnce } = value;
  const properties = readPoints(value['properties']);
  const mapType = readMapType(value['mapType']);
  const places = readList(value['places'], MOST_NAMES, readPlace);
  const nearby = readList(value['nearby'], MOST_NEARBY, readPlace);
  const words = readWords(value['words']);
  const area = value['area'] === null ? null : readArea(value['area']);
  const zone = value['zone'] === null ? null : readZone(value['zone']);
  const near = readZone(value['near']);
  if (!properties || !mapType || !places || !nearby || !words || area === undefined) return undefined;
  if (zone === undefined || near === undefined) return undefined;
  if (!isText(infoMessage) || !isTruth(cards) || !isTruth(atOnce)) return undefined;
  if (customMarker !== null && !(isText(customMarker) && OWN_PATH.test(customMarker))) return undefined;
  if (!isNumbers(marqueeIgnore, MOST_MARQUEES, 0, 1_000)) return undefined;
  if (typeof language !== 'string' || !isLanguage(language)) return undefined;
  return {
    kind: 'fill',
    version: 1,
    properties,
    infoMessage,
    mapType,
    customMarker,
    marqueeIgnore: [...marqueeIgnore],
    area,
    zone,
    near,
    places,
    nearby,
    language,
    cards,
    atOnce,
    words,
  };
}

/** Parses the content of a card, or the message that there is none. */
export function readMapCard(value: unknown): MapCard | MissingCard | undefined {
  if (isMessage(value, 'missing')) {
    const { id } = value;
    return isText(id, LONGEST_ID) ? { kind: 'missing', version: 1, id } : undefined;
  }
  if (!isMessage(value, 'card')) return undefined;
  const { id, title, titleLanguage, titleNote, price, place, facts, ribbon, note, href } = value;
  const picture = value['picture'] === null ? null : readPicture(value['picture']);
  if (picture === undefined || !isText(id, LONGEST_ID) || !isText(href, 2_000)) return undefined;
  if (!isText(title) || !isText(titleNote) || !isText(price) || !isText(place)) return undefined;
  if (!isText(facts) || !isText(ribbon) || !isText(note)) return undefined;
  if (titleLanguage !== null && !(typeof titleLanguage === 'string' && isLanguage(titleLanguage))) return undefined;
  if (!OWN_PATH.test(href) && !/^https:\/\/[^\s\\]+$/.test(href)) return undefined;
  const texts = { title, titleLanguage, titleNote, price, place, facts, ribbon, note };
  return { kind: 'card', version: 1, id, ...texts, href, picture };
}

/** Parses which property of the list the visitor points at. */
export function readPointed(value: unknown): PointedListing | undefined {
  if (!isMessage(value, 'point')) return undefined;
  const { id } = value;
  return isIdOrNone(id) ? { kind: 'point', version: 1, id } : undefined;
}

/** Parses a message from the frame. */
export function readMapReport(value: unknown): MapReport | undefined {
  if (isMessage(value, 'ready')) {
    const { shown } = value;
    return isWhole(shown, 0, MOST_MAP_POINTS) ? { kind: 'ready', version: 1, shown } : undefined;
  }
  if (isMessage(value, 'opened')) {
    const { id } = value;
    return isText(id, LONGEST_ID) && id !== '' ? { kind: 'opened', version: 1, id } : undefined;
  }
  if (isMessage(value, 'moved')) {
    const area = readArea(value['area']);
    return area && { kind: 'moved', version: 1, area };
  }
  if (isMessage(value, 'pointed')) {
    const { id } = value;
    return isIdOrNone(id) ? { kind: 'pointed', version: 1, id } : undefined;
  }
  if (isMessage(value, 'zone')) {
    const zone = readZone(value['zone']);
    return zone === undefined ? undefined : { kind: 'zone', version: 1, zone };
  }
  if (isMessage(value, 'unable')) return { kind: 'unable', version: 1 };
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function isMessage(value: unknown, kind: string): value is Fields {
  return isJsonObject(value) && value['kind'] === kind && value['version'] === 1;
}

function isText(value: unknown, longest = LONGEST_TEXT): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isIdOrNone(value: unknown): value is string | null {
  return value === null || (isText(value, LONGEST_ID) && value !== '');
}

function isTruth(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && isWithin(value, least, most);
}

function isNumbers(value: unknown, longest: number, least: number, most: number): value is number[] {
  return Array.isArray(value) && value.length <= longest && value.every(each => isWhole(each, least, most));
}

function isTexts(value: unknown, most: number, longest: number): value is string[] {
  return Array.isArray(value) && value.length <= most && value.every(each => isText(each, longest));
}

function readList<T>(value: unknown, most: number, read: (each: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const found = value.map(read);
  return found.includes(undefined) ? undefined : (found as T[]);
}

function readPoints(value: unknown): MapPoints | undefined {
  if (!isJsonObject(value)) return undefined;
  const { ids, latitudes, longitudes, prices, marks, places, place } = value;
  if (!isTexts(ids, MOST_MAP_POINTS, LONGEST_ID) || !isTexts(places, MOST_MAP_POINTS, LONGEST_TEXT)) return undefined;
  const count = ids.length;
  if (!isNumbers(latitudes, count, -90 * PLACE_PARTS, 90 * PLACE_PARTS)) return undefined;
  if (!isNumbers(longitudes, count, -180 * PLACE_PARTS, 180 * PLACE_PARTS)) return undefined;
  if (!isNumbers(marks, count, 0, 2_001) || !isNumbers(place, count, 0, places.length - 1)) return undefined;
  if (!Array.isArray(prices) || prices.length > count || !prices.every(each => isWithin(each, 0, Number.MAX_VALUE)))
    return undefined;
  const columns = [latitudes, longitudes, marks, place, prices];
  if (columns.some(({ length }) => length !== count)) return undefined;
  return { ids, latitudes, longitudes, prices: prices as number[], marks, places, place };
}

function readMapType(value: unknown): MapFill['mapType'] | undefined {
  if (!isJsonObject(value)) return undefined;
  const { kind, address, attribution } = value;
  if (kind === 'outlines') return { kind };
  if (!isText(attribution)) return undefined;
  if (kind === 'streets') {
    const area = readArea(value['area']);
    return area && { kind, area, attribution };
  }
  if (kind !== 'tiles' || !isText(address)) return undefined;
  return /^https?:\/\/[^\s\\]+$/.test(address) ? { kind, address, attribution } : undefined;
}

function readPlace(value: unknown): MapPlace | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [name, latitude, longitude] = value as unknown[];
  if (!isText(name) || !isWithin(latitude, -90, 90) || !isWithin(longitude, -180, 180)) return undefined;
  return [name, latitude, longitude];
}

function readArea(value: unknown): ReturnType<typeof areaOf> {
  if (!isJsonObject(value)) return undefined;
  const { south, west, north, east } = value;
  if (!isWithin(south, -90, 90) || !isWithin(north, -90, 90)) return undefined;
  if (!isWithin(west, -180, 180) || !isWithin(east, -180, 180)) return undefined;
  return areaOf({ south, west, north, east });
}

/** A zone in the format of the URL parameter (`parseZone`), '' for none; `undefined` if the value is neither. */
function readZone(value: unknown): string | undefined {
  return typeof value === 'string' && (value === '' || parseZone(value)) ? value : undefined;
}

function readPicture(value: unknown): NonNullable<MapCard['picture']> | undefined {
  if (!isJsonObject(value)) return undefined;
  const { address, larger, alt, label } = value;
  if (!isText(address) || !OWN_PATH.test(address) || !isText(larger) || !OWN_PATH.test(larger)) return undefined;
  return isText(alt) && isText(label) ? { address, larger, alt, label } : undefined;
}

function readWords(value: unknown): MapWords | undefined {
  if (!isJsonObject(value)) return undefined;
  const words = MAP_WORDS.map(name => [name, value[name]] as const);
  return words.every(([, text]) => isText(text)) ? (Object.fromEntries(words) as MapWords) : undefined;
}
