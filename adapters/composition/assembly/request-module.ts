import { ContainerModule } from 'inversify';
import { makeAnswerUnsubscribe, makeAskUnsubscribe } from '../../../application/link/ask-unsubscribe.ts';
import { makeLinks } from '../../../application/link/links.ts';
import { makeRefuseLink } from '../../../application/link/refuse-link.ts';
import { makeLinkPath } from '../../../application/mail/link-path.ts';
import { makeRenewLinks } from '../../../application/mail/renew-links.ts';
import { makeFindSharedPage } from '../../../application/page/find-shared-page.ts';
import { makeShowViewing } from '../../../application/request/booked-viewing.ts';
import { makePrepareOfferMails } from '../../../application/request/offer-mails.ts';
import { makePrepareForm } from '../../../application/request/prepare-form.ts';
import { makeShowOpenHouse } from '../../../application/request/show-open-house.ts';
import { makeSubmitRequest } from '../../../application/request/submit/submit-request.ts';
import { provide } from './provide.ts';

/** Use cases behind the links of mails. */
export const linkModule = new ContainerModule(({ bind }) => {
  provide(bind, 'linkPath', makeLinkPath, ['site', 'linkSecrets', 'hashes']);
  provide(bind, 'prepareOfferMails', makePrepareOfferMails, ['listingOwners', 'agentRecords', 'linkPath']);
  provide(bind, 'refuseLink', makeRefuseLink, ['limits', 'hashes', 'clock', 'security']);
  provide(bind, 'links', makeLinks, [
    'site',
    'catalogue',
    'clock',
    'subscribers',
    'subscriptions',
    'viewingHours',
    'viewingRecords',
    'viewings',
    'offers',
    'suppressionList',
    'linkSecrets',
    'hashes',
    'linkPath',
    'prepareOfferMails',
    'refuseLink',
    'sentMarks',
    'listingsKnown',
    'agentRecords',
  ]);
  provide(bind, 'renewLinks', makeRenewLinks, ['subscribers', 'hashes', 'linkSecrets']);
  provide(bind, 'askUnsubscribe', makeAskUnsubscribe, ['clock', 'limits', 'askedMails', 'hashes', 'security']);
  provide(bind, 'answerUnsubscribe', makeAnswerUnsubscribe, [
    'site',
    'catalogue',
    'clock',
    'subscribers',
    'outbox',
    'linkPath',
    'renewLinks',
  ]);
});

/** Use cases that show, check and store forms. */
export const requestModule = new ContainerModule(({ bind }) => {
  provide(bind, 'prepare', makePrepareForm, [
    'site',
    'catalogue',
    'viewingRecords',
    'viewingHours',
    'formTokens',
    'challenges',
    'clock',
  ]);
  provide(bind, 'findSharedPage', makeFindSharedPage, ['site', 'openPage']);
  provide(bind, 'submit', makeSubmitRequest, [
    'site',
    'catalogue',
    'clock',
    'submissions',
    'viewingHours',
    'limits',
    'challenges',
    'formTokens',
    'ids',
    'hashes',
    'uploads',
    'documents',
    'suppressionList',
    'linkSecrets',
    'linkPath',
    'findSharedPage',
    'security',
    'sentMarks',
    'sendResetLink',
    'listingsKnown',
    'agentRecords',
  ]);
  provide(bind, 'showViewing', makeShowViewing, ['site', 'catalogue', 'clock', 'sentMarks']);
  provide(bind, 'showOpenHouse', makeShowOpenHouse, ['site', 'catalogue', 'clock']);
});
