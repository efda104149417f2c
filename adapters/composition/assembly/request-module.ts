import { ContainerModule } from 'inversify';
import { makeAnswerUnsubscribe, makeAskUnsubscribe } from '../../../application/link/ask-unsubscribe.ts';
import { makeLinks } from '../../../application/link/links.ts';
import { makeRefuseLink } from '../../../application/link/refuse-link.ts';
import { makeRenewLinks } from '../../../application/mail/renew-links.ts';
import { makeLinkPath } from '../../../application/mail/link-path.ts';
import { makeFindSharedPage } from '../../../application/page/find-shared-page.ts';
import { makeShowViewing } from '../../../application/request/booked-viewing.ts';
import { makeShowOpenHouse } from '../../../application/request/show-open-house.ts';
import { makePrepareForm } from '../../../application/request/prepare-form.ts';
import { makeSubmitRequest } from '../../../application/request/submit-request.ts';
import { TOKEN } from './tokens.ts';

/** Binds the use cases that show, check and store forms, and those behind the links of mails. */
export const requestModule = new ContainerModule(({ bind }) => {
  bind(TOKEN.linkPath).toResolvedValue(
    (site, secrets, hashes) => makeLinkPath({ site, secrets, hashes }),
    [TOKEN.site, TOKEN.linkSecrets, TOKEN.hashes],
  );
  bind(TOKEN.prepare).toResolvedValue(
    (site, catalogue, clock, { viewingRecords, viewingHours }, seals, challenges) =>
      makePrepareForm({ site, catalogue, viewingRecords, viewingHours, seals, challenges, clock }),
    [TOKEN.site, TOKEN.catalogue, TOKEN.clock, TOKEN.store, TOKEN.formSeals, TOKEN.challenges],
  );
  bind(TOKEN.findSharedPage).toResolvedValue(
    (site, open) => makeFindSharedPage({ site, open }),
    [TOKEN.site, TOKEN.openPage],
  );
  bind(TOKEN.submit).toResolvedValue(
    (
      site,
      catalogue,
      clock,
      { submissions, limits, suppressionList, viewingHours },
      challenges,
      seals,
      hashes,
      uploads,
      documents,
      secrets,
      linkPath,
      findSharedPage,
      ids,
      sendResetLink,
      security,
      sentMarks,
    ) =>
      makeSubmitRequest({
        site,
        catalogue,
        clock,
        submissions,
        limits,
        suppressionList,
        viewingHours,
        challenges,
        seals,
        hashes,
        uploads,
        documents,
        secrets,
        linkPath,
        findSharedPage,
        ids,
        sendResetLink,
        security,
        sentMarks,
      }),
    [
      TOKEN.site,
      TOKEN.catalogue,
      TOKEN.clock,
      TOKEN.store,
      TOKEN.challenges,
      TOKEN.formSeals,
      TOKEN.hashes,
      TOKEN.uploads,
      TOKEN.documents,
      TOKEN.linkSecrets,
      TOKEN.linkPath,
      TOKEN.findSharedPage,
      TOKEN.ids,
      TOKEN.sendResetLink,
      TOKEN.security,
      TOKEN.sentMarks,
    ],
  );
  bind(TOKEN.showViewing).toResolvedValue(
    (site, catalogue, clock, sentMarks) => makeShowViewing({ site, catalogue, clock, sentMarks }),
    [TOKEN.site, TOKEN.catalogue, TOKEN.clock, TOKEN.sentMarks],
  );
  bind(TOKEN.showOpenHouse).toResolvedValue(
    (site, catalogue, clock) => makeShowOpenHouse({ site, catalogue, clock }),
    [TOKEN.site, TOKEN.catalogue, TOKEN.clock],
  );
  bind(TOKEN.refuseLink).toResolvedValue(
    ({ limits }, hashes, clock, security) => makeRefuseLink({ limits, hashes, clock, security }),
    [TOKEN.store, TOKEN.hashes, TOKEN.clock, TOKEN.security],
  );
  bind(TOKEN.links).toResolvedValue(
    (site, catalogue, clock, ports, hashes, secrets, linkPath, refuseLink, sentMarks) =>
      makeLinks({ site, catalogue, clock, ports, hashes, secrets, linkPath, refuseLink, sentMarks }),
    [
      TOKEN.site,
      TOKEN.catalogue,
      TOKEN.clock,
      TOKEN.store,
      TOKEN.hashes,
      TOKEN.linkSecrets,
      TOKEN.linkPath,
      TOKEN.refuseLink,
      TOKEN.sentMarks,
    ],
  );
  bind(TOKEN.renewLinks).toResolvedValue(
    ({ subscribers }, hashes, secrets) => makeRenewLinks({ subscribers, hashes, secrets }),
    [TOKEN.store, TOKEN.hashes, TOKEN.linkSecrets],
  );
  bind(TOKEN.askUnsubscribe).toResolvedValue(
    (clock, { limits, askedMails }, hashes, security) =>
      makeAskUnsubscribe({ clock, limits, askedMails, hashes, security }),
    [TOKEN.clock, TOKEN.store, TOKEN.hashes, TOKEN.security],
  );
  bind(TOKEN.answerUnsubscribe).toResolvedValue(
    (site, catalogue, clock, { subscribers, outbox }, linkPath, renewLinks) =>
      makeAnswerUnsubscribe({ site, catalogue, clock, subscribers, outbox, linkPath, renewLinks }),
    [TOKEN.site, TOKEN.catalogue, TOKEN.clock, TOKEN.store, TOKEN.linkPath, TOKEN.renewLinks],
  );
});
