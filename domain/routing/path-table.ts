import { FORMS_WITH_THANKS_PAGE, type FormWithThanksPage } from '../request/forms.ts';
import type { Localized } from '../text/localized.ts';

/** The thank-you pages, with one that only tries how they look; any other name is none. */
export type FeedbackForm = FormWithThanksPage | 'testing-testing';
export const FEEDBACK_FORMS: readonly FeedbackForm[] = [...FORMS_WITH_THANKS_PAGE, 'testing-testing'];

/** One row of the path table: an address in its original form and in each language. Data, edited without code. */
export type PathEntry = {
  /** '/for-sale/', '/property/{id}/'; names in braces are parameters, one segment each. */
  readonly original: string;
  /** With the language first: '/fr/a-vendre/'. A language that is absent has no such page. */
  readonly paths: Localized;
  readonly breadcrumb: Localized<{ readonly name: string; readonly path?: string }>;
  readonly type: 'page' | 'article' | 'feedback' | 'login';
  /** What stands there: the id of a page of the content. */
  readonly page: string;
  /** For projects: an https address that the content names. */
  readonly externalLink?: string;
};

export type PathTable = readonly PathEntry[];
