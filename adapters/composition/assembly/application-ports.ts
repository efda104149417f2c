import type { BreachedPasswords } from '../../../application/ports/accounts/breached-passwords.ts';
import type { Challenges } from '../../../application/ports/submissions/challenges.ts';
import type { Documents } from '../../../application/ports/catalogue/documents.ts';
import type { StoredMailFiles } from '../../../application/ports/submissions/stored-files.ts';
import type { FormTokens } from '../../../application/ports/submissions/form-tokens.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { Ids } from '../../../application/ports/ids.ts';
import type { ImportRuns } from '../../../application/ports/catalogue/import-runs.ts';
import type { LinkSecrets } from '../../../application/ports/security/link-secrets.ts';
import type { ListingChanges } from '../../../application/ports/catalogue/listing-changes.ts';
import type { OneTimeCodes } from '../../../application/ports/accounts/one-time-codes.ts';
import type { PasswordHasher } from '../../../application/ports/accounts/password-hasher.ts';
import type { DrawQrCode } from '../../../application/ports/qr-code.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { Encryption } from '../../../application/ports/security/encryption.ts';
import type { SecurityLog } from '../../../application/ports/audit/security-log.ts';
import type { PageViews } from '../../../application/ports/page-views/page-views.ts';
import type { Uploads, VisitorFiles } from '../../../application/ports/submissions/uploads.ts';
import type { BrowsingPorts } from './assemble-browsing.ts';

/** Everything that the whole application needs from outside; each is a port that `application/ports` describes. */
export type ApplicationPorts = BrowsingPorts & {
  /** What is kept: requests, mails that wait, owners. */
  readonly store: RequestPorts;
  readonly pageViews: Pick<PageViews, 'counts'>;
  readonly changes: Pick<ListingChanges, 'of'>;
  /** How imports from the agency's system went. */
  readonly importRuns: Pick<ImportRuns, 'last'>;
  /** Whether listings come from the agency's own software, to which parts of the desk are then left. */
  readonly hasSoftware: boolean;
  /** Files that visitors send; the desk hands them out. */
  readonly uploads: Uploads & Pick<VisitorFiles, 'read'>;
  /** Mails that were laid into a folder, where no mail server takes them over. */
  readonly letters: Pick<StoredMailFiles, 'naming' | 'list' | 'forget'>;
  readonly documents: Documents;
  readonly challenges: Challenges;
  readonly formSeals: FormTokens;
  readonly seals: Encryption;
  readonly codes: OneTimeCodes;
  readonly drawQrCode: DrawQrCode;
  readonly hashes: Hashes;
  readonly hasher: PasswordHasher;
  /** Passwords that leaked often, in small letters. */
  readonly frequentPasswords: ReadonlySet<string>;
  readonly breachedPasswords: BreachedPasswords;
  readonly linkSecrets: LinkSecrets;
  readonly ids: Ids;
  readonly security: SecurityLog;
  /** Set where background work shares the process with requests; absent in tests and the browser. */
  readonly background?: {
    /** Lets requests be answered before it goes on. */
    readonly pause: () => Promise<void>;
    readonly failed: (message: string, error: unknown) => void;
  };
};
