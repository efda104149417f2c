import type { Goal } from '../listing/listing.ts';
import type { Area } from '../map/area.ts';
import type { Zone } from '../map/zone.ts';
import type { FlagFactName } from '../search/flag-facts.ts';
import type { IndexEntry } from '../search/index-entry.ts';
import type { Near } from './near.ts';

/**
 * A filter's kind, and the `column` of an index entry that the filter tests; for a flag, `column` is a row of `FLAG_FACTS`. Filters without
 * a `column` (text, choices, areas) have their own lookups.
 */
type Filter = {
  /** Whether the filter is dropped if the visitor switches between sale and rent, because it has another meaning there or none. */
  readonly perGoal?: true;
} & (
  | { readonly kind: 'text' | 'names' | 'numbers' | 'zone' | 'near' | 'area' }
  /** Inclusive bound; a listing without the value fails it. */
  | { readonly kind: 'at-least' | 'at-most'; readonly column: FieldOf<number | undefined> }
  /**
   * `addressOnly`: the form shows the filter only if the URL sets it. `shownFor`: a form for this goal always shows the filter, a form for
   * the other goal only if the URL sets it.
   */
  | { readonly kind: 'flag'; readonly column: FlagFactName; readonly addressOnly?: true; readonly shownFor?: Goal }
);

type FieldOf<V> = { [K in keyof IndexEntry]: V extends IndexEntry[K] ? K : never }[keyof IndexEntry];

/**
 * Filters of a list by their parameter name, in the order of forms and chips. Addresses, cache keys, columns, counts, forms, chips and
 * alerts derive from this table. To add a filter of an existing kind: add its row, its translations in `ui/locales` (`list.json`:
 * filters, step, chosen) and in mails (`alerts.ts`: criteria) and, for a new fact, its field in `IndexEntry` and `ListingBrief`; compiler
 * and tests report what is missing.
 */
export const FILTERS = {
  /** Matches words as the search box does. */
  q: { kind: 'text' },
  /** Towns as in the address, 'Liège|4000'. */
  city: { kind: 'names' },
  /** Web ids of property types. */
  type: { kind: 'numbers' },
  /** A drawn ring or municipalities. If it cannot be parsed, it is ignored and the list shows a message. */
  zone: { kind: 'zone' },
  /**
   * Place and distance as in the address, 'Namur|5000|10'. The distance is measured to a listing's public coordinates, as for zones and
   * areas.
   */
  near: { kind: 'near' },
  priceMin: { kind: 'at-least', column: 'price', perGoal: true },
  priceMax: { kind: 'at-most', column: 'price', perGoal: true },
  bedroomsMin: { kind: 'at-least', column: 'bedrooms' },
  areaMin: { kind: 'at-least', column: 'surface' },
  landMin: { kind: 'at-least', column: 'groundArea' },
  epcMax: { kind: 'at-most', column: 'epc' },
  garden: { kind: 'flag', column: 'garden' },
  terrace: { kind: 'flag', column: 'terrace' },
  garage: { kind: 'flag', column: 'garage' },
  lift: { kind: 'flag', column: 'lift' },
  furnished: { kind: 'flag', column: 'furnished', shownFor: 'rent', perGoal: true },
  viager: { kind: 'flag', column: 'viager', addressOnly: true, perGoal: true },
  newBuild: { kind: 'flag', column: 'newBuild', addressOnly: true },
  /** Whether the current price is below the first one; see `domain/listing/price-story.ts`. */
  reduced: { kind: 'flag', column: 'reduced' },
  /** Whether the property is neither sold nor let. */
  available: { kind: 'flag', column: 'available' },
  /** The visible map area; excludes listings without coordinates. */
  area: { kind: 'area' },
} as const satisfies Readonly<Record<string, Filter>>;

const HOME_ROOMS = [1, 2, 3, 4, 5, 6];
const LAND_AREAS = [100, 250, 500, 750, 1_000, 1_500, 2_500, 5_000, 10_000];
const SURFACES = [30, 50, 75, 100, 125, 150, 200, 250, 300, 400, 600, 1_000];
/** Consumptions offered in a list with several regions: a number of kWh/m² means the same in all regions, a letter does not. */
export const EPC_BOUNDS: readonly number[] = [100, 200, 300, 400, 500];
/**
 * All consumptions with a count: `EPC_BOUNDS` and the bounds of each region's letters, for lists of one region. These numbers repeat those
 * of the scales, which are too large for the browser's script; a test compares both.
 */
const EPC_STEPS = [45, 85, 95, 100, 150, 170, 200, 210, 255, 275, 300, 340, 345, 400, 425, 500, 510];

/** Options for the bounds of a column in forms, ascending: euro, rooms, m², kWh/m².year. */
export const STEPS: { readonly [C in BoundColumn]: { readonly [G in Goal]: readonly number[] } } = {
  price: {
    sale: [
      50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 750_000,
      1_000_000, 1_500_000, 2_000_000,
    ],
    rent: [500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_500, 3_000, 4_000],
  },
  bedrooms: { sale: HOME_ROOMS, rent: HOME_ROOMS },
  surface: { sale: SURFACES, rent: SURFACES },
  groundArea: { sale: LAND_AREAS, rent: LAND_AREAS },
  epc: { sale: EPC_STEPS, rent: EPC_STEPS },
};

export type FilterName = keyof typeof FILTERS;
export type FilterKind = Filter['kind'];
type KindOf<F extends FilterName> = (typeof FILTERS)[F]['kind'];
/** Names of the filters of the given kinds. */
export type FilterOf<K extends FilterKind> = { [F in FilterName]: KindOf<F> extends K ? F : never }[FilterName];
/** Filters with several values, combined with OR. */
export type ChoiceFilter = FilterOf<'names' | 'numbers'>;
export type BoundFilter = FilterOf<'at-least' | 'at-most'>;
export type FlagFilter = FilterOf<'flag'>;
export type BoundColumn = (typeof FILTERS)[BoundFilter]['column'];
export type FlagColumn = (typeof FILTERS)[FlagFilter]['column'];

/** Value type of each kind of filter. */
export type FilterValue = {
  readonly text: string;
  /** Several names, sorted without duplicates; `[]`: no filter. */
  readonly names: readonly string[];
  /** Several numbers, ascending without duplicates; `[]`: no filter. */
  readonly numbers: readonly number[];
  /** A whole number. */
  readonly 'at-least': number;
  readonly 'at-most': number;
  /** `true`: only listings with the flag, `false`: only those without. */
  readonly flag: boolean;
  readonly zone: Zone;
  readonly near: Near;
  readonly area: Area;
};

/** Values of all filters; absent means no filter, except that choices are then `[]`. */
export type FilterValues = { readonly [F in ChoiceFilter]: FilterValue[KindOf<F>] } & {
  readonly [F in Exclude<FilterName, ChoiceFilter>]?: FilterValue[KindOf<F>];
};

/** Maps each filter to the type given for its kind: `ByKind<{ text: string; … }>['q']` is `string`. */
export type ByKind<T extends Readonly<Record<FilterKind, unknown>>> = { readonly [F in FilterName]: T[KindOf<F>] };

export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];
export const CHOICES = filtersOf('names', 'numbers');
export const BOUNDS = filtersOf('at-least', 'at-most');
export const FLAGS = filtersOf('flag');
export const BOUND_COLUMNS = [...new Set(BOUNDS.map(filter => FILTERS[filter].column))];
/** Filters with the same meaning for both goals. */
export const FILTERS_OF_BOTH_GOALS = FILTER_NAMES.filter(name => !('perGoal' in FILTERS[name]));
export const FLAG_COLUMNS = FLAGS.map(filter => FILTERS[filter].column);

/** Builds a record with a value per name. `recordByName(FLAGS, () => 0)` → `{ viager: 0, newBuild: 0 }` */
export function recordByName<N extends string, V>(names: readonly N[], make: (name: N) => V): { readonly [K in N]: V } {
  return Object.fromEntries(names.map(name => [name, make(name)])) as { [K in N]: V };
}

function filtersOf<K extends FilterKind>(...kinds: readonly K[]): readonly FilterOf<K>[] {
  const all: readonly FilterKind[] = kinds;
  return FILTER_NAMES.filter((name): name is FilterOf<K> => all.includes(FILTERS[name].kind));
}
