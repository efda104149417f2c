import type { PublicListing } from '../../domain/listing/listing.ts';
import { roundedMetres } from '../../domain/place/nearby.ts';
import { numberText } from '../../domain/text/number.ts';
import type { Localized, Text } from '../../domain/text/localized.ts';
import { monthText } from '../../domain/text/weekday.ts';
import { type PageContext, phrasesOf, textOf } from './page-context.ts';

/** Number of kinds in the summary line of the folded list. */
const MOST_ANSWERED = 3;

/** Places around a property, with all texts: the page's data contain the texts because no other page needs them. */
export type NearbyView = {
  readonly title: string;
  /** The nearest place of the kinds that are asked for most: 'Gare 650 m · École 300 m'. */
  readonly answer: string;
  /** Kinds with their places, nearest first; `distance`: '650 m', '1,1 km'. A place without a name is known by its kind. */
  readonly kinds: readonly {
    readonly name: string;
    readonly places: readonly { readonly name: Text | undefined; readonly distance: string }[];
  }[];
  /** How distances are measured; the page shows the source's name after it. */
  readonly note: string;
  readonly source: { readonly name: Text; readonly href?: string; readonly licence?: string };
  /** Day as of which the places were collected. */
  readonly day: string;
};

/** The places around a property; `undefined` without a file of places, without a published address, and where nothing is near. */
export function nearbyView(context: PageContext, listing: Pick<PublicListing, 'coordinates'>): NearbyView | undefined {
  const { placesNearby, language } = context;
  const groups = placesNearby?.near(listing) ?? [];
  if (!placesNearby || groups.length === 0) return undefined;
  const { title, note, kinds: kindNames } = phrasesOf(context).nearby;
  const named = (name: string | Localized | undefined): Text | undefined =>
    typeof name === 'object' ? textOf(context, name) : name === undefined ? undefined : { text: name };
  const kinds = groups.map(({ kind, places }) => ({
    name: kindNames[kind],
    places: places.map(({ place, metres }) => ({ name: named(place.name), distance: distanceText(metres) })),
  }));
  const { name, url, licence } = placesNearby.source;
  return {
    title,
    answer: kinds
      .slice(0, MOST_ANSWERED)
      .map(kind => `${kind.name}\u00a0${kind.places[0]?.distance ?? ''}`)
      .join(' · '),
    kinds,
    note,
    source: {
      name: named(name) ?? { text: '' },
      ...(url !== undefined && { href: url }),
      ...(licence !== undefined && { licence }),
    },
    day: monthText(placesNearby.day, language),
  };
}

/** A rounded distance with its unit. `distanceText(347)` → `'350 m'`, `distanceText(1149)` → `'1,1 km'`, each with a no-break space */
function distanceText(metres: number): string {
  const rounded = roundedMetres(metres);
  return rounded < 1_000 ? `${rounded}\u00a0m` : `${numberText(rounded / 1_000)}\u00a0km`;
}
