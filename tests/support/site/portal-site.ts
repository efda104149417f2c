import { afterAll, beforeEach } from 'vitest';
import type { ApplicationPorts } from '../../../adapters/composition/assembly/application-ports.ts';
import type { SitePagesParts } from '../../../adapters/ssr/site-pages.ts';
import { withLinkSecrets } from '../../../application/mail/mail-links.ts';
import { makeInviteOwner } from '../../../application/portal/invite-owner.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { drawPages } from '../reading/draw.ts';
import { ask, type Got, type Sent } from '../reading/ask.ts';
import { openApplication } from './sample-application.ts';
import { serveApplication } from '../server/serve-application.ts';

/** Two sample owners, with the ids of their properties. */
export const ANN = { email: 'Ann@Example.be', password: 'trois chats sur un toit', listings: ['6398214', '6481250'] };
export const BEN = { email: 'ben@example.be', password: 'vier katten op een dak', listings: ['6340568'] };

export type Portal = Awaited<ReturnType<typeof openPortal>>;
export type ServedPortal = Awaited<ReturnType<typeof servePortal>>;

/** The application with a clock that the test moves, and accounts of Ann and Ben. */
export async function openPortal(given: Partial<ApplicationPorts> = {}) {
  const application = openApplication(given);
  const { ports, now } = application;
  const { store, hashes, hasher, linkSecrets: secrets, ids } = ports;
  const clock = { now };
  const invite = makeInviteOwner({
    ...application,
    ownerAccounts: store.accounts,
    hashes,
    linkSecrets: secrets,
    ids,
    clock,
  });
  for (const { email, password, listings } of [ANN, BEN]) {
    const listingIds = listings as readonly string[] as readonly ListingId[];
    const invitation = { id: `id of ${email}`, email, language: 'en', listingIds, invitedAt: now() } as const;
    await store.owners.addSampleAccount(invitation, await hasher.hash(password));
  }
  return {
    ...application,
    invite,
    clock,
    /** Pending mails as sent, with links; each is returned once. */
    async mails() {
      await application.answerAllAsked();
      const taken = await store.outbox.take(1000, now(), now());
      for (const { id } of taken) await store.outbox.sent(id, now());
      return taken.map(mail => withLinkSecrets(mail, secrets));
    },
    /** Pending mails as stored in the outbox. */
    async waitingMails() {
      await application.answerAllAsked();
      return store.outbox.take(1000, now(), now());
    },
  };
}

/** The portal of `openPortal` on real sockets. */
export async function servePortal(
  { publicUrl, ...given }: Partial<ApplicationPorts> & { readonly publicUrl?: string } = {},
  render?: SitePagesParts['render'],
) {
  const portal = await openPortal(given);
  const served = await serveApplication(portal, { publicUrl, render: render ?? drawPages(portal, true) });
  return {
    ...portal,
    ...served,
    /** A browser that stores cookies and follows no redirects. */
    browser: (address = '192.0.2.1') => makeBrowser(served.port, address),
  };
}

/** A browser without script: sends its cookies and the origin of its forms. */
export function makeBrowser(port: number, address: string) {
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
    /** CSRF token of the portal's forms. */
    async token(path = '/en/owner-portal/security/'): Promise<string> {
      return /name="token" value="([^"]+)"/.exec((await this.get(path)).text)?.[1] ?? '';
    },
  };
}

/** Serves a new portal for each test of a file: `portalForEachTest(served => (site = served))`. */
export function portalForEachTest(hand: (site: ServedPortal) => void): void {
  const served: ServedPortal[] = [];
  beforeEach(async () => {
    const site = await servePortal();
    served.push(site);
    hand(site);
  });
  // The sites are stopped together at the end, because stopping one takes a tenth of a second.
  afterAll(() => Promise.all(served.map(site => site.stop())));
}
