import { homesByAgent, makeCheckAdverts } from '../../../application/advert/checked-adverts.ts';
import type { HandedWork } from '../../../domain/desk/hand-over.ts';
import { makeHandOverWork } from '../../../application/desk/agency/hand-over.ts';
import { COMMAND_LINE_ACTOR } from '../../../application/desk/agency/invite-agent.ts';
import { makeShowSuccessors } from '../../../application/desk/agency/show-successors.ts';
import { makeFindTeam } from '../../../application/desk/find-member.ts';
import type { DeskCall } from '../../../application/desk/shared/desk-handler.ts';
import { makeFindFeatures, makeHoursByFeatures } from '../../../application/desk/shared/find-features.ts';
import { makeLimitMails } from '../../../application/desk/shared/limit-mails.ts';
import { makeChangeViewing } from '../../../application/desk/viewings/change-viewing.ts';
import { makeConflictingMoves } from '../../../application/desk/viewings/conflicting-moves.ts';
import { makeFindFreeHours } from '../../../application/desk/viewings/free-hours.ts';
import { makeLinkPath } from '../../../application/mail/link-path.ts';
import type { Agent } from '../../../application/ports/accounts/agent-records.ts';
import type { AgentLeft } from '../../../application/ports/accounts/agents.ts';
import { agentIdOf } from '../../../application/view/agent-view.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { builtInBaseMap } from '../../base-map/built-in-base-map.ts';
import { makeHashes } from '../../secrets/hashes.ts';
import { makeLinkSecrets } from '../../secrets/link-secrets.ts';
import { type Database, openDatabase } from '../../sql/open-database.ts';
import { systemClock } from '../../system/clock.ts';
import { takeTurns } from '../../system/take-turns.ts';
import { sentFields } from '../../wire/sent-fields.ts';
import type { ServerSettings } from '../settings.ts';
import { secretsOf } from '../site-secrets.ts';
import { openSiteContent, sitePlaces } from '../site/site-places.ts';
import { readSite } from '../site/read-site.ts';
import { printRefusal } from './account-command.ts';

/**
 * Ends the access of an agent to the desk, as a manager does there: while the account has work or homes, a colleague `to` takes them over.
 * With `force` the access ends at once, and work and homes stay as they are. Prints the outcome and returns the exit code.
 */
export async function revokeAgent(
  settings: ServerSettings,
  email: string,
  { to, force }: { readonly to: string | undefined; readonly force: boolean },
): Promise<number> {
  const database = await openDatabase(settings);
  try {
    const agent = await database.agentRecords.byEmail(email);
    if (!agent) return printRefusal(`'${email}' has no access.`);
    return await (force ? endAtOnce(database, agent) : handOver(settings, database, agent, to));
  } finally {
    await database.close();
  }
}

async function endAtOnce({ agents }: Database, agent: Agent): Promise<number> {
  const entry = { by: COMMAND_LINE_ACTOR, at: systemClock.now(), action: 'agent-removed', subject: agent.id } as const;
  return report(agent, await agents.remove(agent.id, entry), 'Its requests, viewings and homes are as they were.');
}

async function handOver(
  settings: ServerSettings,
  database: Database,
  agent: Agent,
  to: string | undefined,
): Promise<number> {
  const { call, checkAdverts, handOverWork } = await openDesk(settings, database);
  const { context } = call;
  const team = await makeFindTeam(database)(context);
  const colleague = team.find(member => member.email.toLowerCase() === to?.toLowerCase());
  if (to !== undefined && !colleague) return printRefusal(`'${to}' has no access, so cannot take over.`);
  const work = (await database.agentRecords.work(context.today)).get(agent.id);
  const adverts = await checkAdverts.whole(context.catalogue, context.today);
  const homes = agent.personId === undefined ? 0 : (homesByAgent(adverts).get(agent.personId) ?? 0);
  const words = wordsOf({ requests: work?.requests ?? 0, viewings: work?.viewings ?? 0, homes });
  const outcome = await handOverWork(call, agent.id, colleague, sentFields({}));
  if (typeof outcome !== 'string')
    return printRefusal(
      `${outcome.viewings.length} viewings do not suit ${to}: remove ${agent.email} at the desk, which shows them and offers other times.`,
    );
  if (outcome === 'work-left')
    return printRefusal(
      `${agent.email} has ${words}: name who takes over with --to EMAIL, or end the access all the same with --force.`,
    );
  if (outcome === 'no-successor')
    return printRefusal(
      `${to} cannot take over ${words}: the account is the same, or is linked to no person of the team.`,
    );
  return report(agent, outcome, colleague ? `${colleague.name} takes over ${words}.` : '');
}

function wordsOf({ requests, viewings, homes }: HandedWork): string {
  return `${requests} open requests, ${viewings} coming viewings and ${homes} homes`;
}

function report(agent: Agent, outcome: AgentLeft, more: string): number {
  if (outcome === 'last-manager') return printRefusal(`${agent.email} is the only manager: invite another one first.`);
  if (outcome !== 'changed') return printRefusal(`'${agent.email}' has no access.`);
  console.log(`${agent.email} has no access any more and is logged out everywhere.`);
  if (more !== '') console.log(more);
  return 0;
}

/** The use cases of the desk that hand over work, and a call of them by the command line. */
async function openDesk(settings: ServerSettings, database: Database) {
  const { content } = await readSite(settings.contentDirectory);
  const site = openSiteContent(content);
  const showSuccessors = makeShowSuccessors({ ...database, site });
  await showSuccessors();
  const catalogue = await database.catalogue({
    types: content.types,
    places: sitePlaces(content),
    baseMap: builtInBaseMap(),
    runSlices: takeTurns,
  });
  const { secret, previous } = await secretsOf(settings);
  const hashes = makeHashes(secret, previous);
  const linkPath = makeLinkPath({ site, hashes, linkSecrets: makeLinkSecrets(secret, previous) });
  const hasSoftware = settings.catalogueSource !== undefined && settings.catalogueSource.kind !== 'file';
  const findFeatures = makeFindFeatures({ ...database, hasSoftware });
  const viewingHours = makeHoursByFeatures({ storedHours: database.viewingHours, findFeatures });
  const parts = { ...database, viewingHours, linkPath };
  const security = { note: () => undefined };
  const limitMails = makeLimitMails({ ...database, hashes, clock: systemClock, security });
  const conflictingMoves = makeConflictingMoves({
    ...parts,
    findFreeHours: makeFindFreeHours(parts),
    changeViewing: makeChangeViewing({ ...parts, limitMails }),
  });
  const checkAdverts = makeCheckAdverts({
    listingsKnown: database.listingsKnown,
    agentOf: listing => agentIdOf(site.current().content, listing),
    now: () => performance.now(),
  });
  const now = systemClock.now();
  const language = content.settings.defaultLanguage;
  const call: DeskCall = {
    page: 'people',
    params: {},
    parameters: new URLSearchParams(),
    member: { ...COMMAND_LINE_ACTOR, email: content.agency.email, role: 'manager', personId: undefined, language },
    features: await findFeatures(),
    context: (await contexts({ site, catalogue }, now))(language),
    now,
  };
  const handOverWork = makeHandOverWork({ ...parts, conflictingMoves, checkAdverts, showSuccessors });
  return { call, checkAdverts, handOverWork };
}
