import { join } from 'node:path';
import { type ErasedAgain, makeEraseAgain } from '../../../application/operate/erase-again.ts';
import { type DeletedCounts, makeDeleteExpired } from '../../../application/operate/delete-expired.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Erasure } from '../../../application/ports/privacy/erasure-journal.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { makeMailFolder } from '../../mail/mail-folder.ts';
import { openSiteContent } from '../site/site-places.ts';
import { makeHashes } from '../../secrets/hashes.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { secretsOf } from '../site-secrets.ts';
import { openVisitorFiles } from '../server/open-visitor-files.ts';
import type { ServerSettings } from '../settings.ts';
import { secretMarks } from '../secret-mark.ts';

/** Timeout of a PostgreSQL statement, in milliseconds. */
const TIMEOUT_MS = 600_000;

export type FinishedRestore = {
  readonly again: ErasedAgain;
  readonly forgotten: DeletedCounts;
  /** Whether the site has the secret with which the backup was made. */
  readonly hasItsSecret: boolean;
};

/**
 * Prepares a restored site for serving: updates the schema, ends all sessions, erases again the personal data that was erased since the
 * backup, and deletes data past its retention period.
 */
export async function finishRestore(
  settings: ServerSettings,
  content: SiteContent,
  context: {
    readonly erasures: readonly Erasure[];
    readonly since: number;
    readonly secretMark: string;
    readonly clock: Clock;
  },
): Promise<FinishedRestore> {
  const { dataDirectory } = settings;
  const secrets = await secretsOf(settings);
  const { secret, previous } = secrets;
  const hashes = makeHashes(secret, previous);
  const marks = secretMarks(secrets);
  const database = await openDatabase({ ...settings, timeoutMs: TIMEOUT_MS });
  try {
    const { personalData, accounts, submissions, suppressionList, subscribers, subscriptions, deskLog, sweep } =
      database;
    const uploads = openVisitorFiles(database, dataDirectory, context.clock);
    const mailFiles = makeMailFolder(join(dataDirectory, 'outbox'));
    await database.endSessions();
    const again = await makeEraseAgain({
      personalData,
      subscriptions,
      accounts,
      suppressionList,
      uploads,
      mailFiles,
      hashes,
    })(context.erasures, context.since);
    const site = openSiteContent(content);
    const { clock } = context;
    const forgotten = await makeDeleteExpired({
      site,
      clock,
      personalData,
      subscribers,
      subscriptions,
      submissions,
      deskLog,
      uploads,
      mailFiles,
      sweep,
    })();
    return { again, forgotten, hasItsSecret: marks.includes(context.secretMark) };
  } finally {
    await database.close();
  }
}
