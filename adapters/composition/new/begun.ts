import type { Language } from '../../../domain/text/language.ts';
import type { Hours } from '../../../domain/appointment/time-of-day.ts';
import type { newAgencyWords } from './words.ts';

/** What a new agency says of itself. */
export type NewAgency = {
  readonly name: string;
  /** The first is that of visitors who ask for none. */
  readonly languages: readonly [Language, ...Language[]];
  readonly town: string;
  readonly postcode: string;
  readonly email: string;
  /** E.164: `'+3292223344'` */
  readonly phone: string;
  /** As the agency writes it, where it has groups of its own; absent: in the usual ones. */
  readonly writtenPhone?: string | undefined;
  /** When it is open from Monday to Friday. */
  readonly hours: readonly Hours[];
  /** Of buttons and links, as `#rrggbb`; absent: the software's own. */
  readonly color?: string | undefined;
};

/** A part of the sample’s files, as it is read and written. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Item = { readonly [key: string]: Json };

/** One of the texts of a new agency, in each of its languages. */
export type Says = (key: keyof ReturnType<typeof newAgencyWords>) => Record<Language, string>;

/** `without({ id: 'home', image: 'town' }, 'image')` → `{ id: 'home' }` */
export function without(item: Item, ...keys: readonly string[]): Item {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !keys.includes(key)));
}
