import { z } from 'zod/mini';
import type { PreparedForm, ShownError } from '../../application/request/form-shown.ts';
import type { UnavailableForm, FormAlternative } from '../../application/request/unavailable-form.ts';
import type { ViewingCalendar } from '../../domain/appointment/viewing-calendar.ts';
import type { SubmitOutcome } from '../../application/request/sent-form.ts';
import { exactly } from './exactly.ts';

const text = z.string();
const isText = (value: unknown) => typeof value === 'string';

const closedForm = z.object({
  why: z.custom<UnavailableForm['why']>(isText),
  ways: z.array(z.object({ to: z.custom<FormAlternative['to']>(isText), href: text })),
});

/** Response that prepares a form: its signed tokens, and the viewing slots. */
export const preparedFormResponse = z
  .object({
    key: text,
    stamp: text,
    challenge: z.object({ token: text, widget: text, props: z.record(text, text) }),
    calendar: z.exactOptional(z.custom<ViewingCalendar>(value => typeof value === 'object' && value !== null)),
    closed: z.exactOptional(closedForm),
    isAsked: z.exactOptional(z.boolean()),
    full: z.exactOptional(z.array(z.object({ day: text, slot: text }))),
    now: z.exactOptional(z.object({ today: text, time: text })),
  })
  .apply(exactly<PreparedForm>());

const error = z.custom<ShownError>(
  value =>
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    'code' in value &&
    typeof value.field === 'string' &&
    typeof value.code === 'string',
);

/** Outcome of a sent form. */
const submitOutcome = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('sent'), reference: text, href: text }),
    z.object({
      kind: z.literal('captcha'),
      code: z.enum(['missing', 'wrong', 'expired', 'malformed', 'other-form', 'used']),
    }),
    z.object({ kind: z.literal('slot-full') }),
    z.object({ kind: z.literal('key-taken') }),
    z.object({ kind: z.literal('trapped') }),
    z.object({ kind: z.literal('unknown-fields') }),
    z.extend(closedForm, { kind: z.literal('closed') }),
    z.object({ kind: z.literal('limited'), retryAfter: z.number() }),
    z.object({ kind: z.literal('stamp'), code: z.enum(['too-fast', 'too-old', 'malformed', 'other-form']) }),
    z.object({ kind: z.literal('invalid'), errors: z.array(error) }),
  ])
  .apply(exactly<SubmitOutcome>());

/** Response to a form: its outcome; a rejected one also has the status and title of a problem (RFC 9457). */
export const submitResponse = z.object({ outcome: submitOutcome });
