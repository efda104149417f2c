/**
 * Sends the outbox's mails until it is killed, as a running site does. SMTP_URL, DATABASE_URL and DATA_DIR as for the site; LEASE_MS: lease
 * of a mail, after which another process may send it. Prints a line when it starts.
 */
import { makeUploadFolder } from '../../../adapters/files/upload-folder.ts';
import { startMailWorker } from '../../../adapters/composition/workers/mail-worker.ts';
import { makeMemoryLinkSecrets } from '../../../adapters/memory/security/secrets.ts';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { systemClock } from '../../../adapters/system/clock.ts';
import { SAMPLE } from '../site/sample-site.ts';

const { SMTP_URL = '', DATABASE_URL, DATA_DIR = '', LEASE_MS } = process.env;
const { outbox } = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR });
startMailWorker({
  outbox,
  clock: systemClock,
  sender: () => ({ agency: SAMPLE.content.agency, colours: SAMPLE.content.brand.colours }),
  publicUrl: new URL('https://www.clairval.example'),
  smtp: { url: SMTP_URL, plain: true },
  dataDirectory: DATA_DIR,
  readKept: async () => undefined,
  scanner: undefined,
  quarantine: makeUploadFolder(DATA_DIR),
  linkSecrets: makeMemoryLinkSecrets(),
  leaseMs: Number(LEASE_MS),
  log: ({ message }) => console.log(message),
});
console.log('delivers');
