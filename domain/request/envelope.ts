import { HONEYPOT_FIELD } from './honeypot.ts';

/** Fields sent with every form besides its own: form name, idempotency key, signed stamp, captcha challenge and answer, honeypot. */
export const ENVELOPE_FIELDS = ['form', 'key', 'stamp', 'captcha', 'answer', HONEYPOT_FIELD] as const;
export type EnvelopeField = (typeof ENVELOPE_FIELDS)[number];

type Raw = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The fields of the form itself. `ownFields({ key: 'a', email: 'b' })` → `{ email: 'b' }` */
export function ownFields(raw: Raw): Raw {
  return Object.fromEntries(
    Object.entries(raw).filter(([name]) => !(ENVELOPE_FIELDS as readonly string[]).includes(name)),
  );
}

/** An envelope field, '' if absent, the first if sent several times. */
export function envelopeField(raw: Raw, name: EnvelopeField): string {
  const sent = Object.hasOwn(raw, name) ? raw[name] : undefined;
  return (typeof sent === 'string' ? sent : sent?.[0]) ?? '';
}
