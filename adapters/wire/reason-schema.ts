import { z } from 'zod/mini';
import { REASON_CODES, type Reason, type ReasonValue } from '../../application/finding/reason.ts';
import { exactly } from './exactly.ts';

// The type is annotated by hand: a reason may contain other reasons, and TypeScript infers no type from itself.
export const reasonValue: z.ZodMiniType<ReasonValue> = z.union([
  z.string(),
  z.number(),
  z.array(z.string()),
  z.lazy(() => reasonSchema),
]);

/** A reason as it is stored and printed; one with an unknown code, of another version, does not parse. */
export const reasonSchema = z
  .object({
    code: z.enum(REASON_CODES),
    values: z.exactOptional(z.record(z.string(), reasonValue)),
  })
  .apply(exactly<Reason>());
