import { FREQUENT_PASSWORDS, FREQUENT_WORDS } from '../../../adapters/passwords/frequent-passwords.ts';
import { makePasswordHasher } from '../../../adapters/argon2/password-hasher.ts';
import { makeChallenges } from '../../../adapters/captcha/challenges.ts';
import type { ApplicationPorts } from '../../../adapters/composition/assembly/application-ports.ts';
import { assembleApplication } from '../../../adapters/composition/assembly/assemble-application.ts';
import { makeMemoryBreachedPasswords } from '../../../adapters/memory/accounts/breached-passwords.ts';
import { makeMemoryMailFiles } from '../../../adapters/memory/mails/mail-files.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeMemoryUploads } from '../../../adapters/memory/submissions/uploads.ts';
import { makeMemoryPageViews } from '../../../adapters/memory/page-views/page-views.ts';
import { makeSecurityLog, type SecurityLine } from '../../../adapters/node-server/security-log.ts';
import { oneTimeCodes } from '../../../adapters/one-time-codes/one-time-codes.ts';
import { drawQrCode } from '../../../adapters/qr-codes/draw-qr-code.ts';
import { makeEncryption } from '../../../adapters/secrets/encryption.ts';
import { makeFormTokens } from '../../../adapters/secrets/form-tokens.ts';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { makeLinkSecrets } from '../../../adapters/secrets/link-secrets.ts';
import { makeCipher } from '../../../adapters/secrets/cipher.ts';
import { randomIds } from '../../../adapters/system/ids.ts';
import { makeShowSuccessors } from '../../../application/desk/agency/show-successors.ts';
import type { PasswordHasher } from '../../../application/ports/accounts/password-hasher.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { atOnce } from '../../../domain/work/sliced.ts';
import { type OpenSite, openSite, UNLUCKY } from './sample-site.ts';

/** The answer that the application accepts for all captchas. */
export const ANSWER = 'klaar';
export const SECRET = new TextEncoder().encode('a secret of the tests that is long enough');

/** Argon2 with its minimum cost, because tests do not depend on it. */
export const quickHasher: PasswordHasher = makePasswordHasher({ cost: { memory: 8, passes: 1 } });

/** The sample site, shared by all applications without a site of their own, because they do not change it. */
const sampleSite = openSite();

/** The whole application over the sample agency, with memory adapters except those in `given`; the test moves its clock. */
export function openApplication(given: Partial<ApplicationPorts> = {}, site: OpenSite = sampleSite) {
  let now = UNLUCKY;
  const clock = { now: () => now };
  const files = new Map<string, Uint8Array>();
  const noted: SecurityLine[] = [];
  const hashes = makeHashes(SECRET);
  const store = given.store ?? makeMemoryRequestPorts();
  const ports = {
    site: site.site,
    catalogue: site.catalogue,
    clock,
    runSlices: atOnce,
    store,
    showSuccessors: makeShowSuccessors({ agentRecords: store.agentRecords, site: site.site }),
    pageViews: makeMemoryPageViews(),
    listingChanges: { of: async () => [] },
    importRuns: { last: async () => undefined },
    hasSoftware: false,
    uploads: makeMemoryUploads(files),
    mailFiles: makeMemoryMailFiles(),
    /** Every document has a file. */
    documents: {
      files: async (listing: string, ids: readonly string[]) =>
        new Map(ids.map(id => [id, { keptAs: `${listing}/${id}.pdf`, bytes: 1000 }] as const)),
    },
    challenges: makeChallenges({ cipher: makeCipher(SECRET, 'challenge'), clock, answer: ANSWER }),
    formTokens: makeFormTokens({ secret: SECRET, previous: undefined, fastestMs: undefined }),
    encryption: makeEncryption(SECRET),
    codes: oneTimeCodes,
    drawQrCode,
    hashes,
    hasher: quickHasher,
    frequentPasswords: new Set([...FREQUENT_PASSWORDS, ...FREQUENT_WORDS]),
    breachedPasswords: makeMemoryBreachedPasswords(),
    linkSecrets: makeLinkSecrets(SECRET),
    ids: randomIds,
    security: makeSecurityLog({
      write: line => void noted.push(line),
      hashes,
      day: () => brusselsDay(now),
    }),
    ...given,
  };
  return {
    ...assembleApplication(ports),
    ports,
    store: ports.store,
    content: site.content,
    routes: site.routes,
    /** Uploaded files by stored name. */
    files,
    /** Lines of the security log. */
    noted,
    now: () => now,
    pass: (milliseconds: number) => (now += milliseconds),
  };
}

export type SampleApplication = ReturnType<typeof openApplication>;
