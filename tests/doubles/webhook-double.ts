import { z } from 'zod';
import { signatureOf } from '../../adapters/webhook/lead-webhook.ts';
import { makeAgency } from './made-agency.ts';
import { startDouble, type SystemDouble } from './system-double.ts';

export const WEBHOOK_SECRET = 'a secret that both sides know by now';
/** Maximum age of a signature in seconds: prevents replays. */
const FRESH_S = 300;

const sentLead = z.object({
  id: z.string(),
  person: z.object({ email: z.string().optional() }),
  about: z.object({ id: z.string() }).optional(),
  text: z.string(),
  consent: z.boolean(),
});

/** Test double of the agency's own webhook: checks the signature, accepts each id once. */
export function startWebhook(now: () => number): Promise<SystemDouble> {
  const known = new Set<string>();
  return startDouble(
    makeAgency(0),
    () => 'lead',
    ({ headers, body }, state) => {
      const [, seconds = '', signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['x-signature'])) ?? [];
      const late = Math.abs(now() / 1000 - Number(seconds)) > FRESH_S;
      if (late || signature !== signatureOf(WEBHOOK_SECRET, Number(seconds), body)) return { status: 401, body: '' };
      if (state.strikes('lead-refused', 'lead')) return { status: 422, body: '' };
      const lead = sentLead.parse(JSON.parse(body));
      const { id, person, about, text, consent } = lead;
      state.note({ operation: 'lead', parameters: lead });
      if (headers['idempotency-key'] !== id) return { status: 400, body: '' };
      if (!known.has(id)) state.receive({ key: id, email: person.email, about: about?.id, text, consent });
      known.add(id);
      return { body: '' };
    },
    now,
  );
}
