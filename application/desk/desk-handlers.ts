import type { DeskPageName } from '../../domain/desk/desk-pages.ts';
import { makeAdvertDesk } from './agency/advert.ts';
import { makeAdvertsDesk } from './agency/adverts.ts';
import { makeLogDesk } from './agency/log.ts';
import { makeMailsDesk } from './agency/mails.ts';
import { makeOperationDesk } from './agency/operation.ts';
import { makePeopleDesk } from './agency/people.ts';
import { makePrivacyDesk } from './agency/privacy.ts';
import { makeOffersDesk } from './offers/offers.ts';
import { makeRequestDesk } from './requests/request.ts';
import { makeRequestsFileDesk } from './requests/requests-file.ts';
import { makeRequestsDesk } from './requests/requests.ts';
import type { DeskHandler } from './shared/desk-handler.ts';
import { makeCalendarDesk } from './viewings/calendar.ts';
import { makeHoursDesk } from './viewings/hours.ts';
import { makeViewingDesk } from './viewings/viewing.ts';

/** How the handler of a page is made: its factory, and the names of all parts that the factory takes. */
export type HandlerRow<Parts, Body> = {
  readonly make: (parts: Parts) => DeskHandler<Body>;
  readonly names: readonly (keyof Parts)[];
};

/** Pages of logins and accounts, which `AccountPages` opens. */
type AccountPage = 'login' | 'forgot' | 'set-password' | 'security';

/**
 * The handler of each page that is not an account page. `adapters/composition/assembly` creates the handlers; `DeskBody` contains the
 * bodies that they return.
 */
export const DESK_HANDLERS = {
  requests: handler(makeRequestsDesk, [
    'deskRequests',
    'offers',
    'viewingRecords',
    'requestSteps',
    'requestWords',
    'findTeam',
  ]),
  request: handler(makeRequestDesk, [
    'deskRequests',
    'deskLog',
    'offers',
    'offerPart',
    'viewingRecords',
    'viewingPage',
    'requestSteps',
    'requestWords',
    'findTeam',
    'uploads',
    'limitMails',
  ]),
  'requests-file': handler(makeRequestsFileDesk, ['deskRequests', 'deskLog', 'offers', 'requestWords', 'security']),
  offers: handler(makeOffersDesk, ['offers', 'offerPart']),
  calendar: handler(makeCalendarDesk, [
    'viewingRecords',
    'privateFeeds',
    'hashes',
    'ids',
    'publicAddress',
    'findDayNotes',
    'viewingHours',
  ]),
  visit: handler(makeViewingDesk, ['viewingPage']),
  hours: handler(makeHoursDesk, [
    'viewingHours',
    'viewingHoursWriter',
    'busyFeeds',
    'viewingRecords',
    'encryption',
    'blockTime',
  ]),
  adverts: handler(makeAdvertsDesk, ['checkAdverts']),
  advert: handler(makeAdvertDesk, ['listingsKnown']),
  mails: handler(makeMailsDesk, ['deskMails', 'mailWriter', 'requestWords']),
  operation: handler(makeOperationDesk, [
    'alarms',
    'outbox',
    'importRuns',
    'importReports',
    'nightReports',
    'deskFeatures',
    'hasSoftware',
  ]),
  people: handler(makePeopleDesk, [
    'agents',
    'agentRecords',
    'owners',
    'ownerAccounts',
    'inviteAgent',
    'inviteOwner',
    'limitMails',
    'findTeam',
    'checkAdverts',
    'handOverWork',
    'showSuccessors',
  ]),
  privacy: handler(makePrivacyDesk, ['exportAddress', 'eraseAddress', 'deskLog']),
  log: handler(makeLogDesk, ['deskLog', 'findTeam']),
} satisfies Record<Exclude<DeskPageName, AccountPage>, unknown>;

/** Name of a page with a handler. */
export type HandledPage = keyof typeof DESK_HANDLERS;

/** Body that a handler returns; `never` for a handler that returns a file. */
type BodyOf<Row> = Row extends HandlerRow<never, infer Body> ? Body : never;

/** Bodies of the pages with a handler. */
export type HandledBody = BodyOf<(typeof DESK_HANDLERS)[HandledPage]>;

/** A row of the table. A missing or additional name of a part does not compile. */
export function handler<Parts, Body, const Names extends readonly (keyof Parts)[]>(
  make: (parts: Parts) => DeskHandler<Body>,
  names: Names & AllOf<Parts, Names>,
): HandlerRow<Parts, Body> {
  return { make, names };
}

/** `Names` if they contain every name of `Parts`; otherwise a type that names the missing ones. */
type AllOf<Parts, Names extends readonly (keyof Parts)[]> = [Exclude<keyof Parts, Names[number]>] extends [never]
  ? Names
  : { readonly 'missing parameters of the factory': Exclude<keyof Parts, Names[number]> };
