import type { AddressInfo } from 'node:net';
import { makePasswordHasher } from '../../adapters/argon2/password-hasher.ts';
import { makeLinkSecrets } from '../../adapters/captcha/link-secrets.ts';
import { makePortal } from '../../adapters/composition/portal.ts';
import { makeSiteContainer } from '../../adapters/composition/site-container.ts';
import { makeHashes } from '../../adapters/composition/site-hashes.ts';
import { makeOwnerApi } from '../../adapters/http-api/owner-api.ts';
import { makeSiteApi } from '../../adapters/http-api/site-api.ts';
import { makeKnownChanges } from '../../adapters/memory/known-changes.ts';
import { makeMemoryRequests } from '../../adapters/memory/requests.ts';
import { makeMemoryVisitLog } from '../../adapters/memory/visit-log.ts';
import { tagOrigins } from '../../adapters/node-server/open-origins.ts';
import { securityHeaders } from '../../adapters/node-server/security-headers.ts';
import { serve } from '../../adapters/node-server/serve.ts';
import { makeSitePages, type SitePagesParts } from '../../adapters/ssr/site-pages.ts';
import { makeCacheKey } from '../../adapters/composition/cache-key.ts';
import { makeInviteOwner } from '../../application/portal/invite-owner.ts';
import { makeOwnedPages } from '../../application/portal/owned-pages.ts';
import { withLinkSecret } from '../../application/portal/owner-link.ts';
import type { ListingChange } from '../../application/ports/listing-changes.ts';
import type { RequestPorts } from '../../application/ports/request-ports.ts';
import type { VisitLog } from '../../application/ports/visit-log.ts';
import type { PasswordHasher } from '../../application/ports/password-hasher.ts';
import { randomIds } from '../../adapters/system/ids.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import { atOnce } from '../../domain/work/sliced.ts';
import { drawPages } from './draw.ts';
import { ask, ASSETS, type Got, type Sent } from './http-site.ts';
import { openSite, SAMPLE, sampleFeed, UNLUCKY } from './sample-site.ts';

const SECRET = new TextEncoder().encode('a secret of the tests that is long enough');

/** Argon2 as quick as it can be: what is tested with it is not what it costs. */
export const quickHasher: PasswordHasher = makePasswordHasher({ cost: { memory: 8, passes: 1 } });

/** Two owners of the sample, with the ids of properties that are theirs. */
export const ANN = { email: 'Ann@Example.be', password: 'trois chats sur un toit', listings: ['6398214', '6481250'] };
export const BEN = { email: 'ben@example.be', password: 'vier katten op een dak', listings: ['6340568'] };

export type Portal = Awaited<ReturnType<typeof openPortal>>;

/** The portal over the sample agency, with a clock that the test moves; Ann and Ben have accounts. */
export async function openPortal({
  publicUrl = 'https://agency.example',
  ports = makeMemoryRequests(),
  hasher = quickHasher,
  visits = makeMemoryVisitLog(),
  changes = [],
}: {
  readonly publicUrl?: string;
  readonly ports?: RequestPorts;
  readonly hasher?: PasswordHasher;
  readonly visits?: VisitLog;
  readonly changes?: readonly ListingChange[];
} = {}) {
  let now = UNLUCKY;
  const clock = { now: () => now };
  const site = openSite([sampleFeed()], SAMPLE.content, clock);
  const hashes = makeHashes(SECRET);
  const secrets = makeLinkSecrets(SECRET);
  const { listingRequests: requests } = ports;
  const owned = makeOwnedPages({
    catalogue: site.catalogue,
    visits,
    requests,
    changes: makeKnownChanges(changes),
  });
  const url = new URL(publicUrl);
  const portal = makePortal({
    site: makeSiteContainer({ clock, site: site.site, catalogue: site.catalogue, mapTiles: undefined, drive: atOnce }),
    ports,
    secret: SECRET,
    linkSecrets: secrets,
    hasher,
    owned,
    publicUrl: url,
  });
  const invite = makeInviteOwner({
    site: site.site,
    catalogue: site.catalogue,
    owners: ports.owners,
    hashes,
    secrets,
    ids: randomIds,
    clock,
  });
  for (const { email, password, listings } of [ANN, BEN]) {
    const listingIds = listings as readonly string[] as readonly ListingId[];
    const invitation = { id: `id of ${email}`, email, language: 'en', listingIds, invitedAt: now } as const;
    await ports.owners.settle(invitation, await hasher.hash(password));
  }
  return {
    ...portal,
    invite,
    ports,
    site,
    hashes,
    url,
    clock,
    pass: (milliseconds: number) => (now += milliseconds),
    /** The mails that wait, as they are sent; each is given once. */
    async mails() {
      const taken = await ports.outbox.take(1000, now, Number.MAX_SAFE_INTEGER);
      return taken.map(mail => withLinkSecret(mail, secrets));
    },
    /** As they lie in the outbox until then. */
    waitingMails: () => ports.outbox.take(1000, now, now),
  };
}

/** The same behind real sockets, as the server's root puts it together; `proxies` 1, so that tests say where they come from. */
export async function servePortal(given: Parameters<typeof openPortal>[0] = {}, render?: SitePagesParts['render']) {
  const portal = await openPortal(given);
  const { site, url } = portal;
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const pages = makeSitePages({
    openPage: portal.openPage,
    siteView: site.siteView,
    render: render ?? drawPages(site, true),
    assets: ASSETS,
    publicUrl: url,
    contentStyles: [],
    owners: { ...portal, errorTitle: (_, title) => `Error: ${title}`, report },
  });
  const ownerApi = makeOwnerApi({ ...portal, publicUrl: url });
  const api = makeSiteApi({ ...site, openPage: portal.openPage, publicUrl: url, consentVersion: () => 1 });
  const { languages, defaultLanguage } = site.content.settings;
  const running = await serve(
    {
      headers: securityHeaders(url, tagOrigins({})),
      files: new Map(),
      answer: async asked => (await ownerApi(asked)) ?? (await api(asked)) ?? pages(asked),
      cacheKey: makeCacheKey(languages, defaultLanguage),
      generation: () => '1',
      ready: () => true,
      log: () => undefined,
      cacheLimit: 10_000_000,
      proxies: 1,
    },
    '127.0.0.1',
    0,
  );
  const { port } = running.server.address() as AddressInfo;
  return {
    ...portal,
    reported,
    ask: (sent: Sent) => ask(port, sent),
    stop: () => running.stop(),
    /** A browser that keeps its cookies and follows nothing. */
    browser: (address = '192.0.2.1') => makeBrowser(port, address),
  };
}

/** What a browser without script sends: its cookies, and from where its forms come. */
function makeBrowser(port: number, address: string) {
  const jar = new Map<string, string>();
  async function send(sent: Sent): Promise<Got> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }), ...sent.headers };
    const got = await ask(port, { ...sent, headers });
    for (const line of got.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return got;
  }
  return {
    jar,
    get: (path: string, headers: Sent['headers'] = {}) => send({ path, headers }),
    post: (
      path: string,
      fields: Readonly<Record<string, string>>,
      headers: Sent['headers'] = { 'sec-fetch-site': 'same-origin' },
    ) =>
      send({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    logIn(who: { readonly email: string; readonly password: string }, path = '/en/login/') {
      return this.post(path, { email: who.email, password: who.password });
    },
    /** The hidden token of the portal's forms. */
    async token(path = '/en/owner-portal/security/'): Promise<string> {
      return /name="token" value="([^"]+)"/.exec((await this.get(path)).text)?.[1] ?? '';
    },
  };
}
