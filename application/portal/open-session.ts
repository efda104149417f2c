import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/hashes.ts';
import type { SecurityLog } from '../ports/security-log.ts';
import type { LoggedIn, Sessions } from '../ports/sessions.ts';

/** An owner who is logged in, for as long as one request takes. */
export type OwnerSession = LoggedIn & {
  /** Travels with every form of the pages; no other site can make it. */
  readonly formToken: string;
  /** Whether a form was drawn for this login, under the site's secret or its previous one. */
  isFormToken(token: string): boolean;
  readonly now: number;
};

/** Finds the session of a reference; nothing where there is none. `use` makes it last, `look` does not. */
export type OpenSession = (reference: string | undefined, how: 'use' | 'look') => Promise<OwnerSession | undefined>;

export function makeOpenSession({
  sessions,
  hashes,
  clock,
  security,
}: {
  readonly sessions: Sessions;
  readonly hashes: Hashes;
  readonly clock: Clock;
  readonly security: SecurityLog;
}): OpenSession {
  return async (reference, how) => {
    if (reference === undefined || reference === '') return undefined;
    const now = clock.now();
    const found = await sessions[how](hashes.secret(reference), now);
    if (!found) {
      security.note('session-refused', 'not-there');
      return undefined;
    }
    const forms = `forms of ${reference}`;
    const formToken = hashes.personal(forms);
    return { ...found, formToken, isFormToken: token => token === formToken || token === hashes.formerly(forms), now };
  };
}
