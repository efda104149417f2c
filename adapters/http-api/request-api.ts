import type { PrepareForm } from '../../application/request/prepare-form.ts';
import { refusalOf } from '../../application/request/refusal.ts';
import type { TakeRequest } from '../../application/request/sent-form.ts';
import { isFormName } from '../../domain/request/forms.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import { type Answer, type Asked, JSON_TYPE } from '../wire/exchange.ts';
import { readSentForm } from '../wire/read-sent-form.ts';
import { headersOf, STATUS_OF } from '../wire/refusal-status.ts';
import { fromThisSite } from '../wire/same-site.ts';
import { problemAnswer } from './json-answer.ts';

export type RequestApiParts = {
  readonly prepare: PrepareForm;
  readonly submit: TakeRequest;
  readonly publicUrl: URL;
  readonly languages: () => readonly Language[];
  readonly report: (error: unknown) => void;
};

const SEND = '/api/request/';

/** Forms over HTTP, for pages that send them with script: a key and a challenge, and what became of a form. */
export function makeRequestApi(parts: RequestApiParts): (asked: Asked) => Promise<Answer | undefined> {
  return async asked => {
    const sends = asked.path.startsWith(SEND);
    if (!sends && asked.path !== '/api/form') return undefined;
    const parameters = new URLSearchParams(asked.query);
    const form = sends ? asked.path.slice(SEND.length) : (parameters.get('form') ?? '');
    const language = parameters.get('language');
    if (!isFormName(form)) return problemAnswer(404, 'There is no such form.');
    if (!isLanguage(language) || !parts.languages().includes(language))
      return problemAnswer(400, 'This language is none of the site.');
    if (!sends) return json(200, await parts.prepare(form, language, parameters.get('property') ?? undefined));
    if (asked.method !== 'POST') return problemAnswer(405, 'A form is sent by POST.', { allow: 'POST' });
    if (!fromThisSite(asked, parts.publicUrl)) return problemAnswer(403, 'This form belongs to another site.');
    const sent = readSentForm(asked);
    if (!sent) return problemAnswer(400, 'This form cannot be read.');
    try {
      const outcome = await parts.submit({ ...sent, form, language, address: asked.address ?? '' });
      if (outcome.kind === 'sent') return json(200, { outcome });
      const refusal = refusalOf(outcome);
      return problemAnswer(STATUS_OF[refusal.kind], 'The form was not taken.', headersOf(refusal), { outcome });
    } catch (error) {
      parts.report(error);
      return problemAnswer(503, 'The form could not be kept. It may be sent again.', headersOf({ kind: 'failed' }));
    }
  };
}

const OWN = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' };

function json(status: number, body: unknown): Answer {
  return { status, headers: { 'content-type': JSON_TYPE, ...OWN }, body: JSON.stringify(body), shared: false };
}
