const MINUTE = 60_000;
const LONGEST = 60 * MINUTE;
/** Milliseconds in the outbox after which a mail is given up. */
const GIVEN_UP_AFTER = 48 * 60 * MINUTE;

/**
 * Delay in ms after `attempts + 1` failures: 1, 2, 4 … 60 minutes, ±25 % jitter so that mails that failed together are not retried
 * together; `undefined` (give up) once the delays add up to 48 hours. `chance`: random number in [0, 1). `retryDelay(2, 0.5)` → `240000`
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
