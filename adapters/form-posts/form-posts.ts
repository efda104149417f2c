import { formsOf } from '../../application/page/forms-of.ts';
import type { FormPosts } from '../wire/form-posts.ts';
import { type FormPagesParts, makeFormPages } from './form-pages.ts';
import { type LinkPagesParts, makeLinkPages } from './link-pages.ts';
import { makeOwnerPages, type OwnerPagesParts } from './owner-pages.ts';
import { waitHeaders } from '../wire/refusal-status.ts';

/** Handles form submissions of all pages: request forms, mail links, owner accounts. */
export function makeFormPosts(parts: {
  readonly requests: FormPagesParts;
  readonly links: LinkPagesParts;
  readonly owners: OwnerPagesParts;
  readonly publicUrl: URL;
}): FormPosts {
  const { requests, publicUrl } = parts;
  const forms = makeFormPages(requests, publicUrl);
  const links = makeLinkPages(parts.links, requests, publicUrl);
  const takeOwners = makeOwnerPages(parts.owners, publicUrl);
  return {
    read: forms.read,
    async open(request, posted, { view, status }, reached) {
      const { body } = view;
      if (view.personal)
        return request.method === 'POST'
          ? takeOwners(request, view)
          : { kind: 'page', status, headers: waitHeaders(body), view };
      if (body.kind === 'link') return posted ? links.take(request, view, body) : links.show(request, view, body);
      if (posted && body.kind === 'form' && body.form === 'unsubscribe') return links.sendLink(request, view);
      if (formsOf(view).length === 0) return undefined;
      return posted ? forms.take(request, posted, view, reached) : forms.show(view);
    },
  };
}
