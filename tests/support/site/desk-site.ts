import type { ApplicationPorts } from '../../../adapters/composition/assembly/application-ports.ts';
import type { DeskRole } from '../../../domain/desk/access.ts';
import { drawPages } from '../reading/draw.ts';
import { makeBrowser, openPortal } from './portal-site.ts';
import { serveApplication } from '../server/serve-application.ts';

type Member = { readonly email: string; readonly password: string; readonly role: DeskRole; readonly id: string };

/** A manager and an agent of the sample agency. */
export const LEA: Member = {
  email: 'Lea@Example.be',
  password: 'deux canaris et une lampe',
  role: 'manager',
  id: 'id of Lea',
};
export const TOM: Member = {
  email: 'tom@example.be',
  password: 'twee kanaries en een lamp',
  role: 'agent',
  id: 'id of Tom',
};

export type ServedDesk = Awaited<ReturnType<typeof serveDesk>>;
export type DeskBrowser = ReturnType<ServedDesk['browser']>;

/** The application on real sockets, with accounts of Lea and Tom; the owners are Ann and Ben. */
export async function serveDesk({
  publicUrl,
  ...given
}: Partial<ApplicationPorts> & { readonly publicUrl?: string } = {}) {
  const portal = await openPortal(given);
  const { store, hasher } = portal.ports;
  for (const { id, email, password, role } of [LEA, TOM]) {
    const invitation = { id, email, role, language: 'en', personId: undefined, invitedAt: portal.now() } as const;
    await store.sampleAgents.add(invitation, await hasher.hash(password));
  }
  const served = await serveApplication(portal, { publicUrl, render: drawPages(portal, true) });
  return {
    ...portal,
    ...served,
    /** A browser that stores cookies and follows no redirects. */
    browser(address = '192.0.2.1') {
      const browser = makeBrowser(served.port, address);
      return {
        ...browser,
        /** Submits the login form. */
        logIn: ({ email, password }: Pick<Member, 'email' | 'password'>, next = '') =>
          browser.post(`/en/desk/login/${next}`, { email, password }),
        /** CSRF token of a page's forms. */
        async token(path = '/en/desk/security/'): Promise<string> {
          const { text } = await browser.get(path);
          return /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
        },
      };
    },
  };
}

/** A desk page opened by Lea, logged in, after `damage` broke the store. */
export async function openDeskPage(path: string, damage: (store: ApplicationPorts['store']) => void) {
  const site = await serveDesk();
  const browser = site.browser();
  await browser.logIn(LEA);
  damage(site.store);
  await browser.get(path);
  return site;
}

/** Lea invites one address to the desk `times` times. */
export async function inviteAgent({ browser }: Pick<ServedDesk, 'browser'>, times: number): Promise<void> {
  const lea = browser();
  await lea.logIn(LEA);
  const token = await lea.token();
  const invitation = { do: 'invite-agent', email: 'new@example.be', role: 'agent', person: '', language: 'en', token };
  for (let time = 0; time < times; time++) await lea.post('/en/desk/people/', invitation);
}
