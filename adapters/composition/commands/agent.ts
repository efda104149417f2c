import '../node-version.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { noDatabaseIn } from '../existing-database.ts';
import { makeWritableDirectory } from '../writable-directory.ts';
import { readSettings, type ServerSettings } from '../settings.ts';
import { accountLine, endSecondFactor, readLanguage, printRefusal } from './account-command.ts';
import { readArguments, refuseArguments } from './common/read-arguments.ts';

const USAGE =
  'npm run agent -- list | invite EMAIL [--manager] [--person ID] [--language fr|nl|en|de] | revoke EMAIL [--to EMAIL | --force] | end-second-factor EMAIL';

/** Options of each command. */
const OPTIONS = {
  list: [],
  invite: ['language', 'person', 'manager'],
  revoke: ['to', 'force'],
  'end-second-factor': [],
} satisfies Readonly<Record<string, readonly string[]>>;

/**
 * `list` prints who has access to the desk, `invite` gives a person of the agency access to the desk and mails a link (the first one is a
 * manager, who invites the others in the desk), `revoke` removes the access after the work has passed to a colleague, `end-second-factor`
 * lets people log in again who lost their phone and recovery codes.
 */
const { values, positionals } = readArguments(USAGE, {
  options: {
    language: { type: 'string' },
    person: { type: 'string' },
    manager: { type: 'boolean' },
    to: { type: 'string' },
    force: { type: 'boolean' },
  },
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
  const taken: readonly string[] = OPTIONS[command];
  const other = Object.keys(values).find(option => !taken.includes(option));
  if (other !== undefined) refuseArguments(USAGE, `'${command}' takes no --${other}`);
  if (values.to !== undefined && values.force) refuseArguments(USAGE, "'--to' and '--force' exclude each other");
  const language = readLanguage(USAGE, values.language);
  const settings = readSettings(process.env);
  if ('refused' in settings) return printRefusal(settings.refused);
  const missing = noDatabaseIn(settings);
  if (missing !== undefined && command !== 'invite') return printRefusal(missing);
  try {
    makeWritableDirectory(settings.dataDirectory);
    if (command === 'list') return await list(settings);
    if (command === 'invite') {
      // The module is imported only here, because its pictures and mails take most of a second to load.
      const { inviteAgent } = await import('./invite-agent.ts');
      // No database is needed: the first manager may be invited before the site's first start, which would create the database.
      if (missing !== undefined)
        console.log(`There was no database in ${settings.dataDirectory}: a new one is created.`);
      return await inviteAgent(settings, email, { manager: values.manager === true, person: values.person }, language);
    }
    if (command === 'revoke') {
      const { revokeAgent } = await import('./revoke-agent.ts');
      return await revokeAgent(settings, email, { to: values.to, force: values.force === true });
    }
    return await letIn(settings);
  } catch (error) {
    return printRefusal(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function list(settings: ServerSettings): Promise<number> {
  const database = await openDatabase(settings);
  try {
    const agents = await database.agentRecords.all();
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

async function letIn(settings: ServerSettings): Promise<number> {
  const database = await openDatabase(settings);
  try {
    return await endSecondFactor(
      email,
      await database.agentRecords.byEmail(email),
      database.agentAccounts.secondFactors,
    );
  } finally {
    await database.close();
  }
}
