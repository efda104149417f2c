import { z } from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDeskView } from '../../../adapters/wire/desk-payload.ts';
import type { DeskBody, DeskView } from '../../../application/desk/desk-view.ts';
import type { LogBody } from '../../../application/desk/agency/log.ts';
import type { PeopleBody } from '../../../application/desk/agency/people.ts';
import type { PrivacyBody } from '../../../application/desk/agency/privacy.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { aMail, aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { type DeskBrowser, LEA, serveDesk, TOM } from '../../support/site/desk-site.ts';
import { ANN } from '../../support/site/portal-site.ts';

/** Schema of the response to the desk's script. */
const ANSWER = z.object({ view: z.custom<DeskView>(isDeskView) });

const site = await serveDesk();
afterAll(() => site.stop());

let lea: DeskBrowser;
let token: string;
beforeAll(async () => {
  lea = site.browser();
  expect((await lea.logIn(LEA)).status).toBe(303);
  token = await lea.token();
});

async function body<Body extends DeskBody>(path: string): Promise<Body> {
  const { text } = await lea.get(path, { accept: 'application/json' });
  return viewOf<Body>(text);
}

function viewOf<Body extends DeskBody>(text: string): Body {
  const answer = ANSWER.parse(JSON.parse(text));
  return answer.view.body as Body;
}

/** Sends a form of a page as its script does. */
async function send(path: string, fields: Readonly<Record<string, string>>) {
  const { status, headers, text } = await lea.post(
    path,
    { token, ...fields },
    { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
  );
  return { status, headers, text };
}

const logged = async (count: number) =>
  (await site.ports.store.deskLog.before(undefined, count)).map(({ action, by, detail }) => ({ action, by, detail }));

describe('the page of people with access', () => {
  const PEOPLE = '/en/desk/people/';

  test('lists agents and owners', async () => {
    const { agents, owners } = await body<PeopleBody>(PEOPLE);
    expect(agents.map(({ email, role, isSelf, hasPassword }) => [email, role, isSelf, hasPassword])).toEqual([
      [LEA.email, 'manager', true, true],
      [TOM.email, 'agent', false, true],
    ]);
    const ann = owners.find(({ email }) => email === ANN.email);
    expect(ann?.hasPassword).toBe(true);
    expect(ann?.properties.length).toBeGreaterThan(0);
  });

  test('invites an agent with a mail, changes and removes the account, each with its line of the log', async () => {
    await site.mails();
    const person = site.content.team[0]?.id ?? '';
    const invited = { do: 'invite-agent', email: 'new@example.be', role: 'agent', person, language: 'nl' };
    expect((await send(PEOPLE, invited)).status).toBe(200);
    const mails = await site.mails();
    expect(mails.map(({ to, template, language }) => [to, template, language])).toEqual([
      ['new@example.be', 'agent-invitation', 'nl'],
    ]);
    const made = (await body<PeopleBody>(PEOPLE)).agents.find(({ email }) => email === 'new@example.be');
    expect(made).toMatchObject({ role: 'agent', personId: person, hasPassword: false });
    await send(PEOPLE, { do: 'change-agent', agent: made?.id ?? '', role: 'manager', person: '' });
    const changed = (await body<PeopleBody>(PEOPLE)).agents.find(({ id }) => id === made?.id);
    expect(changed).toMatchObject({ role: 'manager', personId: '' });
    await send(PEOPLE, { do: 'remove-agent', agent: made?.id ?? '' });
    expect((await body<PeopleBody>(PEOPLE)).agents).toHaveLength(2);
    const by = { id: LEA.id, name: LEA.email };
    expect(await logged(3)).toEqual([
      { action: 'agent-removed', by, detail: undefined },
      { action: 'agent-role-changed', by, detail: { role: 'manager' } },
      { action: 'agent-invited', by, detail: undefined },
    ]);
  });

  test('hands over the work of an agent who leaves, and ends nothing before somebody is chosen', async () => {
    const { agentRecords, sampleAgents, submissions, requestWriter, deskRequests, viewingRecords } = site.ports.store;
    const [gone = '', stays = ''] = site.content.team.map(({ id }) => id);
    const agent = { email: 'gone@example.be', language: 'nl', role: 'agent', invitedAt: 0 } as const;
    await sampleAgents.add({ ...agent, id: 'gone', personId: gone }, 'hash');
    await sampleAgents.add({ ...agent, id: 'stays', email: 'stays@example.be', personId: stays }, 'hash');
    const place = aReservation('handed', { agentId: gone, day: '2099-01-05' });
    await submissions.accept(aSubmission('handed', { reservation: place }));
    const to = { state: 'in-hand', agent: { id: 'gone', name: 'Gone' } } as const;
    const entry = {
      by: { id: LEA.id, name: LEA.email },
      at: 1,
      action: 'request-assigned',
      subject: 'id handed',
    } as const;
    await requestWriter.change({ id: LEA.id, role: 'manager' }, 'id handed', () => ({ to, entry }));
    const { agents } = await body<PeopleBody>(PEOPLE);
    const row = agents.find(({ id }) => id === 'gone');
    expect(row?.work).toMatchObject({ requests: 1, viewings: 1 });
    expect(row?.work.homes).toBeGreaterThan(0);
    const ownHomes = agents.find(({ id }) => id === 'stays')?.work.homes ?? 0;
    for (const [successor, error] of [
      ['', 'work-left'],
      ['gone', 'no-successor'],
      ['absurd '.repeat(9), 'no-successor'],
      [TOM.id, 'no-successor'],
    ] as const) {
      const refused = await send(PEOPLE, { do: 'remove-agent', agent: 'gone', to: successor });
      expect(refused.status).toBe(422);
      expect(viewOf<PeopleBody>(refused.text).leaving).toMatchObject({ agent: 'gone', error });
    }
    expect(await agentRecords.byId('gone')).toBeDefined();
    const [one, two] = await Promise.all(
      ['stays', 'stays'].map(successor => send(PEOPLE, { do: 'remove-agent', agent: 'gone', to: successor })),
    );
    expect([one?.status, two?.status]).toEqual([200, 200]);
    const name = site.content.team[1]?.name ?? '';
    expect((await deskRequests.one({ id: LEA.id, role: 'manager' }, 'id handed'))?.agent).toEqual({
      id: 'stays',
      name,
    });
    expect((await viewingRecords.ofRequests(['id handed']))[0]?.agentId).toBe(stays);
    expect(await logged(1)).toEqual([
      {
        action: 'agent-removed',
        by: { id: LEA.id, name: LEA.email },
        detail: { agent: 'stays', count: 2 + (row?.work.homes ?? 0), requests: 1, viewings: 1, homes: row?.work.homes },
      },
    ]);
    const { agents: left, withoutAccess } = await body<PeopleBody>(PEOPLE);
    expect(withoutAccess.some(({ id }) => id === gone)).toBe(false);
    expect(left.find(({ id }) => id === 'stays')?.work.homes).toBe((row?.work.homes ?? 0) + ownHomes);
    const handed = await send(PEOPLE, { do: 'remove-agent', agent: 'stays', to: '' });
    expect(handed.status).toBe(422);
    await sampleAgents.remove('stays');
  });

  test('never removes the last manager, and keeps the values of a refused form', async () => {
    const kept = await send(PEOPLE, { do: 'change-agent', agent: LEA.id, role: 'agent', person: '' });
    expect(kept.status).toBe(422);
    expect(viewOf<PeopleBody>(kept.text).lastManager).toBe(LEA.id);
    expect((await send(PEOPLE, { do: 'remove-agent', agent: LEA.id })).status).toBe(422);
    const typed = { email: 'no address', role: 'manager', person: '', language: 'de' };
    const refused = await send(PEOPLE, { do: 'invite-agent', ...typed });
    expect(refused.status).toBe(422);
    expect(viewOf<PeopleBody>(refused.text).invite).toEqual({ ...typed, error: 'no-address' });
    const owner = { email: 'carl@example.be', properties: '6398214 0000000', language: 'fr' };
    const unknown = await send(PEOPLE, { do: 'invite-owner', ...owner });
    expect(viewOf<PeopleBody>(unknown.text).inviteOwner).toEqual({
      ...owner,
      error: 'unknown-listings',
      unknown: '0000000',
    });
  });

  test('shows fifty owners per page, constant in size, and finds them by address', async () => {
    const many = await serveDesk();
    const { owners } = many.ports.store;
    const [listing = ''] = ANN.listings;
    for (let at = 0; at < 500; at++)
      await owners.addSampleAccount(
        {
          id: `owner-${at}`,
          email: `owner${String(at).padStart(4, '0')}@example.be`,
          language: 'en',
          listingIds: [listing as ListingId],
          invitedAt: many.now(),
        },
        'hash',
      );
    const lea = many.browser();
    await lea.logIn(LEA);
    const token = await lea.token();
    const open = async (path: string) => viewOf<PeopleBody>((await lea.get(path, { accept: 'application/json' })).text);
    const first = await open(PEOPLE);
    expect(first.owners).toHaveLength(50);
    expect(first.topHref).toBeUndefined();
    const second = await open(first.moreHref ?? '');
    // Ann and Ben are first; the page address contains an account id instead of an e-mail address.
    expect(second.owners[0]?.email).toBe('owner0048@example.be');
    expect(first.moreHref).toBe(`${PEOPLE}?after=owner-47`);
    expect(second.topHref).toBe(PEOPLE);
    for (const language of LANGUAGES) {
      const { text } = await lea.get(`/${language}/desk/people/?after=owner-47`);
      expect(text.length).toBeLessThan(80_000);
      expect(text).toContain(`href="/${language}/desk/people/?after=owner-97"`);
    }
    const found = await open(`${PEOPLE}?to=OWNER0499`);
    expect(found.owners.map(({ id }) => id)).toEqual(['owner-499']);
    expect([found.to, found.moreHref]).toEqual(['OWNER0499', undefined]);
    const some = await open(`${PEOPLE}?to=owner04`);
    expect(some.moreHref).toBe(`${PEOPLE}?to=owner04&after=owner-449`);
    expect((await open(`${PEOPLE}?after=owner-500`)).owners[0]?.email).toBe(ANN.email);
    const removed = await lea.post(some.moreHref ?? '', { do: 'remove-owner', owner: 'owner-450', token });
    expect(removed.headers.location).toContain(`${PEOPLE}?to=owner04&after=owner-449&notice=owner-removed&`);
    expect((await open(some.moreHref ?? '')).owners[0]?.id).toBe('owner-451');
    await many.stop();
  });

  test('names the first properties of an owner who has many', async () => {
    const ids = Array.from({ length: 300 }, (_, at) => `7${String(at).padStart(6, '0')}` as ListingId);
    const invitation = { id: 'many', email: 'many@example.be', language: 'en', listingIds: ids, invitedAt: 0 } as const;
    await site.ports.store.owners.addSampleAccount(invitation, 'hash');
    const [owner] = (await body<PeopleBody>(`${PEOPLE}?to=many@`)).owners;
    expect([owner?.properties.length, owner?.moreProperties]).toEqual([10, 290]);
  });

  test('invites an owner and withdraws access', async () => {
    const [listing = ''] = (await body<PeopleBody>(PEOPLE)).owners.flatMap(({ properties }) =>
      properties.map(({ id }) => id),
    );
    await send(PEOPLE, { do: 'invite-owner', email: 'carl@example.be', properties: ` ${listing}, `, language: 'fr' });
    const carl = (await body<PeopleBody>(PEOPLE)).owners.find(({ email }) => email === 'carl@example.be');
    expect(carl).toMatchObject({ hasPassword: false, properties: [{ id: listing }] });
    await send(PEOPLE, { do: 'remove-owner', owner: carl?.id ?? '' });
    expect((await body<PeopleBody>(PEOPLE)).owners.some(({ id }) => id === carl?.id)).toBe(false);
    expect((await logged(2)).map(({ action }) => action)).toEqual(['owner-removed', 'owner-invited']);
  });
});

describe('the page of personal data', () => {
  const PRIVACY = '/en/desk/privacy/';
  const keep = (who: string, more = {}) =>
    site.ports.store.submissions.accept(
      aSubmission(who, { receivedAt: site.now(), mails: [aMail(`to ${who}`, { to: `${who}@example.be` })], ...more }),
    );

  test('exports the data about an address or phone as a file, and logs only a count', async () => {
    await keep('zoe');
    await keep('caller', { email: undefined, values: { phone: '+32470123456' }, mails: [] });
    for (const [who, count] of [
      ['ZOE@example.be', 2],
      ['0470 12 34 56', 1],
    ] as const) {
      const { status, headers, text } = await send(PRIVACY, { do: 'export', who });
      expect(status).toBe(200);
      expect(headers['content-disposition']).toMatch(/attachment; filename="personal-data-\d{4}-\d\d-\d\d\.json"/);
      expect(JSON.parse(text)).toMatchObject({ requests: [{ form: 'contact-me' }] });
      expect(await logged(1)).toMatchObject([{ action: 'person-exported', detail: { count } }]);
    }
    expect(JSON.stringify(await site.ports.store.deskLog.before(undefined, 99))).not.toMatch(/zoe|470/i);
    const agent = await send(PRIVACY, { do: 'export', who: TOM.email });
    expect(JSON.parse(agent.text)).toMatchObject({ deskAccounts: [{ email: TOM.email, role: 'agent' }] });
  });

  test('erases data in two steps, and never an agent’s account', async () => {
    await keep('max');
    const who = 'max@example.be';
    const found = await send(PRIVACY, { do: 'look', who });
    expect(found.status).toBe(200);
    expect(viewOf<PrivacyBody>(found.text)).toMatchObject({ who, held: { requests: 1, mails: 1, deskAccounts: 0 } });
    const unsure = await send(PRIVACY, { do: 'erase', who });
    expect([unsure.status, viewOf<PrivacyBody>(unsure.text).error]).toEqual([422, 'unsure']);
    expect(await site.ports.store.personalData.export(who)).toHaveLength(2);
    await send(PRIVACY, { do: 'erase', who, sure: '1' });
    expect(await site.ports.store.personalData.export(who)).toEqual([]);
    expect(await logged(1)).toMatchObject([{ action: 'person-erased', detail: { count: 2 } }]);
    await send(PRIVACY, { do: 'erase', who: TOM.email, sure: '1' });
    expect(await site.ports.store.agentRecords.byEmail(TOM.email)).toBeDefined();
    const unreadable = await send(PRIVACY, { do: 'look', who: 'neither' });
    expect(viewOf<PrivacyBody>(unreadable.text)).toMatchObject({ who: 'neither', error: 'unreadable' });
  });
});

describe('the page of the log', () => {
  test('lists actions page by page, and those of one agent', async () => {
    const by = { id: TOM.id, name: TOM.email };
    const before = (await site.ports.store.deskLog.before(undefined, 999)).length;
    for (let at = 0; at < 120; at++)
      await site.ports.store.deskLog.note({ by, at: site.now(), action: 'request-done', subject: `K7P2-${at}` });
    const first = await body<LogBody>('/en/desk/log/');
    expect(first.lines).toHaveLength(100);
    expect(first.lines[0]).toMatchObject({
      action: 'request-done',
      subject: { href: '/en/desk/requests/K7P2-119/', name: 'K7P2-119' },
    });
    const rest = await body<LogBody>(first.moreHref ?? '');
    expect(rest.lines).toHaveLength(20 + before);
    expect(rest.moreHref).toBeUndefined();
    const toms = await body<LogBody>(`/en/desk/log/?agent=${encodeURIComponent(TOM.id)}`);
    expect(new Set(toms.lines.map(line => line.by))).toEqual(new Set([TOM.email]));
    expect((await body<LogBody>(toms.moreHref ?? '')).lines).toHaveLength(20);
    const leas = await body<LogBody>(`/en/desk/log/?agent=${encodeURIComponent(LEA.id)}`);
    expect(leas.lines).toHaveLength(before);
  });

  test.each(['fr', 'nl', 'en', 'de'])('has words for each action in %s', async language => {
    const { status, text } = await lea.get(`/${language}/desk/log/`);
    expect(status).toBe(200);
    expect(text).not.toContain('action.');
    for (const page of ['people', 'privacy']) expect((await lea.get(`/${language}/desk/${page}/`)).status).toBe(200);
  });
});
