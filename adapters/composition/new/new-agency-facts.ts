import type { Language } from '../../../domain/text/language.ts';
import type { Hours } from '../../../domain/appointment/time-of-day.ts';
import type { newAgencyWords } from './words.ts';

/** Facts of a new agency, as entered for the `new` command. */
export type NewAgency = {
  readonly name: string;
  /** Languages of the site; the first one is the default language. */
  readonly languages: readonly [Language, ...Language[]];
  readonly town: string;
  readonly postcode: string;
  readonly email: string;
  /** Phone number in E.164 format, e.g. `'+3292223344'`. */
  readonly phone: string;
  /** The phone number as the agency writes it, if it groups the digits differently than usual; else absent. */
  readonly writtenPhone?: string | undefined;
  /** Opening hours from Monday to Friday. */
  readonly hours: readonly Hours[];
  /** Colour of buttons and links, as `#rrggbb`; absent: the default. */
  readonly color?: string | undefined;
};

/** Any JSON value in the sample’s files. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Item = { readonly [key: string]: Json };

/** Returns one of the texts of a new agency, in each of its languages. */
export type NewAgencyText = (key: keyof ReturnType<typeof newAgencyWords>) => Record<Language, string>;

/** Copies an item without some of its fields. `without({ id: 'home', image: 'town' }, 'image')` → `{ id: 'home' }` */
export function without(item: Item, ...keys: readonly string[]): Item {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !keys.includes(key)));
}
