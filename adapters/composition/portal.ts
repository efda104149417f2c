import { Container } from 'inversify';
import { isPersonalPath, type PageRequest } from '../../application/page/open-page.ts';
import type { PageOutcome } from '../../application/page/page-view.ts';
import type { OpenOwnedPage } from '../../application/portal/owned-pages.ts';
import type { LinkSecrets } from '../../application/ports/link-secrets.ts';
import type { PasswordHasher } from '../../application/ports/password-hasher.ts';
import type { RequestPorts } from '../../application/ports/request-ports.ts';
import type { Language } from '../../domain/text/language.ts';
import { makePasswordHasher } from '../argon2/password-hasher.ts';
import { readCookies } from '../node-server/read-asked.ts';
import { randomIds } from '../system/ids.ts';
import { mayHoldSession, sessionIn } from '../wire/session-cookie.ts';
import { ownerModule, sessionModule } from './owner-module.ts';
import { makeHashes } from './site-hashes.ts';
import { TOKEN } from './tokens.ts';

/** Everything by which owners log in and see their pages, on top of a site's container. */
export function makePortal(parts: {
  /** Holds site, catalogue and clock. */
  readonly site: Container;
  readonly ports: RequestPorts;
  readonly secret: Uint8Array;
  readonly linkSecrets: LinkSecrets;
  readonly owned: OpenOwnedPage;
  readonly publicUrl: URL;
  readonly hasher?: PasswordHasher;
}) {
  const { ports, publicUrl } = parts;
  const hashes = makeHashes(parts.secret);
  const container = new Container({ parent: parts.site, defaultScope: 'Singleton' });
  container.bind(TOKEN.ports).toConstantValue(ports);
  container.bind(TOKEN.hashes).toConstantValue(hashes);
  container.bind(TOKEN.hasher).toConstantValue(parts.hasher ?? makePasswordHasher());
  container.bind(TOKEN.ids).toConstantValue(randomIds);
  container.bind(TOKEN.linkSecrets).toConstantValue(parts.linkSecrets);
  container.bind(TOKEN.owned).toConstantValue(parts.owned);
  container.load(ownerModule);

  const openForAll = container.get(TOKEN.openPage);
  const openSession = container.get(TOKEN.openSession);
  const site = container.get(TOKEN.site);

  return {
    openSession,
    logIn: container.get(TOKEN.logIn),
    setPassword: container.get(TOKEN.setPassword),
    changePassword: container.get(TOKEN.changePassword),
    sendResetLink: container.get(TOKEN.sendResetLink),
    logOut: (reference: string): Promise<void> => ports.sessions.end(hashes.secret(reference)),
    logOutEverywhere: (ownerId: string): Promise<void> => ports.sessions.endAll(ownerId),
    loginHref(language: Language | undefined): string {
      const { routes, content } = site.current();
      return routes.build('login', language ?? content.settings.defaultLanguage);
    },
    /** Opens a page; one that is an owner's own in a container of the request, where he is logged in. */
    async openPage(request: PageRequest): Promise<PageOutcome> {
      if (request.session === undefined || !isPersonalPath(site, request.path)) return openForAll(request);
      const visit = await openSession(request.session, 'use');
      if (!visit) return openForAll(request);
      const own = new Container({ parent: container, defaultScope: 'Singleton' });
      own.bind(TOKEN.ownerSession).toConstantValue(visit);
      own.load(sessionModule);
      return own.get(TOKEN.openPage)(request);
    },
    /** Whose looks at a property are no visits: the login that a cookie header holds, and what its owner has. */
    loginOf: (cookies: string): string | undefined =>
      mayHoldSession(cookies) ? sessionIn(readCookies(cookies), publicUrl) : undefined,
    ownedBy: async (reference: string) => (await openSession(reference, 'look'))?.owner.listingIds ?? [],
  };
}
