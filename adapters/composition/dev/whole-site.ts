import type { NearbyData } from '../../../application/ports/content/places-nearby.ts';
import type { SiteContent } from '../../../domain/page/site.ts';

/** A content directory with its feeds as data for the application in a browser; for development only. */
export type WholeSite = {
  readonly content: Omit<SiteContent, 'pictures'> & { readonly pictures: readonly (readonly [string, unknown])[] };
  /** Text of the feeds: the previous, the current and the next one. */
  readonly feeds: Readonly<Record<'earlier' | 'now' | 'next', string | undefined>>;
  /** Whether the site is the sample agency, which has a history and owners who can log in. */
  readonly isSample: boolean;
  /** Stations, schools and the like around properties. */
  readonly nearby: NearbyData | undefined;
};
