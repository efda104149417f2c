import { COMMAND_LINE_ACTOR, makeInviteAgent } from '../../../application/desk/agency/invite-agent.ts';
import type { Language } from '../../../domain/text/language.ts';
import { openSiteContent } from '../site/site-places.ts';
import { makeHashes } from '../../secrets/hashes.ts';
import { makeLinkSecrets } from '../../secrets/link-secrets.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { systemClock } from '../../system/clock.ts';
import { randomIds } from '../../system/ids.ts';
import { secretsOf } from '../site-secrets.ts';
import { readSite } from '../site/read-site.ts';
import type { ServerSettings } from '../settings.ts';
import { invitationLanguage, printRefusal } from './account-command.ts';
import { deliverInvitation } from './deliver-invitation.ts';

/** Gives access and mails the invitation; prints the outcome and returns the exit code. */
export async function inviteAgent(
  settings: ServerSettings,
  email: string,
  { manager, person }: { readonly manager: boolean; readonly person: string | undefined },
  chosen: Language | undefined,
): Promise<number> {
  const { content } = await readSite(settings.contentDirectory);
  const asked = invitationLanguage(content.settings, chosen);
  if ('refused' in asked) return printRefusal(asked.refused);
  const { language } = asked;
  const database = await openDatabase(settings);
  try {
    const { secret, previous } = await secretsOf(settings);
    const secrets = makeLinkSecrets(secret, previous);
    const outcome = await makeInviteAgent({
      site: openSiteContent(content),
      agents: database.agents,
      // This process shows no pages, so none of its pages has to name a colleague who takes over homes.
      showSuccessors: async () => undefined,
      hashes: makeHashes(secret, previous),
      linkSecrets: secrets,
      ids: randomIds,
      clock: systemClock,
    })({ email, language, role: manager ? 'manager' : 'agent', personId: person }, COMMAND_LINE_ACTOR);
    switch (outcome.kind) {
      case 'no-address':
        return printRefusal(`'${email}' is not a valid e-mail address.`);
      case 'unknown-person':
        return printRefusal(
          `The content's team has no '${person}'. It has ${content.team.map(({ id }) => id).join(', ')}.`,
        );
      default:
        break;
    }
    const { agent } = outcome;
    // Print the agency's name: an operator whose settings are those of another site notices it here.
    console.log(`${agent.email} has access to the desk of ${content.agency.name} as ${agent.role}.`);
    await deliverInvitation(settings, database, content, secrets, outcome.mail);
    return 0;
  } finally {
    await database.close();
  }
}
