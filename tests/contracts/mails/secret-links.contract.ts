import { beforeAll, describe, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { makeLinkSecrets } from '../../../adapters/secrets/link-secrets.ts';
import { makeAlertMail } from '../../../application/alert/alert-mail.ts';
import { makeExportAddress } from '../../../application/operate/export-and-erase-address.ts';
import { makeRemindViewings } from '../../../application/operate/remind-viewings.ts';
import { makeInviteOwner } from '../../../application/portal/invite-owner.ts';
import { COMMAND_LINE_ACTOR } from '../../../application/desk/agency/invite-agent.ts';
import { withLinkSecrets } from '../../../application/mail/mail-links.ts';
import type { LinkSecrets } from '../../../application/ports/security/link-secrets.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { contexts } from '../../../application/view/contexts.ts';

import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import { DESK_PAGES, type DeskPageName, deskPath } from '../../../domain/desk/desk-pages.ts';
import { FORM_NAMES, type FormName } from '../../../domain/request/forms.ts';
import type { LinkKind } from '../../../domain/request/link.ts';
import { LEA, serveDesk } from '../../support/site/desk-site.ts';
import { mailOf, openLinkDesk, pathIn } from '../../support/site/link-desk.ts';
import { SECRET } from '../../support/site/sample-application.ts';
import { openSite, SAMPLE_SENDER } from '../../support/site/sample-site.ts';

/** A store and a dump of its raw content as text; for memory the content that its ports return. */
export type OpenedStore = { readonly ports: RequestPorts; readonly dump: () => Promise<string> };

const ORIGIN = 'https://www.clairval.example';
const hashes = makeHashes(SECRET);

/** Link secrets that record each secret created. */
export function noted() {
  const made = new Set<string>();
  const own = makeLinkSecrets(SECRET);
  const secrets: LinkSecrets = {
    make(...thing) {
      const secret = own.make(...thing);
      made.add(secret);
      return secret;
    },
  };
  return { secrets, made };
}

/** Sends every form, follows every link and runs all jobs that write mails; returns the mails as sent. */
export async function walk(store: RequestPorts, secrets: LinkSecrets) {
  const desk = openLinkDesk({ store, linkSecrets: secrets });
  const sent: Mail[] = [];
  const references = new Map<FormName, string>();
  const post = async () => {
    const mails = await desk.post();
    sent.push(...mails);
    return mails;
  };
  for (const form of FORM_NAMES) {
    const answer = await desk.send(form);
    if (answer.kind !== 'sent') throw new Error(`${form} was answered ${answer.kind}`);
    references.set(form, answer.reference);
  }
  const first = await post();
  const follow = async (path: string, typed: Readonly<Record<string, string>> = {}) =>
    expect([path, await desk.act(path, typed)]).toEqual([path, 'done']);
  await follow(pathIn(mailOf(first, 'demand-register.sender'), 'link'));
  await follow(pathIn(mailOf(first, 'sign-newsletter.sender'), 'link'));
  await follow(pathIn(mailOf(first, 'purchase-offer.sender'), 'link'));
  await follow(pathIn(mailOf(first, 'appointment-confirmed.visitor'), 'link'), { day: '2026-10-28', slot: 'pm1' });
  await follow(pathIn(mailOf(first, 'friend'), 'stopPath'));
  const second = await post();
  await follow(pathIn(mailOf(second, 'alert-welcome'), 'pausePath'), { do: 'pause' });
  await follow(pathIn(mailOf(second, 'alert-welcome'), 'pausePath'), { do: 'resume' });
  await desk.askUnsubscribe({ raw: { email: 'zoe@example.be' }, language: 'en', network: '192.0.2.1' });

  const { site, catalogue } = openSite();
  const clock = { now: desk.now };
  const [alert] = await store.subscribers.alerts(undefined, 1);
  const listing = (await catalogue.listings(['6398214' as never]))[0];
  if (!alert?.wish || !listing) throw new Error('there is nothing to alert of');
  const alertMail = makeAlertMail(await contexts({ site, catalogue }, desk.now()), desk.linkPath, 7);
  const found = { matches: [{ listing, news: [{ kind: 'new' as const }], reasons: [] }], nearMisses: [] };
  const mail = alertMail({ ...alert, wish: alert.wish }, found);
  if (!mail) throw new Error('no mail of the alert was made');
  await store.outbox.put([mail]);

  const invite = makeInviteOwner({
    site,
    catalogue,
    ownerAccounts: store.accounts,
    hashes,
    linkSecrets: secrets,
    ids: desk.ports.ids,
    clock,
  });
  expect((await invite('owner@example.be', ['6398214'], 'en')).kind).toBe('invited');
  const agent = { email: 'agent@example.be', language: 'en', role: 'agent', personId: undefined } as const;
  expect((await desk.deskAccounts.inviteAgent(agent, COMMAND_LINE_ACTOR)).kind).toBe('invited');
  const remind = makeRemindViewings({
    site,
    catalogue,
    viewingRecords: store.viewingRecords,
    viewings: store.viewings,
    linkPath: desk.linkPath,
    clock: { now: () => Date.parse('2026-10-27T12:00:00Z') },
    findFeatures: async () => new Set(DESK_FEATURES),
    listingsKnown: store.listingsKnown,
    agentRecords: store.agentRecords,
  });
  expect(await remind(() => false)).toBe(1);
  await post();
  return { desk, sent, references };
}

/** Returns the paths with secrets in sent mails, by their target. */
function pathsOf(mails: readonly Mail[], made: ReadonlySet<string>): readonly string[] {
  const own = [...made];
  return mails.flatMap(mail =>
    [...JSON.stringify([mail.data, mail.unsubscribe]).matchAll(/"(\/[^"]+)"/g)]
      .map(([, path = '']) => path)
      .filter(path => own.some(secret => path.includes(secret))),
  );
}

/** Returns the secrets that a text contains; hashes of secrets do not count. */
export const heldIn = (text: string, made: ReadonlySet<string>) => [...made].filter(secret => text.includes(secret));

/** Contract: link secrets are in sent mails only, never in storage, pages or logs. */
export function describeSecretLinks(name: string, open: () => Promise<OpenedStore>): void {
  describe(`link secrets ${name}`, () => {
    const { secrets, made } = noted();
    let store: OpenedStore;
    let walked: Awaited<ReturnType<typeof walk>>;
    beforeAll(async () => {
      store = await open();
      walked = await walk(store.ports, secrets);
    });

    test('are in sent mails, each in a working link', async () => {
      const kinds = new Set<string>();
      for (const mail of walked.sent) {
        const { text, html, headers } = renderMail(mail, { ...SAMPLE_SENDER, publicUrl: ORIGIN });
        expect(text + html + JSON.stringify(headers)).not.toMatch(/~[a-z]+\.[\w-]+\./);
        for (const path of pathsOf([mail], made)) {
          expect(text + JSON.stringify(headers)).toContain(`${ORIGIN}${path}`);
          kinds.add(path.split('/')[2] ?? '');
          if (!/password/.test(path)) expect((await walked.desk.open(path)).kind).not.toBe('nothing');
        }
      }
      const links: readonly LinkKind[] = ['confirm-offer', 'change-search', 'pause-alert', 'change-visit'];
      for (const kind of links) {
        const { content, routes } = openSite().site.current();
        const page = content.pages.find(({ link }) => link === kind);
        expect(kinds).toContain(page && routes.build(page.id, 'en', { secret: 'x' }).split('/')[2]);
      }
      expect(kinds.size).toBeGreaterThanOrEqual(8);
    });

    test('are nowhere in the store, for pending and sent mails', async () => {
      // Proves that the search can find secrets.
      expect(heldIn(JSON.stringify(walked.sent), made).length).toBeGreaterThanOrEqual(5);
      const dump = await store.dump();
      expect(dump).toMatch(/~offer\.|…/);
      expect(heldIn(dump, made)).toEqual([]);
    });

    test('are in no export of personal data, which shows that there were links', async () => {
      const held = makeExportAddress({
        personalData: store.ports.personalData,
        mailFiles: { naming: async () => [], list: async () => [], forget: async () => undefined },
      });
      for (const email of ['zoe@example.be', 'bob@example.be', 'owner@example.be', 'agent@example.be']) {
        const text = JSON.stringify(await held(email));
        expect(heldIn(text, made)).toEqual([]);
        expect(text).not.toContain('~offer.');
        if (email === 'zoe@example.be') expect(text).toContain('/…/');
      }
    });

    test('are on no page and in no file of the desk, and in no log line', async () => {
      const site = await serveDesk({ store: store.ports, linkSecrets: secrets });
      try {
        const lea = site.browser();
        expect((await lea.logIn(LEA)).status).toBe(303);
        const paths = (Object.keys(DESK_PAGES) as DeskPageName[]).flatMap((page): readonly string[] => {
          if (DESK_PAGES[page].path.includes('{token}')) return [];
          if (!DESK_PAGES[page].path.includes('{id}')) return [deskPath(page, 'en')];
          return [...walked.references.values(), '6398214'].map(id => deskPath(page, 'en', { id }));
        });
        const mails = ['waiting', 'given-up', 'sent'].map(state => `${deskPath('mails', 'en')}?state=${state}`);
        let shown = 0;
        for (const path of [...paths, ...mails]) {
          const { status, text } = await lea.get(path);
          if (status === 200) shown++;
          expect([path, heldIn(text, made)]).toEqual([path, []]);
          expect(text).not.toContain('~offer.');
        }
        expect(shown).toBeGreaterThan(15);
        const token = await lea.token();
        const exported = await lea.post(deskPath('privacy', 'en'), { token, do: 'export', who: 'zoe@example.be' });
        expect(exported.text).toContain('"mails"');
        expect(heldIn(exported.text, made)).toEqual([]);
        expect(heldIn(JSON.stringify([walked.desk.noted, site.noted, site.logged]), made)).toEqual([]);
      } finally {
        await site.stop();
      }
    });

    test('cannot be derived from the store by another site', async () => {
      const foreign = makeLinkSecrets(new TextEncoder().encode('the secret of another site that is long enough'));
      const stored = (await store.ports.personalData.export('zoe@example.be'))
        .filter(({ kind }) => kind === 'mail')
        .map(({ data }) => data as Mail);
      const opened = stored.map(mail => withLinkSecrets(mail, foreign));
      expect(JSON.stringify(stored)).toContain('~offer.');
      expect(heldIn(JSON.stringify(opened), made)).toEqual([]);
      for (const mail of opened.filter(({ template }) => template === 'purchase-offer.sender'))
        expect((await walked.desk.open(pathIn({ ...mail, attempts: 0, reason: undefined }, 'link'))).kind).toBe(
          'nothing',
        );
    });
  });
}
