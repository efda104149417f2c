import { type Area, formatArea, parseArea } from '../map/area.ts';
import type { Goal } from '../listing/listing.ts';

/** `newest` is the default; `surface` puts the largest first; listings without the value stand last. */
export const LIST_SORTS = ['newest', 'price-asc', 'price-desc', 'surface'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** How a list is looked at: as a list, on a map, or both side by side. */
export const LIST_VIEWS = ['list', 'map', 'split'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** What a visitor asks of a list; each filter narrows, several cities or types widen within their filter. */
export type ListQuery = {
  readonly goal: Goal;
  /** As in the address, 'Liège|4000'; sorted, none twice. */
  readonly cities: readonly string[];
  /** Web ids; ascending, none twice. */
  readonly types: readonly number[];
  /** Euro, inclusive; a listing with a hidden price passes neither bound. */
  readonly priceMin?: number;
  readonly priceMax?: number;
  readonly bedroomsMin?: number;
  /** Living area in m². */
  readonly areaMin?: number;
  /** kWh/m².year, inclusive. */
  readonly epcMax?: number;
  /** `true`: only these, `false`: none of these. */
  readonly viager?: boolean;
  readonly newBuild?: boolean;
  /** The part of the map; a listing without a place lies in none. */
  readonly area?: Area;
  /** Free text, matched word by word as the search box does. */
  readonly q?: string;
  readonly sort: ListSort;
  /** Absent: as a list. */
  readonly view?: Exclude<ListView, 'list'>;
  /** From 1. */
  readonly page: number;
  /** Filters that nobody can read, such as `type=villa`: no listing fulfils them. */
  readonly unreadable: readonly UnreadableFilter[];
};

export type UnreadableFilter = { readonly filter: ListFilter; readonly value: string };

const NUMBERS = ['priceMin', 'priceMax', 'bedroomsMin', 'areaMin', 'epcMax'] as const;
const SWITCHES = ['viager', 'newBuild'] as const;
/** The filters under their names in an address. */
export type ListFilter = 'city' | 'type' | 'area' | (typeof NUMBERS)[number] | (typeof SWITCHES)[number];

/** More than any form sends; an address that repeats a filter without end is cut here. */
const MOST_VALUES = 30;
const LONGEST_VALUE = 100;
const LARGEST_NUMBER = 1e12;

/** The query that finds everything of a goal. */
export function everything(goal: Goal): ListQuery {
  return { goal, cities: [], types: [], sort: 'newest', page: 1, unreadable: [] };
}

/**
 * Reads a list's query string; never fails. Unknown keys and empty values are ignored, an unreadable sort or page is the
 * default, an unreadable filter is kept as such.
 * `parseListQuery('sale', new URLSearchParams('type=4&city=Gent|9000'))` → `{ goal: 'sale', cities: ['Gent|9000'], types: [4], … }`
 */
export function parseListQuery(goal: Goal, parameters: URLSearchParams): ListQuery {
  const unreadable: UnreadableFilter[] = [];
  const query: { -readonly [K in keyof ListQuery]: ListQuery[K] } = { ...everything(goal), unreadable };
  const first = (key: string) => valuesOf(parameters, key)[0];

  query.cities = [...new Set(valuesOf(parameters, 'city'))].sort();
  const types = new Set<number>();
  for (const value of new Set(valuesOf(parameters, 'type'))) {
    if (/^\d{1,9}$/.test(value)) types.add(Number(value));
    else unreadable.push({ filter: 'type', value });
  }
  query.types = [...types].sort((a, b) => a - b);
  for (const filter of NUMBERS) {
    const value = first(filter);
    if (value === undefined) continue;
    const number = readNumber(value);
    if (number === undefined) unreadable.push({ filter, value });
    else query[filter] = number;
  }
  for (const filter of SWITCHES) {
    const value = first(filter);
    if (value === undefined) continue;
    const on = readSwitch(value);
    if (on === undefined) unreadable.push({ filter, value });
    else query[filter] = on;
  }
  const area = first('area');
  if (area !== undefined) {
    const read = parseArea(area);
    if (read) query.area = read;
    else unreadable.push({ filter: 'area', value: area });
  }
  const words = first('q');
  if (words !== undefined) query.q = words;
  query.sort = LIST_SORTS.find(sort => sort === first('sort')) ?? 'newest';
  const view = readView(parameters);
  if (view !== 'list') query.view = view;
  const page = first('page') ?? '';
  if (/^[1-9]\d{0,8}$/.test(page)) query.page = Number(page);
  unreadable.sort((a, b) => (a.filter + a.value < b.filter + b.value ? -1 : 1));
  return query;
}

/**
 * The canonical query string, without '?': keys sorted, defaults left out; what `parseListQuery` reads back.
 * `{ goal: 'sale', types: [4], sort: 'newest', page: 2, … }` → `'page=2&type=4'`
 */
export function listQueryString(query: ListQuery): string {
  const parameters = new URLSearchParams();
  for (const city of query.cities) parameters.append('city', city);
  for (const type of query.types) parameters.append('type', String(type));
  for (const filter of NUMBERS) if (query[filter] !== undefined) parameters.append(filter, String(query[filter]));
  for (const filter of SWITCHES) if (query[filter] !== undefined) parameters.append(filter, query[filter] ? '1' : '0');
  if (query.area !== undefined) parameters.append('area', formatArea(query.area));
  for (const { filter, value } of query.unreadable) parameters.append(filter, value);
  if (query.q !== undefined && query.q !== '') parameters.append('q', query.q);
  if (query.sort !== 'newest') parameters.append('sort', query.sort);
  if (query.view !== undefined) parameters.append('view', query.view);
  if (query.page !== 1) parameters.append('page', String(query.page));
  parameters.sort();
  return parameters.toString();
}

/** How an address asks to look at a list; anything else is as a list. `readView(new URLSearchParams('view=map'))` → `'map'` */
export function readView(parameters: URLSearchParams): ListView {
  const asked = valuesOf(parameters, 'view')[0];
  return LIST_VIEWS.find(view => view === asked) ?? 'list';
}

function valuesOf(parameters: URLSearchParams, key: string): string[] {
  return parameters
    .getAll(key)
    .slice(0, MOST_VALUES)
    .map(value => value.replace(/\s+/g, ' ').trim().slice(0, LONGEST_VALUE).toWellFormed().trim())
    .filter(value => value !== '');
}

/** Whole numbers, also as visitors write them: '250000', '250.000', '€ 250 000'. */
function readNumber(value: string): number | undefined {
  const digits = value.replace(/^€ ?/, '').replace(/[ .'](?=\d{3}(?!\d))/g, '');
  const number = Number(digits);
  return /^\d+$/.test(digits) && number <= LARGEST_NUMBER ? number : undefined;
}

function readSwitch(value: string): boolean | undefined {
  if (/^(1|true|on)$/i.test(value)) return true;
  return /^(0|false|off)$/i.test(value) ? false : undefined;
}
