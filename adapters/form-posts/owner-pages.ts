import type { PageModel } from '../../application/page/page-model.ts';
import type { Language } from '../../domain/text/language.ts';
import { type HttpRequest, plainResponse } from '../wire/exchange.ts';
import type { FormResponse } from '../wire/form-posts.ts';
import { PERSONAL_HEADERS } from '../wire/session-cookie.ts';
import { type AccountFormsParts, makeAccountForms } from './account-forms.ts';

/** Dependencies of owner pages. */
export type OwnerPagesParts = AccountFormsParts & {
  /** Page title if the form was refused. */
  readonly errorTitle: (language: Language, title: string) => string;
};

/** Handles the forms of owner pages; after a refusal, the title of the page states that there is an error. */
export function makeOwnerPages(parts: OwnerPagesParts, publicUrl: URL) {
  const takeForm = makeAccountForms(parts, publicUrl, 'sid');
  return async function take(request: HttpRequest, view: PageModel): Promise<FormResponse> {
    const { body } = view;
    if (body.kind !== 'login' && body.kind !== 'set-password' && body.kind !== 'security') {
      const headers = { ...PERSONAL_HEADERS, allow: 'GET, HEAD' };
      return { kind: 'response', response: plainResponse(405, 'This page accepts no form.', headers) };
    }
    const taken = await takeForm(request, body);
    if (taken.kind === 'response') return taken;
    const { status, headers } = taken;
    const title = status < 400 ? view.title : parts.errorTitle(view.language, view.title);
    return { kind: 'page', status, headers, view: { ...view, title, body: taken.body } };
  };
}
