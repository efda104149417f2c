import {
  MOST_NUMBERED,
  type NearbyGroup,
  type NumberedPlace,
  placesByDistance,
  roundedMetres,
} from '../../domain/place/nearby.ts';
import { numberText } from '../../domain/text/number.ts';
import type { Localized, Text } from '../../domain/text/localized.ts';
import { monthText } from '../../domain/text/weekday.ts';
import { fillPhrase } from './fill-phrase.ts';
import { type PageContext, phrasesOf, textOf } from './page-context.ts';

/** Maximum number of kinds of places in the printed line, and in the summary line of the folded places. */
const MOST_ANSWERED = 3;

/** A place around a property; a place without a name is shown by its kind. `distance`: text such as '650 m' or '1,1 km'. */
export type NearbyRow = {
  /** Number of the place's mark on the map; absent for a place that the map does not show. */
  readonly number?: number;
  readonly kind: string;
  readonly name: Text | undefined;
  readonly distance: string;
};

/** Places around a property, with all texts: the page's data contain the texts because no other page needs them. */
export type NearbyView = {
  readonly title: string;
  /** The nearest place of each of the most important kinds, with its distance: 'Gare 650 m · École 300 m'. */
  readonly answer: string;
  /** The nearest places, nearest first. */
  readonly places: readonly NearbyRow[];
  /**
   * The other places, which are folded below a line such as '5 autres lieux', 'Supermarché 880 m · Hôpital 1,3 km'; absent if there are no
   * other places.
   */
  readonly farther?: { readonly name: string; readonly answer: string; readonly places: readonly NearbyRow[] };
  /** How distances are measured; the page shows the source's name after it. */
  readonly note: string;
  readonly source: { readonly name: Text; readonly href?: string; readonly licence?: string };
  /** Day as of which the places were collected, in the page's language: '3 novembre 2026'. */
  readonly day: string;
};

/** The places around a property, which `context.placesNearby` finds; `undefined` if there are none. */
export function nearbyView(context: PageContext, groups: readonly NearbyGroup[]): NearbyView | undefined {
  const { placesNearby, language } = context;
  if (!placesNearby || groups.length === 0) return undefined;
  const { title, note, kinds, more } = phrasesOf(context).nearby;
  const rows = placesByDistance(groups).map(({ number, kind, place, metres }) => ({
    ...(number !== undefined && { number }),
    kind: kinds[kind],
    name: nameOf(context, place.name),
    distance: distanceText(metres),
  }));
  const others = rows.slice(MOST_NUMBERED);
  const { name, url, licence } = placesNearby.source;
  return {
    title,
    answer: answerOf(
      groups.map(({ kind, places: [nearest] }) => ({
        kind: kinds[kind],
        distance: distanceText(nearest?.metres ?? 0),
      })),
    ),
    places: rows.slice(0, MOST_NUMBERED),
    ...(others.length > 0 && {
      farther: {
        name: fillPhrase(more[new Intl.PluralRules(language).select(others.length) === 'one' ? 'one' : 'other'], {
          count: others.length,
        }),
        answer: answerOf(others),
        places: others,
      },
    }),
    note,
    source: {
      name: nameOf(context, name) ?? { text: '' },
      ...(url !== undefined && { href: url }),
      ...(licence !== undefined && { licence }),
    },
    day: monthText(placesNearby.day, language),
  };
}

/** A place on the map of a property: its name as in the list, and its coordinates in degrees. */
type NearbyMark = readonly [name: string, latitude: number, longitude: number];

/** The places with a number on the map of a property, in order of their numbers, from 1; empty if the property's page lists no places. */
export function nearbyMarks(context: PageContext, groups: readonly NearbyGroup[]): readonly NearbyMark[] {
  const { kinds } = phrasesOf(context).nearby;
  const named = ({ kind, place: { name, latitude, longitude } }: NumberedPlace): NearbyMark => [
    [kinds[kind], nameOf(context, name)?.text].filter(Boolean).join(' '),
    latitude,
    longitude,
  ];
  return placesByDistance(groups)
    .filter(({ number }) => number !== undefined)
    .map(named);
}

function nameOf(context: PageContext, name: string | Localized | undefined): Text | undefined {
  if (typeof name === 'object') return textOf(context, name);
  return name === undefined ? undefined : { text: name };
}

/** The first kinds, each with the distance of its nearest place: 'Gare 650 m · École 300 m', with no-break spaces within a kind. */
function answerOf(rows: readonly Pick<NearbyRow, 'kind' | 'distance'>[]): string {
  return (
    rows
      .filter(({ kind }, at) => rows.findIndex(other => other.kind === kind) === at)
      .slice(0, MOST_ANSWERED)
      .map(({ kind, distance }) => `${kind} ${distance}`.replaceAll(' ', '\u00a0'))
      // A line breaks before the dot, so that it does not end with one where the next place is hidden.
      .join(' ·\u00a0')
  );
}

/** A rounded distance with its unit. `distanceText(347)` → `'350 m'`, `distanceText(1149)` → `'1,1 km'`, each with a no-break space */
function distanceText(metres: number): string {
  const rounded = roundedMetres(metres);
  return rounded < 1_000 ? `${rounded}\u00a0m` : `${numberText(rounded / 1_000)}\u00a0km`;
}
