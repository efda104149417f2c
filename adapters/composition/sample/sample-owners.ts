import type { PasswordHasher } from '../../../application/ports/accounts/password-hasher.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { SAMPLE_OWNERS } from '../../../fixtures/builders/owners.ts';

/**
 * Creates the accounts of the sample agency's owners whom a feed names, with the passwords of the README; with any other content it removes
 * them, because these passwords are public.
 */
export async function applySampleOwners(
  isSample: boolean,
  {
    store: { owners, accounts },
    hasher,
    now,
  }: {
    readonly store: Pick<RequestPorts, 'owners' | 'accounts'>;
    readonly hasher: PasswordHasher;
    readonly now: number;
  },
): Promise<void> {
  for (const { id, email, language, password } of SAMPLE_OWNERS) {
    const known = await owners.byEmail(email);
    const wanted = isSample && (await owners.isNamed(email));
    if (wanted && !known) {
      await owners.addSampleAccount(
        { id, email, language, listingIds: [], invitedAt: now },
        await hasher.hash(password),
      );
    } else if (!wanted && known?.id === id) await accounts.revoke(email);
  }
}
