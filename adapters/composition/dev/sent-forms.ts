import type { PageOutcome, PageModel } from '../../../application/page/page-model.ts';
import type { PageRequest } from '../../../application/page/open-page.ts';
import { SESSION_ADDRESS } from '../../../domain/owner/addresses.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Follow } from '../../../ui/components/common/app-context.ts';
import type { SessionClient, SessionLeft } from '../../../ui/stores/session.store.ts';
import { makeFormPosts } from '../../form-posts/form-posts.ts';
import { makeOwnerApi } from '../../http-api/owner-api.ts';
import { type HttpResponse, type HttpRequest, bareRequest } from '../../wire/exchange.ts';
import { sessionIn } from '../../wire/session-cookie.ts';
import { isSessionLeft } from '../../wire/session-left.ts';
import type { Application } from '../assembly/assemble-application.ts';

/**
 * Handles in the page the forms that browsers submit to a server without script (login, passwords, links of mails): intercepts their
 * submission and passes them to the server's code. The login cookie is stored in this object only.
 */
export function makeSentForms(application: Application, errorTitle: (language: Language, title: string) => string) {
  const publicUrl = new URL(location.origin);
  const report = (error: unknown) => console.error(error);
  const posts = makeFormPosts({
    requests: { ...application, errorTitle, report },
    links: application,
    owners: { ...application, errorTitle, report },
    publicUrl,
  });
  const ownerApi = makeOwnerApi({ ...application, publicUrl });
  const cookies = new Map<string, string>();
  /** The page of a rejected form; it is shown once instead of the page at the current address. */
  let instead: PageModel | undefined;

  const requestTo = (path: string, query: string, method: HttpRequest['method'], body = ''): HttpRequest => ({
    ...bareRequest(path, query),
    method,
    body,
    cookies,
    fetchSite: 'same-origin',
    origin: publicUrl.origin,
    network: '127.0.0.0/24',
  });

  /** Stores the cookies of a response and follows its redirect. */
  function take({ headers }: HttpResponse, follow: Follow): void {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const { location: to } = headers;
    if (typeof to === 'string') follow(to, {});
  }

  async function openPage(request: PageRequest): Promise<PageOutcome> {
    if (instead) {
      const view = instead;
      instead = undefined;
      const outcome = await application.openPage({ ...request, session: sessionIn(cookies, publicUrl) });
      if (outcome.kind === 'page') return { ...outcome, view };
    }
    const outcome = await application.openPage({ ...request, session: sessionIn(cookies, publicUrl) });
    if (outcome.kind === 'redirect' || outcome.view.body.kind !== 'link') return outcome;
    const own = await posts.open(requestTo(request.path, request.query, 'GET'), undefined, outcome, true);
    return own?.kind === 'page' ? { ...outcome, view: own.view } : outcome;
  }

  async function send(to: URL, body: string, follow: Follow): Promise<void> {
    const post = requestTo(to.pathname, to.search.slice(1), 'POST', body);
    const response = await ownerApi(post);
    if (response) return take(response, follow);
    const posted = posts.read(post);
    const request = { path: to.pathname, query: posted.query, hints: {} };
    const session = sessionIn(cookies, publicUrl);
    // A login replaces an earlier session, so the login page is first opened without a session.
    const plain = await application.openPage(request);
    const outcome = plain.kind === 'page' ? plain : await application.openPage({ ...request, session });
    if (outcome.kind === 'redirect') return follow(outcome.location, {});
    const taken = await posts.open(post, posted, outcome, true);
    if (taken?.kind === 'response') return take(taken.response, follow);
    instead = taken?.view;
    follow(to.pathname + to.search, { preventScrollReset: true });
  }

  const left = async (method: 'GET' | 'POST'): Promise<SessionLeft | undefined> => {
    const response = await ownerApi(requestTo(SESSION_ADDRESS, '', method));
    if (response?.status !== 200 || !('body' in response)) return undefined;
    const parsed: unknown = JSON.parse(String(response.body));
    return isSessionLeft(parsed) ? parsed : undefined;
  };
  const session: SessionClient = { look: () => left('GET'), stay: () => left('POST') };

  return {
    openPage,
    session,
    /** Intercepts the forms that no other script of the page has handled. */
    listen(follow: Follow): void {
      document.addEventListener('submit', event => {
        const form = event.target;
        if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
        event.preventDefault();
        const fields = new URLSearchParams();
        for (const [name, value] of new FormData(form, event.submitter))
          if (typeof value === 'string') fields.append(name, value);
        void send(new URL(form.action), fields.toString(), follow).catch(report);
      });
    },
  };
}
