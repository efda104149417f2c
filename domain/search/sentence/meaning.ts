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
  | 'euro'
  | 'thousand'
  | 'million'
  | 'month'
  | 'km'
  | 'miles'
  /** Consumption of energy, in kWh/m².year. */
  | 'kwh'
  /** Minutes and hours, which lists have no filter for: a town that follows is where they lead. */
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
  /** 'Near' in the sense of 'close to': shops and car parks that it names are near the home, and not what is searched. */
  | 'beside'
  | 'epc'
  | 'better'
  | 'price'
  | 'or-more'
  | 'or-less'
  /** Before a feature: it may be there or not ('with or without'). */
  | 'either'
  /** Behind a feature: it may be there or not ('optional'). */
  | 'optional'
  /** 'Needed': only behind a negation does it change something. */
  | 'needed'
  /** 'Built': the year follows, which is no criterion. */
  | 'year'
  /** 'Reference': the number that follows is no criterion. */
  | 'reference'
  /** A name for the kind of a street, such as 'rue': its own name follows. */
  | 'street'
  /** 'Surface': m² may follow without their unit. */
  | 'surface'
  /** 'to build': the visitor searches for land, even if the sentence also names a house. */
  | 'build'
  /** An ordinary word that looks like a mistyped word or town: read as any other word, so that nothing else is taken for it. */
  | 'ordinary'
  /** A quality that listings have no field for ('quiet'): the page reports it as not used, and it is not searched as a word. */
  | 'opinion'
  /** Origin or faith of people: recognised, so that it is reported as not used, and never a criterion. */
  | 'people'
  /** Families, or people by their income: ignored, and reported as no criterion if the sentence excludes them ('sans enfants'). */
  | 'family';

/** Phrases with one meaning, by language, separated by `|`. Case, accents, hyphens and plurals do not matter. */
export type Row = {
  readonly means: readonly Meaning[];
  readonly fr?: string;
  readonly nl?: string;
  readonly en?: string;
  readonly de?: string;
};
