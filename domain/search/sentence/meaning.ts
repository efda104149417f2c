import type { FlagFilter } from '../../list/filters.ts';
import type { Goal } from '../../listing/listing.ts';

/** Meaning of a word or phrase in a search sentence. */
export type Meaning =
  /** `isUsual`: applies only if the sentence has no other goal and no price as high as that of a sale. */
  | { readonly is: 'goal'; readonly goal: Goal; readonly isUsual?: true }
  /** A property type, by web id. `isUsual`: applies only if the sentence names no other type. */
  | { readonly is: 'type'; readonly type: number; readonly isUsual?: true }
  /** A kind or feature that has no filter: it is searched as a word. */
  | {
      readonly is: 'text';
      /** The words that are searched, if they differ from those typed. */
      readonly as?: string;
      /** What a home is, such as 'to renovate', and not something that it has. */
      readonly isTrait?: true;
      /** The type that is searched instead where the sentence offers a choice: 'studio ou appartement'. */
      readonly within?: number;
    }
  | { readonly is: 'flag'; readonly flag: FlagFilter; readonly value: boolean }
  | { readonly is: 'unit'; readonly unit: Unit }
  /** A number written in letters. */
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'bound'; readonly bound: BoundWord }
  /** A word without a criterion of its own: it changes or links criteria, or is ignored. */
  | { readonly is: Particle };

export type BoundWord = 'most' | 'least' | 'about' | 'between';

export type Unit =
  | 'bedrooms'
  /** All rooms, the living room included. */
  | 'rooms'
  | 'm2'
  | 'are'
  | 'hectare'
  | 'square-feet'
  | 'acre'
  | 'euro'
  | 'thousand'
  | 'hundred-thousand'
  | 'million'
  | 'month'
  | 'km'
  | 'miles'
  /** Consumption of energy, in kWh/m².year. */
  | 'kwh'
  /** Weeks, nights and days for which a price is due: such prices are for holiday homes, which lists do not contain. */
  | 'week'
  /** Minutes and hours of travel, for which lists have no filter. A town that follows is the destination, not a place to search in. */
  | 'minutes'
  /** Minutes on foot: a town that follows is where the home is. */
  | 'minutes-on-foot'
  /** A unit for which lists have no filter, such as bathrooms. */
  | 'other';

export type Particle =
  | 'little'
  | 'with'
  | 'not'
  | 'near'
  /** 'Close to' and the like: shops and car parks named after these words are near the home, and are not what the visitor searches for. */
  | 'beside'
  | 'epc'
  | 'better'
  | 'price'
  | 'or-more'
  | 'or-less'
  /** Words before a feature that cancel it as a criterion, such as 'with or without'. */
  | 'either'
  /** Words after a feature that cancel it as a criterion, such as 'optional'. */
  | 'optional'
  /** Words after a feature, or after its absence, that accept it without asking for it: 'meublé ok', 'no lift is fine'. */
  | 'accepted'
  /** 'Needed' and the like: after a negation, these words cancel the negation ('no garden needed'); otherwise they change nothing. */
  | 'needed'
  /** 'Built' and the like: the year that follows is not a criterion. */
  | 'year'
  /** 'Salary', 'deposit' and the like: the amount beside these words is not the price. */
  | 'other-amount'
  /** A word for a loan: an amount after the word is not the price, an amount before it is: 'maison 300.000 crédit accordé'. */
  | 'loan'
  /** A word for charges: the amount beside the word comes on top of the rent. */
  | 'charges'
  /** 'Not wanted' and the like: these words exclude the criterion before them. */
  | 'unwanted'
  /** 'Reference' and the like: the number that follows is not a criterion. */
  | 'reference'
  /** A word for a street, such as 'rue': the name that follows is that of the street, not of a town. */
  | 'street'
  /** 'Surface' and the like: the number that follows is in m², also without a unit. */
  | 'surface'
  /** 'Investment' and the like: the home is bought, so that 'furnished' does not suggest renting. */
  | 'to-invest'
  /** 'to build': the visitor searches for land, even if the sentence also names a house. */
  | 'build'
  /** An ordinary word that resembles a town or a word with another meaning: it is neither corrected to nor read as that town or word. */
  | 'ordinary'
  /**
   * A quality for which listings have no field, such as 'quiet': reported to the visitor as not understood, and not searched as a
   * word.
   */
  | 'opinion'
  /** Origin or religion of people: recognised only to be reported as not used. A search must never filter by origin or religion. */
  | 'people'
  /** Families, or people by their income: ignored; if the sentence excludes them ('sans enfants'), reported as not used. */
  | 'family';

/** Phrases with one meaning, by language, separated by `|`. Case, accents, hyphens and plurals do not matter. */
export type Row = {
  readonly means: readonly Meaning[];
  readonly fr?: string;
  readonly nl?: string;
  readonly en?: string;
  readonly de?: string;
};

/** Combines each of some words with each of the words that may follow. `joined('min|minuut', 'rijden')` → `'min rijden|minuut rijden'` */
export function joined(first: string, second: string): string {
  return first
    .split('|')
    .flatMap(word => second.split('|').map(other => `${word} ${other}`))
    .join('|');
}

/** Whether one of some meanings is a type of property. `namesType([{ is: 'type', type: 4 }], PROPERTY_TYPE.house)` → `true` */
export function namesType(means: readonly Meaning[], type: number): boolean {
  return means.some(each => each.is === 'type' && each.type === type);
}
