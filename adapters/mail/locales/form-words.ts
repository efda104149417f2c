import type { MailForm } from '../../../application/mail/mail-templates.ts';

/** Texts of the two mails of a form: to the agency and to its sender. */
export type MailFormWords = {
  readonly agency: { readonly subject: string; readonly title: string };
  readonly sender: {
    readonly subject: string;
    readonly title: string;
    readonly text: readonly string[];
    readonly button?: string;
    readonly next: readonly string[];
    readonly note?: string;
  };
};
export type FormsWords = Readonly<
  Record<MailForm | 'offer-confirmed', MailFormWords> & Record<'alert-confirmed', Pick<MailFormWords, 'agency'>>
>;
