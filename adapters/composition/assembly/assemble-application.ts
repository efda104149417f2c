import { Container } from 'inversify';
import { makeSendRequestedMails } from '../../../application/mail/send-requested-mails.ts';
import { isPersonalPath, type PageRequest } from '../../../application/page/open-page.ts';
import type { PageOutcome } from '../../../application/page/page-model.ts';
import { deskLinkPath } from '../../../application/portal/owner-link.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { Language } from '../../../domain/text/language.ts';
import { requestWords } from '../../mail/request-words.ts';
import { accountModule, agentModule } from './account-module.ts';
import type { ApplicationPorts } from './application-ports.ts';
import { BROWSING } from './assemble-browsing.ts';
import { browseModule, pageModule } from './browse-module.ts';
import { deskModule, featureModule } from './desk-module.ts';
import { ownerModule, sessionModule } from './owner-module.ts';
import { PORTS_OF_EACH_ACCOUNT_KIND } from './parts.ts';
import { part, parts, supply } from './provide.ts';
import { linkModule, requestModule } from './request-module.ts';

export type Application = ReturnType<typeof assembleApplication>;

/** Parts of the accounts that the application offers, once for owners and once for agents. */
const ACCOUNTS = [
  'hashes',
  'openSession',
  'noticeMarks',
  'logIn',
  'confirmLogin',
  'secondFactor',
  'logOut',
  'endSessions',
  'setPassword',
  'changePassword',
  'sendResetLink',
] as const;

/**
 * Assembles the whole application over any adapters of its ports: all use cases of visitors, owners, agents and mail recipients. The
 * server, the application in the browser and the tests all use it. One container holds the ports and the shared use cases. The child
 * containers of this container hold the accounts of owners with the site's pages, the accounts of agents, and the desk.
 */
export function assembleApplication(ports: ApplicationPorts) {
  const { site, catalogue, clock, store, hashes } = ports;
  const shared = sharedContainer(ports);

  const owners = new Container({ parent: shared });
  const { passwords, sessions, secondFactors, accounts } = store;
  supply(owners, { passwords, sessions, secondFactors, accounts, resetKind: 'owner-password' });
  owners.load(accountModule, ownerModule, pageModule, requestModule);

  const agents = new Container({ parent: shared });
  const { encryptedSecondFactors: _, ...agentAccounts } = store.agentAccounts;
  supply(agents, {
    ...agentAccounts,
    hashes: hashesOfDesk(hashes),
    resetKind: 'agent-password',
    passwordLinkTo: deskLinkPath,
  });
  agents.load(accountModule, agentModule);

  const desk = new Container({ parent: shared });
  supply(desk, parts(agents, ['openSession', 'noticeMarks', 'accountPages', 'inviteAgent']));
  desk.load(deskModule);

  const browsing = parts(owners, BROWSING);
  const openSession = part(owners, 'openSession');
  return {
    site,
    catalogue,
    clock,
    ...browsing,
    ...parts(owners, ACCOUNTS),
    ...parts(owners, ['prepare', 'submit', 'showViewing', 'showOpenHouse']),
    ...parts(shared, [
      'links',
      'linkPath',
      'prepareOfferMails',
      'renewLinks',
      'askUnsubscribe',
      'sentMarks',
      'findFeatures',
    ]),
    ...parts(desk, ['desk', 'checkAdverts', 'showPrivateCalendar']),
    deskAccounts: { ...parts(agents, ACCOUNTS), ...parts(agents, ['askPasswordLink', 'inviteAgent']) },
    /** Opens a page. A personal page of a logged-in owner is opened with a container of its own that holds the session. */
    async openPage(request: PageRequest): Promise<PageOutcome> {
      if (request.session === undefined || !isPersonalPath(site, request.path)) return browsing.openPage(request);
      const ownerSession = await openSession(request.session, 'use');
      if (!ownerSession) return browsing.openPage(request);
      const own = new Container({ parent: owners });
      supply(own, { ownerSession });
      own.load(sessionModule, pageModule);
      return part(own, 'openPage')(request);
    },
    /** Creates the requested mails; called by a worker. */
    answerAllAsked: makeSendRequestedMails({
      askedMails: store.askedMails,
      answers: {
        'owner-password': part(owners, 'answerReset'),
        'agent-password': part(agents, 'answerReset'),
        unsubscribe: part(shared, 'answerUnsubscribe'),
      },
      clock,
    }),
    loginHref(language: Language | undefined): string {
      const { routes, content } = site.current();
      return routes.build('login', language ?? content.settings.defaultLanguage);
    },
    /** Listing ids of the session's owner; empty when the session does not exist. */
    ownedBy: async (reference: string) =>
      (await store.sessions.look(hashes.secret(reference), clock.now()))?.owner.listingIds ?? [],
  };
}

/** The ports, and the use cases that depend on no account. */
function sharedContainer({ store, ...others }: ApplicationPorts): Container {
  const container = new Container();
  const { viewingHours: storedHours, ...stored } = store;
  supply(container, {
    publicAddress: undefined,
    mapTiles: undefined,
    mapStreets: undefined,
    placesNearby: undefined,
    background: undefined,
    ...Object.fromEntries(
      Object.entries(stored).filter(([name]) => !PORTS_OF_EACH_ACCOUNT_KIND.some(each => each === name)),
    ),
    ...others,
    ownerAccounts: store.accounts,
    storedHours,
    requestWords,
  });
  container.load(featureModule, browseModule, linkModule);
  return container;
}

/**
 * Adds a prefix to the texts that are hashed for agents (keys of rate limits, form tokens, tickets), so that an owner and an agent with the
 * same address have different hashes.
 */
function hashesOfDesk({ personal, formerly, ...others }: Hashes): Hashes {
  return { ...others, personal: text => personal(`desk ${text}`), formerly: text => formerly(`desk ${text}`) };
}
