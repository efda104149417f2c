import { refusedForm } from '../../application/link/link-form.ts';
import type { LinkBody, LinkShown } from '../../application/link/link-shown.ts';
import type { PageModel } from '../../application/page/page-model.ts';
import type { AskUnsubscribe } from '../../application/link/ask-unsubscribe.ts';
import type { LinkRequest, Links } from '../../application/link/links.ts';
import type { SentMarks } from '../../application/request/sent-mark.ts';
import type { Refusal } from '../../application/request/form-shown.ts';
import type { RawForm } from '../../domain/request/check-form.ts';
import { ownFields } from '../../domain/request/envelope.ts';
import { type HttpResponse, type HttpRequest, plainResponse } from '../wire/exchange.ts';
import { readSentForm } from '../wire/read-sent-form.ts';
import { headersOf, STATUS_OF } from '../wire/refusal-status.ts';
import { fromThisSite } from '../wire/same-site.ts';
import type { FormResponse } from '../wire/form-posts.ts';
import type { FormPagesParts } from './form-pages.ts';

/** Dependencies of the pages behind mail links. */
export type LinkPagesParts = {
  readonly links: Links;
  readonly askUnsubscribe: AskUnsubscribe;
  readonly sentMarks: SentMarks;
};

type Around = Pick<FormPagesParts, 'errorTitle' | 'report'>;

/**
 * The URL of a page behind a mail link contains a secret, so the path is not sent as referrer, neither to other sites nor to the next
 * page, whose tracking tags could read it. Not 'no-referrer': browsers would then send forms with `Origin: null`, and those without
 * Sec-Fetch-Site could not be distinguished from a cross-site request.
 */
const HEADERS: HttpResponse['headers'] = { 'referrer-policy': 'strict-origin' };

/** Pages behind mail links: rendered by GET, which changes nothing, and executed by POST. */
export function makeLinkPages(
  { links, askUnsubscribe, sentMarks }: LinkPagesParts,
  { errorTitle, report }: Around,
  publicUrl: URL,
) {
  return {
    /** Renders the page that a mailed link opens. */
    async show(request: HttpRequest, view: PageModel, body: LinkBody): Promise<FormResponse> {
      return page(view, body, await orFailed(() => links.open(askedLink(request, view, body))));
    },

    /** Executes the form of a link page, then redirects to a result page that can safely be reloaded. */
    async take(request: HttpRequest, view: PageModel, body: LinkBody): Promise<FormResponse> {
      const oneClick = body.link === 'end-subscription' && isOneClick(request);
      if (!oneClick && !fromThisSite(request, publicUrl))
        return refuse(403, 'The form was sent from another site. Open it on this site and send it again.');
      const sent = readSentForm(request);
      if (!sent) return refuse(400, 'The form data cannot be read.');
      const done = await orFailed(() => links.act(askedLink(request, view, body), ownFields(sent.raw)));
      // Mail programs that unsubscribe for their reader do not follow redirects (RFC 8058, 3.1). Programs of many readers share a network,
      // and some programs send twice. An error would damage the sender's reputation, so rate-limited requests get the success response.
      if (oneClick && (done === 'done' || done.kind === 'limited')) return page(view, body, { kind: 'nothing' });
      if (done === 'done') return seeOther(sentMarks.mark(`${body.action}?sent=1`));
      if (done.kind === 'failed') return page(view, body, await failedForm(request, view, body, ownFields(sent.raw)));
      return page(view, body, done, 422);
    },

    /** Handles the form that requests a new link by mail. */
    async sendLink(request: HttpRequest, view: PageModel): Promise<FormResponse> {
      if (view.body.kind !== 'form') return refuse(400, 'This page has no such form.');
      if (!fromThisSite(request, publicUrl))
        return refuse(403, 'The form was sent from another site. Open it on this site and send it again.');
      const sent = readSentForm(request);
      if (!sent) return refuse(400, 'The form data cannot be read.');
      const raw = ownFields(sent.raw);
      const { language } = view;
      const asking = await orFailed(() => askUnsubscribe({ raw, language, network: request.network ?? '' }));
      if (asking === 'sent') return seeOther(sentMarks.mark(`${view.body.action.split('?', 1)[0]}?sent=1`));
      const refusal: Refusal = asking;
      const typed = typeof raw['email'] === 'string' ? { email: raw['email'] } : undefined;
      const shown = { typed: typed ?? {}, refusal };
      return {
        kind: 'page',
        status: STATUS_OF[refusal.kind],
        headers: headersOf(refusal),
        view: { ...view, title: errorTitle(language, view.title), body: { ...view.body, shown } },
      };
    },
  };

  /** The page with the submitted values after a failure; without the form if the link cannot be looked up either. */
  async function failedForm(request: HttpRequest, view: PageModel, body: LinkBody, raw: RawForm): Promise<LinkShown> {
    const found = await orFailed(() => links.open(askedLink(request, view, body)));
    if (!('form' in found) || !found.form) return { kind: 'failed' };
    const shown = { ...refusedForm(raw, []), refusal: { kind: 'failed' } } as const;
    return { ...found, form: { ...found.form, shown } };
  }

  /** Response with the page; `refused`: status if the form was refused. */
  function page(view: PageModel, body: LinkBody, shown: LinkShown, refused?: 422): FormResponse {
    const status = statusOf(shown, body) ?? refused ?? 200;
    const title = status === 422 ? errorTitle(view.language, view.title) : view.title;
    const waits = shown.kind === 'limited' ? headersOf(shown) : status === 503 ? headersOf({ kind: 'failed' }) : {};
    return {
      kind: 'page',
      status,
      headers: { ...HEADERS, ...waits },
      view: { ...view, title, body: { ...body, shown } },
    };
  }

  async function orFailed<T>(work: () => Promise<T>): Promise<T | { readonly kind: 'failed' }> {
    try {
      return await work();
    } catch (error) {
      report(error);
      return { kind: 'failed' };
    }
  }
}

/**
 * HTTP status of a link page. Two cases are not errors: ending an unknown subscription, and moving a viewing to the time that it
 * already has, which happens if a form is sent twice.
 */
function statusOf(shown: LinkShown, { link }: LinkBody): 200 | 404 | 429 | 503 | undefined {
  if (shown.kind === 'viewing' && shown.unchanged === 'same-time') return 200;
  if (shown.kind === 'nothing') return link === 'end-subscription' ? undefined : 404;
  if (shown.kind === 'limited') return 429;
  if ('form' in shown && shown.form?.shown?.refusal?.kind === 'failed') return 503;
  return shown.kind === 'failed' ? 503 : undefined;
}

function askedLink(request: HttpRequest, view: PageModel, body: LinkBody): LinkRequest {
  return { body, language: view.language, network: request.network ?? '' };
}

/** Whether a request is exactly the one-click unsubscription of a mail program (RFC 8058), which no form of a page sends. */
function isOneClick({ body, upload }: HttpRequest): boolean {
  if (!upload) return body === 'List-Unsubscribe=One-Click';
  const [[name, value] = [], ...others] = upload.fields;
  return name === 'List-Unsubscribe' && value === 'One-Click' && others.length === 0;
}

function seeOther(location: string): FormResponse {
  const headers = { ...HEADERS, location, 'cache-control': 'no-store' };
  return { kind: 'response', response: { status: 303, headers, body: '', shared: false } };
}

function refuse(status: number, text: string): FormResponse {
  return { kind: 'response', response: plainResponse(status, text, { ...HEADERS, 'cache-control': 'no-store' }) };
}
