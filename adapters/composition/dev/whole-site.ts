import type { SiteContent } from '../../../domain/page/site.ts';

/** A content directory as data for an application that runs in a browser: feeds and all. In development alone. */
export type WholeSite = {
  readonly content: Omit<SiteContent, 'pictures'> & { readonly pictures: readonly (readonly [string, unknown])[] };
  /** Feeds as they were written: what was offered before, what is offered, what comes next. */
  readonly feeds: Readonly<Record<'earlier' | 'now' | 'next', string | undefined>>;
  /** Whether it is the sample agency, with owners who log in and a past. */
  readonly isSample: boolean;
};
