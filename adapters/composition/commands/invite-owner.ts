import { makeInviteOwner } from '../../../application/portal/invite-owner.ts';
import type { Language } from '../../../domain/text/language.ts';
import { makeLinkSecrets } from '../../secrets/link-secrets.ts';
import { openSiteContent } from '../site/site-places.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { systemClock } from '../../system/clock.ts';
import { randomIds } from '../../system/ids.ts';
import { openCatalogue } from '../import/open-catalogue.ts';
import { secretsOf } from '../site-secrets.ts';
import { readSite } from '../site/read-site.ts';
import type { ServerSettings } from '../settings.ts';
import { makeHashes } from '../../secrets/hashes.ts';
import { invitationLanguage, printRefusal } from './account-command.ts';
import { deliverInvitation } from './deliver-invitation.ts';

/** Gives access and mails the invitation; prints the outcome and returns the exit code. */
export async function inviteOwner(
  settings: ServerSettings,
  email: string,
  ids: readonly string[],
  chosen: Language | undefined,
): Promise<number> {
  const { content } = await readSite(settings.contentDirectory);
  const asked = invitationLanguage(content.settings, chosen);
  if ('refused' in asked) return printRefusal(asked.refused);
  const { language } = asked;
  const site = openSiteContent(content);
  const database = await openDatabase(settings);
  try {
    const { secret, previous } = await secretsOf(settings);
    const secrets = makeLinkSecrets(secret, previous);
    const outcome = await makeInviteOwner({
      site,
      catalogue: await openCatalogue(settings, database, site),
      ownerAccounts: database.accounts,
      hashes: makeHashes(secret, previous),
      linkSecrets: secrets,
      ids: randomIds,
      clock: systemClock,
    })(email, ids, language);
    switch (outcome.kind) {
      case 'no-address':
        return printRefusal(`'${email}' is not a valid e-mail address.`);
      case 'no-listing':
        return printRefusal('Give the id of at least one property.');
      case 'unknown-listings':
        return printRefusal(`The catalogue has no property ${outcome.ids.join(', ')}. No invitation was sent.`);
      default:
        break;
    }
    const { listingIds } = outcome.owner;
    console.log(
      `${outcome.owner.email} has access to ${listingIds.length} ${listingIds.length === 1 ? 'property' : 'properties'}: ${listingIds.join(', ')}.`,
    );
    await deliverInvitation(settings, database, content, secrets, outcome.mail);
    return 0;
  } finally {
    await database.close();
  }
}
