import type { LetterForm } from '../../../application/mail/mail-templates.ts';

/** What a form's two mails say. */
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
  Record<LetterForm | 'offer-confirmed', MailFormWords> & Record<'alert-confirmed', Pick<MailFormWords, 'agency'>>
>;
