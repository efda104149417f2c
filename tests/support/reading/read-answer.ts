import type { z } from 'zod/mini';

/**
 * What an answer in JSON says, read by a schema; throws where it says anything else. A cast would believe whatever came.
 * `readAnswer(submitAnswer, '{"outcome":{"kind":"slot-full"}}')` → `{ outcome: { kind: 'slot-full' } }`
 */
export function readResponse<T>(schema: z.ZodMiniType<T>, text: string): T {
  return schema.parse(JSON.parse(text));
}
