import type { Goal } from '../../domain/listing/listing.ts';
import type { PropertyTypeName } from '../../domain/listing/property-type.ts';
import type { ListHeadingPhrases } from '../ports/phrases/phrases.ts';
import { fillPhrase } from './fill-phrase.ts';

/** Maximum number of types, or of places, that a heading names; more are counted or left out. */
const MOST_NAMED = 3;

/** Filters of a list that its heading names. */
export type HeadingFilters = {
  /** Built-in names of the site's types, or the agency's own names. */
  readonly types?: readonly (PropertyTypeName | { readonly name: string })[];
  /** Names of towns or municipalities. */
  readonly places?: readonly string[];
  /** Areas larger than a municipality, each by its code; districts by their name in the page's language. */
  readonly areas?: readonly (string | { readonly district: string })[];
  /** A place and the distance around it in kilometres. */
  readonly near?: { readonly place: string; readonly km: number } | undefined;
  /** A zone drawn by the visitor. */
  readonly drawn?: boolean;
  readonly newBuild?: boolean;
  /** Free text. */
  readonly words?: string | undefined;
};

/**
 * Heading of a list in natural words. Non-breaking spaces prevent line breaks within an agency's own type name.
 * `listHeading(phrases('fr').listHeading, 'rent', { types: ['office'], places: ['Le Roeulx'] })` → `'Bureaux à louer au Roeulx'`
 */
export function listHeading(phrases: ListHeadingPhrases, goal: Goal | 'viager', narrowed: HeadingFilters): string {
  const { words } = narrowed;
  const types = narrowed.types ?? [];
  // A plot of land is never a new build, so its heading ignores the filter.
  const newBuild = narrowed.newBuild === true && types.join() !== 'land';
  const named = types.length > 0 && types.length <= MOST_NAMED;
  const what = (begins: boolean) => typesIn(phrases, types, begins);
  const general = newBuild ? phrases.newBuildWhat : phrases.what;
  const subject = !named
    ? general
    : newBuild
      ? fillPhrase(phrases.newBuild, { what: what(phrases.newBuild.startsWith('{{what}}')) })
      : what(true);
  const heading = [subject, phrases[goal], whereIn(phrases, narrowed)].filter(Boolean).join(' ');
  return words === undefined ? heading : fillPhrase(phrases.words, { heading, words });
}

/** Description of a list for search engines, from its heading. */
export function listDescription(phrases: ListHeadingPhrases, heading: string, agency: string): string {
  return fillPhrase(phrases.description, { heading, agency });
}

/** `begins`: whether the first name is the first word of the heading. */
function typesIn(phrases: ListHeadingPhrases, types: NonNullable<HeadingFilters['types']>, begins: boolean): string {
  // This type is named last, because its name ends with 'other properties'.
  const ordered = types.toSorted((one, another) => Number(one === 'other') - Number(another === 'other'));
  return joined(
    phrases,
    ordered.flatMap((type, at) =>
      typeof type === 'string'
        ? nounsOf(phrases, (at === 0 && begins ? phrases.types : phrases.typesInside)[type])
        : type.name.replaceAll(' – ', '\u00a0–\u00a0'),
    ),
  );
}

/**
 * The nouns of a built-in type's name, so that several types are one enumeration: 'Houses and villas' → 'Houses', 'villas'. A name whose
 * nouns share their end stays whole: 'Laden- und Gewerbeflächen'.
 */
function nounsOf({ and }: ListHeadingPhrases, name: string): readonly string[] {
  return name.includes(`- ${and} `) ? [name] : name.split(` ${and} `);
}

function whereIn(phrases: ListHeadingPhrases, { places = [], areas = [], near, drawn }: HeadingFilters): string {
  if (near) {
    const { place, km } = near;
    const { around, aroundLe, aroundLes } = phrases;
    return fillPhrase(placeWithPreposition({ in: around, inLe: aroundLe, inLes: aroundLes }, place), {
      km: String(km),
    });
  }
  const count = String(places.length + areas.length);
  if (places.length + areas.length > MOST_NAMED)
    return fillPhrase(areas.length > 0 ? phrases.inSeveralAreas : phrases.inSeveral, { count });
  if (areas.length > 0) {
    const inAreas = areas.map(area =>
      typeof area === 'string' ? phrases.areas[area] : fillPhrase(phrases.inDistrict, { area: area.district }),
    );
    return joined(phrases, [
      ...places.map(place => placeWithPreposition(phrases, place)),
      ...inAreas.filter(phrase => phrase !== undefined),
    ]);
  }
  if (places.length > 0) {
    // Places whose article contracts with the preposition each need a preposition of their own: 'à Namur et au Roeulx'.
    return places.some(place => ARTICLE.test(place)) && phrases.inLe !== inPlaceAsWritten(phrases)
      ? joined(
          phrases,
          places.map(place => placeWithPreposition(phrases, place)),
        )
      : placeWithPreposition(phrases, joined(phrases, places));
  }
  return drawn ? phrases.drawn : '';
}

const ARTICLE = /^(Les?) (.+)$/s;

/** A place's name with its preposition. `placeWithPreposition(phrases('fr').listHeading, 'Le Roeulx')` → `'au Roeulx'` */
export function placeWithPreposition(
  phrases: Pick<ListHeadingPhrases, 'in' | 'inLe' | 'inLes'>,
  place: string,
): string {
  const [, article, rest = place] = ARTICLE.exec(place) ?? [];
  const phrase = article === 'Les' ? phrases.inLes : article === 'Le' ? phrases.inLe : phrases.in;
  return fillPhrase(phrase, { place: rest });
}

/** The value of `inLe` in languages that do not contract the preposition with the article 'Le'. */
function inPlaceAsWritten(phrases: ListHeadingPhrases): string {
  return phrases.in.replace('{{place}}', 'Le {{place}}');
}

function joined({ and }: ListHeadingPhrases, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
