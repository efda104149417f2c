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
import type { ShowSuccessors } from '../../../application/desk/agency/show-successors.ts';
import type { MapStreets, MapTiles } from '../../../application/browse/site-view.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { PlacesNearby } from '../../../application/ports/content/places-nearby.ts';
import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import type { PublicAddress } from '../../../application/ports/public-address.ts';
import type { SliceRunner } from '../../../domain/work/sliced.ts';

/** Ports of the browsing use cases; optional ports exist only on some sites. */
export type BrowsingPorts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  /** Builds absolute addresses, such as for links on printed pages. */
  readonly publicAddress?: PublicAddress | undefined;
  readonly mapTiles?: MapTiles | undefined;
  readonly mapStreets?: MapStreets | undefined;
  /** Stations, schools and the like around properties. */
  readonly placesNearby?: PlacesNearby | undefined;
  /**
   * Hash functions that verify the signature in the address of a form's confirmation page. Absent on a site that accepts no
   * forms; no signature is valid then.
   */
  readonly hashes?: Hashes | undefined;
  /** Runs long work in slices; on a server, between requests. */
  readonly runSlices: SliceRunner;
};

/** All ports of the whole application, as described in `application/ports`. */
export type ApplicationPorts = BrowsingPorts & {
  /** Database: requests, pending mails, owners. */
  readonly store: RequestPorts;
  readonly showSuccessors: ShowSuccessors;
  readonly pageViews: Pick<PageViews, 'counts'>;
  readonly listingChanges: Pick<ListingChanges, 'of'>;
  /** Results of imports from the agency's CRM. */
  readonly importRuns: Pick<ImportRuns, 'last'>;
  /**
   * Whether listings come from the agency's CRM. Parts of the desk that the CRM provides too are then off by default.
   */
  readonly hasSoftware: boolean;
  /** Files uploaded by visitors; the desk serves them. */
  readonly uploads: Uploads & Pick<VisitorFiles, 'read'>;
  /** Mails written to a folder because no mail server is configured. */
  readonly mailFiles: Pick<StoredMailFiles, 'naming' | 'list' | 'forget'>;
  readonly documents: Documents;
  readonly challenges: Challenges;
  readonly formTokens: FormTokens;
  readonly encryption: Encryption;
  readonly codes: OneTimeCodes;
  readonly drawQrCode: DrawQrCode;
  readonly hashes: Hashes;
  readonly hasher: PasswordHasher;
  /** Frequently leaked passwords, in lower case. */
  readonly frequentPasswords: ReadonlySet<string>;
  readonly breachedPasswords: BreachedPasswords;
  readonly linkSecrets: LinkSecrets;
  readonly ids: Ids;
  readonly security: SecurityLog;
  /** Functions for background work that shares the process with requests; absent in tests and the browser. */
  readonly background?: {
    /** Lets pending requests be answered before the work continues. */
    readonly pause: () => Promise<void>;
    readonly failed: (message: string, error: unknown) => void;
  };
};
