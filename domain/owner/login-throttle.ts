const SECOND = 1_000;
const DAY = 24 * 3_600_000;

/** Wrong passwords that cost no wait. */
export const FREE_TRIES = 5;
/** Longest wait between two tries, in milliseconds: no account is ever locked for good. */
export const LONGEST_WAIT_MS = 15 * 60 * SECOND;
/** Failed tries at any accounts that one network has in a quarter of an hour. */
export const PER_NETWORK = 20;
export const NETWORK_WINDOW_MS = 15 * 60 * SECOND;
/** Failed tries count for so long after the last of them. */
export const REMEMBERED_MS = DAY;
/** A network from which the owner logged in is known as theirs for so long. */
export const KNOWN_MS = 90 * DAY;
/** Networks that get a first try a day at an account that has to wait. */
export const STRANGERS_A_DAY = 300;

/** Failed tries, and when the last of them was, in milliseconds since 1970. */
export type Failures = { readonly count: number; readonly lastAt: number };

export const NO_FAILURES: Failures = { count: 0, lastAt: 0 };

/** What failed before at an account: from anywhere that its owner never logged in from, and from the network that tries now. */
export type TriedBefore = {
  readonly account: Failures;
  readonly network: Failures;
  /** What failed from this network at all accounts; `lastAt` is when the first of its quarter of an hour was. */
  readonly everywhere: Failures;
  /** Whether the owner logged in from this network. */
  readonly known: boolean;
};

/**
 * `open`: the password is looked at. `stranger`: it is looked at too, but where it is wrong the answer is that of `wait`.
 * `wait`: it is not looked at; `retryAfter` in seconds.
 */
export type LoginDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'stranger' | 'wait'; readonly retryAfter: number };

/** The wait after so many failed tries, in milliseconds. `waitAfter(4)` → `0`, `waitAfter(7)` → `4000` */
export function waitAfter(count: number): number {
  return count < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_MS, SECOND * 2 ** Math.min(count - FREE_TRIES, 20));
}

/**
 * Whether a password is checked. Failed tries make every network wait, except the networks that the owner is known from, which
 * wait for their own failures alone, and a first try from each other network: so an owner who knows the password gets in
 * from anywhere, and a guesser gets one guess a network.
 */
export function decideLogin({ account, network, everywhere, known }: TriedBefore, now: number): LoginDecision {
  const left = isAhead(everywhere, now) ? 0 : Math.min(NETWORK_WINDOW_MS, everywhere.lastAt + NETWORK_WINDOW_MS - now);
  const full = everywhere.count >= PER_NETWORK && left > 0;
  const own = recent(known ? network : account, now);
  // A clock that was set back makes no wait longer.
  const wait = Math.min(waitAfter(own.count), own.lastAt + waitAfter(own.count) - now);
  const first = !known && recent(network, now).count === 0;
  // Both waits run at once: who is told the shorter one would come back to hear the other.
  if (full) return { kind: 'wait', retryAfter: Math.ceil(Math.max(left, first ? 0 : wait) / SECOND) };
  if (wait <= 0) return { kind: 'open' };
  return { kind: first ? 'stranger' : 'wait', retryAfter: Math.ceil(wait / SECOND) };
}

/** What is remembered once a try was let through, as if it had failed; a right password takes it back. */
export function counted(before: TriedBefore, verdict: LoginDecision, now: number): TriedBefore {
  if (verdict.kind === 'wait') return before;
  const more = (failures: Failures): Failures => ({ count: recent(failures, now).count + 1, lastAt: now });
  const shared = verdict.kind === 'open' && !before.known;
  return {
    ...before,
    network: more(before.network),
    account: shared ? more(before.account) : before.account,
    everywhere: oneMore(before.everywhere, now),
  };
}

/** What is remembered of a network once one of its tries was right after all. */
export function oneLess({ count, lastAt }: Failures): Failures {
  return { count: Math.max(0, count - 1), lastAt };
}

function oneMore({ count, lastAt }: Failures, now: number): Failures {
  const over = now - lastAt >= NETWORK_WINDOW_MS || isAhead({ count, lastAt }, now);
  return over ? { count: 1, lastAt: now } : { count: count + 1, lastAt };
}

function recent(failures: Failures, now: number): Failures {
  return now - failures.lastAt >= REMEMBERED_MS || isAhead(failures, now) ? NO_FAILURES : failures;
}

/** Whether it was noted while the clock was ahead, by more than any wait: it would have its owner wait until that time comes again. */
function isAhead({ lastAt }: Failures, now: number): boolean {
  return lastAt - now > LONGEST_WAIT_MS;
}
