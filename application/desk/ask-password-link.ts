import { parsePublicEmail } from '../../domain/request/email.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import { HOUR, limitOn, type Limits, countWithinLimit } from '../ports/security/limits.ts';
import type { SendResetLink } from '../request/submit/submit-parts.ts';

/** Password links that one network may request per hour; each account has a limit of its own as well. */
const RESETS_OF_NETWORK = 20;

/** Requests a password link for an agent. `limited`: this network has requested too many. */
export type AskPasswordLink = (typed: string, language: Language, network: string) => Promise<'sent' | 'limited'>;

/** Mails a password link if the typed address has an account; the result does not reveal whether it has. */
export function makeAskPasswordLink({
  sendResetLink,
  limits,
  hashes,
  ids,
  clock,
}: {
  readonly sendResetLink: SendResetLink;
  readonly limits: Limits;
  readonly hashes: Hashes;
  readonly ids: Pick<Ids, 'reference'>;
  readonly clock: Clock;
}): AskPasswordLink {
  return async (typed, language, network) => {
    const limit = limitOn(hashes, `resets from ${network}`, RESETS_OF_NETWORK, HOUR);
    if (!(await countWithinLimit(limits, limit, clock.now()))) return 'limited';
    const email = parsePublicEmail(typed);
    if (email !== undefined) await sendResetLink({ reference: ids.reference(), email, language });
    return 'sent';
  };
}
