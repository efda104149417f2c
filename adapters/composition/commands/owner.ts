import '../node-version.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { noDatabaseIn } from '../existing-database.ts';
import { makeWritableDirectory } from '../writable-directory.ts';
import { journalErasures } from '../backup/journal-erasures.ts';
import { readSettings, type ServerSettings } from '../settings.ts';
import { accountLine, endSecondFactor, readLanguage, printRefusal } from './account-command.ts';
import { readArguments, refuseArguments } from './common/read-arguments.ts';

const USAGE =
  'npm run owner -- list | invite EMAIL ID… [--language fr|nl|en|de] | revoke EMAIL | end-second-factor EMAIL';
/** Maximum number of accounts that one query reads. */
const LIST_PAGE = 500;

/**
 * `list` prints the owners with their properties, `invite` gives an owner access to properties and mails a link, `revoke` removes the
 * access, `end-second-factor` lets owners log in again who lost their phone and recovery codes.
 */
const { values, positionals } = readArguments(USAGE, {
  options: { language: { type: 'string' } },
  least: 1,
  most: Number.POSITIVE_INFINITY,
});
const [command, email = '', ...ids] = positionals;
process.exitCode = await run();

async function run(): Promise<number> {
  const chosen = readLanguage(USAGE, values.language);
  if (command !== 'list' && command !== 'invite' && command !== 'revoke' && command !== 'end-second-factor')
    refuseArguments(USAGE, `unknown command '${command}'`);
  if (command === 'list' && email) refuseArguments(USAGE, `unexpected argument '${email}'`);
  if (command !== 'list' && !email) refuseArguments(USAGE, 'missing argument');
  if (command !== 'invite' && ids.length > 0) refuseArguments(USAGE, `unexpected argument '${ids[0]}'`);
  if (command !== 'invite' && chosen) refuseArguments(USAGE, `'${command}' takes no --language`);
  const settings = readSettings(process.env);
  if ('refused' in settings) return printRefusal(settings.refused);
  const missing = noDatabaseIn(settings);
  if (missing !== undefined) return printRefusal(missing);
  try {
    makeWritableDirectory(settings.dataDirectory);
    if (command === 'list') return await list(settings);
    if (command === 'invite') {
      // The module is imported only for this command, because its pictures and catalogue take most of a second to load.
      const { inviteOwner } = await import('./invite-owner.ts');
      return await inviteOwner(settings, email, ids, chosen);
    }
    return await (command === 'revoke' ? revoke(settings) : letIn(settings));
  } catch (error) {
    return printRefusal(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function list(settings: ServerSettings): Promise<number> {
  const database = await openDatabase(settings);
  try {
    let after: string | undefined;
    for (;;) {
      const owners = await database.owners.list('', after, LIST_PAGE);
      for (const { email, language, listingIds, hasPassword } of owners)
        console.log(
          accountLine(email, [
            language,
            listingIds.length > 0 ? listingIds.join(' ') : 'no property',
            !hasPassword && 'invited, no password yet',
          ]),
        );
      const last = owners.at(-1);
      if (last === undefined) break;
      after = last.email;
    }
    if (after === undefined) console.log('No owner has access.');
    return 0;
  } finally {
    await database.close();
  }
}

async function revoke(settings: ServerSettings): Promise<number> {
  const database = await openDatabase(settings);
  try {
    if (!(await (await journalErasures(settings, database)).accounts.revoke(email)))
      return printRefusal(`'${email}' has no access.`);
    console.log(`${email} has no access any more and is logged out everywhere.`);
    return 0;
  } finally {
    await database.close();
  }
}

async function letIn(settings: ServerSettings): Promise<number> {
  const database = await openDatabase(settings);
  try {
    return await endSecondFactor(email, await database.owners.byEmail(email), database.secondFactors);
  } finally {
    await database.close();
  }
}
