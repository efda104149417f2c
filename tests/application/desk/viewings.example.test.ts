import { sentFields } from '../../../adapters/wire/sent-fields.ts';
import { openViewingPage } from '../../support/site/viewing-page.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { privateCalendarFile } from '../../../adapters/mail/viewing-calendar.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { type CalendarBody, makeCalendarDesk } from '../../../application/desk/viewings/calendar.ts';
import { makeFindDayNotes } from '../../../application/desk/viewings/day-notes.ts';
import type { DeskCall, DeskDone, DeskMember } from '../../../application/desk/shared/desk-handler.ts';
import { feedSecret, makeShowPrivateCalendar } from '../../../application/desk/viewings/private-calendar.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import { makeViewingDesk } from '../../../application/desk/viewings/viewing.ts';
import type { ViewingBody } from '../../../application/desk/viewings/viewing-page.ts';
import { makeRemindViewings } from '../../../application/operate/remind-viewings.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { contexts } from '../../../application/view/contexts.ts';
import type { StoredPrivateDetails } from '../../../application/ports/catalogue/private-details.ts';
import type { Language } from '../../../domain/text/language.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { propertyIn } from '../../support/site/open-forms.ts';
import { openSite, SAMPLE_SENDER } from '../../support/site/sample-site.ts';

/** A Monday at noon in Brussels; the viewings are on the Wednesday. */
const NOW = Date.parse('2026-10-26T11:00:00Z');
const DAY = '2026-10-28';
const site = openSite();
const contextIn = await contexts(site, NOW);
const { team } = contextIn('fr').content;
const [PERSON] = team.filter(({ status }) => status === 'Published');
const PROPERTY = propertyIn('sale', [5000, 5999]);
const WHO = { firstName: 'Zoë', lastName: 'Géron', phone: '+32470123456', email: 'zoe@example.be' };
const HIDDEN: StoredPrivateDetails = {
  publishAddress: false,
  publishPrice: true,
  address: { street: 'Rue Cachée', houseNumber: '7', boxNumber: '' },
  ownerEmails: [],
  facts: {},
  streetNamed: false,
};
const AN: DeskMember = {
  id: 'id of An',
  email: 'an@example.be',
  name: 'An De Smet',
  role: 'agent',
  personId: PERSON?.id,
  language: 'fr',
};

let ports: RequestPorts;
let now: number;
let seen: Set<string>;
let visit: ReturnType<typeof makeViewingDesk>;
let calendar: ReturnType<typeof makeCalendarDesk>;
const linkPath = (_: string, id: string, language: Language) => `/${language}/visite/${id}/`;
const hashes = { secret: (text: string) => `hash of ${text}` };

beforeEach(() => {
  ports = makeMemoryRequestPorts();
  now = NOW;
  seen = new Set();
  const { viewingRecords, privateFeeds: feeds, viewingHours: hours } = ports;
  const viewingPage = openViewingPage(ports, {
    linkPath,
    limitMails: { mayMail: async () => true, countMail: async () => true },
  });
  visit = makeViewingDesk({ viewingPage });
  let secrets = 0;
  const ids = { secret: () => `secret-${++secrets}` };
  const notesOf = makeFindDayNotes({ viewingHours: hours, findTeam: async () => [AN] });
  calendar = makeCalendarDesk({
    viewingRecords,
    privateFeeds: feeds,
    hashes,
    ids,
    publicAddress: { whole: path => `https://clairval.example${path}` },
    viewingHours: hours,
    findDayNotes: notesOf,
  });
});

function call(id?: string, query = ''): DeskCall {
  return {
    page: id === undefined ? 'calendar' : 'visit',
    params: id === undefined ? {} : { id },
    parameters: new URLSearchParams(query),
    member: AN,
    features: new Set(DESK_FEATURES),
    context: contextIn('en'),
    now,
  };
}

async function book(
  id: string,
  more: Parameters<typeof aReservation>[1] = {},
  values: object = WHO,
  receivedAt = NOW - 86_400_000,
): Promise<void> {
  const place = aReservation(id, { agentId: PERSON?.id ?? '', propertyId: PROPERTY, day: DAY, slot: 'am', ...more });
  const all = { property: PROPERTY, ...values };
  const email = 'email' in values ? String(values.email) : undefined;
  await ports.submissions.accept(
    aSubmission(id, {
      id,
      form: 'contact-appointment',
      values: all,
      email,
      subjectId: PROPERTY,
      reservation: place,
      mails: [],
      receivedAt,
    }),
  );
}

/** Returns the mails enqueued since the last call. */
async function post(): Promise<readonly Mail[]> {
  const all = await ports.outbox.take(999, now, now);
  const fresh = all.filter(({ id }) => !seen.has(id));
  for (const { id } of fresh) seen.add(id);
  return fresh;
}

async function bodyOf(id: string): Promise<ViewingBody> {
  const found = await visit.open(call(id));
  if (found.kind !== 'page') throw new Error('there is no page');
  return found.body;
}

const act = async (id: string, fields: Readonly<Record<string, string>>): Promise<DeskDone<ViewingBody>> =>
  (await visit.act?.(call(id), sentFields({ seen: String((await bodyOf(id)).sequence), ...fields }))) ?? {
    kind: 'none',
  };

const render = (mail: Mail | undefined) => {
  if (!mail) throw new Error('no such mail');
  return renderMail(mail, { ...SAMPLE_SENDER, publicUrl: 'https://clairval.example' });
};
const of = (mails: readonly Mail[], template: string) => mails.find(mail => mail.template === template);

describe('a viewing in the desk', () => {
  test('at a hidden address gives the street to agents in the desk, mails and calendar files, and never to its visitor', async () => {
    await ports.listingsKnown.keep(new Map([[PROPERTY as ListingId, HIDDEN]]), []);
    await book('V1', { isAsked: true });
    const steps: readonly Readonly<Record<string, string>>[] = [
      { do: 'confirm', from: '10:30', minutes: '30' },
      { do: 'move', day: '2026-10-29', slot: 'am' },
      { do: 'set-hour', from: '11:00', minutes: '30' },
      { do: 'cancel', reason: 'Sold' },
    ];
    for (const fields of steps) {
      expect(await act('V1', fields)).toMatchObject({ kind: 'done' });
      const mails = await post();
      expect(mails.map(({ template }) => template.split('.')[1]).sort()).toEqual(['agency', 'visitor']);
      const toVisitor = mails.filter(({ template }) => template.endsWith('.visitor'));
      for (const mail of toVisitor) expect(JSON.stringify([mail, render(mail)]), mail.template).not.toContain('Cachée');
      const { text, html, calendar: file } = render(mails.find(({ template }) => template.endsWith('.agency')));
      expect(
        [text, html].map(written => written.includes('Rue Cachée 7, ')),
        JSON.stringify(fields),
      ).toEqual([true, true]);
      expect(file?.content.replaceAll('\r\n ', '')).toContain('LOCATION:Rue Cachée 7\\, ');
    }
    expect((await bodyOf('V1')).trueAddress).toMatch(/^Rue Cachée 7, /);
  });

  test('gets its exact time, and both people get a calendar file with the same UID and a higher sequence number', async () => {
    await book('V1');
    expect(await act('V1', { do: 'set-hour', from: '10:30', minutes: '45' })).toMatchObject({
      kind: 'done',
      location: '/en/desk/calendar/visits/V1/',
      notice: { code: 'set-hour' },
    });
    const mails = await post();
    expect(mails.map(({ template }) => template)).toEqual(['appointment-timed.agency', 'appointment-timed.visitor']);
    const { calendar: file, text } = render(of(mails, 'appointment-timed.visitor'));
    expect(file?.method).toBe('PUBLISH');
    expect(file?.content).toContain('UID:visit-V1@clairval.example\r\nSEQUENCE:1\r\n');
    expect(file?.content).toContain('DTSTART;TZID=Europe/Brussels:20261028T103000\r\n');
    expect(file?.content).toContain('DTEND;TZID=Europe/Brussels:20261028T111500\r\n');
    expect(text).toContain('/fr/visite/V1/');
    expect(await bodyOf('V1')).toMatchObject({ hours: { from: '10:30', to: '11:15' }, isExact: true, sequence: 1 });
    expect((await bodyOf('V1')).history).toMatchObject([{ action: 'visit-hour-set', by: 'An De Smet', from: '10:30' }]);
  });

  test('moves to a slot with capacity, and both people are mailed the new time', async () => {
    await book('V1');
    const slots = (await bodyOf('V1')).slots;
    const other = slots.find(({ id }) => id !== 'am');
    expect(await act('V1', { do: 'move', day: ' 29/10/2026', slot: other?.id ?? '' })).toMatchObject({ kind: 'done' });
    const mails = await post();
    const { text, subject } = render(of(mails, 'appointment-changed.visitor'));
    expect(subject).toContain('Votre visite a changé d’heure');
    expect(text).toContain('L’agence a déplacé votre visite.');
    expect(text).toContain('29 octobre 2026');
    expect(render(of(mails, 'appointment-changed.agency')).text).toContain('La visite a été déplacée au bureau.');
  });

  test('is cancelled or refused with a message to the visitor, and then accepts no other action', async () => {
    await book('V1');
    expect(await act('V1', { do: 'cancel', reason: 'Le bien est vendu.' })).toMatchObject({ kind: 'done' });
    const { text, calendar: file } = render(of(await post(), 'appointment-cancelled.visitor'));
    expect(text).toContain('Le bien est vendu.');
    expect(file?.method).toBe('CANCEL');
    expect((await bodyOf('V1')).acts).toEqual([]);
    expect(await act('V1', { do: 'set-hour', from: '10:30' })).toMatchObject({ kind: 'again' });
    expect(await post()).toEqual([]);
  });

  test('rejects an action with the reason, keeps the typed text and sends no mail', async () => {
    await book('V1');
    await book('V2', { day: '2026-10-29', slot: 'pm1', capacity: 99 }, { ...WHO, email: 'b@example.be' });
    const refusals: [Readonly<Record<string, string>>, string][] = [
      [{ do: 'set-hour', from: '09:30' }, 'hour'],
      [{ do: 'set-hour', from: '' }, 'hour'],
      [{ do: 'move', day: '2026-10-29', slot: 'am', from: '09:30' }, 'hour'],
      [{ do: 'move', day: '2026-10-25', slot: 'am' }, 'past'],
      [{ do: 'move', day: '2028-10-25', slot: 'am' }, 'too-far'],
      [{ do: 'move', day: 'soon', slot: 'am' }, 'unknown-time'],
      [{ do: 'move', day: '2026-10-29', slot: 'night' }, 'unknown-time'],
      [{ do: 'move', day: DAY, slot: 'am' }, 'same-time'],
      [{ do: 'cancel', reason: 'x'.repeat(601) }, 'reason-long'],
      [{ do: 'refuse', reason: ' ' }, 'reason'],
      [{ do: 'refuse', reason: 'No' }, 'changed-before'],
      [{ do: 'set-hour', from: '10:30', seen: '7' }, 'changed-before'],
      [{ do: 'set-hour', from: '10:30', seen: 'none' }, 'changed-before'],
    ];
    for (const [fields, problem] of refusals) {
      const done = await act('V1', fields);
      if (done.kind !== 'again') throw new Error(`${JSON.stringify(fields)} was ${done.kind}`);
      expect(done.body.refused).toMatchObject({ act: fields['do'], problem });
      for (const [name, value] of Object.entries(done.body.refused?.typed ?? {}))
        expect(value).toBe(fields[name] ?? '');
    }
    expect(await act('V1', { do: 'other' })).toEqual({ kind: 'none' });
    expect(await visit.open(call('nobody'))).toEqual({ kind: 'none' });
    expect(await post()).toEqual([]);
    expect(await bodyOf('V1')).toMatchObject({ sequence: 0, status: 'confirmed', day: DAY });
    now = Date.parse('2026-10-28T11:00:00Z');
    expect(await act('V1', { do: 'cancel', reason: '' })).toMatchObject({
      kind: 'again',
      body: { isOver: true, acts: [] },
    });
  });

  test('gets its outcome once its time has passed, without a mail, and the outcome can be corrected', async () => {
    await book('V1');
    await act('V1', { do: 'set-hour', from: '10:30', minutes: '30' });
    await post();
    // 10:59, then 11:00 in Brussels.
    now = Date.parse(`${DAY}T09:59:00Z`);
    expect(await act('V1', { do: 'happened' })).toMatchObject({
      kind: 'again',
      body: { state: 'over', acts: [], refused: { problem: 'too-early' } },
    });
    now += 60_000;
    expect((await bodyOf('V1')).acts).toEqual(['happened', 'not-come']);
    expect(await act('V1', { do: 'not-come', seen: '0' })).toMatchObject({ kind: 'again' });
    expect(await act('V1', { do: 'not-come' })).toMatchObject({ kind: 'done', notice: { code: 'not-come' } });
    expect(await bodyOf('V1')).toMatchObject({ state: 'not-come', acts: ['happened'] });
    expect(await act('V1', { do: 'not-come' })).toMatchObject({ kind: 'again' });
    expect(await act('V1', { do: 'happened' })).toMatchObject({ kind: 'done' });
    const { state, history } = await bodyOf('V1');
    expect(state).toBe('happened');
    expect(history.map(({ action }) => action)).toEqual(['visit-happened', 'visit-not-come', 'visit-hour-set']);
    expect(await post()).toEqual([]);
  });

  test('that awaits confirmation is at the top of the calendar until an agent confirms or refuses it', async () => {
    await book('V1', { isAsked: true });
    await book('V2', { isAsked: true, day: '2026-10-29' }, { ...WHO, email: 'b@example.be' });
    const found = await calendar.open(call());
    expect(found.kind === 'page' && found.body.asked.map(({ id, day }) => `${day} ${id}`)).toEqual([
      `${DAY} V1`,
      '2026-10-29 V2',
    ]);
    expect((await bodyOf('V1')).acts).toEqual(['confirm', 'refuse', 'move']);
    expect(await act('V1', { do: 'confirm', from: '' })).toMatchObject({ kind: 'done', notice: { code: 'confirm' } });
    const confirmed = render(of(await post(), 'appointment-confirmed.visitor'));
    expect(confirmed.text).toContain('L’agent a confirmé votre visite.');
    expect(confirmed.calendar?.content).toContain('SEQUENCE:1\r\n');
    expect(await act('V2', { do: 'refuse', reason: 'Le bien est sous option.' })).toMatchObject({ kind: 'done' });
    const refused = render(of(await post(), 'appointment-refused.visitor'));
    expect(refused.text).toContain('Le bien est sous option.');
    expect(refused.calendar).toBeUndefined();
  });

  test('moved to a full slot stays where it is, and the page shows why', async () => {
    const { slotCapacity } = contextIn('fr').content.settings;
    for (let at = 0; at < slotCapacity; at++)
      await book(`F${at}`, { day: '2026-10-29', capacity: 99 }, { ...WHO, email: `f${at}@example.be` });
    await book('V1');
    expect(await act('V1', { do: 'move', day: '2026-10-29', slot: 'am' })).toMatchObject({
      kind: 'again',
      body: { refused: { problem: 'slot-full' }, day: DAY },
    });
    expect(await post()).toEqual([]);
  });

  test('of a visitor without e-mail address reminds the agent to call', async () => {
    await book('V1', {}, { firstName: 'Jo', phone: '+32470123456' });
    await act('V1', { do: 'cancel', reason: '' });
    const mails = await post();
    expect(mails.map(({ template }) => template)).toEqual(['appointment-cancelled.agency']);
    expect(render(mails[0]).text).toContain('n’a pas donné d’adresse e-mail');
  });
});

describe('the calendar files of a viewing’s mails', () => {
  test('are content lines of RFC 5545, of one UID, with a higher SEQUENCE at each step, the last a cancellation', async () => {
    const lastName = `Ŀéa; d’Or, ${'é'.repeat(60)} \\ fin`;
    await book('V1', {}, { ...WHO, lastName });
    const steps: readonly Readonly<Record<string, string>>[] = [
      { do: 'set-hour', from: '10:30', minutes: '30' },
      { do: 'move', day: '2026-10-29', slot: 'pm1', from: '14:00', minutes: '30' },
      { do: 'cancel', reason: '' },
    ];
    for (const [at, step] of steps.entries()) {
      expect(await act('V1', step)).toMatchObject({ kind: 'done' });
      const isLast = at === steps.length - 1;
      for (const mail of await post()) {
        const { calendar: file } = render(mail);
        const content = file?.content ?? '';
        expect(content.endsWith('\r\n')).toBe(true);
        const raw = content.slice(0, -2).split('\r\n');
        for (const line of raw) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          // No folded character: each piece is whole UTF-8, and no CR or LF is left.
          expect(line).not.toMatch(/[\r\n\uFFFD]/);
        }
        const lines = raw.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
        for (const line of lines) expect(line).toMatch(/^[A-Z-]+(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]+))*:/);
        const values = (name: string) =>
          lines.filter(line => new RegExp(`^${name}[;:]`).test(line)).map(line => line.slice(line.indexOf(':') + 1));
        expect(values('UID')).toEqual(['visit-V1@clairval.example']);
        expect(values('SEQUENCE')).toEqual([String(at + 1)]);
        expect(values('DTSTAMP')).toEqual(['20261026T110000Z']);
        expect([values('METHOD'), values('STATUS'), file?.method]).toEqual(
          isLast ? [['CANCEL'], ['CANCELLED'], 'CANCEL'] : [['PUBLISH'], ['CONFIRMED'], 'PUBLISH'],
        );
        expect(values('ATTENDEE')).toHaveLength(isLast ? 1 : 0);
        if (mail.template.endsWith('.agency')) expect(values('SUMMARY')[0]).toContain('d’Or\\, ééé');
        for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION'])
          for (const value of values(name)) expect(value.replaceAll(/\\[\\;,n]/g, '')).not.toMatch(/[\\;,]/);
      }
    }
  });
});

describe('moving a viewing to an unavailable time', () => {
  const OTHER = '7654321';
  const TOMORROW = '2026-10-29';

  /** The refused move as the page shows it. */
  async function touchedBy(fields: Readonly<Record<string, string>>) {
    const done = await act('V1', { do: 'move', ...fields });
    if (done?.kind !== 'again' || !done.body.refused) throw new Error(`the move is not refused: ${done?.kind}`);
    return { ...done.body.refused.touched, problem: done.body.refused.problem };
  }
  const record = async () => (await ports.viewingRecords.ofRequests(['V1']))[0];
  const block = (from: string, until: string) =>
    ports.viewingHoursWriter.block(
      { id: 'B1', agentId: AN.id, from: Date.parse(from), until: Date.parse(until), words: 'Notary' },
      anEntry(1, { action: 'time-blocked', subject: undefined }),
    );

  test('of another viewing shows the other viewing with its hours, and free hours of that day and the next', async () => {
    await book('V1');
    await book('V2', { propertyId: OTHER, day: TOMORROW });
    const exact = { from: '10:30', to: '11:00' };
    await ports.viewings.change('V2', 0, { by: 'agency', kind: 'set-hour', exact }, () => []);
    const touched = await touchedBy({ day: TOMORROW, slot: 'am', from: '11:15', minutes: '30' });
    expect(touched).toMatchObject({
      problem: 'hour-taken',
      viewings: [{ id: 'V2', name: 'Zoë Géron', ...exact }],
      anyway: undefined,
    });
    expect(touched.offered?.slice(0, 2).map(({ day }) => day)).toEqual([TOMORROW, TOMORROW]);
    expect([(await record())?.sequence, await post()]).toEqual([0, []]);
    const hour = touched.offered?.[0];
    expect(
      await act('V1', { do: 'move', to: `${hour?.day} ${hour?.slot} ${hour?.from}`, minutes: '30' }),
    ).toMatchObject({
      kind: 'done',
    });
    expect(await record()).toMatchObject({ day: TOMORROW, exact: { from: hour?.from, to: hour?.to } });
  });

  test('never books a slot beyond its capacity or an hour twice, for any form values', async () => {
    const { slotCapacity } = contextIn('fr').content.settings;
    await book('V1');
    for (let at = 0; at < slotCapacity; at++)
      await book(`F${at}`, { day: TOMORROW, capacity: 99 }, { ...WHO, email: `f${at}@example.be` });
    const anyway = 'slot-full hour-taken agent-busy closed-day closed-hours holiday same-time past';
    const full = await touchedBy({ day: TOMORROW, slot: 'am', anyway });
    expect(full).toMatchObject({ problem: 'slot-full', anyway: undefined });
    expect(full.viewings?.map(({ id }) => id)).toEqual(Array.from({ length: slotCapacity }, (_, at) => `F${at}`));
    expect(full.offered?.every(({ day, slot }) => day !== TOMORROW || slot !== 'am')).toBe(true);
    for (const [target, problem] of [
      [{ day: DAY, slot: 'am' }, 'same-time'],
      [{ day: '2026-10-23', slot: 'am' }, 'past'],
      [{ day: 'soon', slot: 'am' }, 'unknown-time'],
      [{ to: 'x'.repeat(900) }, 'unknown-time'],
      [{ day: TOMORROW, slot: 'pm1', from: '25:00' }, 'hour'],
    ] as const)
      expect(await touchedBy({ ...target, anyway })).toEqual({ problem });
    expect([(await record())?.sequence, await post()]).toEqual([0, []]);
  });

  test.each([
    ['All Saints', '2026-11-01', 'holiday'],
    ['a Sunday', '2026-11-08', 'closed-day'],
    ['Armistice Day', '2026-11-11', 'holiday'],
  ])('on %s succeeds when the agent confirms it with a second press', async (_, day, problem) => {
    await book('V1');
    const touched = await touchedBy({ day, slot: 'am' });
    expect(touched).toMatchObject({ problem, viewings: [], anyway: problem });
    expect(touched.offered?.every(hour => hour.day > day)).toBe(true);
    expect(await act('V1', { do: 'move', day, slot: 'am', anyway: problem })).toMatchObject({ kind: 'done' });
    expect(await record()).toMatchObject({ day, slot: 'am', status: 'confirmed' });
    expect(await post()).toHaveLength(2);
  });

  test('in a blocked hour, also on a closed day, asks for confirmation of each obstacle', async () => {
    await ports.sampleAgents.add(anAgent('An', { personId: PERSON?.id }), 'hash');
    await book('V1');
    await block('2026-10-29T10:00:00Z', '2026-10-29T11:00:00Z');
    const hour = { day: TOMORROW, slot: 'am', from: '11:30', minutes: '30' };
    const touched = await touchedBy(hour);
    expect(touched).toMatchObject({
      problem: 'agent-busy',
      taken: [{ from: '11:00', to: '12:00' }],
      anyway: 'agent-busy',
    });
    expect(touched.offered?.[0]).toMatchObject({ day: TOMORROW });
    expect(await act('V1', { do: 'move', ...hour, anyway: 'agent-busy' })).toMatchObject({ kind: 'done' });
    await ports.viewingHoursWriter.free('B1', undefined, anEntry(1));
    await block('2026-11-06T23:00:00Z', '2026-11-09T23:00:00Z');
    const closed = { day: '2026-11-08', slot: 'am', seen: '1' };
    expect(await touchedBy({ ...closed, anyway: 'closed-day' })).toMatchObject({
      problem: 'agent-busy',
      taken: [{ from: '00:00', to: '24:00' }],
      anyway: 'closed-day agent-busy',
    });
    expect(await act('V1', { do: 'move', ...closed, anyway: 'closed-day agent-busy' })).toMatchObject({ kind: 'done' });
  });

  test('into the blocked time of a colleague is allowed only to that colleague and to managers', async () => {
    await ports.sampleAgents.add(anAgent('An', { personId: PERSON?.id }), 'hash');
    await book('V1');
    await block('2026-10-28T23:00:00Z', '2026-10-29T23:00:00Z');
    const fields = { do: 'move', day: TOMORROW, slot: 'am', seen: '0', anyway: 'agent-busy' };
    const by = (member: Partial<DeskMember>) =>
      visit.act?.({ ...call('V1'), member: { ...AN, ...member } }, sentFields(fields));
    expect(await by({ id: 'id of Tom', personId: 'tom' })).toMatchObject({
      body: { refused: { problem: 'agent-busy', touched: { anyway: undefined } } },
    });
    expect(await by({ id: 'id of Mia', personId: undefined, role: 'manager' })).toMatchObject({ kind: 'done' });
  });

  test('in a time blocked for everybody succeeds only for members who may block for everybody', async () => {
    await ports.sampleAgents.add(anAgent('An', { personId: PERSON?.id }), 'hash');
    await book('V1');
    const [from, until] = [Date.parse('2026-10-28T23:00:00Z'), Date.parse('2026-10-29T23:00:00Z')];
    const entry = anEntry(1, { action: 'time-blocked', subject: undefined });
    await ports.viewingHoursWriter.block({ id: 'B1', agentId: undefined, from, until, words: 'Training' }, entry);
    const fields = { day: TOMORROW, slot: 'am', anyway: 'agent-busy' };
    const by = (role: DeskMember['role'], sent: Readonly<Record<string, string>>) =>
      visit.act?.({ ...call('V1'), member: { ...AN, role } }, sentFields({ seen: '0', ...sent }));
    for (const act of ['move', 'set-hour'] as const) {
      if (act === 'set-hour')
        await ports.viewingHoursWriter.block(
          { id: 'B2', agentId: undefined, from: from - 864e5, until, words: '' },
          entry,
        );
      expect(await by('agent', { do: act, from: '10:30', minutes: '30', ...fields })).toMatchObject({
        body: { refused: { problem: 'agent-busy', touched: { anyway: undefined } } },
      });
    }
    expect(await record()).toMatchObject({ sequence: 0, day: DAY });
    expect(await by('manager', { do: 'move', ...fields })).toMatchObject({ kind: 'done' });
    expect(await record()).toMatchObject({ day: TOMORROW });
  });

  test.each([
    ['an hour', 'set-hour', 'confirmed', { from: '10:30', minutes: '30' }],
    ['a confirmation with its hour', 'confirm', 'asked', { from: '10:30', minutes: '30' }],
    ['a confirmation of a slot without time', 'confirm', 'asked', { from: '' }],
  ] as const)(
    'by %s in blocked time first shows that time, and is done when the override is sent',
    async (_, act, status, fields) => {
      await ports.sampleAgents.add(anAgent('An', { personId: PERSON?.id }), 'hash');
      await book('V1', { isAsked: status === 'asked' });
      await block(`${DAY}T06:00:00Z`, `${DAY}T18:00:00Z`);
      const sent = { do: act, seen: '0', ...fields };
      const done = await visit.act?.(call('V1'), sentFields(sent));
      expect(done).toMatchObject({
        kind: 'again',
        body: { refused: { act, problem: 'agent-busy', touched: { taken: [{}], anyway: 'agent-busy' } } },
      });
      expect([(await record())?.sequence, await post()]).toEqual([0, []]);
      expect(await visit.act?.(call('V1'), sentFields({ ...sent, anyway: 'agent-busy' }))).toMatchObject({
        kind: 'done',
      });
      expect(await record()).toMatchObject({ sequence: 1, status: 'confirmed' });
    },
  );

  test('is checked again when the override is sent: the slot may be full by then, or the viewing changed', async () => {
    const { slotCapacity } = contextIn('fr').content.settings;
    await book('V1');
    const fields = { day: '2026-11-08', slot: 'am', anyway: 'closed-day' };
    for (let at = 0; at < slotCapacity; at++)
      await book(`F${at}`, { day: fields.day, capacity: 99 }, { ...WHO, email: `f${at}@example.be` });
    expect(await touchedBy(fields)).toMatchObject({ problem: 'slot-full', anyway: undefined });
    await ports.viewings.change('V1', 0, { by: 'visitor', kind: 'cancel', at: NOW }, () => []);
    expect(await touchedBy({ ...fields, slot: 'pm1' })).toEqual({ problem: 'changed-before' });
  });
});

describe('the calendar in the desk', () => {
  const open = async (query = '') => {
    const found = await calendar.open(call(undefined, query));
    if (found.kind !== 'page') throw new Error('there is no page');
    return found.body;
  };

  test('shows a week by day, of one agent or of all', async () => {
    await book('V1');
    await book('V2', { agentId: '', slot: 'pm1', from: '14:00', to: '16:00' }, { ...WHO, firstName: 'Bo' });
    const idsOf = (body: CalendarBody) =>
      body.days.flatMap(({ day, viewings }) => viewings.map(({ id }) => `${day} ${id}`));
    expect(idsOf(await open())).toEqual([`${DAY} V1`]);
    expect(idsOf(await open('agents=all'))).toEqual([`${DAY} V1`, `${DAY} V2`]);
    expect(idsOf(await open('week=2026-11-04'))).toEqual([]);
    const body = await open('week=2026-10-31');
    expect(body).toMatchObject({ monday: '2026-10-26', isThisWeek: true, todayHref: '/en/desk/calendar/' });
    expect(body.nextHref).toBe('/en/desk/calendar/?week=2026-11-02');
    expect((await open('week=2026-11-11')).days[2]?.notes).toEqual([{ kind: 'holiday', holiday: 'armistice' }]);
    expect((await open('week=none')).monday).toBe('2026-10-26');
    await act('V1', { do: 'cancel', reason: '' });
    expect(idsOf(await open())).toEqual([]);
  });

  test('shows holidays and blocked time, and moves no viewing to blocked time', async () => {
    await ports.sampleAgents.add(anAgent('An', { personId: PERSON?.id }), 'hash');
    await book('V1');
    const [from, until] = [Date.parse('2026-10-29T09:00:00Z'), Date.parse('2026-10-29T13:00:00Z')];
    const entry = anEntry(1, { action: 'time-blocked', subject: undefined });
    await ports.viewingHoursWriter.block({ id: 'B1', agentId: AN.id, from, until, words: 'Training' }, entry);
    const notes = (await open()).days.map(day => day.notes);
    expect(notes[3]).toEqual([{ kind: 'blocked', from: '10:00', to: '14:00', agent: AN.name, words: 'Training' }]);
    expect(notes[2]).toEqual([]);
    expect(notes[6]).toEqual([{ kind: 'holiday', holiday: 'all-saints' }]);
    expect(await act('V1', { do: 'move', day: '2026-10-29', slot: 'am' })).toMatchObject({
      kind: 'again',
      body: { refused: { problem: 'agent-busy' }, day: DAY },
    });
  });

  test('shows its secret address once; the calendar feed has person, telephone and the place that visitors do not see', async () => {
    await ports.sampleAgents.add(anAgent('An', { personId: PERSON?.id }), 'hash');
    await book('V1');
    await act('V1', { do: 'set-hour', from: '10:30', minutes: '30' });
    const made = await calendar.act?.(call(), sentFields({ do: 'make-feed' }));
    const body = made?.kind === 'page' ? made.body : undefined;
    expect(body?.feed).toEqual({ isMade: true, address: 'https://clairval.example/desk/calendar/secret-1.ics' });
    expect((await open()).feed).toEqual({ isMade: true, address: undefined });
    const secret = feedSecret(new URL(body?.feed?.address ?? '').pathname) ?? '';
    const { privateFeeds: feeds, viewingRecords, agentRecords } = ports;
    const show = makeShowPrivateCalendar({
      ...site,
      privateFeeds: feeds,
      agentRecords,
      viewingRecords,
      hashes,
      clock: { now: () => now },
      findFeatures: async () => new Set(DESK_FEATURES),
      refuseLink: async () => undefined,
      listingsKnown: { of: async ids => new Map(ids.map(id => [id, HIDDEN])) },
    });
    const from = '192.0.2.0/24';
    const shown = await show(secret, from);
    if (shown?.kind !== 'calendar') throw new Error('there is no calendar');
    const file = privateCalendarFile(shown, {
      agency: contextIn('fr').content.agency,
      publicUrl: 'https://clairval.example',
    });
    expect(file).toContain('UID:visit-V1@clairval.example');
    expect(file).toContain('DTSTART;TZID=Europe/Brussels:20261028T103000');
    const flat = file.replaceAll('\r\n ', '');
    expect(flat).toContain('SUMMARY:Zoë Géron – ');
    expect(flat).toContain('LOCATION:Rue Cachée 7\\, ');
    expect(flat).toContain('0470 12 34 56');
    expect(flat).toContain('STATUS:CONFIRMED');
    expect(flat).toContain('METHOD:PUBLISH');
    expect(flat).toContain('https://clairval.example/nl/desk/calendar/visits/V1/');
    for (const other of ['zoe@', 'ATTENDEE', 'mailto']) expect(flat).not.toContain(other);
    await calendar.act?.(call(), sentFields({ do: 'make-feed' }));
    expect(await show(secret, from)).toBeUndefined();
    expect(await show('secret-2', from)).toBeDefined();
    await ports.sampleAgents.add(anAgent('Boss', { role: 'manager' }), 'hash');
    await ports.agents.remove('id of An', anEntry(1));
    expect(await show('secret-2', from)).toBeUndefined();
  });
});

describe('the reminder of a viewing', () => {
  test('is mailed once to visitor and agent on the day before, of a viewing requested that day without an hour only to the agent, of a cancelled one or one fixed that day to nobody', async () => {
    await book('V1');
    await act('V1', { do: 'set-hour', from: '10:30', minutes: '30' });
    await book('V2', { slot: 'pm1' }, { ...WHO, email: 'c@example.be' });
    await act('V2', { do: 'cancel', reason: '' });
    now = Date.parse('2026-10-27T12:00:00Z');
    await book('V3', { slot: 'pm2' }, { ...WHO, email: 'd@example.be' }, now - 60_000);
    await book('V4', { slot: 'pm1' }, { ...WHO, email: 'e@example.be' }, now - 60_000);
    await act('V4', { do: 'set-hour', from: '12:00', minutes: '30' });
    await post();
    const remind = makeRemindViewings({
      ...site,
      viewingRecords: ports.viewingRecords,
      viewings: ports.viewings,
      linkPath,
      clock: { now: () => now },
      findFeatures: async () => new Set(DESK_FEATURES),
      listingsKnown: ports.listingsKnown,
      agentRecords: ports.agentRecords,
    });
    now = NOW;
    expect(await remind(() => false)).toBe(0);
    for (const night of ['2026-10-27T06:00:00Z', '2026-10-27T21:00:00Z']) {
      now = Date.parse(night);
      expect(await remind(() => false)).toBe(0);
    }
    now = Date.parse('2026-10-27T12:00:00Z');
    expect(await remind(() => false)).toBe(2);
    expect(await remind(() => false)).toBe(0);
    const mails = await post();
    expect(mails.map(({ id, template }) => `${id} ${template}`)).toEqual([
      'V1.reminder-1.agency appointment-reminder.agency',
      'V1.reminder-1.sender appointment-reminder.visitor',
      'V3.reminder-0.agency appointment-reminder.agency',
    ]);
    const { subject, text } = render(of(mails, 'appointment-reminder.visitor'));
    expect(subject).toContain('Votre visite de demain');
    expect(text).toContain('10:30');
  });

  test('is sent only to the agent while the hour is not set; the visitor is mailed the hour as soon as it is set', async () => {
    await book('V1');
    await post();
    now = Date.parse('2026-10-27T12:00:00Z');
    const remind = makeRemindViewings({
      ...site,
      viewingRecords: ports.viewingRecords,
      viewings: ports.viewings,
      linkPath,
      clock: { now: () => now },
      findFeatures: async () => new Set(DESK_FEATURES),
      listingsKnown: ports.listingsKnown,
      agentRecords: ports.agentRecords,
    });
    expect(await remind(() => false)).toBe(1);
    const mails = await post();
    expect(mails.map(({ template }) => template)).toEqual(['appointment-reminder.agency']);
    const { subject, text } = render(mails[0]);
    expect(subject).toContain('Visite de demain sans heure');
    expect(text).toContain('fixez-la au bureau');
    await act('V1', { do: 'set-hour', from: '10:30', minutes: '30' });
    expect((await post()).map(({ template }) => template)).toEqual([
      'appointment-timed.agency',
      'appointment-timed.visitor',
    ]);
    expect(await remind(() => false)).toBe(0);
  });
});
