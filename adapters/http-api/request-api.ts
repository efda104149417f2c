import type { PrepareForm } from '../../application/request/prepare-form.ts';
import { submitRefusal } from '../../application/request/submit-refusal.ts';
import type { SubmitRequest } from '../../application/request/sent-form.ts';
import { isFormName } from '../../domain/request/forms.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import { type HttpResponse, type HttpRequest, JSON_TYPE } from '../wire/exchange.ts';
import { readSentForm } from '../wire/read-sent-form.ts';
import { headersOf, STATUS_OF } from '../wire/refusal-status.ts';
import { fromThisSite } from '../wire/same-site.ts';
import { problemResponse } from './json-response.ts';

export type RequestApiParts = {
  readonly prepare: PrepareForm;
  readonly submit: SubmitRequest;
  readonly publicUrl: URL;
  readonly languages: () => readonly Language[];
  readonly report: (error: unknown) => void;
};

const SEND = '/api/request/';

/** Forms over HTTP, for pages that send them by script: returns a key and a challenge, and the outcome of a sent form. */
export function makeRequestApi(parts: RequestApiParts): (request: HttpRequest) => Promise<HttpResponse | undefined> {
  return async request => {
    const sends = request.path.startsWith(SEND);
    if (!sends && request.path !== '/api/form') return undefined;
    const parameters = new URLSearchParams(request.query);
    const form = sends ? request.path.slice(SEND.length) : (parameters.get('form') ?? '');
    const language = parameters.get('language');
    if (!isFormName(form)) return problemResponse(404, 'There is no form with this name.');
    if (!isLanguage(language) || !parts.languages().includes(language))
      return problemResponse(400, 'The site does not have this language.');
    if (!sends) return json(200, await parts.prepare(form, language, parameters.get('property') ?? undefined));
    if (request.method !== 'POST') return problemResponse(405, 'Send a form with a POST request.', { allow: 'POST' });
    if (!fromThisSite(request, parts.publicUrl))
      return problemResponse(403, 'The form was sent from another site. Open it on this site and send it again.');
    const sent = readSentForm(request);
    if (!sent) return problemResponse(400, 'The form data cannot be read.');
    try {
      const outcome = await parts.submit({ ...sent, form, language, network: request.network ?? '' });
      if (outcome.kind === 'sent') return json(200, { outcome });
      const refusal = submitRefusal(outcome);
      return problemResponse(STATUS_OF[refusal.kind], 'The form was not accepted.', headersOf(refusal), { outcome });
    } catch (error) {
      parts.report(error);
      return problemResponse(503, 'The form could not be saved. Please send it again.', headersOf({ kind: 'failed' }));
    }
  };
}

const OWN = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' };

function json(status: number, body: unknown): HttpResponse {
  return { status, headers: { 'content-type': JSON_TYPE, ...OWN }, body: JSON.stringify(body), shared: false };
}
