import { withErasureJournal } from '../../../application/operate/with-erasure-journal.ts';
import { makeErasureJournal } from '../../files/erasure-journal.ts';
import { makeHashes } from '../../secrets/hashes.ts';
import type { Database } from '../../sql/open-database.ts';
import { systemClock } from '../../system/clock.ts';
import { secretsOf } from '../site-secrets.ts';
import type { ServerSettings } from '../settings.ts';

/** Wraps the database of an operator's command: erasures are recorded in the journal in DATA_DIR. */
export async function journalErasures(settings: ServerSettings, database: Database): Promise<Database> {
  const { secret, previous } = await secretsOf(settings);
  return withErasureJournal(database, {
    journal: makeErasureJournal(settings.dataDirectory),
    hashes: makeHashes(secret, previous),
    clock: systemClock,
  });
}
