import type { PageOutcome, PageModel } from '../../application/page/page-model.ts';
import type { HttpResponse, HttpRequest } from './exchange.ts';
import type { readSentForm } from './read-sent-form.ts';

/** A POST as it was read: its form, or nothing where it cannot be read; and the query of the page that shows it. */
export type PostedForm = { readonly form: ReturnType<typeof readSentForm>; readonly query: string };

export type FormResponse =
  | { readonly kind: 'response'; readonly response: HttpResponse }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly headers: HttpResponse['headers'];
      readonly view: PageModel;
    };

/** How forms of pages are taken that a browser sends by itself, without script. */
export type FormPosts = {
  /** Reads what was posted. */
  read(request: HttpRequest): PostedForm;
  /**
   * What one visitor gets of a page: a page of owners, one that holds a form, or one behind a secret; nothing where all get the
   * same. `reached`: whether what the form is about could be looked up.
   */
  open(
    request: HttpRequest,
    posted: PostedForm | undefined,
    page: Extract<PageOutcome, { readonly kind: 'page' }>,
    reached: boolean,
  ): Promise<FormResponse | undefined>;
};
