import { FORM_NAMES, FORMS, type FormName } from './forms.ts';

/** Forms whose requests are erased after a fixed time or by hand; a request of another form is stored until its process ends. */
export const EXPIRING_FORMS: readonly FormName[] = FORM_NAMES.filter(form => FORMS[form].keptMonths !== 'ended');

/** Retention periods of requests and mails. */
export type Retention = {
  /** Months from the receipt of a request, by form; absent: until erased by hand. */
  readonly months: { readonly [form in FormName]?: number };
  /** Days from the delivery or final failure of a mail. */
  readonly mailDays: number;
};

/** Defaults for an agency that configures nothing. Recommendations store no personal data. */
export const USUAL_RETENTION: Retention = {
  months: Object.fromEntries(
    FORM_NAMES.flatMap(form => {
      const { keptMonths } = FORMS[form];
      return typeof keptMonths === 'number' ? [[form, keptMonths]] : [];
    }),
  ),
  mailDays: 30,
};

/**
 * Days until an unconfirmed address is erased. A week, so that people who rarely read mail can confirm; not longer, since the address may
 * belong to someone who never asked. The confirmation mail states this period.
 */
export const UNCONFIRMED_DAYS = 7;
export const UNCONFIRMED_MS = UNCONFIRMED_DAYS * 86_400_000;
