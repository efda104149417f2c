import type { z } from 'zod/mini';

/**
 * Parses a JSON response by a schema; throws if it does not match, where a cast would accept anything.
 * `readResponse(submitResponse, '{"outcome":{"kind":"slot-full"}}')` → `{ outcome: { kind: 'slot-full' } }`
 */
export function readResponse<T>(schema: z.ZodMiniType<T>, text: string): T {
  return schema.parse(JSON.parse(text));
}
