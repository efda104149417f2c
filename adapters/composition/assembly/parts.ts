import type { ShowPreviewPicture } from '../../../application/page/show-preview-picture.ts';
import type { CheckAdverts } from '../../../application/advert/checked-adverts.ts';
import type { LoadSuggestSource, SuggestProperties } from '../../../application/browse/suggest-properties.ts';
import type { SiteView } from '../../../application/browse/site-view.ts';
import type { AccountPages } from '../../../application/desk/account-pages.ts';
import type { FindBanners } from '../../../application/desk/agency/banner.ts';
import type { InviteAgent } from '../../../application/desk/agency/invite-agent.ts';
import type { PrivacyParts } from '../../../application/desk/agency/privacy.ts';
import type { AskPasswordLink } from '../../../application/desk/ask-password-link.ts';
import type { Desk } from '../../../application/desk/open-desk.ts';
import type { HandledPage } from '../../../application/desk/desk-handlers.ts';
import type { DeskHandlers, FindMember } from '../../../application/desk/resolve-page.ts';
import type { ChangeOffer } from '../../../application/desk/offers/change-offer.ts';
import type { OfferPart } from '../../../application/desk/offers/offer-part.ts';
import type { LimitMails } from '../../../application/desk/shared/limit-mails.ts';
import type { FindTeam, RequestSteps } from '../../../application/desk/shared/request-steps.ts';
import type { makeChangeViewing } from '../../../application/desk/viewings/change-viewing.ts';
import type { FindDayNotes } from '../../../application/desk/viewings/day-notes.ts';
import type { FindFreeHours } from '../../../application/desk/viewings/free-hours.ts';
import type { FindMoveConflicts } from '../../../application/desk/viewings/move-conflicts.ts';
import type { HandOverWork } from '../../../application/desk/agency/hand-over.ts';
import type { ConflictingMoves } from '../../../application/desk/viewings/conflicting-moves.ts';
import type { BlockTime } from '../../../application/desk/viewings/block-time.ts';
import type { ViewingPage } from '../../../application/desk/viewings/viewing-page.ts';
import type { ShowPrivateCalendar } from '../../../application/desk/viewings/private-calendar.ts';
import type { AskUnsubscribe } from '../../../application/link/ask-unsubscribe.ts';
import type { Links } from '../../../application/link/links.ts';
import type { RefuseLink } from '../../../application/link/refuse-link.ts';
import type { SendRequestedMail } from '../../../application/mail/send-requested-mails.ts';
import type { LinkPath } from '../../../application/mail/link-path.ts';
import type { RenewLinks } from '../../../application/mail/renew-links.ts';
import type { OpenFailed } from '../../../application/page/failed-page.ts';
import type { FindMap, ShowMapCard } from '../../../application/page/find-map.ts';
import type { PageRequest } from '../../../application/page/open-page.ts';
import type { PageBody, PageOutcome } from '../../../application/page/page-model.ts';
import type { EndSessions, LogOut } from '../../../application/portal/end-sessions.ts';
import type { InviteOwner } from '../../../application/portal/invite-owner.ts';
import type { ConfirmLogin, LogIn } from '../../../application/portal/log-in.ts';
import type { NoticeMarks } from '../../../application/portal/notice-mark.ts';
import type { OpenSession, OwnerSession } from '../../../application/portal/open-session.ts';
import type { OpenOwnedPage } from '../../../application/portal/owned-pages.ts';
import type { ResetKind, PasswordLinkTo } from '../../../application/portal/send-reset-link.ts';
import type { ChangePassword, SetPasswordByLink } from '../../../application/portal/set-password.ts';
import type { SetSecondFactor } from '../../../application/portal/set-second-factor.ts';
import type { TryCode } from '../../../application/portal/try-code.ts';
import type { TryPassword } from '../../../application/portal/try-password.ts';
import type { AccountPorts, RequestPorts } from '../../../application/ports/request-ports.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { FindFeatures } from '../../../application/ports/desk/desk-features.ts';
import type { DeskHandler } from '../../../application/desk/shared/desk-handler.ts';
import type { DeskBody } from '../../../application/desk/desk-view.ts';
import type { RequestWords } from '../../../application/desk/requests/request-words.ts';
import type { ShowViewing } from '../../../application/request/booked-viewing.ts';
import type { PrepareOfferMails } from '../../../application/request/offer-mails.ts';
import type { PrepareForm } from '../../../application/request/prepare-form.ts';
import type { SentMarks } from '../../../application/request/sent-mark.ts';
import type { SubmitRequest } from '../../../application/request/sent-form.ts';
import type { FindSharedPage } from '../../../application/request/shared-page.ts';
import type { ShowOpenHouse } from '../../../application/request/show-open-house.ts';
import type { SendResetLink } from '../../../application/request/submit/submit-parts.ts';
import type { OpenPersonalPage } from '../../../application/view/built-page.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { ApplicationPorts, BrowsingPorts } from './application-ports.ts';

/** All parts that the containers hold, by name. A factory receives a part as the parameter of the same name. */
export type Parts = Ports & AccountParts & BrowsingParts & RequestParts & PortalParts & DeskParts & HandlerParts;

/** Ports of the store that exist once for owners and once for agents. */
export const PORTS_OF_EACH_ACCOUNT_KIND = [
  'accounts',
  'passwords',
  'sessions',
  'secondFactors',
  'encryptedSecondFactors',
  'agentAccounts',
] as const satisfies readonly (keyof RequestPorts)[];

/** Ports; a port that a site lacks is `undefined`. */
type Ports = { readonly [Name in keyof BrowsingPorts]-?: BrowsingPorts[Name] } & Omit<
  ApplicationPorts,
  keyof BrowsingPorts | 'store' | 'background'
> &
  Omit<RequestPorts, (typeof PORTS_OF_EACH_ACCOUNT_KIND)[number]> & {
    readonly background: ApplicationPorts['background'];
    readonly hashes: Hashes;
    /** Accounts of owners, for invitations from the desk. */
    readonly ownerAccounts: RequestPorts['accounts'];
    /** Viewing hours as stored; `viewingHours` leaves out agents' hours and calendars while the feature `hours` is disabled. */
    readonly storedHours: RequestPorts['viewingHours'];
    readonly requestWords: RequestWords;
  };

/** Login, passwords and second factor of owners or of agents. */
type AccountParts = Omit<AccountPorts, 'encryptedSecondFactors'> & {
  readonly resetKind: ResetKind;
  readonly passwordLinkTo: PasswordLinkTo;
  readonly tryPassword: TryPassword;
  readonly tryCode: TryCode;
  readonly logIn: LogIn;
  readonly confirmLogin: ConfirmLogin;
  readonly logOut: LogOut;
  readonly secondFactor: SetSecondFactor;
  readonly openSession: OpenSession;
  readonly endSessions: EndSessions;
  readonly setPassword: SetPasswordByLink;
  readonly changePassword: ChangePassword;
  readonly sendResetLink: SendResetLink;
  readonly answerReset: SendRequestedMail;
  readonly noticeMarks: NoticeMarks;
};

type BrowsingParts = {
  readonly sentMarks: SentMarks;
  /**
   * Opens personal pages: with an owner's session the pages of the portal, else the redirects to the login page; `undefined` on a site
   * without logins.
   */
  readonly personal: OpenPersonalPage<PageBody> | undefined;
  readonly openPage: (request: PageRequest) => Promise<PageOutcome>;
  readonly openFailed: OpenFailed;
  readonly siteView: (language: Language) => Promise<SiteView>;
  readonly findMap: FindMap;
  readonly showMapCard: ShowMapCard;
  readonly showPreviewPicture: ShowPreviewPicture;
  readonly loadSuggestSource: LoadSuggestSource;
  readonly suggest: SuggestProperties;
};

/** Use cases of forms, and of the links in mails. */
type RequestParts = {
  readonly linkPath: LinkPath;
  readonly prepareOfferMails: PrepareOfferMails;
  readonly prepare: PrepareForm;
  readonly findSharedPage: FindSharedPage;
  readonly submit: SubmitRequest;
  readonly showViewing: ShowViewing;
  readonly showOpenHouse: ShowOpenHouse;
  readonly refuseLink: RefuseLink;
  readonly links: Links;
  readonly renewLinks: RenewLinks;
  readonly askUnsubscribe: AskUnsubscribe;
  readonly answerUnsubscribe: SendRequestedMail;
};

type PortalParts = {
  readonly owned: OpenOwnedPage;
  /** Personal pages without a session. */
  readonly visitorPages: OpenPersonalPage<PageBody>;
  /** The logged-in owner of one request. */
  readonly ownerSession: OwnerSession;
};

type DeskParts = {
  readonly findFeatures: FindFeatures;
  readonly findMember: FindMember;
  readonly findTeam: FindTeam;
  readonly findBanners: FindBanners;
  readonly findDayNotes: FindDayNotes;
  readonly checkAdverts: CheckAdverts;
  readonly limitMails: LimitMails;
  readonly requestSteps: RequestSteps;
  readonly changeViewing: ReturnType<typeof makeChangeViewing>;
  readonly changeOffer: ChangeOffer;
  readonly offerPart: OfferPart;
  readonly viewingPage: ViewingPage;
  readonly findFreeHours: FindFreeHours;
  readonly findMoveConflicts: FindMoveConflicts;
  readonly conflictingMoves: ConflictingMoves;
  readonly blockTime: BlockTime;
  readonly handOverWork: HandOverWork;
  readonly inviteAgent: InviteAgent;
  readonly inviteOwner: InviteOwner;
  readonly askPasswordLink: AskPasswordLink;
  readonly exportAddress: PrivacyParts['exportAddress'];
  readonly eraseAddress: PrivacyParts['eraseAddress'];
  readonly showPrivateCalendar: ShowPrivateCalendar;
  readonly accountPages: AccountPages;
  readonly handlers: DeskHandlers;
  readonly desk: Desk;
};

/** Handlers of the desk's pages. */
export type HandlerParts = { readonly [Page in HandledPage as `desk/${Page}`]: DeskHandler<DeskBody> };
