import type { Language } from '../../../domain/text/language.ts';
import type { AgentRecords } from '../../ports/accounts/agent-records.ts';
import type { Challenges } from '../../ports/submissions/challenges.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Documents } from '../../ports/catalogue/documents.ts';
import type { FormTokens } from '../../ports/submissions/form-tokens.ts';
import type { Hashes } from '../../ports/security/hashes.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Limits } from '../../ports/security/limits.ts';
import type { LinkSecrets } from '../../ports/security/link-secrets.ts';
import type { ListingCatalogue } from '../../ports/catalogue/listing-catalogue.ts';
import type { PrivateDetailsStore } from '../../ports/catalogue/private-details.ts';
import type { SecurityLog } from '../../ports/audit/security-log.ts';
import type { SuppressionList } from '../../ports/mails/suppression-list.ts';
import type { Submissions } from '../../ports/submissions/submissions.ts';
import type { SiteContentSource } from '../../ports/content/site-content.ts';
import type { Uploads } from '../../ports/submissions/uploads.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import type { LinkPath } from '../../mail/link-path.ts';
import type { SentMarks } from '../sent-mark.ts';
import type { FindSharedPage } from '../shared-page.ts';

/** A request to reset a password; `reference` identifies it. */
export type PasswordResetRequest = { readonly reference: string; readonly email: string; readonly language: Language };

/** Mails a link to choose a new password if the address has an account; the response does not reveal whether it has. */
export type SendResetLink = (forgot: PasswordResetRequest) => Promise<void>;

export type SubmitRequestParts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly submissions: Pick<Submissions, 'accept'>;
  readonly viewingHours: Pick<ViewingHours, 'ofProperty'>;
  readonly limits: Limits;
  readonly challenges: Challenges;
  readonly formTokens: FormTokens;
  readonly ids: Ids;
  readonly hashes: Hashes;
  readonly uploads: Pick<Uploads, 'forget'>;
  readonly documents: Documents;
  readonly suppressionList: SuppressionList;
  readonly linkSecrets: LinkSecrets;
  readonly linkPath: LinkPath;
  readonly findSharedPage: FindSharedPage;
  readonly security: SecurityLog;
  readonly sentMarks: SentMarks;
  /** Mails a link to choose a new password; a repeated submission calls it again with the same reference. */
  readonly sendResetLink?: SendResetLink;
  /** Data of properties that only agents see; the agency's mail of a viewing contains the street from these data. */
  readonly listingsKnown: Pick<PrivateDetailsStore, 'of'>;
  /** Accounts of the desk; the agency's mail is in the language of the account that has the mail's address. */
  readonly agentRecords: Pick<AgentRecords, 'byEmail'>;
};
