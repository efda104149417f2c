import { formsOf, mapForms } from '../../application/page/forms-of.ts';
import type { SendableForm } from '../../application/request/form-view.ts';
import type { PageModel } from '../../application/page/page-model.ts';
import type { FormShown, Refusal } from '../../application/request/form-shown.ts';
import type { PrepareForm } from '../../application/request/prepare-form.ts';
import { submitRefusal } from '../../application/request/submit-refusal.ts';
import type { ReceivedForm, SubmitRequest } from '../../application/request/sent-form.ts';
import { envelopeField, ownFields } from '../../domain/request/envelope.ts';
import { HONEYPOT_FIELD } from '../../domain/request/honeypot.ts';
import { withKnownFields } from '../../domain/request/known-fields.ts';
import type { Language } from '../../domain/text/language.ts';
import { type HttpRequest, plainResponse } from '../wire/exchange.ts';
import { readSentForm } from '../wire/read-sent-form.ts';
import { headersOf, STATUS_OF } from '../wire/refusal-status.ts';
import { fromThisSite } from '../wire/same-site.ts';
import type { FormResponse, PostedForm } from '../wire/form-posts.ts';

/** Maximum length of a form's subject (a listing id, or a page's URL), in characters. */
const LONGEST_SUBJECT = 2_000;

/** Dependencies of pages with forms. */
export type FormPagesParts = {
  readonly prepare: PrepareForm;
  readonly submit: SubmitRequest;
  /** Page title if the form was refused. */
  readonly errorTitle: (language: Language, title: string) => string;
  readonly report: (error: unknown) => void;
};

/** Pages with forms for browsers without script: rendered with signed tokens, submitted by POST, rendered again with errors. */
export function makeFormPages({ prepare, submit, errorTitle, report }: FormPagesParts, publicUrl: URL) {
  /** Adds fresh tokens to a form; the tokens of a refused submission (`kept`) replace them. */
  async function withTokens(form: SendableForm, language: Language, before?: Omit<FormShown, 'prepared'> & Kept) {
    const fresh = await prepare(form.form, language, form.subject?.id);
    const { kept, ...again } = before ?? { typed: {}, refusal: undefined };
    const closed = form.closed ?? fresh.closed;
    return { ...form, ...(closed && { closed }), shown: { prepared: { ...fresh, ...kept }, ...again } };
  }

  return {
    /** Parses a POST; a property entered in the form becomes the subject of the page. */
    read(request: HttpRequest): PostedForm {
      const form = readSentForm(request);
      const parameters = new URLSearchParams(request.query);
      parameters.delete('sent');
      parameters.delete('reference');
      const named = form && envelopeField(form.raw, 'form') === 'send-to-friend' ? ['page'] : [];
      for (const name of ['property', 'project', ...named]) {
        const typed = form?.raw[name];
        if (typeof typed === 'string' && typed !== '' && typed.length <= LONGEST_SUBJECT)
          parameters.set(name, typed.trim());
      }
      return { form, query: parameters.toString() };
    },

    async show(view: PageModel): Promise<FormResponse> {
      const shown = await mapForms(view, form => withTokens(form, view.language));
      return { kind: 'page', status: 200, headers: {}, view: shown };
    },

    /** `reached`: whether the subject of the form could be looked up; if not (outage), the form cannot be stored either. */
    async take(
      request: HttpRequest,
      { form: received }: PostedForm,
      view: PageModel,
      reached: boolean,
    ): Promise<FormResponse> {
      const response = (status: number, text: string): FormResponse => ({
        kind: 'response',
        response: plainResponse(status, text, { 'cache-control': 'no-store' }),
      });
      if (!fromThisSite(request, publicUrl))
        return response(403, 'The form was sent from another site. Open it on this site and send it again.');
      if (!received) return response(400, 'The form data cannot be read.');
      const forms = formsOf(view);
      const named = envelopeField(received.raw, 'form');
      const form = forms.find(({ form: name }) => name === named) ?? (named === '' ? forms[0] : undefined);
      if (!form) return response(400, 'This page has no such form.');
      const sent = withKnownFields(form.form, received);
      const outcome = reached
        ? await submitted({ ...sent, form: form.form, language: view.language, network: request.network ?? '' })
        : ({ kind: 'refused', refusal: { kind: 'failed' } } as const);
      if (outcome.kind === 'sent') {
        const headers = { location: outcome.href, 'cache-control': 'no-store' };
        return { kind: 'response', response: { status: 303, headers, body: '', shared: false } };
      }
      const tokens = keepsTokens(outcome.refusal) ? tokensOf(sent) : undefined;
      const shown = await mapForms({ ...view, title: errorTitle(view.language, view.title) }, other =>
        withTokens(
          other,
          view.language,
          other.form === form.form
            ? {
                typed: typedOf(sent),
                refusal: outcome.refusal,
                kept: tokens,
                // A browser sends no honeypot field if the form was shown without one, so the form is shown without one again.
                ...((outcome.refusal.kind === 'trapped' || !Object.hasOwn(sent.raw, HONEYPOT_FIELD)) && {
                  withoutTrap: true,
                }),
              }
            : undefined,
        ),
      );
      return {
        kind: 'page',
        status: STATUS_OF[outcome.refusal.kind],
        headers: headersOf(outcome.refusal),
        view: shown,
      };
    },
  };

  async function submitted(
    sent: ReceivedForm,
  ): Promise<
    { readonly kind: 'sent'; readonly href: string } | { readonly kind: 'refused'; readonly refusal: Refusal }
  > {
    try {
      const outcome = await submit(sent);
      return outcome.kind === 'sent' ? outcome : { kind: 'refused', refusal: submitRefusal(outcome) };
    } catch (error) {
      report(error);
      return { kind: 'refused', refusal: { kind: 'failed' } };
    }
  }
}

type Kept = { readonly kept?: { readonly key: string; readonly stamp: string } | undefined };

/**
 * Whether a corrected form keeps its idempotency key and timestamp: they are replaced if they caused the refusal, unless the form was only
 * sent too fast.
 */
function keepsTokens(refusal: Refusal): boolean {
  return !['key-taken', 'stamp'].includes(refusal.kind) || (refusal.kind === 'stamp' && refusal.code === 'too-fast');
}

function tokensOf({ raw }: Pick<ReceivedForm, 'raw'>): NonNullable<Kept['kept']> {
  return { key: envelopeField(raw, 'key'), stamp: envelopeField(raw, 'stamp') };
}

function typedOf({ raw }: Pick<ReceivedForm, 'raw'>): FormShown['typed'] {
  return Object.fromEntries(Object.entries(ownFields(raw)).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
