import { z } from 'zod';
import { REASON_CODES, type Reason, type ReasonValue } from '../../application/finding/reason.ts';

export const reasonValue: z.ZodType<ReasonValue> = z.union([
  z.string(),
  z.number(),
  z.array(z.string()),
  z.lazy(() => reasonSchema),
]);

/** A reason as it is stored and printed; one with a code of another version does not parse. */
export const reasonSchema: z.ZodType<Reason> = z.object({
  code: z.enum(REASON_CODES),
  values: z.record(z.string(), reasonValue).exactOptional(),
});
