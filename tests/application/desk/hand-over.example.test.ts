import ICAL from 'ical.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { sentFields } from '../../../adapters/wire/sent-fields.ts';
import { makeCheckAdverts } from '../../../application/advert/checked-adverts.ts';
import { makeHandOverWork } from '../../../application/desk/agency/hand-over.ts';
import { makeShowSuccessors } from '../../../application/desk/agency/show-successors.ts';
import type { DeskCall, DeskMember } from '../../../application/desk/shared/desk-handler.ts';
import { makeChangeViewing } from '../../../application/desk/viewings/change-viewing.ts';
import { makeConflictingMoves } from '../../../application/desk/viewings/conflicting-moves.ts';
import { makeFindFreeHours } from '../../../application/desk/viewings/free-hours.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { agentIdOf } from '../../../application/view/agent-view.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { Language } from '../../../domain/text/language.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { anEntry } from '../../contracts/audit/desk-log.contract.ts';
import { propertyIn } from '../../support/site/open-forms.ts';
import { openSite, SAMPLE_SENDER } from '../../support/site/sample-site.ts';

/** A Monday at noon in Brussels; the viewings are on the Wednesday. */
const NOW = Date.parse('2026-10-26T11:00:00Z');
const DAY = '2026-10-28';
const site = openSite();
const contextIn = await contexts(site, NOW);
const [FORMER, NEXT] = contextIn('fr').content.team.filter(({ status }) => status === 'Published');
const [ONE, TWO] = [propertyIn('sale', [5000, 5999]), propertyIn('rent', [1000, 9999])];
const member = (name: string, personId: string | undefined, language: Language, role: DeskMember['role'] = 'agent') =>
  ({ id: `id of ${name}`, email: `${name.toLowerCase()}@example.be`, name, role, personId, language }) as const;
const MIA = member('Mia', undefined, 'fr', 'manager');
const BERT = member('Bert', FORMER?.id, 'de');
const CLEO = member('Cleo', NEXT?.id, 'nl');
const HIDDEN = {
  publishAddress: false,
  publishPrice: true,
  address: { street: 'Rue Cachée', houseNumber: '7', boxNumber: '' },
  ownerEmails: [],
  facts: {},
  streetNamed: false,
};

let ports: RequestPorts;
let work: ReturnType<typeof makeHandOverWork>;
let seen: Set<string>;

beforeEach(async () => {
  ports = makeMemoryRequestPorts();
  seen = new Set();
  for (const { id, email, role, personId, language } of [MIA, BERT, CLEO])
    await ports.sampleAgents.add({ ...anAgent(id.replace('id of ', '')), id, email, role, personId, language }, 'hash');
  const linkPath = (_: string, id: string, language: Language) => `/${language}/visite/${id}/`;
  const changeViewing = makeChangeViewing({
    ...ports,
    linkPath,
    limitMails: { mayMail: async () => true, countMail: async () => true },
  });
  const conflictingMoves = makeConflictingMoves({ ...ports, findFreeHours: makeFindFreeHours(ports), changeViewing });
  const showSuccessors = makeShowSuccessors({ ...ports, site: site.site });
  await showSuccessors();
  const checkAdverts = makeCheckAdverts({
    ...ports,
    agentOf: listing => agentIdOf(site.site.current().content, listing),
    now: () => NOW,
  });
  work = makeHandOverWork({ ...ports, conflictingMoves, linkPath, checkAdverts, showSuccessors });
});

const call: DeskCall = {
  page: 'people',
  params: {},
  parameters: new URLSearchParams(),
  member: MIA,
  features: new Set(DESK_FEATURES),
  context: contextIn('fr'),
  now: NOW,
};
const handOver = (fields: Readonly<Record<string, string>> = {}) => work(call, BERT.id, CLEO, sentFields(fields));
const shown = async (fields: Readonly<Record<string, string>> = {}) => {
  const done = await handOver(fields);
  if (typeof done === 'string') throw new Error(done);
  return done;
};

async function book(
  id: string,
  agentId: string,
  exact: { readonly from: string; readonly to: string } | undefined,
  more: Parameters<typeof aReservation>[1] = {},
): Promise<void> {
  const place = aReservation(id, {
    agentId,
    propertyId: ONE,
    day: DAY,
    slot: 'am',
    capacity: 9,
    agentCapacity: 9,
    ...more,
  });
  const values = { property: ONE, firstName: 'Zoë', lastName: id, email: `${id}@example.be`, phone: '+32470123456' };
  const submission = aSubmission(id, {
    id,
    form: 'contact-appointment',
    values,
    language: 'fr',
    email: values.email,
    subjectId: ONE,
    reservation: place,
    mails: [],
    receivedAt: NOW - 86_400_000,
  });
  await ports.submissions.accept(submission);
  if (exact)
    await ports.viewings.change(
      id,
      0,
      { by: 'agency', kind: 'set-hour', exact },
      () => [],
      anEntry(1, { subject: id }),
    );
}

/** Returns the mails enqueued since the last call. */
async function post(): Promise<readonly Mail[]> {
  const all = await ports.outbox.take(999, NOW, NOW);
  const fresh = all.filter(({ id }) => !seen.has(id));
  for (const { id } of fresh) seen.add(id);
  return fresh;
}
const visit = async (id: string) => (await ports.viewingRecords.ofRequests([id]))[0];
const render = (mail: Mail | undefined) => {
  if (!mail) throw new Error('no such mail');
  return renderMail(mail, { ...SAMPLE_SENDER, publicUrl: 'https://clairval.example' });
};
/** Reads a calendar file with a parser that is not ours. */
function eventOf(mail: Mail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(render(mail).calendar?.content ?? ''));
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => String(event?.getFirstPropertyValue(name) ?? '');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
    status: value('status'),
    place: value('location'),
    summary: value('summary'),
    start: value('dtstart'),
    words: value('description'),
  };
}

describe('an agent who leaves', () => {
  test('has each viewing handed over: visitor, new and former agent are mailed, and both calendars are updated', async () => {
    await ports.listingsKnown.keep(new Map([[ONE as ListingId, HIDDEN]]), []);
    await book('V1', FORMER?.id ?? '', { from: '10:30', to: '11:00' });
    await post();
    expect(await handOver()).toBe('changed');
    const mails = await post();
    expect(mails.map(({ template, to, language }) => [template, to, language])).toEqual([
      ['appointment-handed.agency', NEXT?.email, 'nl'],
      ['appointment-handed.visitor', 'V1@example.be', 'fr'],
      ['appointment-left.agency', FORMER?.email, 'de'],
      ['work-handed', CLEO.email, 'nl'],
    ]);
    const [toNext, toVisitor, toFormer, summary] = mails;
    const uid = 'visit-V1@clairval.example';
    const added = eventOf(toNext);
    expect(added).toMatchObject({ method: 'PUBLISH', uid, sequence: '2', status: 'CONFIRMED' });
    expect(added.place).toContain('Rue Cachée 7');
    expect(added.summary).toContain('Zoë V1');
    expect(added.words.replace(/\s/g, ' ')).toContain('0470 12 34 56');
    expect(added.start).toBe('2026-10-28T10:30:00');
    expect(eventOf(toFormer)).toMatchObject({ method: 'CANCEL', uid, sequence: '2', status: 'CANCELLED' });
    const own = eventOf(toVisitor);
    expect(own).toMatchObject({ method: 'PUBLISH', uid, sequence: '2' });
    expect(JSON.stringify([own, render(toVisitor).text])).not.toContain('Cachée');
    expect(render(toVisitor).text).toContain(NEXT?.name);
    expect(render(toVisitor).text).toContain('10:30');
    expect(render(toFormer).text).toContain(NEXT?.name);
    expect(render(summary).text).toContain(FORMER?.name);
    expect(await visit('V1')).toMatchObject({ agentId: NEXT?.id, sequence: 2 });
    expect(await ports.agentRecords.byId(BERT.id)).toBeUndefined();
  });

  test('passes on nothing before viewings that the colleague cannot take at their time were shown', async () => {
    await book('V1', FORMER?.id ?? '', { from: '10:30', to: '11:00' });
    await book('V2', FORMER?.id ?? '', { from: '12:00', to: '12:30' });
    await book('V3', FORMER?.id ?? '', undefined, { slot: 'pm2', from: '16:00', to: '19:00' });
    await book('N1', NEXT?.id ?? '', { from: '10:45', to: '11:15' }, { propertyId: TWO });
    const block = { id: 'B1', agentId: CLEO.id, words: '', from: at('15:00'), until: at('20:00') };
    await ports.viewingHoursWriter.block(block, anEntry(1, { action: 'time-blocked', subject: undefined }));
    await post();
    const { viewings, seen: touched, isChanged } = await shown();
    expect(isChanged).toBe(false);
    expect(
      viewings.map(({ id, against }) => [id, against.viewings.map(other => other.id), against.taken] as const),
    ).toEqual([
      ['V1', ['N1'], []],
      ['V3', [], [{ from: '15:00', to: '20:00' }]],
    ]);
    expect(await shown({ how: 'keep', touched: 'of another colleague' })).toMatchObject({ isChanged: true });
    expect(await post()).toEqual([]);
    expect(await ports.agentRecords.byId(BERT.id)).toBeDefined();
    expect(await handOver({ how: 'keep', touched })).toBe('changed');
    for (const id of ['V1', 'V2', 'V3']) expect((await visit(id))?.agentId, id).toBe(NEXT?.id);
    expect((await visit('V1'))?.exact).toEqual({ from: '10:30', to: '11:00' });
    const templates = (await post()).map(({ template }) => template);
    expect(templates.filter(template => template === 'appointment-handed.visitor')).toHaveLength(3);
  });

  test('has the viewings moved to free hours of the colleague first, with one mail to each person', async () => {
    await book('V1', FORMER?.id ?? '', { from: '10:30', to: '11:00' });
    await book('V2', FORMER?.id ?? '', { from: '12:00', to: '12:30' });
    await book('N1', NEXT?.id ?? '', { from: '10:30', to: '11:00' }, { propertyId: TWO });
    await post();
    const { viewings, seen: touched } = await shown();
    const [first] = viewings[0]?.offered ?? [];
    expect(first).toBeDefined();
    const languageReads = vi.spyOn(ports.agentRecords, 'byEmail');
    expect(await handOver({ how: 'move', touched, 'to-V1': `${first?.day} ${first?.slot} ${first?.from}` })).toBe(
      'changed',
    );
    // The hand-over already knows the languages of both agents, so it does not read them.
    expect(languageReads).not.toHaveBeenCalled();
    expect(await visit('V1')).toMatchObject({ agentId: NEXT?.id, day: first?.day, exact: { from: first?.from } });
    expect(await visit('V2')).toMatchObject({ agentId: NEXT?.id, exact: { from: '12:00' } });
    const mails = await post();
    const about = (id: string) => mails.filter(mail => mail.id.startsWith(id)).map(({ template }) => template);
    expect(about('V1')).toEqual([
      'appointment-changed.agency',
      'appointment-changed.visitor',
      'appointment-left.agency',
    ]);
    expect(about('V2')).toEqual(['appointment-handed.agency', 'appointment-handed.visitor', 'appointment-left.agency']);
    expect(mails.map(({ id, language }) => `${id} ${language}`)).toContain('V1.changed-2.agency nl');
    const left = mails.find(({ id, template }) => id.startsWith('V1') && template === 'appointment-left.agency');
    expect(eventOf(left)).toMatchObject({ method: 'CANCEL', sequence: '2' });
    expect(await ports.viewingRecords.busy(FORMER?.id ?? '', DAY, '2027-12-31')).toEqual([]);
  });

  test('preselects hours to which all viewings can be moved, though a slot has little room', async () => {
    const block = { id: 'B1', agentId: CLEO.id, words: '', from: at('00:00'), until: at('23:59') };
    await ports.viewingHoursWriter.block(block, anEntry(1, { action: 'time-blocked', subject: undefined }));
    const ids = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6'];
    for (const [number, id] of ids.entries()) {
      const propertyId = number % 2 === 0 ? ONE : TWO;
      await book(id, FORMER?.id ?? '', { from: '10:30', to: '11:00' }, { propertyId });
    }
    const { viewings, seen: touched } = await shown();
    expect(viewings.map(({ id }) => id).toSorted()).toEqual(ids);
    const chosen = viewings.map(({ id, offered: [first] }) => [
      `to-${id}`,
      `${first?.day} ${first?.slot} ${first?.from}`,
    ]);
    expect(await handOver({ how: 'move', touched, ...Object.fromEntries(chosen) })).toBe('changed');
    for (const id of ids) expect((await visit(id))?.agentId, id).toBe(NEXT?.id);
  });

  test('keeps the access while a viewing cannot be moved to the chosen hour, and says which ones were moved', async () => {
    await book('V1', FORMER?.id ?? '', { from: '10:30', to: '11:00' });
    await book('V2', FORMER?.id ?? '', { from: '12:00', to: '12:30' });
    await book('N1', NEXT?.id ?? '', { from: '10:30', to: '11:00' }, { propertyId: TWO });
    await book('N2', NEXT?.id ?? '', { from: '12:15', to: '12:45' }, { propertyId: TWO });
    await book(
      'N3',
      NEXT?.id ?? '',
      { from: '14:00', to: '14:30' },
      { propertyId: TWO, slot: 'pm1', from: '14:00', to: '16:00' },
    );
    const { viewings, seen: touched } = await shown();
    const [first] = viewings[0]?.offered ?? [];
    const fields = { how: 'move', touched, 'to-V1': `${first?.day} ${first?.slot} ${first?.from}` };
    const left = await shown({ ...fields, 'to-V2': `${DAY} pm1 14:00` });
    expect(left.moved.map(({ id }) => id)).toEqual(['V1']);
    expect(left.viewings.map(({ id, problem }) => [id, problem])).toEqual([['V2', 'slot-full']]);
    expect(await ports.agentRecords.byId(BERT.id)).toBeDefined();
    expect(await handOver({ how: 'keep', touched: left.seen })).toBe('changed');
  });

  test('leaves a requested viewing to be confirmed by the colleague; its visitor is not mailed yet', async () => {
    await book('V1', FORMER?.id ?? '', undefined, { isAsked: true });
    await post();
    expect(await handOver()).toBe('changed');
    expect((await post()).map(({ template, to }) => [template, to])).toEqual([
      ['appointment-asked.agency', NEXT?.email],
      ['work-handed', CLEO.email],
    ]);
  });

  test('has the homes handed over: the log and the mail to the colleague count them', async () => {
    const catalogue = await site.catalogue.current();
    const { sale, rent } = catalogue.index.columns;
    const listings = await catalogue.listings([...sale.id, ...rent.id] as ListingId[]);
    const agents = () => listings.map(listing => agentIdOf(site.site.current().content, listing));
    const before = agents();
    const homes = before.filter(agent => agent === FORMER?.id).length;
    // Some of them name the agent in their record, others by the site's table of agents.
    const named = listings.filter(({ agentId }) => agentId === FORMER?.id).length;
    expect([named > 0, homes > named]).toEqual([true, true]);
    expect(await work(call, BERT.id, undefined, sentFields({}))).toBe('work-left');
    expect(agents()).toEqual(before);
    expect(await handOver()).toBe('changed');
    expect(agents()).toEqual(before.map(agent => (agent === FORMER?.id ? NEXT?.id : agent)));
    expect((await ports.deskLog.before(undefined, 1))[0]?.detail).toEqual({
      agent: CLEO.id,
      count: homes,
      requests: 0,
      viewings: 0,
      homes,
    });
    const [summary, ...others] = await post();
    expect(others).toEqual([]);
    expect(render(summary).text).toMatch(new RegExp(`Panden die u nu als makelaar noemen[^0-9]*${homes}\\b`));
  });
});

/** Instant of a time on the viewings' day (Brussels, winter time). */
function at(time: string): number {
  return Date.parse(`${DAY}T${time}:00+01:00`);
}
