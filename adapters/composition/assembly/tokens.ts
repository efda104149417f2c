import type { ServiceIdentifier } from 'inversify';
import type { LoadSuggestSource, SuggestProperties } from '../../../application/browse/suggest-properties.ts';
import type { FindMap, ShowMapCard } from '../../../application/page/find-map.ts';
import type { PageRequest } from '../../../application/page/open-page.ts';
import type { MapStreets, MapTiles, SiteView } from '../../../application/browse/site-view.ts';
import type { PageBody, PageOutcome } from '../../../application/page/page-model.ts';
import type { OpenPersonalPage } from '../../../application/view/built-page.ts';
import type { ConfirmLogin, LogIn } from '../../../application/portal/log-in.ts';
import type { SendResetLink } from '../../../application/request/submit-request.ts';
import type { EndSessions } from '../../../application/portal/end-sessions.ts';
import type { SentMarks } from '../../../application/request/sent-mark.ts';
import type { NoticeMarks } from '../../../application/portal/notice-mark.ts';
import type { OpenSession } from '../../../application/portal/open-session.ts';
import type { OpenOwnedPage } from '../../../application/portal/owned-pages.ts';
import type { OwnerSession } from '../../../application/portal/open-session.ts';
import type { ChangePassword, SetPasswordByLink, SetPasswordParts } from '../../../application/portal/set-password.ts';
import type { SetSecondFactor } from '../../../application/portal/set-second-factor.ts';
import type { TryCode } from '../../../application/portal/try-code.ts';
import type { TryPassword } from '../../../application/portal/try-password.ts';
import type { OpenFailed } from '../../../application/page/failed-page.ts';
import type { AskUnsubscribe } from '../../../application/link/ask-unsubscribe.ts';
import type { Links } from '../../../application/link/links.ts';
import type { AnswerAsked } from '../../../application/mail/answer-asked.ts';
import type { RefuseLink } from '../../../application/link/refuse-link.ts';
import type { RenewLinks } from '../../../application/mail/renew-links.ts';
import type { LinkPath } from '../../../application/mail/link-path.ts';
import type { ShowViewing } from '../../../application/request/booked-viewing.ts';
import type { ShowOpenHouse } from '../../../application/request/show-open-house.ts';
import type { PrepareForm } from '../../../application/request/prepare-form.ts';
import type { FindSharedPage } from '../../../application/request/shared-page.ts';
import type { TakeRequest } from '../../../application/request/sent-form.ts';
import type { BreachedPasswords } from '../../../application/ports/accounts/breached-passwords.ts';
import type { Challenges } from '../../../application/ports/submissions/challenges.ts';
import type { Documents } from '../../../application/ports/catalogue/documents.ts';
import type { FormTokens } from '../../../application/ports/submissions/form-tokens.ts';
import type { Uploads } from '../../../application/ports/submissions/uploads.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { Ids } from '../../../application/ports/ids.ts';
import type { LinkSecrets } from '../../../application/ports/security/link-secrets.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { PasswordHasher } from '../../../application/ports/accounts/password-hasher.ts';
import type { OneTimeCodes } from '../../../application/ports/accounts/one-time-codes.ts';
import type { DrawQrCode } from '../../../application/ports/qr-code.ts';
import type { Encryption } from '../../../application/ports/security/encryption.ts';
import type { PublicAddress } from '../../../application/ports/public-address.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { SecurityLog } from '../../../application/ports/audit/security-log.ts';
import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import type { SliceRunner } from '../../../domain/work/sliced.ts';
import type { Language } from '../../../domain/text/language.ts';

/** Container identifiers of ports and use cases. */
export const TOKEN = {
  clock: token<Clock>('Clock'),
  site: token<SiteContentSource>('SiteContentSource'),
  catalogue: token<ListingCatalogue>('ListingCatalogue'),
  /** `undefined` where the site's public address is unknown. */
  publicAddress: token<PublicAddress | undefined>('PublicAddress'),
  openPage: token<(request: PageRequest) => Promise<PageOutcome>>('OpenPage'),
  openFailed: token<OpenFailed>('OpenFailed'),
  siteView: token<(language: Language) => Promise<SiteView>>('LoadSiteView'),
  findMap: token<FindMap>('FindMap'),
  showMapCard: token<ShowMapCard>('ShowMapCard'),
  /** `undefined` without a tile server. */
  mapTiles: token<MapTiles | undefined>('MapTiles'),
  /** `undefined` when the site has no file of streets. */
  mapStreets: token<MapStreets | undefined>('MapStreets'),
  loadSuggestSource: token<LoadSuggestSource>('LoadSuggestSource'),
  /** Runs long work in slices; on a server, between requests. */
  runSlices: token<SliceRunner>('SliceRunner'),
  suggest: token<SuggestProperties>('SuggestProperties'),
  /** Database: requests, pending mails, owners. */
  store: token<RequestPorts>('RequestPorts'),
  uploads: token<Uploads>('Uploads'),
  documents: token<Documents>('Documents'),
  challenges: token<Challenges>('Challenges'),
  formSeals: token<FormTokens>('FormTokens'),
  seals: token<Encryption>('Encryption'),
  codes: token<OneTimeCodes>('OneTimeCodes'),
  drawQrCode: token<DrawQrCode>('DrawQrCode'),
  hashes: token<Hashes>('Hashes'),
  hasher: token<PasswordHasher>('PasswordHasher'),
  frequentPasswords: token<ReadonlySet<string>>('FrequentPasswords'),
  breachedPasswords: token<BreachedPasswords>('BreachedPasswords'),
  ids: token<Ids>('Ids'),
  security: token<SecurityLog>('SecurityLog'),
  linkSecrets: token<LinkSecrets>('LinkSecrets'),
  linkPath: token<LinkPath>('LinkPath'),
  renewLinks: token<RenewLinks>('RenewLinks'),
  prepare: token<PrepareForm>('PrepareForm'),
  findSharedPage: token<FindSharedPage>('FindSharedPage'),
  submit: token<TakeRequest>('TakeRequest'),
  showViewing: token<ShowViewing>('ShowViewing'),
  showOpenHouse: token<ShowOpenHouse>('ShowOpenHouse'),
  refuseLink: token<RefuseLink>('RefuseLink'),
  links: token<Links>('Links'),
  askUnsubscribe: token<AskUnsubscribe>('AskUnsubscribe'),
  answerUnsubscribe: token<AnswerAsked>('AnswerUnsubscribe'),
  tryPassword: token<TryPassword>('TryPassword'),
  logIn: token<LogIn>('LogIn'),
  confirmLogin: token<ConfirmLogin>('ConfirmLogin'),
  tryCode: token<TryCode>('TryCode'),
  secondFactor: token<SetSecondFactor>('SetSecondFactor'),
  openSession: token<OpenSession>('OpenSession'),
  noticeMarks: token<NoticeMarks>('NoticeMarks'),
  sentMarks: token<SentMarks>('SentMarks'),
  setPasswordParts: token<SetPasswordParts>('SetPasswordParts'),
  setPassword: token<SetPasswordByLink>('SetPasswordByLink'),
  changePassword: token<ChangePassword>('ChangePassword'),
  endSessions: token<EndSessions>('EndSessions'),
  sendResetLink: token<SendResetLink>('SendResetLink'),
  answerReset: token<AnswerAsked>('AnswerReset'),
  /** Personal pages without a session, the pages of the logged-in owner, and the session itself. */
  visitorPages: token<OpenPersonalPage<PageBody>>('OpenPersonalPage'),
  owned: token<OpenOwnedPage>('OpenOwnedPage'),
  ownerSession: token<OwnerSession>('OwnerSession'),
} as const;

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol.for(name);
}
