import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pathWithSecret } from '../../../application/mail/link-path.ts';
import { contentHours } from '../../../application/viewing/property-hours.ts';
import type { AgencyRefusal } from '../../../domain/appointment/viewing-target.ts';
import { SLOTS } from '../../../domain/appointment/viewing-calendar.ts';
import { byWeekday } from '../../../domain/appointment/viewing-hours.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import type { Got } from '../../support/reading/ask.ts';
import { type DeskBrowser, LEA, serveDesk, TOM } from '../../support/site/desk-site.ts';
import { ANN } from '../../support/site/portal-site.ts';

const [PROPERTY = ''] = ANN.listings;
const ID = 'K7P2-MOVE';
const SECRET = 'm'.repeat(43);
const NOON = '2026-10-26T11:30';
const NOW = { day: '2026-10-28', slot: 'am', from: '10:00', to: '13:00' };
const BLOCKED = '2026-11-03';
const BLOCKED_FOR_ALL = '2026-11-04';
const BUSY = '2026-11-05';
const FULL = '2026-11-06';
const CLOSED = '2026-11-10';

const site = await serveDesk();
const { store, hashes } = site.ports;
afterAll(site.stop);

let agent: DeskBrowser;
let token: string;
let link: string;

const wholeDay = (day: string) => ({ from: brusselsInstant(day, '00:00'), until: brusselsInstant(day, '23:59') });
const keep = (id: string, place: ReturnType<typeof aReservation>) =>
  store.submissions.accept(
    aSubmission(id, {
      id,
      form: 'contact-appointment',
      language: 'en',
      values: { email: 'zoe@example.be' },
      mails: [],
      reservation: place,
    }),
  );

beforeAll(async () => {
  site.pass(brusselsInstant(NOON.slice(0, 10), NOON.slice(11)) - site.now());
  agent = site.browser();
  await agent.logIn(TOM);
  token = await agent.token();
  link = pathWithSecret(site.ports.site, 'change-visit', 'en', SECRET) ?? '';
  const { sampleAgents, viewingHoursWriter, busyFeeds } = store;
  await viewingHoursWriter.setAgency(
    {
      ...contentHours(site.content.settings),
      capacity: 1,
      noticeHours: 24,
      daysAhead: 60,
      closed: [{ from: CLOSED, until: CLOSED }],
      closedRegionalDays: ['german-community'],
    },
    anEntry(1),
  );
  await sampleAgents.add(anAgent('An', { personId: 'lotte' }), 'hash');
  await viewingHoursWriter.block({ id: 'own', agentId: 'id of An', words: 'Notary', ...wholeDay(BLOCKED) }, anEntry(1));
  await viewingHoursWriter.block(
    { id: 'all', agentId: undefined, words: 'Moving', ...wholeDay(BLOCKED_FOR_ALL) },
    anEntry(1),
  );
  await busyFeeds.setAddress('id of An', 'encrypted', anEntry(1));
  await busyFeeds.keep({ agentId: 'id of An', encryptedAddress: 'encrypted' }, [wholeDay(BUSY)], 1, false);
  await keep('K7P2-FULL', aReservation('full', { propertyId: PROPERTY, day: FULL }));
});

beforeEach(async () => {
  // This property is closed on Monday mornings, unlike the others.
  const open = byWeekday(day => (day === 'monday' ? SLOTS.slice(1) : day === 'sunday' ? [] : SLOTS));
  await store.viewingHoursWriter.setWindows(
    PROPERTY,
    { kind: 'slots', open: { ...open, saturday: ['am'] } },
    anEntry(1),
  );
  await store.personalData.erase(`${ID.toLowerCase()}@example.be`);
  await keep(ID, aReservation('moves', { propertyId: PROPERTY, ...NOW, tokenHash: hashes.secret(SECRET) }));
});

type Target = { readonly day: string; readonly slot: string };

const byVisitor = (target: Target): Promise<Got> => site.browser().post(link, { do: 'move', ...target });
const byAgency = (target: Partial<Target> & { readonly to?: string; readonly anyway?: string }): Promise<Got> =>
  agent.post(`/en/desk/calendar/visits/${ID}/`, { do: 'move', ...target, seen: '0', token });

/** The code of the page's message about the target time, or why it says that nothing changed; `'done'` if it redirects to the viewing. */
const codeIn = ({ status, text }: Got, name: 'code' | 'problem'): string =>
  status === 303
    ? 'done'
    : (new RegExp(`"(?:${name}|unchanged)":"([a-z-]+)"`).exec(text)?.[1] ?? `${status} without a code`);

/** Values of the page's submit buttons with this name. */
const buttonsIn = (text: string, name: string): readonly string[] =>
  [...text.matchAll(/<button[^>]*>/g)].flatMap(([tag]) =>
    tag.includes(` name="${name}"`) ? [/ value="([^"]*)"/.exec(tag)?.[1] ?? ''] : [],
  );

/** Refusals that visitors see with less detail than the agency, for example not why an agent is busy. */
const SAMPLE_VISITORS: Partial<Record<AgencyRefusal, readonly string[]>> = {
  'agent-busy': ['slot-full'],
  'unknown-time': ['choice', 'date'],
};

describe('moving a viewing to another time', () => {
  test.each<[string, Target, AgencyRefusal | 'slot-full']>([
    ['full', { day: FULL, slot: 'am' }, 'slot-full'],
    ['when the agent’s own calendar is busy', { day: BUSY, slot: 'am' }, 'agent-busy'],
    ['that the agent blocked', { day: BLOCKED, slot: 'pm1' }, 'agent-busy'],
    ['that is blocked for everybody', { day: BLOCKED_FOR_ALL, slot: 'am' }, 'agent-busy'],
    ['outside the property’s own hours', { day: '2026-11-09', slot: 'am' }, 'closed-hours'],
    ['on a Saturday afternoon', { day: '2026-11-07', slot: 'pm2' }, 'closed-hours'],
    ['on a Sunday', { day: '2026-11-08', slot: 'am' }, 'closed-day'],
    ['on a legal holiday', { day: '2026-11-11', slot: 'am' }, 'holiday'],
    ['on a regional day that is closed', { day: '2026-11-15', slot: 'am' }, 'holiday'],
    ['on a day that the agency is closed', { day: CLOSED, slot: 'am' }, 'closed-day'],
    ['on a past day', { day: '2026-10-23', slot: 'am' }, 'past'],
    ['in an hour of today that has passed', { day: NOON.slice(0, 10), slot: 'am' }, 'past'],
    ['too far ahead', { day: '2027-12-07', slot: 'am' }, 'too-far'],
    ['in an unknown slot', { day: '2026-10-29', slot: 'night' }, 'unknown-time'],
    ['on no day at all', { day: '2026-02-31', slot: 'am' }, 'unknown-time'],
    ['that it has already', NOW, 'same-time'],
  ])('%s is refused by the visitor’s link and by the desk alike', async (_, { day, slot }, verdict) => {
    const words = (verdict !== 'slot-full' && SAMPLE_VISITORS[verdict]) || [verdict];
    expect(words).toContain(codeIn(await byVisitor({ day, slot }), 'code'));
    expect(codeIn(await byAgency({ day, slot }), 'problem')).toBe(verdict);
    expect((await store.viewingRecords.ofRequests([ID]))[0]).toMatchObject({ ...NOW, sequence: 0 });
    expect(await site.mails()).toEqual([]);
  });

  test.each<[string, Target, string]>([
    ['today, without the notice', { day: NOON.slice(0, 10), slot: 'pm2' }, 'too-soon'],
    ['beyond the calendar of visitors', { day: '2027-03-02', slot: 'am' }, 'too-far'],
  ])('%s is refused for visitors, and allowed for the agency', async (_, target, code) => {
    expect(codeIn(await byVisitor(target), 'code')).toBe(code);
    expect(codeIn(await byAgency(target), 'problem')).toBe('done');
    expect((await store.viewingRecords.ofRequests([ID]))[0]).toMatchObject({ ...target, sequence: 1 });
    expect(await site.mails()).toHaveLength(2);
  });

  test.each<[string, Target, string]>([
    ['on a Sunday', { day: '2026-11-08', slot: 'am' }, 'closed-day'],
    ['on a day that the agency is closed', { day: CLOSED, slot: 'pm1' }, 'closed-day'],
    ['on a legal holiday', { day: '2026-11-11', slot: 'am' }, 'holiday'],
    ['outside the property’s own hours', { day: '2026-11-09', slot: 'am' }, 'closed-hours'],
  ])(
    '%s first shows who gets a mail and which hours are free; sent again with the override, it is done',
    async (_, target, why) => {
      const { text } = await byAgency(target);
      expect(buttonsIn(text, 'to').length).toBeGreaterThan(1);
      expect(buttonsIn(text, 'anyway')).toEqual([why]);
      expect(text).toContain(`(${ID.toLowerCase()}@example.be) and the agency get the new time`);
      expect((await byAgency({ ...target, anyway: why })).status).toBe(303);
      expect((await store.viewingRecords.ofRequests([ID]))[0]).toMatchObject({ ...target, sequence: 1 });
      expect(await site.mails()).toHaveLength(2);
    },
  );

  test('that an agent blocked is left to that agent and to managers', async () => {
    const target = { day: BLOCKED, slot: 'pm1', anyway: 'agent-busy' };
    const { text } = await byAgency(target);
    expect(text).toContain('Busy or blocked: 00:00–23:59');
    expect(buttonsIn(text, 'anyway')).toEqual([]);
    const manager = site.browser();
    await manager.logIn(LEA);
    const fields = { do: 'move', ...target, seen: '0', token: await manager.token() };
    expect((await manager.post(`/en/desk/calendar/visits/${ID}/`, fields)).status).toBe(303);
  });

  test('that is full shows the viewing that occupies it, and free hours as buttons; it is never booked twice', async () => {
    const full = { day: FULL, slot: 'am' };
    const { text } = await byAgency({ ...full, anyway: 'slot-full agent-busy' });
    expect(text).toContain('/en/desk/calendar/visits/K7P2-FULL/');
    expect(buttonsIn(text, 'anyway')).toEqual([]);
    const [to = ''] = buttonsIn(text, 'to');
    expect((await byAgency({ to })).status).toBe(303);
    const [day, slot, from] = to.split(' ');
    expect((await store.viewingRecords.ofRequests([ID]))[0]).toMatchObject({ day, slot, exact: { from } });
    expect(await store.viewingRecords.taken(PROPERTY, FULL, FULL)).toContainEqual({ ...full, count: 1 });
  });

  test.each([
    ['the visitor’s link', byVisitor],
    ['the desk', byAgency],
  ])('to an open slot is accepted by %s', async (_, move) => {
    const target = { day: '2026-10-29', slot: 'pm2' };
    expect((await move(target)).status).toBe(303);
    expect((await store.viewingRecords.ofRequests([ID]))[0]).toMatchObject({ ...target, sequence: 1 });
    expect(await site.mails()).toHaveLength(2);
  });

  test('is not an error if the visitor’s form is sent again: the page states that the viewing is at this time', async () => {
    const target = { day: '2026-10-29', slot: 'pm2' };
    expect((await byVisitor(target)).status).toBe(303);
    const again = await byVisitor(target);
    expect({ status: again.status, code: codeIn(again, 'code') }).toEqual({ status: 200, code: 'same-time' });
    expect(again.text).not.toContain('<title>Error');
    expect(await site.mails()).toHaveLength(2);
  });

  test('of a property shown by phone appointment only is left to the agency', async () => {
    await store.viewingHoursWriter.setWindows(PROPERTY, { kind: 'phone' }, anEntry(1));
    const target = { day: '2026-10-29', slot: 'pm2' };
    expect(codeIn(await byVisitor(target), 'code')).toBe('by-phone');
    expect(codeIn(await byAgency({ day: '2026-11-11', slot: 'am' }), 'problem')).toBe('holiday');
    expect((await byAgency(target)).status).toBe(303);
  });
});
