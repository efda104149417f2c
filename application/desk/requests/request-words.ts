import type { RequestState } from '../../../domain/desk/request-state.ts';
import type { OfferState } from '../../../domain/offer/offer-step.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { RequestMail } from '../../mail/mail-templates.ts';

/** A submitted field for display; `long`: the value is shown with its line breaks. */
export type WordRow = { readonly label: string; readonly value: string; readonly long?: boolean };

/** Column headings of the CSV file of requests. */
export type RequestColumns = Readonly<
  Record<
    | 'number'
    | 'received'
    | 'form'
    | 'state'
    | 'agent'
    | 'name'
    | 'email'
    | 'phone'
    | 'subject'
    | 'language'
    | 'message',
    string
  >
>;

/** Names of forms, fields and values for the desk, in the reader's language; mails to the agency contain the same names. */
export type RequestWords = {
  /** Purpose of a form: 'Question about a property'. */
  form(form: FormName, language: Language): string;
  /** An offer to buy with its state: 'Purchase offer: accepted'. */
  offer(state: OfferState, language: Language): string;
  /** Subject and text, in the buyer's language, of the mail to a buyer whose offer was not chosen because the owner accepted another one. */
  offerAnswered(language: Language): { readonly subject: string; readonly text: string };
  state(state: RequestState, language: Language): string;
  language(spoken: Language, language: Language): string;
  /** Fields about the sender and the request, in the order of the form. */
  rows(
    form: FormName,
    letter: RequestMail,
    language: Language,
  ): { readonly who: readonly WordRow[]; readonly request: readonly WordRow[] };
  columns(language: Language): RequestColumns;
};
