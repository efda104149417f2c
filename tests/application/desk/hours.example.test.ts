import { describe, expect, test } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeMemoryEncryption } from '../../../adapters/memory/security/encryption.ts';
import { makeHoursDesk } from '../../../application/desk/viewings/hours.ts';
import { byWeekday } from '../../../domain/appointment/viewing-hours.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import type { DeskCall, DeskMember, SentFields } from '../../../application/desk/shared/desk-handler.ts';
import { aPlace, aSubmission } from '../../arbitraries/a-submission.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { contexts } from '../../../application/view/contexts.ts';

const NOW = Date.parse('2026-11-25T08:00:00Z');
const PROPERTY = String(WELL['contact-appointment']['property']);
const AGENT: DeskMember = {
  id: 'id of An',
  email: 'an@example.be',
  name: 'An',
  role: 'agent',
  personId: 'nobody',
  language: 'nl',
};
const MANAGER: DeskMember = { ...AGENT, id: 'id of Mia', role: 'manager' };
const site = openSite();

async function open() {
  const store = makeMemoryRequestPorts();
  for (const name of ['An', 'Mia']) await store.agents.settle(anAgent(name), 'hash');
  const seals = makeMemoryEncryption();
  let made = 0;
  const desk = makeHoursDesk({
    ...store,
    viewingRecords: store.viewingRecords,
    encryption: seals,
    ids: { reference: () => `blocked ${++made}` },
  });
  const call = async (member: DeskMember): Promise<DeskCall> => ({
    page: 'hours',
    params: {},
    parameters: new URLSearchParams(),
    member,
    context: (await contexts(site, NOW))('en'),
    parts: new Set(DESK_FEATURES),
    now: NOW,
  });
  const send = async (member: DeskMember, fields: Record<string, string | readonly string[]>) => {
    const all = (name: string) => [fields[name] ?? []].flat();
    const sent: SentFields = Object.assign((name: string) => all(name)[0] ?? '', {
      all,
      pairs: [],
      tooLongFor: undefined,
    });
    return desk.act?.(await call(member), sent);
  };
  const body = async (member: DeskMember) => {
    const found = await desk.open(await call(member));
    if (found.kind !== 'page') throw new Error('there is no page');
    return found.body;
  };
  const actions = async () => (await store.deskLog.before(undefined, 99)).map(({ action }) => action).toReversed();
  return { ...store, seals, send, body, actions };
}

const AGENCY = {
  do: 'agency',
  'open-monday': ['am', 'pm1'],
  openHolidays: 'armistice',
  closedRegionalDays: 'flemish-community',
  closed: '2026-12-24\n28/12/2026 - 31/12/2026',
  noticeHours: '48',
  daysAhead: '30',
  visitMinutes: '45',
  travelMinutes: '20',
  capacity: '1',
  agentCapacity: '2',
  confirm: 'by-agent',
};

describe('the page of viewing hours', () => {
  test('stores an agent’s own hours and can reset them to the agency’s', async () => {
    const desk = await open();
    expect(await desk.send(AGENT, { do: 'own', 'from-monday': '09:00', 'to-monday': '12:00' })).toMatchObject({
      kind: 'done',
    });
    expect(await desk.viewingHours.agent(AGENT.id)).toEqual({ monday: { from: '09:00', to: '12:00' } });
    expect(await desk.body(AGENT)).toMatchObject({ hasOwn: true, isManager: false });
    await desk.send(AGENT, { do: 'own-none' });
    expect(await desk.viewingHours.agent(AGENT.id)).toBeUndefined();
    expect(await desk.actions()).toEqual(['hours-changed', 'hours-changed']);
  });

  test.each([
    [{ do: 'own', 'from-monday': '9h', 'to-monday': '12:00' }, 'own', 'time'],
    [{ do: 'own', 'from-monday': '13:00', 'to-monday': '12:00' }, 'own', 'order'],
    [{ do: 'busy', address: 'http://example.org/a.ics' }, 'busy', 'address'],
    [{ do: 'busy', address: 'https://an:word@example.org/a.ics' }, 'busy', 'address'],
    [{ do: 'block', fromDay: 'tomorrow', words: 'Notary' }, 'block', 'day'],
    [{ do: 'block', fromDay: '2026-11-01' }, 'block', 'past'],
    [{ do: 'windows', property: PROPERTY, windows: 'phone' }, 'windows', 'property'],
  ])('shows the form again for %j with its errors', async (fields, form, error) => {
    const desk = await open();
    const again = await desk.send(AGENT, fields);
    if (again?.kind !== 'again') throw new Error('it was taken');
    expect(again.body.refused).toEqual({ form, error });
    for (const [name, value] of Object.entries(fields))
      if (name !== 'do') expect(again.body.fields[form as 'own'][name]).toEqual([value]);
    expect(await desk.actions()).toEqual([]);
  });

  test('lets only a manager change the agency’s hours', async () => {
    const desk = await open();
    expect(await desk.send(AGENT, AGENCY)).toEqual({ kind: 'none' });
    expect(await desk.send(MANAGER, { ...AGENCY, daysAhead: '9999' })).toMatchObject({ kind: 'again' });
    expect(await desk.viewingHours.agency()).toBeUndefined();
    expect(await desk.send(MANAGER, AGENCY)).toMatchObject({ kind: 'done' });
    expect(await desk.viewingHours.agency()).toMatchObject({
      open: { monday: ['am', 'pm1'], tuesday: [] },
      openHolidays: ['armistice'],
      closed: [
        { from: '2026-12-24', until: '2026-12-24' },
        { from: '2026-12-28', until: '2026-12-31' },
      ],
      confirm: 'by-agent',
    });
    expect((await desk.body(MANAGER)).fields.agency['closed']).toEqual(['2026-12-24\n2026-12-28 - 2026-12-31']);
  });

  test('encrypts the address of a calendar and never shows it', async () => {
    const desk = await open();
    await desk.send(AGENT, { do: 'busy', address: 'webcal://calendar.example.org/secret.ics' });
    const [feed] = await desk.busyFeeds.all();
    expect(desk.seals.open('busy address', feed?.sealed ?? '')?.text).toBe('https://calendar.example.org/secret.ics');
    expect(JSON.stringify([await desk.body(AGENT), await desk.deskLog.before(undefined, 9)])).not.toContain(
      'secret.ics',
    );
  });

  test('lets agents block their own time, managers also everyone’s, and unblocks only own entries', async () => {
    const desk = await open();
    await desk.send(AGENT, {
      do: 'block',
      fromDay: '2026-12-01',
      fromTime: '10:00',
      untilTime: '12:00',
      words: 'Notary',
      all: 'yes',
    });
    await desk.send(MANAGER, { do: 'block', fromDay: '2026-12-02', all: 'yes' });
    const { blocked } = await desk.body(AGENT);
    expect(blocked).toMatchObject([
      { words: 'Notary', isForAll: false, mayFree: true },
      {
        isForAll: true,
        mayFree: false,
        from: Date.parse('2026-12-01T23:00:00Z'),
        until: Date.parse('2026-12-02T23:00:00Z'),
      },
    ]);
    expect(await desk.send(AGENT, { do: 'free', id: blocked[1]?.id ?? '' })).toEqual({ kind: 'none' });
    expect(await desk.send(MANAGER, { do: 'free', id: blocked[0]?.id ?? '' })).toMatchObject({ kind: 'done' });
    expect(await desk.actions()).toEqual(['time-blocked', 'time-blocked', 'time-freed']);
  });

  test('sets separate viewing windows for one property', async () => {
    const desk = await open();
    await desk.send(MANAGER, { do: 'windows', property: PROPERTY, windows: 'phone' });
    expect((await desk.body(MANAGER)).windows).toEqual([{ propertyId: PROPERTY, kind: 'phone' }]);
    await desk.send(MANAGER, { do: 'windows', property: PROPERTY, windows: 'agency' });
    expect((await desk.body(MANAGER)).windows).toEqual([]);
  });
});

describe('viewings while the agency is closed', () => {
  test('are listed to managers until they are moved or cancelled', async () => {
    const { send, body, submissions, viewings } = await open();
    for (const [who, day, slot] of [
      ['open', '2026-12-21', 'am'],
      ['closed', '2026-12-24', 'am'],
      ['evening', '2026-12-21', 'pm2'],
      ['past', '2026-11-24', 'am'],
    ] as const)
      await submissions.accept(aSubmission(who, { place: aPlace(who, { day, slot, propertyId: `1${who}` }) }));
    expect((await body(MANAGER)).outside).toEqual([]);
    await send(MANAGER, AGENCY);
    const named = async (member: DeskMember) => (await body(member)).outside.map(({ id }) => id);
    expect(await named(MANAGER)).toEqual(['id evening', 'id closed']);
    expect(await named(AGENT)).toEqual([]);
    const entry = anEntry(1, { action: 'visit-cancelled', subject: 'id closed' });
    await viewings.change('id closed', 0, { by: 'agency', kind: 'cancel', reason: '' }, () => [], entry);
    expect(await named(MANAGER)).toEqual(['id evening']);
  });

  test('include those outside the property’s own windows', async () => {
    const { send, body, submissions, viewingHours } = await open();
    const saturday = { day: '2026-12-19', slot: 'am', propertyId: PROPERTY } as const;
    const christmas = { day: '2026-12-25', slot: 'am', propertyId: PROPERTY } as const;
    for (const [who, place] of Object.entries({ saturday, christmas }))
      await submissions.accept(aSubmission(who, { place: aPlace(who, place) }));
    const named = async () => (await body(MANAGER)).outside.map(({ id }) => id);
    await send(MANAGER, AGENCY);
    expect(await named()).toEqual(['id saturday', 'id christmas']);
    const everyMorning = byWeekday(() => ['am'] as const);
    await viewingHours.setWindows(PROPERTY, { kind: 'slots', open: everyMorning }, anEntry(1));
    expect(await named()).toEqual(['id christmas']);
  });
});
