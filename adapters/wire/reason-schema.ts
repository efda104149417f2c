import { z } from 'zod/mini';
import { REASON_CODES, type Reason, type ReasonValue } from '../../application/finding/reason.ts';

export const reasonValue: z.ZodMiniType<ReasonValue> = z.union([
  z.string(),
  z.number(),
  z.array(z.string()),
  z.lazy(() => reasonSchema),
]);

/** A reason as it is stored and printed; one with an unknown code, of another version, does not parse. */
export const reasonSchema: z.ZodMiniType<Reason> = z.object({
  code: z.enum(REASON_CODES),
  values: z.exactOptional(z.record(z.string(), reasonValue)),
});
