import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/hashes.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { PortalVisit } from './portal-pages.ts';

/** Finds who is logged in under a reference; nothing where nobody is. `use` makes the login last, `look` does not. */
export type OpenVisit = (reference: string | undefined, how: 'use' | 'look') => Promise<PortalVisit | undefined>;

export function makeOpenVisit({
  sessions,
  hashes,
  clock,
}: {
  readonly sessions: Sessions;
  readonly hashes: Hashes;
  readonly clock: Clock;
}): OpenVisit {
  return async (reference, how) => {
    if (reference === undefined || reference === '') return undefined;
    const now = clock.now();
    const found = await sessions[how](hashes.secret(reference), now);
    return found && { ...found, formToken: hashes.personal(`forms of ${reference}`), now };
  };
}
