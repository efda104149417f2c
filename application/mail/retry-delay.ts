const MINUTE = 60_000;
const LONGEST = 60 * MINUTE;
/** After this long in the outbox a mail is given up. */
const GIVEN_UP_AFTER = 48 * 60 * MINUTE;

/**
 * How long a mail waits after it failed for the `attempts + 1`th time, in milliseconds: 1, 2, 4 … 60 minutes, spread by a
 * quarter around that so that mails that failed together do not come back together; none once the waits fill 48 hours.
 * `chance` is a number from 0 up to 1. `retryDelay(2, 0.5)` → `240000`
 */
export function retryDelay(attempts: number, chance: number): number | undefined {
  let waited = 0;
  for (let earlier = 0; earlier < attempts && waited <= GIVEN_UP_AFTER; earlier += 1) waited += plainDelay(earlier);
  const delay = plainDelay(attempts);
  return waited + delay > GIVEN_UP_AFTER ? undefined : Math.round(delay * (0.75 + chance / 2));
}

function plainDelay(attempts: number): number {
  return Math.min(LONGEST, MINUTE * 2 ** Math.min(attempts, 10));
}
