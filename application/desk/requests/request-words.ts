import type { RequestState } from '../../../domain/desk/request-state.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { RequestMail } from '../../mail/mail-templates.ts';

/** What was filled in, as people read it; `long` values keep their lines. */
export type WordRow = { readonly label: string; readonly value: string; readonly long?: boolean };

/** Names of the columns of a list of requests that is taken as a file. */
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

/** Requests in the words in which the agency is told of them by mail, in the language of who reads. */
export type RequestWords = {
  /** What a form is for: 'Question about a property'. */
  form(form: FormName, language: Language): string;
  state(state: RequestState, language: Language): string;
  language(spoken: Language, language: Language): string;
  /** Who asks, and what, in the order of the form. */
  rows(
    form: FormName,
    letter: RequestMail,
    language: Language,
  ): { readonly who: readonly WordRow[]; readonly request: readonly WordRow[] };
  columns(language: Language): RequestColumns;
};
