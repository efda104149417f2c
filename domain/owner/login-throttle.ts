const SECOND = 1_000;
const DAY = 24 * 3_600_000;

/** Number of failed attempts before the next one is delayed. */
export const FREE_TRIES = 5;
/** Maximum delay between two attempts, in milliseconds: accounts are never locked permanently. */
export const LONGEST_WAIT_MS = 15 * 60 * SECOND;
/** Maximum failed attempts per network across all accounts, in 15 minutes. */
export const PER_NETWORK = 20;
export const NETWORK_WINDOW_MS = 15 * 60 * SECOND;
/** Milliseconds since the last failed attempt after which all failed attempts are forgotten. */
export const FAILURES_LIFE_MS = DAY;
/** Milliseconds for which a network stays trusted after the owner logged in from it. */
export const TRUSTED_NETWORK_MS = 90 * DAY;
/** Maximum number of unknown networks per day that get a first attempt at a throttled account. */
export const UNKNOWN_NETWORKS_A_DAY = 300;

/** Number of failed attempts, and the time of the last one (Unix ms). */
export type Failures = { readonly count: number; readonly lastAt: number };

export const NO_FAILURES: Failures = { count: 0, lastAt: 0 };

/** Earlier failures: `account` from all networks unknown to the owner, `network` from the current network at this account. */
export type FailedAttempts = {
  readonly account: Failures;
  readonly network: Failures;
  /** Failures from the current network at all accounts; `lastAt` is the start of the network's 15-minute window. */
  readonly everywhere: Failures;
  /** Whether the owner has logged in from this network. */
  readonly known: boolean;
};

/**
 * `open`: the password is checked. `stranger`: the password is checked, and a wrong one gets the same response as `wait`, because the
 * network is unknown to the owner. `wait`: the password is not checked. `retryAfter` in seconds.
 */
export type LoginDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'stranger' | 'wait'; readonly retryAfter: number };

/** Delay after a number of failed attempts, in milliseconds. `waitAfter(4)` → `0`, `waitAfter(7)` → `4000` */
export function waitAfter(count: number): number {
  return count < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_MS, SECOND * 2 ** Math.min(count - FREE_TRIES, 20));
}

/**
 * Whether a password is checked. Failures delay all networks, with two exceptions: networks known to the owner are delayed only by their
 * own failures, and every other network gets one first attempt. So an owner who knows the password can log in from anywhere, and an
 * attacker gets one guess per network.
 */
export function decideLogin({ account, network, everywhere, known }: FailedAttempts, now: number): LoginDecision {
  const left = isAhead(everywhere, now) ? 0 : Math.min(NETWORK_WINDOW_MS, everywhere.lastAt + NETWORK_WINDOW_MS - now);
  const full = everywhere.count >= PER_NETWORK && left > 0;
  const own = recent(known ? network : account, now);
  // Limits the delay if the clock was set back.
  const wait = Math.min(waitAfter(own.count), own.lastAt + waitAfter(own.count) - now);
  const first = !known && recent(network, now).count === 0;
  // Both delays run in parallel; returning the shorter one would only lead to a second refusal.
  if (full) return { kind: 'wait', retryAfter: Math.ceil(Math.max(left, first ? 0 : wait) / SECOND) };
  if (wait <= 0) return { kind: 'open' };
  return { kind: first ? 'stranger' : 'wait', retryAfter: Math.ceil(wait / SECOND) };
}

/**
 * Counters after an attempt is allowed. The attempt counts as failed until its password is found correct (`afterSuccess`), so that parallel
 * attempts are limited too.
 */
export function afterAttempt(before: FailedAttempts, decision: LoginDecision, now: number): FailedAttempts {
  if (decision.kind === 'wait') return before;
  const more = (failures: Failures): Failures => ({ count: recent(failures, now).count + 1, lastAt: now });
  const shared = decision.kind === 'open' && !before.known;
  return {
    ...before,
    network: more(before.network),
    account: shared ? more(before.account) : before.account,
    everywhere: oneMore(before.everywhere, now),
  };
}

/** A network's counter after one of its attempts succeeded. */
export function afterSuccess({ count, lastAt }: Failures): Failures {
  return { count: Math.max(0, count - 1), lastAt };
}

function oneMore({ count, lastAt }: Failures, now: number): Failures {
  const over = now - lastAt >= NETWORK_WINDOW_MS || isAhead({ count, lastAt }, now);
  return over ? { count: 1, lastAt: now } : { count: count + 1, lastAt };
}

function recent(failures: Failures, now: number): Failures {
  return now - failures.lastAt >= FAILURES_LIFE_MS || isAhead(failures, now) ? NO_FAILURES : failures;
}

/** Whether the failure was recorded while the clock was ahead by more than the maximum delay; it would block the owner until that time. */
function isAhead({ lastAt }: Failures, now: number): boolean {
  return lastAt - now > LONGEST_WAIT_MS;
}
