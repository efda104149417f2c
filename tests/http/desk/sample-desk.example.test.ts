import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addSampleWork, applySampleAgents } from '../../../adapters/composition/sample/sample-desk.ts';
import { samplePastOf } from '../../../adapters/composition/sample/sample-past.ts';
import { makeMemorySampleHistory } from '../../../adapters/memory/sample/sample-history.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeMemoryPageViews } from '../../../adapters/memory/page-views/page-views.ts';
import { makeMemoryHashes, makeMemoryLinkSecrets } from '../../../adapters/memory/security/secrets.ts';
import { makeLinkPath } from '../../../application/mail/link-path.ts';
import { FREQUENT_PASSWORDS } from '../../../adapters/passwords/frequent-passwords.ts';
import { type FormName, FORMS } from '../../../domain/request/forms.ts';
import { isGuessable } from '../../../domain/owner/guessable-password.ts';
import { checkNewPassword } from '../../../domain/request/password.ts';
import { SAMPLE_AGENTS } from '../../../fixtures/builders/desk.ts';
import { OFFER_STATES, offerState } from '../../../domain/offer/offer-step.ts';
import { viewingState } from '../../../domain/appointment/viewing-state.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { pastOffers } from '../../../fixtures/builders/past/offers.ts';
import { quickHasher } from '../../support/site/sample-application.ts';
import { openSite } from '../../support/site/sample-site.ts';

const NOW = Date.parse('2026-11-25T09:00:00Z');
const { site, catalogue } = openSite();
const [linkSecrets, hashes] = [makeMemoryLinkSecrets(), makeMemoryHashes()];
const TEAM = site.current().content.team;

async function begun() {
  const store = makeMemoryRequestPorts();
  const past = makeMemorySampleHistory({ pageViews: makeMemoryPageViews(), submissions: store.submissions });
  const { offers, viewings } = store;
  const clock = { now: () => NOW };
  const changes = { of: async () => [] };
  const parts = { catalogue, past, offers, viewings, changes, linkSecrets, hashes, clock };
  const { entries } = await samplePastOf(parts);
  return { ...store, entries };
}

async function settle(store: Awaited<ReturnType<typeof begun>>, isSample = true): Promise<void> {
  if (await applySampleAgents(isSample, { store, hasher: quickHasher, now: NOW }))
    await addSampleWork({ store, catalogue, now: NOW, entries: store.entries });
}

const [CLAIRE] = SAMPLE_AGENTS;

test('the sample desk has its agents, each a person of the team, and weeks of work with consistent logs', async () => {
  const store = await begun();
  await settle(store);
  for (const { email, role, personId, name, password } of SAMPLE_AGENTS) {
    expect(await store.agentRecords.byEmail(email)).toMatchObject({ role, personId, hasPassword: true });
    expect(TEAM.find(({ id }) => id === personId)).toMatchObject({ name, email });
    const kept = await store.agentAccounts.passwords.of(email);
    expect(await quickHasher.verify(password, kept?.hash)).toMatchObject({ right: true });
  }
  const all = await store.deskRequests.list(CLAIRE, {}, undefined, 999);
  const isRecent = ({ receivedAt }: { readonly receivedAt: number }) => receivedAt > NOW - 21 * 86_400_000;
  const requests = all.filter(isRecent);
  const older = all.filter(one => !isRecent(one));
  expect(new Set(older.map(({ state }) => state))).toEqual(new Set(['done']));
  const count = (state: string) => requests.filter(one => one.state === state).length;
  for (const state of ['new', 'in-hand', 'done']) expect(count(state)).toBeGreaterThan(2);
  const held = new Set(requests.flatMap(({ agent }) => agent?.id ?? []));
  expect(held.size).toBeGreaterThan(1);
  const log = (await store.deskLog.before(undefined, 9999)).toReversed();
  expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted((a, b) => a - b));
  for (const { at } of log) expect(at).toBeLessThanOrEqual(NOW);
  expect(new Set(log.map(({ action }) => action))).toEqual(
    new Set([
      'request-begun',
      'request-answered',
      'request-noted',
      'request-done',
      'visit-hour-set',
      'visit-moved',
      'visit-cancelled',
      'visit-happened',
      'visit-not-come',
      'offer-told',
      'offer-accepted',
      'offer-countered',
      'offer-refused',
      'offer-withdrawn',
    ]),
  );
  const receivedAt = new Map(all.map(request => [request.id, request.receivedAt]));
  for (const { at, by, subject = '' } of log) {
    expect(at).toBeGreaterThan(receivedAt.get(subject) ?? at);
    expect(SAMPLE_AGENTS.map(({ id, name }) => ({ id, name }))).toContainEqual(by);
  }
  const notes = await Promise.all(requests.map(async ({ id }) => (await store.deskRequests.notesAndMails(id)).notes));
  expect(new Set(notes.flat().map(({ kind }) => kind))).toEqual(new Set(['note', 'answer']));
  expect((await store.outbox.depth()).waiting).toBe(0);
});

test('the sample desk is reproducible and created once', async () => {
  const [one, other] = [await begun(), await begun()];
  for (const store of [one, other, one]) await settle(store);
  const log = await one.deskLog.before(undefined, 9999);
  expect(log.length).toBeGreaterThan(0);
  expect(await other.deskLog.before(undefined, 9999)).toEqual(log);
});

test('with other content the sample accounts are removed, the manager’s too, and others stay', async () => {
  const store = await begun();
  await settle(store);
  const own = { id: 'own', email: 'own@agency.example', role: 'agent', language: 'fr', personId: undefined } as const;
  await store.sampleAgents.add({ ...own, invitedAt: NOW }, 'hash');
  await settle(store, false);
  expect((await store.agentRecords.all()).map(({ id }) => id)).toEqual(['own']);
});

test('the sample passwords meet the site’s own rules and are in the documentation', () => {
  const guide = readFileSync('docs/start/first-ten-minutes.md', 'utf8');
  for (const { email, password } of SAMPLE_AGENTS) {
    expect(checkNewPassword(password, password)).toBeUndefined();
    expect(isGuessable(password, ['Clairval', email], FREQUENT_PASSWORDS)).toBe(false);
    expect(guide).toContain(`\`${email}\` | \`${password}\``);
  }
});

test('the sample has an offer in each state of its life', async () => {
  const store = await begun();
  const offers = await store.offers.ofRequests(pastOffers(brusselsDay(NOW)).map(({ id }) => id));
  const states = new Set(offers.map(offer => offerState(offer, brusselsDay(NOW))));
  expect([...states].toSorted()).toEqual([...OFFER_STATES].toSorted());
});

test('each sample request for an offer has an amount, a last day, and a decided or open offer', async () => {
  const store = await begun();
  const all = await store.deskRequests.list(CLAIRE, {}, undefined, 9999);
  const requests = all.filter(({ form }) => form === 'purchase-offer');
  const offers = await store.offers.ofRequests(requests.map(({ id }) => id));
  expect(offers).toHaveLength(requests.length);
  expect(requests.length).toBeGreaterThan(pastOffers(brusselsDay(NOW)).length);
  const drafts = offers.filter(({ confirmedAt }) => confirmedAt === undefined);
  expect(drafts).toHaveLength(1);
  for (const { request, validUntil, decided } of offers) {
    expect(request.values['amount']).toBeGreaterThan(50_000);
    expect(validUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    if (validUntil < brusselsDay(NOW)) expect(decided).toBeDefined();
  }
});

test('the log of the sample has each step of its offers and viewings that the agency took, at the time of the step', async () => {
  const store = await begun();
  await settle(store);
  const log = await store.deskLog.before(undefined, 9999);
  const all = await store.deskRequests.list(CLAIRE, {}, undefined, 9999);
  const recent = NOW - 300 * 86_400_000;
  for (const { request, toldAt = 0, decided } of await store.offers.ofRequests(all.map(({ id }) => id))) {
    if (request.receivedAt < recent) continue;
    const own = log.filter(({ subject }) => subject === request.id);
    if (toldAt > 0) expect(own).toContainEqual(expect.objectContaining({ action: 'offer-told', at: toldAt }));
    if (decided && ['accepted', 'countered', 'refused', 'withdrawn'].includes(decided.state))
      expect(own).toContainEqual(expect.objectContaining({ action: `offer-${decided.state}`, at: decided.at }));
  }
  for (const viewing of await store.viewingRecords.ofRequests(all.map(({ id }) => id))) {
    const own = log.filter(({ subject, action }) => subject === viewing.request.id && action.startsWith('visit-'));
    const actions = new Set(own.map(({ action }) => action));
    expect(actions.has('visit-hour-set')).toBe(viewing.exact !== undefined);
    expect(actions.has('visit-cancelled')).toBe(viewing.status === 'cancelled');
    for (const outcome of ['happened', 'not-come'] as const)
      expect(actions.has(`visit-${outcome}`)).toBe(viewing.outcome === outcome);
  }
});

test('each person of the sample has one made-up Belgian number of their own, in each request whose form asks for one', async () => {
  const store = await begun();
  const all = await store.deskRequests.list(CLAIRE, {}, undefined, 9999);
  const asks = ({ form }: { readonly form: FormName }) => FORMS[form].fields.some(({ name }) => name === 'phone');
  for (const { values } of all.filter(request => !asks(request))) expect(values['phone']).toBeUndefined();
  const called = all.filter(asks);
  expect(new Set(called.map(({ form }) => form))).toContain('contact-appointment');
  const phones = Map.groupBy(called, ({ values }) => String(values['email']));
  expect(phones.size).toBeGreaterThan(10);
  for (const requests of phones.values()) expect(new Set(requests.map(({ values }) => values['phone'])).size).toBe(1);
  const numbers = new Set(called.map(({ values }) => String(values['phone'])));
  expect(numbers.size).toBe(phones.size);
  for (const number of numbers) expect(number).toMatch(/^\+32470124\d{3}$/);
});

test('the links in mails open the sample’s viewings and offers', async () => {
  const store = await begun();
  const linkPath = makeLinkPath({ site, linkSecrets, hashes });
  const all = await store.deskRequests.list(CLAIRE, {}, undefined, 9999);
  const ids = all.map(({ id }) => id);
  const viewings = await store.viewingRecords.ofRequests(ids);
  const offers = await store.offers.ofRequests(ids);
  expect(Math.min(viewings.length, offers.length)).toBeGreaterThan(10);
  for (const { request, tokenHash } of viewings)
    expect(linkPath('change-visit', request.id, request.language, tokenHash)).toBeDefined();
  for (const { request, tokenHash } of offers)
    expect(linkPath('confirm-offer', request.id, request.language, tokenHash)).toBeDefined();
});

test('the sample has viewings in each state that an agency’s own would have', async () => {
  const store = await begun();
  const viewings = await store.viewingRecords.between('2026-10-15', '2026-12-10', undefined);
  const now = { today: '2026-11-25', time: '10:00' };
  const states = new Set(viewings.map(viewing => viewingState(viewing, now)));
  for (const state of ['unfixed', 'confirmed', 'moved', 'cancelled', 'over', 'happened', 'not-come'])
    expect([...states]).toContain(state);
});
