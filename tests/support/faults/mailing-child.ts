/**
 * Sends the outbox's mails until it is killed, as a running site does. SMTP_URL, DATABASE_URL and DATA_DIR as for the site; LEASE_MS: lease
 * of a mail, after which another process may send it. Prints a line when it starts.
 */
import { readSite } from '../../../adapters/composition/site/read-site.ts';
import { makeUploadFolder } from '../../../adapters/files/upload-folder.ts';
import { makeMailDelivery } from '../../../adapters/composition/workers/mail-delivery.ts';
import { startWorker } from '../../../adapters/composition/workers/worker.ts';
import { makeMemoryLinkSecrets } from '../../../adapters/memory/security/secrets.ts';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { systemClock } from '../../../adapters/system/clock.ts';

/** Mails that are sent at once. */
const LANES = 4;

const { SMTP_URL = '', DATABASE_URL, DATA_DIR = '', LEASE_MS } = process.env;
// Reads only the content, because reading the sample's feeds would take most of the start.
const { content } = await readSite('fixtures/agency');
const { outbox } = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR });
const deliver = makeMailDelivery({
  outbox,
  clock: systemClock,
  sender: () => ({ agency: content.agency, colours: content.brand.colours }),
  publicUrl: new URL('https://www.clairval.example'),
  smtp: { url: SMTP_URL, plain: true },
  dataDirectory: DATA_DIR,
  readStoredFile: async () => undefined,
  scanner: undefined,
  quarantine: makeUploadFolder(DATA_DIR),
  linkSecrets: makeMemoryLinkSecrets(),
  leaseMs: Number(LEASE_MS),
});
for (let lane = 0; lane < LANES; lane++)
  startWorker({
    pauseMs: 1_000,
    async work(stopping) {
      const { later, dead } = await deliver({ atOnce: 1, chance: Math.random, stopping });
      if (dead + later > 0) console.log(`mails that failed: ${dead}, that wait: ${later}`);
    },
    failed: error => console.log(`the outbox cannot be read: ${error}`),
  });
console.log('delivers');
