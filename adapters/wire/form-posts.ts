import type { PageOutcome, PageModel } from '../../application/page/page-model.ts';
import type { HttpResponse, HttpRequest } from './exchange.ts';
import type { readSentForm } from './read-sent-form.ts';

/** A parsed POST: its form, absent if unreadable, and the query of the page that shows it. */
export type PostedForm = { readonly form: ReturnType<typeof readSentForm>; readonly query: string };

export type FormResponse =
  | { readonly kind: 'response'; readonly response: HttpResponse }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly headers: HttpResponse['headers'];
      readonly view: PageModel;
    };

/** Handles forms of pages that browsers send themselves, without script. */
export type FormPosts = {
  /** Parses the POST. */
  read(request: HttpRequest): PostedForm;
  /**
   * The response for one visitor only: on a page of owners, with a form, or behind a secret; `undefined` where the page is the same for
   * all. `reached`: whether the record that the form is about could be loaded.
   */
  open(
    request: HttpRequest,
    posted: PostedForm | undefined,
    page: Extract<PageOutcome, { readonly kind: 'page' }>,
    reached: boolean,
  ): Promise<FormResponse | undefined>;
};
