import '../node-version.ts';
import { COMMAND_LINE_ACTOR } from '../../../application/desk/agency/invite-agent.ts';
import type { AgentWork } from '../../../application/ports/accounts/agents.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { systemClock } from '../../system/clock.ts';
import { noDatabaseIn } from '../existing-database.ts';
import { makeWritableDirectory } from '../writable-directory.ts';
import { readSettings, type ServerSettings } from '../settings.ts';
import { accountLine, endSecondFactor, readLanguage, printRefusal } from './account-command.ts';
import { readArguments, refuseArguments } from './common/read-arguments.ts';

const USAGE =
  'npm run agent -- list | invite EMAIL [--manager] [--person ID] [--language fr|nl|en|de] | revoke EMAIL | end-second-factor EMAIL';

/**
 * `list` prints who has access to the desk, `invite` gives a person of the agency access to the desk and mails a link (the first one is a
 * manager, who invites the others in the desk), `revoke` removes the access, `end-second-factor` lets people log in again who lost their
 * phone and recovery codes.
 */
const { values, positionals } = readArguments(USAGE, {
  options: { language: { type: 'string' }, person: { type: 'string' }, manager: { type: 'boolean' } },
  least: 1,
  most: 2,
});
const [command, email = ''] = positionals;
process.exitCode = await main();

async function main(): Promise<number> {
  if (command !== 'list' && command !== 'invite' && command !== 'revoke' && command !== 'end-second-factor')
    refuseArguments(USAGE, `unknown command '${command}'`);
  if (command === 'list' && email) refuseArguments(USAGE, `unexpected argument '${email}'`);
  if (command !== 'list' && !email) refuseArguments(USAGE, 'missing argument');
  if (command !== 'invite' && Object.keys(values).length > 0) refuseArguments(USAGE, `'${command}' takes no options`);
  const language = readLanguage(USAGE, values.language);
  const settings = readSettings(process.env);
  if ('refused' in settings) return printRefusal(settings.refused);
  const missing = noDatabaseIn(settings);
  if (missing !== undefined && command !== 'invite') return printRefusal(missing);
  try {
    makeWritableDirectory(settings.dataDirectory);
    if (command === 'list') return await list(settings);
    if (command === 'invite') {
      // Loaded only here, because the content's pictures and the mails take most of a second.
      const { inviteAgent } = await import('./invite-agent.ts');
      // No database is needed: the first manager may be invited before the site's first start, which would create the database.
      if (missing !== undefined)
        console.log(`There was no database in ${settings.dataDirectory}: a new one is created.`);
      return await inviteAgent(settings, email, { manager: values.manager === true, person: values.person }, language);
    }
    return await (command === 'revoke' ? revoke(settings) : letIn(settings));
  } catch (error) {
    return printRefusal(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function list(settings: ServerSettings): Promise<number> {
  const database = await openDatabase(settings);
  try {
    const agents = await database.agents.all();
    if (agents.length === 0) console.log('No agent has access to the desk.');
    for (const { email, role, language, personId, hasPassword, hasSecondFactor } of agents)
      console.log(
        accountLine(email, [
          role,
          language,
          personId !== undefined && `person ${personId}`,
          hasSecondFactor && 'second factor',
          !hasPassword && 'invited, no password yet',
        ]),
      );
    return 0;
  } finally {
    await database.close();
  }
}

const NO_WORK: AgentWork = { requests: 0, viewings: 0 };

async function revoke(settings: ServerSettings): Promise<number> {
  const database = await openDatabase(settings);
  try {
    const agent = await database.agents.byEmail(email);
    if (!agent) return printRefusal(`'${email}' has no access.`);
    const at = systemClock.now();
    const { requests, viewings } = (await database.agents.work(brusselsDay(at))).get(agent.id) ?? NO_WORK;
    const entry = {
      by: COMMAND_LINE_ACTOR,
      at,
      action: 'agent-removed',
      subject: agent.id,
    } as const;
    const outcome = await database.agents.remove(agent.id, entry);
    if (outcome === 'last-manager')
      return printRefusal(`${agent.email} is the only manager: invite another one first.`);
    console.log(`${agent.email} has no access any more and is logged out everywhere.`);
    if (requests + viewings > 0)
      console.log(
        `Left without an agent who has access: ${requests} open requests and ${viewings} coming viewings. Give them to a colleague at the desk.`,
      );
    return 0;
  } finally {
    await database.close();
  }
}

async function letIn(settings: ServerSettings): Promise<number> {
  const database = await openDatabase(settings);
  try {
    return await endSecondFactor(email, await database.agents.byEmail(email), database.agentAccounts.secondFactors);
  } finally {
    await database.close();
  }
}
