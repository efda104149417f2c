import { FORM_NAMES, FORMS, type FormName } from './forms.ts';

/** Forms whose requests are erased after a time, or never by themselves; the others last as long as what they began. */
export const EXPIRING_FORMS: readonly FormName[] = FORM_NAMES.filter(form => FORMS[form].keptMonths !== 'ended');

/** How long the site keeps what people sent and were sent. */
export type Retention = {
  /** Months from the day on which a request came, by form; absent: until it is erased by hand. */
  readonly months: { readonly [form in FormName]?: number };
  /** Days from the moment at which a mail was sent or given up. */
  readonly mailDays: number;
};

/** What an agency that sets nothing promises. Of a recommendation nothing personal is there to be kept. */
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
 * How many days an address may wait to be confirmed: a week has every day on which people read their mail, and no one who did
 * not ask for it is kept for longer. The mail that asks says so.
 */
export const UNCONFIRMED_DAYS = 7;
export const UNCONFIRMED_MS = UNCONFIRMED_DAYS * 86_400_000;
