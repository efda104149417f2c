import { formatArea, parseArea } from '../map/area.ts';
import { formatZone, municipalitiesOf, parseZone, type Zone } from '../map/zone.ts';
import { FILTERS, type FilterKind, type FilterName, type FilterValue } from './filters.ts';
import { formatNear, parseNear } from './near.ts';

/** Parses and prints the values of a filter in an address. */
export type FilterCodec<V> = {
  /** Parses the texts of a filter: `value` is `undefined` if there is no text; `unreadable` lists the invalid texts. */
  readonly read: (texts: readonly string[]) => {
    readonly value: V | undefined;
    readonly unreadable: readonly string[];
  };
  /** The inverse of `read`. */
  readonly print: (value: V) => readonly string[];
};

const CODECS: { readonly [K in FilterKind]: FilterCodec<FilterValue[K]> } = {
  text: {
    read: ([text]) => ({ value: text, unreadable: [] }),
    print: text => (text === '' ? [] : [text]),
  },
  names: {
    read: texts => ({ value: [...new Set(texts)].sort(), unreadable: [] }),
    print: names => names,
  },
  numbers: {
    read: texts => {
      const [read, unreadable] = [new Set<number>(), new Set<string>()];
      for (const text of texts) {
        if (/^\d{1,9}$/.test(text)) read.add(Number(text));
        else unreadable.add(text);
      }
      return { value: [...read].sort((a, b) => a - b), unreadable: [...unreadable] };
    },
    print: numbers => numbers.map(String),
  },
  'at-least': single(readNumber, String),
  'at-most': single(readNumber, String),
  flag: single(readSwitch, on => (on ? '1' : '0')),
  zone: {
    read: readZones,
    // One value per municipality, so that a form without script can send several and a filter chip can remove one.
    print: zone => (zone.kind === 'drawn' ? [formatZone(zone)] : zone.codes),
  },
  near: single(parseNear, formatNear),
  area: single(parseArea, formatArea),
};

/**
 * Codec of a filter, by the filter's kind. `codecOf('priceMax').read(['250.000'])` → `{ value: 250000, unreadable: []
 * }`
 */
export function codecOf(filter: FilterName): FilterCodec<FilterValue[FilterKind]> {
  // TypeScript cannot relate a filter's kind to its value type here. `FilterValues` takes both from the same row, so they fit.
  return CODECS[FILTERS[filter].kind] as FilterCodec<FilterValue[FilterKind]>;
}

/** Codec of a filter with one value; only the first text is used. */
function single<V>(parse: (text: string) => V | undefined, print: (value: V) => string): FilterCodec<V> {
  return {
    read: ([text]) => {
      const value = text === undefined ? undefined : parse(text);
      return { value, unreadable: text !== undefined && value === undefined ? [text] : [] };
    },
    print: value => [print(value)],
  };
}

/** Municipalities are combined; a drawn zone beside them is ignored, because picking municipalities replaces it. */
function readZones(texts: readonly string[]): ReturnType<FilterCodec<Zone>['read']> {
  const zones = texts.map(text => ({ text, zone: parseZone(text) }));
  const codes = zones.flatMap(({ zone }) => (zone?.kind === 'municipalities' ? zone.codes : []));
  const picked = municipalitiesOf(codes);
  const unreadable = zones.filter(({ zone }) => !zone).map(({ text }) => text);
  if (codes.length > 0) return { value: picked, unreadable: picked ? unreadable : texts };
  return { value: zones.find(({ zone }) => zone)?.zone, unreadable };
}

const LARGEST_NUMBER = 1e12;

/** Whole numbers, also in visitors' notation: '250000', '250.000', '€ 250 000'. */
function readNumber(text: string): number | undefined {
  const digits = text.replace(/^€ ?/, '').replace(/[ .'](?=\d{3}(?!\d))/g, '');
  const number = Number(digits);
  return /^\d+$/.test(digits) && number <= LARGEST_NUMBER ? number : undefined;
}

function readSwitch(text: string): boolean | undefined {
  if (/^(1|true|on)$/i.test(text)) return true;
  return /^(0|false|off)$/i.test(text) ? false : undefined;
}
