import { type Agent, request } from 'node:http';
import { randomIds } from '../../../adapters/system/ids.ts';
import { FORM_NAMES, type FormName } from '../../../domain/request/forms.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { type Language, LANGUAGES } from '../../../domain/text/language.ts';
import { BUILT_ANSWER } from '../server/built-server.ts';
import { CV, WELL } from '../site/open-forms.ts';
import { openSite } from '../site/sample-site.ts';
import { viewingHour, viewingHours } from './viewing-hours.ts';
import { preparedFormResponse, submitResponse } from '../../../adapters/wire/request-schemas.ts';
import { readResponse } from '../reading/read-answer.ts';

const DAY = 86_400_000;
/** Recommendation mails a site sends per day, minus a margin for retries. */
const FRIENDS = 150;

const { content, routes } = openSite();

export type Values = Readonly<Record<string, string | readonly string[]>>;

/** A form as one visitor fills it in; `way`: posted to the page as without script, or to the API as with script. */
export type Filled = {
  readonly form: FormName;
  readonly language: Language;
  readonly way: 'page' | 'script';
  readonly values: Values;
  /** Bytes of the attached PDF, for forms with a file; absent: a small one. */
  readonly pdf?: Uint8Array;
  /** Network address of the visitor. */
  readonly from: string;
};

/** Viewings and recommendations that a site takes are limited: visitors after those send the contact form instead. */
const MOST: Readonly<Partial<Record<FormName, number>>> = {
  'send-to-friend': FRIENDS,
  // By the time the last viewings are booked, some of the first slots may be too soon or on a holiday, so 20 are left over.
  'contact-appointment': viewingHours() - 20,
};

/** Form of the `number`th visitor: all forms, languages and ways in turn, with unique values. */
export function nthForm(number: number): Filled {
  const round = Math.floor(number / FORM_NAMES.length);
  const named = FORM_NAMES[number % FORM_NAMES.length] as FormName;
  const form = round >= (MOST[named] ?? Infinity) ? 'site-contact' : named;
  const email = `visitor${number}@example.be`;
  const given = WELL[form];
  const values: Record<string, string | readonly string[]> = { ...given, email };
  if (form === 'contact-appointment') Object.assign(values, viewingHour(round));
  if ('validUntil' in given) values['validUntil'] = inAMonth();
  if ('friendEmail' in given) values['friendEmail'] = `friend${number}@example.be`;
  const language = LANGUAGES[round % LANGUAGES.length] as Language;
  return { form, language, way: Math.floor(round / 4) % 2 === 0 ? 'page' : 'script', values, from: addressOf(number) };
}

/** Mails that a request of a form creates at least, by the suffix of their ids. */
export function mailsOf(form: FormName): readonly string[] {
  if (form === 'forgot-password') return [];
  return form === 'send-to-friend' ? ['friend'] : ['agency', 'sender'];
}

/** An address in a separate network for each number. */
export function addressOf(number: number): string {
  return `${10 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}.10`;
}

/** A valid expiry day of an offer. */
export function inAMonth(): string {
  return brusselsDay(Date.now() + 30 * DAY);
}

/** A form ready to be sent, any number of times. */
export type Sealed = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Requests key and challenge and adds them to a form. */
export async function seal(port: number, filled: Filled, agent?: Agent): Promise<Sealed> {
  const { form, language, way, from, pdf = CV.bytes } = filled;
  const { status, text } = await talk(port, { path: `/api/form?form=${form}&language=${language}` }, agent);
  if (status !== 200) throw new Error(`a form is not prepared: ${status}`);
  const { key, stamp, challenge } = readResponse(preparedFormResponse, text);
  const fields = { ...filled.values, form, key, stamp, captcha: challenge.token, answer: BUILT_ANSWER, homepage: '' };
  const page = content.pages.find(({ form: own }) => own === form)?.id ?? 'contact';
  const path = way === 'page' ? routes.build(page, language) : `/api/request/${form}?language=${language}`;
  const { type, body } = form === 'job-contact' ? inParts(fields, pdf) : encoded(fields);
  const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from };
  return { path, headers: { ...headers, 'content-length': String(body.byteLength) }, body };
}

export type Got = { readonly status: number; readonly location: string; readonly text: string };

/** Reference in a response; `undefined` if it is not a confirmation. */
export function referenceIn({ status, location, text }: Got): string | undefined {
  if (status === 303) return /[?&]reference=([0-9A-Z-]+)(?:&mark=|$)/.exec(location)?.[1];
  if (status !== 200) return undefined;
  const { outcome } = readResponse(submitResponse, text);
  return outcome.kind === 'sent' ? outcome.reference : undefined;
}

/** One request; rejects if the connection breaks. `leave` disconnects after sending, without waiting for the response. */
export function talk(
  port: number,
  { path, headers = {}, body, leave = false }: Partial<Sealed> & { readonly path: string; readonly leave?: boolean },
  agent?: Agent,
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: agent ?? false }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers: got } = response;
        resolve({ status: statusCode, location: got.location ?? '', text: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
    if (leave) sent.once('finish', () => setImmediate(() => sent.destroy(new Error('left'))));
  });
}

function encoded(values: Values): { type: string; body: Buffer } {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  return { type: 'application/x-www-form-urlencoded', body: Buffer.from(body.toString()) };
}

function inParts(values: Values, pdf: Uint8Array): { type: string; body: Buffer } {
  const mark = randomIds.secret();
  const fields = Object.entries(values).map(
    ([name, value]) => `--${mark}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const head = `--${mark}\r\ncontent-disposition: form-data; name="cv"; filename="${CV.name}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(fields.join('') + head), pdf, Buffer.from(`\r\n--${mark}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${mark}`, body };
}
