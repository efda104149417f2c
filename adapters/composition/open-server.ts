import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FREQUENT_PASSWORDS } from '../passwords/frequent-passwords.ts';
import { makePasswordHasher } from '../argon2/password-hasher.ts';
import { makeDocumentFolder } from '../files/document-folder.ts';
import { makeUploadFolder } from '../files/upload-folder.ts';
import { makeSiteContent } from '../memory/site-content.ts';
import { makePublicAddress } from '../qr-codes/public-address.ts';
import { makeFormSeals } from '../secrets/form-seals.ts';
import { makeHashes } from '../secrets/hashes.ts';
import { makeLinkSecrets } from '../secrets/link-secrets.ts';
import { readSecrets, type Secrets, secretsFromText } from '../secrets/secret.ts';
import { openDatabase } from '../sql/open-database.ts';
import { systemClock } from '../system/clock.ts';
import { randomIds } from '../system/ids.ts';
import { takeTurns } from '../system/take-turns.ts';
import { openCaptcha } from './open-captcha.ts';
import { openCatalogue } from './open-catalogue.ts';
import { readSite } from './read-site.ts';
import { isSampleAgency } from './sample-agency.ts';
import { settleSampleOwners } from './sample-owners.ts';
import { samplePastOf } from './sample-past.ts';
import type { ServerSettings } from './settings.ts';

export type OpenedServer = Awaited<ReturnType<typeof openServer>>;

/**
 * Opens what the settings of a server name, as adapters of the application's ports: content, database, secret, folders. Throws
 * where one of them cannot be opened.
 */
export async function openServer(settings: ServerSettings) {
  const { contentDirectory, dataDirectory, captchaAnswer } = settings;
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const database = await openDatabase(settings);
  const { secret, previous } = await secretsOf(settings);
  const { content, pictureFiles, report } = await readSite(contentDirectory);
  const catalogue = await openCatalogue(settings, database, content);
  const clock = systemClock;
  const hasher = makePasswordHasher();
  const isSample = isSampleAgency(contentDirectory);
  await settleSampleOwners(isSample, { store: database, hasher, now: clock.now() });
  const changes = await samplePastOf(isSample, { ...database, catalogue, clock });
  const uploadFiles = makeUploadFolder(join(dataDirectory, 'uploads'));
  const documentFiles = makeDocumentFolder(join(contentDirectory, 'documents'));
  const hashes = makeHashes(secret, previous);
  const captcha = openCaptcha(settings, { secret, previous, clock, limits: database.limits, hashes });

  return {
    settings,
    database,
    content,
    /** Where each picture of the content lies, by its id. */
    pictureFiles,
    uploadFiles,
    documentFiles,
    captcha,
    /** What was refused of content and feed, a line each. */
    report: [...report, ...catalogue.report],
    ports: {
      site: makeSiteContent(content),
      catalogue,
      clock,
      publicAddress: makePublicAddress(settings.publicUrl),
      mapTiles: settings.mapTiles,
      drive: takeTurns,
      store: database,
      visits: database.visits,
      changes,
      uploads: uploadFiles,
      documents: documentFiles,
      challenges: captcha.challenges,
      // Automated tests fill in forms faster than people do.
      seals: makeFormSeals({ secret, previous, fastestMs: captchaAnswer === undefined ? undefined : 0 }),
      hashes,
      hasher,
      frequentPasswords: FREQUENT_PASSWORDS,
      linkSecrets: makeLinkSecrets(secret, previous),
      ids: randomIds,
    },
  };
}

/** The secrets of a site's settings, else those of its data directory. */
export function secretsOf({
  secret,
  previousSecret,
  dataDirectory,
}: Pick<ServerSettings, 'secret' | 'previousSecret' | 'dataDirectory'>): Promise<Secrets> {
  return secret === undefined ? readSecrets(dataDirectory) : Promise.resolve(secretsFromText(secret, previousSecret));
}
