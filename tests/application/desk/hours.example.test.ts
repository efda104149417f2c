import { sentFields } from '../../../adapters/wire/sent-fields.ts';
import { describe, expect, test } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeMemoryEncryption } from '../../../adapters/memory/security/encryption.ts';
import type { Hours } from '../../../domain/appointment/time-of-day.ts';
import { makeFindFreeHours } from '../../../application/desk/viewings/free-hours.ts';
import { makeBlockTime } from '../../../application/desk/viewings/block-time.ts';
import {
  makeConflictingMoves,
  versionsOf,
  type ViewingConflicts,
} from '../../../application/desk/viewings/conflicting-moves.ts';
import { makeChangeViewing } from '../../../application/desk/viewings/change-viewing.ts';
import { makeHoursDesk } from '../../../application/desk/viewings/hours.ts';
import { isTooLong } from '../../../domain/request/sent-length.ts';
import { byWeekday } from '../../../domain/appointment/viewing-hours.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import type { DeskCall, DeskMember } from '../../../application/desk/shared/desk-handler.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
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
  for (const name of ['An', 'Mia']) await store.sampleAgents.add(anAgent(name), 'hash');
  const encryption = makeMemoryEncryption();
  let made = 0;
  let meanwhile = async (): Promise<void> => undefined;
  const desk = makeHoursDesk({
    ...store,
    viewingRecords: store.viewingRecords,
    encryption,
    blockTime: makeBlockTime({
      ...store,
      viewingHoursWriter: {
        ...store.viewingHoursWriter,
        async block(...call) {
          await meanwhile();
          return store.viewingHoursWriter.block(...call);
        },
      },
      ids: { reference: () => `blocked ${++made}` },
      conflictingMoves: makeConflictingMoves({
        ...store,
        findFreeHours: makeFindFreeHours(store),
        changeViewing: makeChangeViewing({
          ...store,
          linkPath: () => '/link/',
          limitMails: { mayMail: async () => true, countMail: async () => true },
        }),
      }),
    }),
  });
  const call = async (member: DeskMember): Promise<DeskCall> => ({
    page: 'hours',
    params: {},
    parameters: new URLSearchParams(),
    member,
    context: (await contexts(site, NOW))('en'),
    features: new Set(DESK_FEATURES),
    now: NOW,
  });
  const send = async (member: DeskMember, fields: Record<string, string | readonly string[]>) => {
    return desk.act?.(await call(member), sentFields(fields));
  };
  const body = async (member: DeskMember) => {
    const found = await desk.open(await call(member));
    if (found.kind !== 'page') throw new Error('there is no page');
    return found.body;
  };
  const actions = async () => (await store.deskLog.before(undefined, 99)).map(({ action }) => action).toReversed();
  const beforeBlock = (act: () => Promise<void>) => (meanwhile = act);
  return { beforeBlock, ...store, encryption, send, body, actions };
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
    expect(desk.encryption.decrypt('busy address', feed?.encryptedAddress ?? '')?.text).toBe(
      'https://calendar.example.org/secret.ics',
    );
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

type Send = Awaited<ReturnType<typeof open>>['send'];

/** Submits hours that close viewings, and submits them again as seen; returns the ids that the first submission showed. */
async function sendSeen(send: Send, member: DeskMember, fields: Parameters<Send>[1]): Promise<readonly string[]> {
  const first = await send(member, fields);
  const closing = first?.kind === 'again' ? first.body.closing : undefined;
  if (!closing) throw new Error('the hours close no viewing');
  expect(await send(member, { ...fields, touched: closing.seen })).toMatchObject({ kind: 'done' });
  return closing.viewings.map(({ id }) => id);
}

test('any number of viewings is confirmed by a value that fits its field, which changes with each of them', () => {
  const viewings = Array.from({ length: 2000 }, (_, at) => ({ submissionId: `K7P2-${at}`, sequence: at % 3 }));
  const [first, ...others] = viewings;
  const all = versionsOf(viewings);
  expect(isTooLong('touched', all)).toBe(false);
  expect(versionsOf(viewings.toReversed())).toBe(all);
  expect(versionsOf(others)).not.toBe(all);
  expect(versionsOf([{ submissionId: first?.submissionId ?? '', sequence: 9 }, ...others])).not.toBe(all);
});

describe('hours that close viewings', () => {
  const MONDAY = '2026-12-21';
  const book = async (
    { submissions }: Pick<Awaited<ReturnType<typeof open>>, 'submissions'>,
    who: string,
    at: { readonly agentId?: string; readonly propertyId?: string } = {},
  ) => {
    const reservation = aReservation(who, { day: MONDAY, slot: 'pm2', propertyId: `1${who}`, ...at });
    expect(await submissions.accept(aSubmission(who, { reservation }))).toMatchObject({ kind: 'kept' });
  };

  test('of the agency are saved once their manager has seen these viewings', async () => {
    const desk = await open();
    await book(desk, 'evening');
    const again = await desk.send(MANAGER, AGENCY);
    if (again?.kind !== 'again') throw new Error('the hours were saved unseen');
    expect(again.body.closing).toMatchObject({ form: 'agency', count: 1, viewings: [{ id: 'id evening' }] });
    expect(again.body.fields.agency['capacity']).toEqual(['1']);
    expect([await desk.viewingHours.agency(), await desk.actions()]).toEqual([undefined, []]);
    // Another viewing was booked since.
    await book(desk, 'later');
    const touched = again.body.closing?.seen ?? '';
    expect(await desk.send(MANAGER, { ...AGENCY, touched })).toMatchObject({ kind: 'again' });
    expect((await sendSeen(desk.send, MANAGER, AGENCY)).toSorted()).toEqual(['id evening', 'id later']);
    expect(await desk.viewingHours.agency()).toBeDefined();
    // They were closed before, so nothing new is touched.
    expect(await desk.send(MANAGER, AGENCY)).toMatchObject({ kind: 'done' });
  });

  test('of an agent concern the agent’s own viewings', async () => {
    const desk = await open();
    await book(desk, 'other', { agentId: 'colleague' });
    const mornings = { do: 'own', 'from-monday': '08:00', 'to-monday': '12:30' };
    expect(await desk.send(AGENT, mornings)).toMatchObject({ kind: 'done' });
    await desk.send(AGENT, { do: 'own-none' });
    await book(desk, 'own', { agentId: AGENT.personId });
    expect(await sendSeen(desk.send, AGENT, mornings)).toEqual(['id own']);
    expect(await desk.viewingHours.agent(AGENT.id)).toBeDefined();
  });

  test('of a property concern the viewings of this property', async () => {
    const desk = await open();
    await book(desk, 'other');
    await book(desk, 'own', { propertyId: PROPERTY });
    const mornings = { do: 'windows', property: PROPERTY, windows: 'slots', 'window-monday': 'am' };
    expect(await sendSeen(desk.send, MANAGER, mornings)).toEqual(['id own']);
    expect((await desk.body(MANAGER)).windows).toEqual([{ propertyId: PROPERTY, kind: 'slots' }]);
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
      await submissions.accept(
        aSubmission(who, { reservation: aReservation(who, { day, slot, propertyId: `1${who}` }) }),
      );
    expect((await body(MANAGER)).outside).toEqual([]);
    await sendSeen(send, MANAGER, AGENCY);
    const named = async (member: DeskMember) => (await body(member)).outside.map(({ id }) => id);
    expect(await named(MANAGER)).toEqual(['id evening', 'id closed']);
    expect(await named(AGENT)).toEqual([]);
    const entry = anEntry(1, { action: 'visit-cancelled', subject: 'id closed' });
    await viewings.change('id closed', 0, { by: 'agency', kind: 'cancel', reason: '' }, () => [], entry);
    expect(await named(MANAGER)).toEqual(['id evening']);
  });

  test('include those outside the property’s own windows', async () => {
    const { send, body, submissions, viewingHoursWriter } = await open();
    const saturday = { day: '2026-12-19', slot: 'am', propertyId: PROPERTY } as const;
    const christmas = { day: '2026-12-25', slot: 'am', propertyId: PROPERTY } as const;
    for (const [who, place] of Object.entries({ saturday, christmas }))
      await submissions.accept(aSubmission(who, { reservation: aReservation(who, place) }));
    const named = async () => (await body(MANAGER)).outside.map(({ id }) => id);
    await sendSeen(send, MANAGER, AGENCY);
    expect(await named()).toEqual(['id saturday', 'id christmas']);
    const everyMorning = byWeekday(() => ['am'] as const);
    await viewingHoursWriter.setWindows(PROPERTY, { kind: 'slots', open: everyMorning }, anEntry(1));
    expect(await named()).toEqual(['id christmas']);
  });
});

describe('blocking a time over viewings', () => {
  const [PERSON] = site.site.current().content.team.filter(({ status }) => status === 'Published');
  const OWN: DeskMember = { ...AGENT, personId: PERSON?.id };
  const DAY = '2026-12-02';
  const BLOCK = { do: 'block', fromDay: DAY, fromTime: '10:00', untilDay: DAY, untilTime: '12:45', words: 'Notary' };
  const HALF = { from: '11:00', to: '11:30' };

  async function booked() {
    const desk = await open();
    const book = (id: string, more: Parameters<typeof aReservation>[1] = {}) =>
      desk.submissions.accept(
        aSubmission(id, {
          id,
          form: 'contact-appointment',
          values: { ...WELL['contact-appointment'], email: `${id}@example.be` },
          reservation: aReservation(id, {
            day: DAY,
            slot: 'am',
            agentId: OWN.personId ?? '',
            propertyId: PROPERTY,
            ...more,
          }),
          mails: [],
        }),
      );
    const setHour = (id: string, exact: Hours) =>
      desk.viewings.change(id, 0, { by: 'agency', kind: 'set-hour', exact }, () => []);
    await book('V1');
    await setHour('V1', HALF);
    const press = async (more: Readonly<Record<string, string>> = {}) => {
      const done = await desk.send(OWN, { ...BLOCK, ...more });
      return done?.kind === 'again' ? done.body.touched : done?.kind;
    };
    const touchedBy = async (more: Readonly<Record<string, string>> = {}): Promise<ViewingConflicts> => {
      const touched = await press(more);
      if (typeof touched !== 'object') throw new Error(`nothing is touched: ${touched}`);
      return touched;
    };
    const record = async (id = 'V1') => (await desk.viewingRecords.ofRequests([id]))[0];
    const blocked = async () => (await desk.viewingHours.blocked(0)).length;
    const sentTo = async () => (await desk.outbox.take(99, NOW, NOW)).map(({ template }) => template);
    return { ...desk, book, press, touchedBy, record, blocked, sentTo, setHour };
  }

  test('shows them with free hours at the first press, and changes nothing', async () => {
    const { touchedBy, record, blocked, sentTo } = await booked();
    const { viewings, isChanged } = await touchedBy();
    expect(viewings).toMatchObject([{ id: 'V1', from: '11:00', to: '11:30', day: DAY, state: 'confirmed' }]);
    expect(isChanged).toBe(false);
    const offered = viewings[0]?.offered ?? [];
    expect(offered.length).toBeGreaterThan(2);
    for (const hour of offered) expect(hour.day > DAY || (hour.day === DAY && hour.from >= '12:45')).toBe(true);
    const month = await touchedBy({ untilDay: '2026-12-30' });
    expect(month.viewings[0]?.offered[0]?.day).toBe('2026-11-26');
    expect([(await record())?.sequence, await blocked(), await sentTo()]).toEqual([1, 0, []]);
  });

  test('moves each to its chosen hour and blocks at the second press; the visitor and the agency get the hour', async () => {
    const { press, touchedBy, record, blocked, sentTo } = await booked();
    const { seen, viewings } = await touchedBy();
    const [hour] = viewings[0]?.offered ?? [];
    if (!hour) throw new Error('no hour is offered');
    expect(await press({ how: 'move', touched: seen, 'to-V1': `${hour.day} ${hour.slot} ${hour.from}` })).toBe('done');
    expect(await record()).toMatchObject({
      day: hour.day,
      exact: { from: hour.from, to: hour.to },
      status: 'confirmed',
    });
    expect(await blocked()).toBe(1);
    expect((await sentTo()).every(template => template.startsWith('appointment-'))).toBe(true);
  });

  test('first chooses different hours for two viewings, which both can be moved to', async () => {
    const { book, setHour, press, touchedBy, record, blocked } = await booked();
    await book('V2', { propertyId: '7654321', capacity: 9 });
    await setHour('V2', { from: '12:00', to: '12:30' });
    const { seen, viewings } = await touchedBy();
    const chosen = viewings.map(({ id, offered: [hour] }) => [`to-${id}`, `${hour?.day} ${hour?.slot} ${hour?.from}`]);
    expect(new Set(chosen.map(([, hour]) => hour)).size).toBe(2);
    expect(await press({ how: 'move', touched: seen, ...Object.fromEntries(chosen) })).toBe('done');
    expect([(await record('V1'))?.isMoved, (await record('V2'))?.isMoved, await blocked()]).toEqual([true, true, 1]);
  });

  test('blocks without moving the viewings if the agent chooses so', async () => {
    const { press, touchedBy, record, blocked, sentTo } = await booked();
    const { seen } = await touchedBy();
    expect(await press({ how: 'block', touched: seen })).toBe('done');
    expect([(await record())?.exact, await blocked(), await sentTo()]).toEqual([HALF, 1, []]);
  });

  test('shows the list again if a viewing was added, changed or cancelled meanwhile', async () => {
    const { book, setHour, touchedBy, blocked, record, viewings: work } = await booked();
    const { seen } = await touchedBy();
    await book('V2', { propertyId: '7654321', capacity: 9 });
    await setHour('V2', { from: '12:00', to: '12:30' });
    for (const how of ['move', 'block']) {
      const again = await touchedBy({ how, touched: seen, 'to-V1': '2026-12-03 am 10:00' });
      expect(again).toMatchObject({ isChanged: true, viewings: [{ id: 'V1' }, { id: 'V2' }] });
    }
    await work.change('V2', 1, { by: 'visitor', kind: 'cancel', at: NOW }, () => []);
    await work.change('V1', 1, { by: 'agency', kind: 'set-hour', exact: { from: '10:30', to: '11:00' } }, () => []);
    expect(await touchedBy({ how: 'block', touched: seen })).toMatchObject({
      isChanged: true,
      viewings: [{ id: 'V1' }],
    });
    expect([(await record())?.day, await blocked()]).toEqual([DAY, 0]);
  });

  test('lists the viewings that cannot be moved, with the reason, and blocks nothing', async () => {
    const { touchedBy, record, blocked } = await booked();
    const { seen } = await touchedBy();
    for (const [to, problem] of [
      ['', 'unknown-time'],
      ['2026-12-06 am 10:00', 'closed-day'],
      ['2026-11-20 am 10:00', 'past'],
      ['2026-12-03 am 09:00', 'hour'],
      [`${DAY} am 12:45`, 'same-time'],
      ['2026-12-03 am 25:99', 'hour'],
    ] as const)
      expect(await touchedBy({ how: 'move', touched: seen, 'to-V1': to })).toMatchObject({ viewings: [{ problem }] });
    expect([(await record())?.sequence, await blocked()]).toEqual([1, 0]);
  });

  test('reports which were moved if one move fails, blocks nothing, and continues with the rest at the next submission', async () => {
    const { book, setHour, press, touchedBy, record, blocked } = await booked();
    await book('V2', { propertyId: '7654321', capacity: 9 });
    await setHour('V2', { from: '12:00', to: '12:30' });
    const { seen } = await touchedBy();
    const choice = { how: 'move', 'to-V1': '2026-12-03 am 10:00', 'to-V2': '2026-12-03 am 10:15' };
    const stopped = await touchedBy({ ...choice, touched: seen });
    expect(stopped).toMatchObject({
      moved: [{ id: 'V1', day: '2026-12-03', from: '10:00' }],
      viewings: [{ id: 'V2', problem: 'hour-taken' }],
      isChanged: false,
    });
    expect([(await record('V1'))?.sequence, await blocked()]).toEqual([2, 0]);
    // Sending the first form again, as after a lost response, moves no viewing a second time.
    expect(await touchedBy({ ...choice, touched: seen })).toMatchObject({ isChanged: true, viewings: [{ id: 'V2' }] });
    expect(await press({ how: 'move', touched: stopped.seen, 'to-V2': '2026-12-03 am 12:00' })).toBe('done');
    expect([(await record('V1'))?.sequence, (await record('V2'))?.day, await blocked()]).toEqual([2, '2026-12-03', 1]);
  });

  test.each([
    ['at the first press, over none', {}],
    ['after the moves', { how: 'move', 'to-V1': '2026-12-03 am 10:00' }],
    ['without moving', { how: 'block' }],
  ])('catches a booking that is stored between the last look and the block: %s', async (_, choice) => {
    const { book, setHour, touchedBy, blocked, viewings: work, beforeBlock } = await booked();
    const { seen } = await touchedBy();
    if (!('how' in choice)) await work.change('V1', 1, { by: 'visitor', kind: 'cancel', at: NOW }, () => []);
    beforeBlock(async () => {
      await book('V2', { propertyId: '7654321', capacity: 9 });
      await setHour('V2', { from: '12:00', to: '12:30' });
    });
    const again = await touchedBy({ ...choice, touched: seen });
    expect(again.viewings.map(({ id }) => id)).toContain('V2');
    expect(again.moved.map(({ id }) => id)).toEqual('to-V1' in choice ? ['V1'] : []);
    expect(await blocked()).toBe(0);
  });

  test('needs no confirmation if no viewing conflicts: a colleague’s, a past one, or one with enough time left in its slot', async () => {
    const { book, press, blocked, viewings: work } = await booked();
    await work.change('V1', 1, { by: 'visitor', kind: 'cancel', at: NOW }, () => []);
    await book('V3', { propertyId: '7654321', capacity: 9 });
    await book('V4', { propertyId: '7777777', agentId: 'another', capacity: 9 });
    // A viewing of half an hour does not fit between 12:45 and 13:00.
    expect(await press()).toMatchObject({ viewings: [{ id: 'V3', state: 'unfixed' }] });
    expect(await press({ untilTime: '12:30' })).toBe('done');
    expect(await blocked()).toBe(1);
  });
});
