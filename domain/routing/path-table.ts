import { FORMS_WITH_THANKS_PAGE, type FormWithThanksPage } from '../request/forms.ts';
import type { Localized } from '../text/localized.ts';

/** Forms with a thank-you page, and `testing-testing`, a sample page for checking the design of thank-you pages. */
export type FeedbackForm = FormWithThanksPage | 'testing-testing';
export const FEEDBACK_FORMS: readonly FeedbackForm[] = [...FORMS_WITH_THANKS_PAGE, 'testing-testing'];

/** A row of the path table: a page's address in its original form and in each language. */
export type PathEntry = {
  /** '/for-sale/', '/property/{id}/'; names in braces are parameters, each one path segment. */
  readonly original: string;
  /** Paths starting with the language: '/fr/a-vendre/'. The page does not exist in a missing language. */
  readonly paths: Localized;
  /** Addresses that the page had before, in each language; they redirect to the present one. `{ nl: ['/nl/rentmeesterschap/'] }` */
  readonly former?: Localized<readonly string[]>;
  readonly breadcrumb: Localized<{ readonly name: string; readonly path?: string }>;
  readonly type: 'page' | 'article' | 'feedback' | 'login';
  /** Id of the page in the content. */
  readonly page: string;
  /** For projects: an https address from the content. */
  readonly externalLink?: string;
};

export type PathTable = readonly PathEntry[];
