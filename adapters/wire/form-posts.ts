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
   * Responds to one visitor, with headers that prevent caching, if the page is an owner's, contains a form or needs a secret; `undefined`
   * if the page is the same for all visitors. `reached`: whether the record that the form is about could be loaded.
   */
  open(
    request: HttpRequest,
    posted: PostedForm | undefined,
    page: Extract<PageOutcome, { readonly kind: 'page' }>,
    reached: boolean,
  ): Promise<FormResponse | undefined>;
};
