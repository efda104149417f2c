import { Container } from 'inversify';
import { makeCheckAdverts } from '../../../application/advert/checked-adverts.ts';
import { hoursByParts, makeFindFeatures } from '../../../application/desk/shared/find-features.ts';
import { makeShowPrivateCalendar } from '../../../application/desk/viewings/private-feed.ts';
import { isPersonalPath, type PageRequest } from '../../../application/page/open-page.ts';
import type { PageOutcome } from '../../../application/page/page-model.ts';
import { makeAnswerAllAsked } from '../../../application/mail/answer-asked.ts';
import { makeLogOut } from '../../../application/portal/end-sessions.ts';
import { makeOwnedPages } from '../../../application/portal/owned-pages.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { ApplicationPorts } from './application-ports.ts';
import { browsingContainer, browsingIn } from './assemble-browsing.ts';
import { makeDeskAccounts } from './desk-accounts.ts';
import { assembleDesk } from './desk-module.ts';
import { ownerModule, sessionModule } from './owner-module.ts';
import { requestModule } from './request-module.ts';
import { TOKEN } from './tokens.ts';

export type Application = ReturnType<typeof assembleApplication>;

/**
 * Assembles the whole application over any adapters of its ports: everything visitors, owners, agents and mail recipients can do. The
 * server, the application in the browser and the tests all use it.
 */
export function assembleApplication(given: ApplicationPorts) {
  const findFeatures = makeFindFeatures(given.store.deskFeatures, given.hasSoftware);
  const viewingHours = hoursByParts(given.store.viewingHours, findFeatures);
  const ports: ApplicationPorts = { ...given, store: { ...given.store, viewingHours } };
  const { site, catalogue, clock, store, hashes, security } = ports;
  const container = new Container({ parent: browsingContainer(ports), defaultScope: 'Singleton' });
  container.bind(TOKEN.store).toConstantValue(store);
  container.bind(TOKEN.uploads).toConstantValue(ports.uploads);
  container.bind(TOKEN.documents).toConstantValue(ports.documents);
  container.bind(TOKEN.challenges).toConstantValue(ports.challenges);
  container.bind(TOKEN.formSeals).toConstantValue(ports.formSeals);
  container.bind(TOKEN.seals).toConstantValue(ports.seals);
  container.bind(TOKEN.codes).toConstantValue(ports.codes);
  container.bind(TOKEN.drawQrCode).toConstantValue(ports.drawQrCode);
  container.bind(TOKEN.hashes).toConstantValue(hashes);
  container.bind(TOKEN.hasher).toConstantValue(ports.hasher);
  container.bind(TOKEN.frequentPasswords).toConstantValue(ports.frequentPasswords);
  container.bind(TOKEN.breachedPasswords).toConstantValue(ports.breachedPasswords);
  container.bind(TOKEN.linkSecrets).toConstantValue(ports.linkSecrets);
  container.bind(TOKEN.security).toConstantValue(security);
  container.bind(TOKEN.ids).toConstantValue(ports.ids);
  container.bind(TOKEN.owned).toConstantValue(
    makeOwnedPages({
      catalogue,
      pageViews: ports.pageViews,
      requests: store.listingRequests,
      changes: ports.changes,
      security,
    }),
  );
  container.load(requestModule, ownerModule);

  const browsing = browsingIn(container);
  const openSession = container.get(TOKEN.openSession);
  const deskAccounts = makeDeskAccounts(ports);
  const checkAdverts = makeCheckAdverts({ known: store.listingsKnown, now: clock.now, ...ports.background });
  const refuseLink = container.get(TOKEN.refuseLink);

  return {
    site,
    catalogue,
    clock,
    ...browsing,
    /** Opens a page. A personal page of a logged-in owner is opened with a container of its own that holds the session. */
    async openPage(request: PageRequest): Promise<PageOutcome> {
      if (request.session === undefined || !isPersonalPath(site, request.path)) return browsing.openPage(request);
      const session = await openSession(request.session, 'use');
      if (!session) return browsing.openPage(request);
      const own = new Container({ parent: container, defaultScope: 'Singleton' });
      own.bind(TOKEN.ownerSession).toConstantValue(session);
      own.load(sessionModule);
      return own.get(TOKEN.openPage)(request);
    },
    deskAccounts,
    desk: assembleDesk(ports, deskAccounts, findFeatures, refuseLink, container.get(TOKEN.linkPath), checkAdverts),
    /** The check of all adverts, used by the desk's page and by the daily mail. */
    checkAdverts,
    /** Enabled features of the desk, for the jobs behind them. */
    findFeatures,
    showPrivateCalendar: makeShowPrivateCalendar({
      ...ports,
      findFeatures,
      refuseLink,
      feeds: store.privateFeeds,
      agents: store.agents,
      viewingRecords: store.viewingRecords,
    }),
    prepare: container.get(TOKEN.prepare),
    submit: container.get(TOKEN.submit),
    showViewing: container.get(TOKEN.showViewing),
    showOpenHouse: container.get(TOKEN.showOpenHouse),
    links: container.get(TOKEN.links),
    sentMarks: container.get(TOKEN.sentMarks),
    askUnsubscribe: container.get(TOKEN.askUnsubscribe),
    /** Creates the requested mails; called by a worker. */
    answerAllAsked: makeAnswerAllAsked({
      askedMails: store.askedMails,
      answers: {
        'owner-password': container.get(TOKEN.answerReset),
        'agent-password': deskAccounts.answerReset,
        unsubscribe: container.get(TOKEN.answerUnsubscribe),
      },
      clock,
    }),
    linkPath: container.get(TOKEN.linkPath),
    renewLinks: container.get(TOKEN.renewLinks),
    openSession,
    hashes,
    marks: container.get(TOKEN.noticeMarks),
    logIn: container.get(TOKEN.logIn),
    confirmLogin: container.get(TOKEN.confirmLogin),
    secondFactor: container.get(TOKEN.secondFactor),
    logOut: makeLogOut({ sessions: store.sessions, hashes, security }),
    endSessions: container.get(TOKEN.endSessions),
    setPassword: container.get(TOKEN.setPassword),
    changePassword: container.get(TOKEN.changePassword),
    sendResetLink: container.get(TOKEN.sendResetLink),
    loginHref(language: Language | undefined): string {
      const { routes, content } = site.current();
      return routes.build('login', language ?? content.settings.defaultLanguage);
    },
    /** Listing ids of the session's owner; empty when the session does not exist. */
    ownedBy: async (reference: string) =>
      (await store.sessions.look(hashes.secret(reference), clock.now()))?.owner.listingIds ?? [],
  };
}
