import { sentFields } from '../../../adapters/wire/sent-fields.ts';
import { openViewingPage } from '../../support/site/viewing-page.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestWords } from '../../../adapters/mail/request-words.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import type { DeskCall, DeskDone, DeskFound, DeskMember } from '../../../application/desk/shared/desk-handler.ts';
import type { RequestBody } from '../../../application/desk/requests/request-body.ts';
import { makeRequestDesk } from '../../../application/desk/requests/request.ts';
import { HOLD_MS } from '../../../application/desk/shared/held-answer.ts';
import { makeRequestSteps } from '../../../application/desk/shared/request-steps.ts';
import { makeRequestsDesk, type RequestsBody } from '../../../application/desk/requests/requests.ts';
import { makeRequestsFileDesk } from '../../../application/desk/requests/requests-file.ts';
import { Outage } from '../../../application/ports/outage.ts';
import { LEAD_TEMPLATE } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { SlotReservation } from '../../../application/ports/viewings/viewing-records.ts';
import type { Submission } from '../../../application/ports/submissions/submissions.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { MESSAGE_LENGTH } from '../../../domain/request/field.ts';
import type { Language } from '../../../domain/text/language.ts';
import { aMail, aReservation, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { propertyIn, WELL } from '../../support/site/open-forms.ts';
import { openSite, SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const NOW = RECEIVED + 3_600_000;
const site = openSite();
const contextIn = await contexts(site, NOW);

function member(id: string, role: DeskMember['role']): DeskMember {
  const name = { lotte: 'Lotte Maes', marc: 'Marc Wouters', ann: 'Ann Baert' }[id] ?? id;
  return { id, email: `${id}@clairval.example`, name, role, personId: id, language: 'fr' };
}
const LOTTE = member('lotte', 'agent');
const ANN = member('ann', 'agent');
const MARC = member('marc', 'manager');
const PROPERTY = propertyIn('sale', [5000, 5999]);
const PERSON = { firstName: 'Zoë', lastName: 'Géron', phone: '+32470123456' };

const limitMails = { mayMail: async () => true, countMail: async () => true };

let ports: RequestPorts;
let now: number;
let files: Map<string, Uint8Array>;
let list: ReturnType<typeof makeRequestsDesk>;
let page: ReturnType<typeof makeRequestDesk>;
let file: ReturnType<typeof makeRequestsFileDesk>;
const noted: string[] = [];
beforeEach(() => {
  ports = makeMemoryRequestPorts();
  now = NOW;
  files = new Map();
  const findTeam = async () => [ANN, LOTTE, MARC];
  const steps = makeRequestSteps({ deskRequests: ports.deskRequests, requestWriter: ports.requestWriter, findTeam });
  const parts = {
    deskRequests: ports.deskRequests,
    deskLog: ports.deskLog,
    offers: ports.offers,
    offerPart: {
      view: async () => undefined,
      act: async () => undefined,
    },
    viewingRecords: ports.viewingRecords,
    requestSteps: steps,
    requestWords,
    findTeam,
  };
  list = makeRequestsDesk(parts);
  page = makeRequestDesk({
    ...parts,
    uploads: { read: async name => files.get(name) },
    viewingPage: openViewingPage(ports, { limitMails }),
    limitMails,
  });
  file = makeRequestsFileDesk({ ...parts, security: { note: (...line) => void noted.push(line.join(' ')) } });
});

function call(who: DeskMember, id?: string, query = '', language: Language = 'en'): DeskCall {
  const params: Record<string, string> = id === undefined ? {} : { id };
  const name = id === undefined ? 'requests' : 'request';
  return {
    page: name,
    params,
    parameters: new URLSearchParams(query),
    member: who,
    context: contextIn(language),
    features: new Set(DESK_FEATURES),
    now: now++,
  };
}

const keep = (who: string, more: Partial<Submission> = {}) =>
  ports.submissions.accept(
    aSubmission(who, {
      id: `K7P2-${who}`,
      values: { ...WELL['contact-me'], ...PERSON, property: PROPERTY },
      subjectId: PROPERTY,
      mails: [],
      ...more,
    }),
  );

function bodyOf<Body>(found: DeskFound<Body> | DeskDone<Body>): Body {
  if (found.kind !== 'page' && found.kind !== 'again') throw new Error(`there is no page: ${found.kind}`);
  return found.body;
}
const opened = async (who: DeskMember, id: string, query = '') => bodyOf(await page.open(call(who, id, query)));
const shown = async (who: DeskMember, query = '') => bodyOf(await list.open(call(who, undefined, query)));
const act = async (who: DeskMember, id: string, fields: Readonly<Record<string, string>>, query = '') =>
  (await page.act?.(call(who, id, query), sentFields(fields))) as DeskDone<RequestBody>;
const actInList = async (who: DeskMember, fields: Readonly<Record<string, string>>, query = '') =>
  (await list.act?.(call(who, undefined, query), sentFields(fields))) as DeskDone<RequestsBody>;
/** Mails that leave at once, or have waited long enough. */
const waiting = async (at = now + HOLD_MS) => ports.outbox.take(99, at, RECEIVED);
const history = async (id: string) =>
  (await ports.deskLog.before(undefined, 99, id)).map(({ action, by }) => `${by.name}: ${action}`);

describe('a request for a viewing', () => {
  const DAY = '2026-11-04';
  const HOUR = { from: '10:30', minutes: '30' };
  const book = (more: Partial<SlotReservation> = {}) =>
    keep('VISIT', {
      form: 'contact-appointment',
      values: { ...WELL['contact-appointment'], ...PERSON, property: PROPERTY },
      reservation: aReservation('VISIT', {
        day: DAY,
        slot: 'am',
        agentId: 'lotte',
        propertyId: PROPERTY,
        isAsked: true,
        ...more,
      }),
    });
  const ID = 'K7P2-VISIT';
  const seen = async () => String((await opened(LOTTE, ID)).viewing?.sequence);

  test('shows the viewing, and is closed by its confirmation and opened again by its cancellation', async () => {
    await book();
    expect((await shown(LOTTE)).rows[0]?.viewing).toEqual({ day: DAY, from: '10:00', to: '13:00', state: 'asked' });
    expect((await opened(LOTTE, ID)).viewing?.acts).toEqual(['confirm', 'refuse', 'move']);
    const confirmed = await act(LOTTE, ID, { do: 'confirm', seen: await seen(), ...HOUR });
    expect(confirmed).toMatchObject({
      kind: 'done',
      location: `/en/desk/requests/${ID}/`,
      notice: { code: 'confirm' },
    });
    expect((await shown(LOTTE)).rows).toEqual([]);
    expect((await opened(LOTTE, ID)).row).toMatchObject({
      state: 'done',
      agent: LOTTE.name,
      viewing: { from: '10:30', to: '11:00', state: 'confirmed' },
    });
    expect(await act(ANN, ID, { do: 'cancel', seen: await seen(), reason: '' })).toMatchObject({ kind: 'done' });
    expect((await opened(LOTTE, ID)).row).toMatchObject({
      state: 'in-hand',
      agent: LOTTE.name,
      viewing: { state: 'cancelled' },
    });
    expect(await history(ID)).toEqual(['Ann Baert: visit-cancelled', 'Lotte Maes: visit-confirmed']);
  });

  test('refuses a form of an outdated page, and keeps the typed text', async () => {
    await book();
    const before = await seen();
    await act(ANN, ID, { do: 'confirm', seen: before, ...HOUR });
    const again = await act(LOTTE, ID, { do: 'move', seen: before, day: '2026-11-05', slot: 'am' });
    expect(bodyOf(again)).toMatchObject({
      viewing: {
        state: 'confirmed',
        refused: { act: 'move', problem: 'changed-before', typed: { day: '2026-11-05' } },
      },
    });
    expect((await opened(LOTTE, ID)).row.viewing?.day).toBe(DAY);
  });

  test('is first in the list on the day before, until its hour is set', async () => {
    const before = now;
    await book({ isAsked: false });
    const unfixed = async () => (await shown(MARC)).unfixed.map(({ id, day, state }) => `${id} ${day} ${state}`);
    expect(await unfixed()).toEqual([]);
    now = Date.parse('2026-11-03T09:00:00Z');
    const contextThen = await contexts(site, now);
    const body = bodyOf(await list.open({ ...call({ ...MARC, personId: undefined }), context: contextThen('en') }));
    expect(body.unfixed.map(({ id, day, state }) => `${id} ${day} ${state}`)).toEqual([`${ID} ${DAY} unfixed`]);
    expect(bodyOf(await list.open({ ...call(ANN), context: contextThen('en') })).unfixed).toEqual([]);
    await act(LOTTE, ID, { do: 'set-hour', seen: '0', ...HOUR });
    const after = bodyOf(await list.open({ ...call(LOTTE), context: contextThen('en') }));
    expect(after.unfixed).toEqual([]);
    now = before;
  });

  test('waits again when its visitor moves or cancels', async () => {
    await book({ isAsked: false });
    await act(LOTTE, ID, { do: 'set-hour', seen: '0', ...HOUR });
    expect((await opened(LOTTE, ID)).row.state).toBe('done');
    const cancel = { by: 'visitor', kind: 'cancel', at: now } as const;
    await ports.viewings.change(ID, 1, cancel, () => []);
    expect((await opened(LOTTE, ID)).row).toMatchObject({ state: 'in-hand', viewing: { state: 'cancelled' } });
  });

  test('of another kind has no actions of a viewing', async () => {
    await keep('OTHER');
    expect((await opened(LOTTE, 'K7P2-OTHER')).viewing).toBeUndefined();
    expect(await act(LOTTE, 'K7P2-OTHER', { do: 'cancel', seen: '0' })).toEqual({ kind: 'none' });
  });
});

describe('the list of requests', () => {
  test('shows an offer with its amount, its last day and its state: drafted, confirmed, countered', async () => {
    const values = {
      ...WELL['purchase-offer'],
      ...PERSON,
      property: PROPERTY,
      amount: 1_200_000,
      validUntil: '2026-10-30',
    };
    await keep('OFFER', { form: 'purchase-offer', values, offerTokenHash: 'secret' });
    const offer = async () => [(await shown(LOTTE)).rows[0]?.offer, (await opened(LOTTE, 'K7P2-OFFER')).row.offer];
    const drafted = { state: 'drafted', amount: 1_200_000, validUntil: '2026-10-30' };
    expect(await offer()).toEqual([drafted, drafted]);
    await ports.offers.change('K7P2-OFFER', { kind: 'confirm', at: RECEIVED }, () => []);
    const confirmed = { ...drafted, state: 'confirmed' };
    expect(await offer()).toEqual([confirmed, confirmed]);
    const counter = { amount: 1_250_000, validUntil: '2026-11-05' };
    await ports.offers.change('K7P2-OFFER', { kind: 'counter', at: RECEIVED, on: '2026-10-25', counter }, () => []);
    const countered = { state: 'countered', ...counter };
    expect(await offer()).toEqual([countered, countered]);
  });

  test('shows open requests first, newest first, each with its subject', async () => {
    await keep('ONE');
    await keep('TWO', { receivedAt: RECEIVED + 1, form: 'site-contact', subjectId: undefined });
    await keep('OLD', { receivedAt: RECEIVED - 1 });
    await actInList(LOTTE, { do: 'done', request: 'K7P2-OLD' });
    const body = await shown(LOTTE);
    expect(body.rows.map(({ id, state }) => [id, state])).toEqual([
      ['K7P2-TWO', 'new'],
      ['K7P2-ONE', 'new'],
    ]);
    expect(body.rows[1]).toMatchObject({
      formName: 'Question about a property',
      name: 'Zoë Géron',
      phone: '0470 12 34 56',
      email: 'one@example.be',
      excerpt: 'Is it quiet?',
      href: '/en/desk/requests/K7P2-ONE/',
      agent: undefined,
    });
    expect(body.rows[1]?.subject?.title).not.toBe('');
    expect(body.tabs.map(({ state, count }) => [state, count])).toEqual([
      ['open', 2],
      ['mine', 0],
      ['new', 2],
      ['in-hand', 0],
      ['done', 1],
      ['all', 3],
    ]);
  });

  test('has the open requests of the member as a tab with its count', async () => {
    for (const who of ['ONE', 'TWO', 'SIX']) await keep(who);
    await act(MARC, 'K7P2-ONE', { do: 'assign', agent: 'lotte' });
    await actInList(LOTTE, { do: 'begin', request: 'K7P2-TWO' });
    await actInList(LOTTE, { do: 'done', request: 'K7P2-TWO' });
    const mine = (await shown(LOTTE)).tabs.find(({ state }) => state === 'mine');
    expect(mine).toEqual({ state: 'mine', href: '/en/desk/?agent=lotte', count: 1, isCurrent: false });
    const body = await shown(LOTTE, mine?.href.split('?')[1]);
    expect(body.rows.map(({ id }) => id)).toEqual(['K7P2-ONE']);
    expect(body.tabs.slice(0, 2)).toEqual([
      { state: 'open', href: '/en/desk/', count: 2, isCurrent: false },
      { state: 'mine', href: '/en/desk/?agent=lotte', count: 1, isCurrent: true },
    ]);
  });

  test('assigning a request to a colleague mails them in their language; taking or unassigning it sends no mail', async () => {
    await keep('ONE');
    await act(LOTTE, 'K7P2-ONE', { do: 'assign', agent: 'lotte' });
    await act(LOTTE, 'K7P2-ONE', { do: 'assign', agent: '' });
    await act(LOTTE, 'K7P2-ONE', { do: 'assign', agent: 'nobody at all' });
    expect(await waiting(now)).toEqual([]);
    await act(LOTTE, 'K7P2-ONE', { do: 'assign', agent: 'ann' });
    await act(LOTTE, 'K7P2-ONE', { do: 'assign', agent: 'ann' });
    const mails = await waiting(now);
    expect(mails).toMatchObject([
      {
        template: 'request-assigned',
        language: 'fr',
        to: 'ann@clairval.example',
        replyTo: 'lotte@clairval.example',
        data: { reference: 'K7P2-ONE', by: 'Lotte Maes', path: '/fr/desk/requests/K7P2-ONE/' },
      },
    ]);
    const [mail] = mails;
    if (!mail) throw new Error('no mail was put');
    const { text } = renderMail(mail, { ...SAMPLE_SENDER, publicUrl: 'https://clairval.example' });
    expect(text).toContain('https://clairval.example/fr/desk/requests/K7P2-ONE/');
  });

  test('is paginated by fifty, with a link back to the first page', async () => {
    for (let at = 0; at < 120; at++) await keep(`N${at}`, { receivedAt: RECEIVED + Math.floor(at / 3) });
    const seen: string[] = [];
    for (let query = 'state=all', pages = 0; ; pages++) {
      const body = await shown(LOTTE, query);
      seen.push(...body.rows.map(({ id }) => id));
      expect(body.topHref === undefined).toBe(pages === 0);
      if (!body.moreHref) {
        expect(pages).toBe(2);
        break;
      }
      query = body.moreHref.split('?')[1] ?? '';
    }
    expect(new Set(seen).size).toBe(120);
  });

  test('is filtered by its form, and an opened request links back to the filtered list', async () => {
    await keep('ONE');
    await keep('TWO', { values: { ...PERSON, lastName: 'Peeters' }, form: 'site-contact' });
    const body = await shown(LOTTE, 'q=geron&state=all&form=contact-me&agent=none');
    expect(body.rows.map(({ id }) => id)).toEqual(['K7P2-ONE']);
    expect(body.isFiltered).toBe(true);
    const { listHref } = await opened(LOTTE, 'K7P2-ONE', body.rows[0]?.href.split('?')[1]);
    expect(listHref).toBe('/en/desk/?state=all&form=contact-me&agent=none&q=geron');
    expect((await shown(LOTTE, 'state=nonsense&form=<b>&agent=%22&before=x')).rows).toHaveLength(2);
  });

  test('marks a request as done and can undo it, unless someone changed it meanwhile', async () => {
    await keep('ONE');
    const done = await actInList(LOTTE, { do: 'done', request: 'K7P2-ONE' }, 'state=new');
    expect(done).toMatchObject({ kind: 'done', location: '/en/desk/?state=new', notice: { code: 'done' } });
    const undo = (done.kind === 'done' && done.notice?.undo) || '';
    expect(await actInList(ANN, { do: 'undo', undo })).toMatchObject({ notice: { code: 'undone' } });
    expect(await opened(LOTTE, 'K7P2-ONE')).toMatchObject({ row: { state: 'new' }, agentId: '' });
    expect(await actInList(ANN, { do: 'undo', undo })).toMatchObject({ notice: { code: 'undone-before' } });
    expect(await history('K7P2-ONE')).toEqual(['Ann Baert: request-undone', 'Lotte Maes: request-done']);
    for (const bad of ['', 'x', `${undo}~`])
      expect(await actInList(ANN, { do: 'undo', undo: bad })).toMatchObject({ notice: { code: 'undo-over' } });
    // Marking it done again changes nothing, and the outdated undo leaves later changes alone.
    await actInList(LOTTE, { do: 'done', request: 'K7P2-ONE' });
    expect(await actInList(ANN, { do: 'undo', undo })).toMatchObject({ notice: { code: 'unchanged' } });
    expect(await opened(LOTTE, 'K7P2-ONE')).toMatchObject({ row: { state: 'done' } });
    expect(await actInList(ANN, { do: 'done', request: 'none' })).toEqual({ kind: 'none' });
    expect(await actInList(ANN, { do: 'something', request: 'K7P2-ONE' })).toEqual({ kind: 'none' });
  });
});

describe('a request', () => {
  test('shows what was sent in the wording of the agency’s mail, and other requests of the same person', async () => {
    await keep('ONE');
    await keep('TWO', { email: undefined, receivedAt: RECEIVED + 1, form: 'site-contact', values: PERSON });
    const body = await opened(LOTTE, 'K7P2-ONE');
    expect(body.who.map(({ label }) => label)).toEqual(['Name', 'E-mail', 'Phone']);
    expect(body.sent.map(({ value }) => value)).toContain('Is it quiet?');
    expect(body.subject?.href).toMatch(/^\/en\//);
    expect(body.others.map(({ id }) => id)).toEqual(['K7P2-TWO']);
    expect((await shown(LOTTE, body.subjectListHref?.split('?')[1])).rows.map(({ id }) => id)).toEqual([
      'K7P2-TWO',
      'K7P2-ONE',
    ]);
    expect((await opened(LOTTE, 'K7P2-TWO')).others).toHaveLength(1);
    expect(body.language).toBe('French');
    expect(await opened(LOTTE, 'K7P2-TWO')).toMatchObject({ answer: undefined });
  });

  test('shows the requested hours of a viewing', async () => {
    const values = { ...PERSON, property: PROPERTY, day: '2026-10-27', slot: 'am' };
    await keep('ONE', { form: 'contact-appointment', values });
    const { sent: rows } = await opened(LOTTE, 'K7P2-ONE');
    expect(rows.map(({ label, value }) => `${label}: ${value}`).join('\n')).toMatch(/Hours: 10:00–13:00/);
  });

  test('is answered by a mail in the visitor’s language whose replies reach the agent', async () => {
    await keep('ONE');
    const { noteId } = await opened(LOTTE, 'K7P2-ONE');
    const fields = { do: 'answer', words: 'Oui,\r\nsamedi à 11 h.', note: noteId, done: '1' };
    const answered = await act(LOTTE, 'K7P2-ONE', fields, 'list=state%3Dnew');
    expect(answered).toMatchObject({ location: '/en/desk/?state=new', notice: { code: 'answered-done' } });
    const mails = await waiting();
    expect(mails).toMatchObject([
      {
        id: 'K7P2-ONE.answer-1',
        template: 'request-answer',
        language: 'fr',
        to: 'one@example.be',
        replyTo: 'lotte@clairval.example',
      },
    ]);
    const [mail] = mails;
    if (!mail) throw new Error('no mail was put');
    const written = renderMail(mail, { ...SAMPLE_SENDER, publicUrl: 'https://clairval.example' });
    expect(written.text).toContain('samedi à 11 h.');
    expect(written.text).toContain('Lotte Maes');
    expect(written.text).toContain('> Is it quiet?');
    expect(written.headers['In-Reply-To']).toBe('<K7P2-ONE.sender@clairval.example>');
    const body = await opened(LOTTE, 'K7P2-ONE');
    expect(body).toMatchObject({
      row: { state: 'done', agent: 'Lotte Maes' },
      notes: [{ kind: 'answer', words: 'Oui,\nsamedi à 11 h.', agentName: 'Lotte Maes' }],
      mailings: [{ what: 'answer', state: 'waits', to: 'one@example.be' }],
    });
    // The browser repeats the POST because the first response was lost.
    expect(await act(LOTTE, 'K7P2-ONE', fields)).toMatchObject({ kind: 'done', notice: { code: 'answered-done' } });
    expect(await waiting()).toHaveLength(1);
    expect(await history('K7P2-ONE')).toEqual(['Lotte Maes: request-answered']);
  });

  describe('with an answer whose mail is not sent yet', () => {
    const answer = async (who = LOTTE, more: Readonly<Record<string, string>> = {}) => {
      const done = await act(who, 'K7P2-ONE', { do: 'answer', words: 'Oui', note: 'K7P2-ONE.1', ...more });
      return (done.kind === 'done' && done.notice?.undo) || '';
    };
    beforeEach(() => keep('ONE'));

    test('shows every member when its mail will be sent', async () => {
      await answer();
      for (const [who, isOwn] of [
        [LOTTE, true],
        [ANN, false],
      ] as const) {
        const { held, row, mailings } = await opened(who, 'K7P2-ONE');
        expect(held).toMatchObject([{ noteId: 'K7P2-ONE.1', agent: 'Lotte Maes', isOwn }]);
        const left = [held[0]?.leavesInMs, row.leavesInMs, mailings[0]?.leavesInMs];
        for (const ms of left) expect(ms).toBeGreaterThan(HOLD_MS - 100);
        expect((await shown(who)).rows[0]?.leavesInMs).toBeGreaterThan(HOLD_MS - 100);
      }
      now += HOLD_MS;
      expect(await opened(ANN, 'K7P2-ONE')).toMatchObject({ held: [], row: { leavesInMs: undefined } });
    });

    test('takes it back by the button in the list’s notice: no mail is sent, the text becomes a draft, the request is unchanged', async () => {
      await act(ANN, 'K7P2-ONE', { do: 'assign', agent: 'ann' });
      const undo = await answer(LOTTE, { done: '1' });
      expect(await opened(ANN, 'K7P2-ONE')).toMatchObject({ row: { state: 'done' }, agentId: 'ann' });
      expect(await actInList(LOTTE, { do: 'undo', undo }, 'state=new')).toEqual({
        kind: 'done',
        location: '/en/desk/requests/K7P2-ONE/?list=state%3Dnew',
        notice: { code: 'answer-taken-back' },
      });
      expect(await waiting()).toEqual([]);
      const body = await opened(LOTTE, 'K7P2-ONE');
      expect(body).toMatchObject({ answer: { words: 'Oui', error: undefined }, notes: [], held: [], agentId: 'ann' });
      expect(body).toMatchObject({ row: { state: 'in-hand' }, noteId: 'K7P2-ONE.1', mailings: [] });
      expect(await opened(ANN, 'K7P2-ONE')).toMatchObject({ answer: { words: '' } });
      expect(await history('K7P2-ONE')).toContain('Lotte Maes: request-answer-taken-back');
      expect(await actInList(LOTTE, { do: 'undo', undo })).toMatchObject({ notice: { code: 'taken-back-before' } });
      await act(LOTTE, 'K7P2-ONE', { do: 'answer', words: 'Oui, samedi', note: 'K7P2-ONE.1' });
      expect(await opened(LOTTE, 'K7P2-ONE')).toMatchObject({ answer: { words: '' } });
      expect(await waiting()).toMatchObject([{ id: 'K7P2-ONE.answer-1', data: { words: 'Oui, samedi' } }]);
    });

    test('takes it back by the button of its page, for its author only, and only until the mail is sent', async () => {
      await answer();
      const back = (who: DeskMember, note = 'K7P2-ONE.1') => act(who, 'K7P2-ONE', { do: 'take-back', note });
      expect(await back(ANN)).toMatchObject({ notice: { code: 'unchanged' } });
      for (const [bad, code] of [
        ['', 'taken-back-before'],
        ['K7P2-ONE.2', 'taken-back-before'],
        ['K7P2-TWO.1', 'unchanged'],
        ['~', 'taken-back-before'],
      ] as const)
        expect(await back(LOTTE, bad)).toMatchObject({ notice: { code } });
      expect(await back(LOTTE)).toMatchObject({ notice: { code: 'answer-taken-back' } });
      const undo = await answer();
      now += HOLD_MS;
      expect(await back(LOTTE)).toMatchObject({ notice: { code: 'answer-left' } });
      expect(await act(LOTTE, 'K7P2-ONE', { do: 'undo', undo })).toMatchObject({ notice: { code: 'answer-left' } });
      expect(await opened(LOTTE, 'K7P2-ONE')).toMatchObject({ row: { state: 'in-hand' }, answer: { words: '' } });
      expect(await waiting()).toHaveLength(1);
    });

    test('does not revert what a colleague changed meanwhile', async () => {
      const undo = await answer();
      await act(ANN, 'K7P2-ONE', { do: 'assign', agent: 'ann' });
      expect(await act(LOTTE, 'K7P2-ONE', { do: 'undo', undo })).toMatchObject({
        notice: { code: 'answer-taken-back' },
      });
      expect(await opened(LOTTE, 'K7P2-ONE')).toMatchObject({ row: { state: 'in-hand' }, agentId: 'ann' });
    });
  });

  test('is in progress once answered, and shows who answered', async () => {
    await keep('ONE');
    await act(LOTTE, 'K7P2-ONE', { do: 'answer', words: 'Oui', note: 'K7P2-ONE.1' });
    expect(await opened(LOTTE, 'K7P2-ONE')).toMatchObject({ row: { state: 'in-hand' }, agentId: 'lotte' });
  });

  test('answered by two members at once shows the second what the first wrote, and keeps both texts', async () => {
    await keep('ONE');
    await act(LOTTE, 'K7P2-ONE', { do: 'answer', words: 'Oui', note: 'K7P2-ONE.1' });
    const late = await act(ANN, 'K7P2-ONE', { do: 'answer', words: 'Non', note: 'K7P2-ONE.1', done: '1' });
    const body = bodyOf(late);
    expect(late.kind).toBe('again');
    expect(body.answer).toMatchObject({ words: 'Non', done: true, error: 'late' });
    expect(body.notes).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
    expect(await act(ANN, 'K7P2-ONE', { do: 'answer', words: 'Non', note: body.noteId })).toMatchObject({
      kind: 'done',
    });
    expect(await waiting()).toHaveLength(2);
  });

  test('rejects empty and overlong text, and shows it again', async () => {
    await keep('ONE');
    const long = 'é'.repeat(MESSAGE_LENGTH + 1);
    for (const [words, error] of [
      [' \n ', 'empty'],
      [long, 'long'],
    ] as const) {
      const note = await act(LOTTE, 'K7P2-ONE', { do: 'note', words, note: 'K7P2-ONE.1' });
      expect(bodyOf(note).note).toEqual({ words: words.trim(), error });
      const answer = await act(LOTTE, 'K7P2-ONE', { do: 'answer', words, note: 'K7P2-ONE.1' });
      expect(bodyOf(answer).answer).toMatchObject({ words: words.trim(), error });
    }
    expect(await opened(LOTTE, 'K7P2-ONE')).toMatchObject({ notes: [], history: [] });
    expect(await waiting()).toEqual([]);
  });

  test('stores notes in order without changing its state', async () => {
    await keep('ONE');
    for (const words of ['rappeler', 'rappelé']) {
      const { noteId } = await opened(LOTTE, 'K7P2-ONE');
      await act(LOTTE, 'K7P2-ONE', { do: 'note', words, note: noteId });
    }
    const body = await opened(ANN, 'K7P2-ONE');
    expect(body.notes.map(({ words }) => words)).toEqual(['rappeler', 'rappelé']);
    expect(body.row.state).toBe('new');
    expect(body.history.map(({ by, action }) => [by, action])).toEqual([
      ['Lotte Maes', 'request-noted'],
      ['Lotte Maes', 'request-noted'],
    ]);
  });

  test('is assigned to a member and unassigned', async () => {
    await keep('ONE');
    const given = await act(LOTTE, 'K7P2-ONE', { do: 'assign', agent: 'ann' });
    expect(given).toMatchObject({ location: '/en/desk/requests/K7P2-ONE/', notice: { code: 'assigned' } });
    expect(await opened(LOTTE, 'K7P2-ONE')).toMatchObject({
      row: { state: 'in-hand', agent: 'Ann Baert' },
      agentId: 'ann',
      history: [{ action: 'request-assigned', agent: 'Ann Baert', to: 'in-hand' }],
    });
    await act(LOTTE, 'K7P2-ONE', { do: 'undo', undo: (given.kind === 'done' && given.notice?.undo) || '' });
    expect(await opened(LOTTE, 'K7P2-ONE')).toMatchObject({ row: { state: 'new', agent: undefined } });
    expect(await act(LOTTE, 'K7P2-ONE', { do: 'assign', agent: 'stranger' })).toMatchObject({
      notice: { code: 'unchanged' },
    });
  });

  test('of a restricted kind is hidden from other members and can be assigned only to those who may read it', async () => {
    await keep('JOB', { form: 'job-contact', values: { ...PERSON, cv: 'x7.pdf' } });
    await keep('RENT', { form: 'rental-application' });
    for (const id of ['K7P2-JOB', 'K7P2-RENT']) {
      expect(await page.open(call(LOTTE, id))).toEqual({ kind: 'none' });
      for (const does of ['begin', 'done', 'assign', 'note', 'answer'])
        expect(await act(LOTTE, id, { do: does, words: 'x', note: `${id}.1`, agent: 'lotte' })).toEqual({
          kind: 'none',
        });
      expect(await actInList(LOTTE, { do: 'done', request: id })).toEqual({ kind: 'none' });
    }
    expect((await opened(MARC, 'K7P2-JOB')).agents.map(({ value }) => value)).toEqual(['marc']);
    expect((await opened(MARC, 'K7P2-RENT')).agents.map(({ value }) => value)).toEqual(['ann', 'lotte', 'marc']);
    await act(MARC, 'K7P2-RENT', { do: 'assign', agent: 'lotte' });
    expect(await opened(LOTTE, 'K7P2-RENT')).toMatchObject({ agentId: 'lotte' });
    expect(await page.open(call(ANN, 'K7P2-RENT'))).toEqual({ kind: 'none' });
    expect(await act(LOTTE, 'K7P2-RENT', { do: 'assign', agent: 'ann' })).toMatchObject({ location: '/en/desk/' });
  });

  test('offers only those attached files for download that are safe to open', async () => {
    await keep('JOB', { form: 'job-contact', values: { ...PERSON, cv: 'x7.pdf' } });
    expect((await opened(MARC, 'K7P2-JOB')).files).toEqual([{ number: 1, href: undefined }]);
    expect(await page.open(call(MARC, 'K7P2-JOB', 'file=1'))).toEqual({ kind: 'none' });
    files.set('x7.pdf', new Uint8Array([1, 2]));
    const body = await opened(MARC, 'K7P2-JOB');
    expect(body.files).toEqual([{ number: 1, href: '/en/desk/requests/K7P2-JOB/?file=1' }]);
    expect(JSON.stringify(body)).not.toContain('x7.pdf');
    expect(await page.open(call(MARC, 'K7P2-JOB', 'file=1'))).toMatchObject({
      kind: 'file',
      name: 'job-contact-1.pdf',
    });
    expect(await page.open(call(LOTTE, 'K7P2-JOB', 'file=1'))).toEqual({ kind: 'none' });
  });

  test('shows for each mail the recipient and whether it was sent, and the state in the CRM', async () => {
    const mail = (id: string, template: string, to: string) => aMail(id, { template, to });
    await keep('ONE', {
      mails: [
        mail('a', 'contact-me.agency', 'office@clairval.example'),
        mail('b', 'contact-me.sender', 'one@example.be'),
        mail('c', LEAD_TEMPLATE, 'office@clairval.example'),
      ],
    });
    await ports.outbox.sent('a', RECEIVED + 9);
    await ports.outbox.failed('c', 'refused', undefined);
    expect((await opened(LOTTE, 'K7P2-ONE')).mailings).toMatchObject([
      { what: 'agency', state: 'sent', at: RECEIVED + 9, to: 'office@clairval.example' },
      { what: 'visitor', state: 'waits' },
      { what: 'lead', state: 'given-up', reason: 'refused' },
    ]);
  });
});

describe('the CSV export of requests', () => {
  test('the file contains the state of an offer', async () => {
    await keep('OFFER', {
      form: 'purchase-offer',
      values: { ...WELL['purchase-offer'], amount: 250_000, property: PROPERTY },
      offerTokenHash: 'secret of an offer',
    });
    const said = async () => {
      const found = await file.open(call(MARC));
      return found.kind === 'file' ? String(found.content) : '';
    };
    expect(await said()).toContain('Purchase offer: draft');
    await ports.offers.change('K7P2-OFFER', { kind: 'confirm', at: NOW }, () => []);
    await ports.offers.change('K7P2-OFFER', { kind: 'refuse', at: NOW, on: '2026-10-25' }, () => []);
    expect(await said()).toContain('Purchase offer: refused');
  });

  test('contains the filtered list in the language of the page, without formulas, and is logged', async () => {
    await keep('ONE', { values: { ...PERSON, firstName: '=cmd|calc', remark: 'a;b\n"c"' } });
    await keep('TWO', { receivedAt: RECEIVED + 1, form: 'job-contact' });
    const found = await file.open(call(MARC, undefined, '', 'fr'));
    if (found.kind !== 'file') throw new Error('there is no file');
    expect(found).toMatchObject({ name: 'requests-2026-10-25.csv', contentType: 'text/csv; charset=utf-8' });
    const lines = String(found.content).split('\r\n');
    expect(lines[0]).toBe(
      '\ufeff"Numéro de la demande";"Reçu le";"La demande";"État";"Agent";"Nom";"E-mail";"Téléphone";"Le bien";"Langue";"Message"',
    );
    expect(lines).toHaveLength(4);
    expect(lines[2]).toBe(
      `"K7P2-ONE";"2026-10-25 02:30";"Question sur un bien";"nouvelle";"";"'=cmd|calc Géron";"one@example.be";"0470 12 34 56";"${PROPERTY}";"français";"a;b\n""c"""`,
    );
    expect(await ports.deskLog.before(undefined, 9)).toMatchObject([
      { action: 'requests-exported', by: { name: 'Marc Wouters' }, detail: { count: 2 } },
    ]);
  });

  test('is delivered even when the log fails; the missing entry is reported and written with the next one', async () => {
    const { note } = ports.deskLog;
    Object.assign(ports.deskLog, { note: () => Promise.reject(new Outage('full')) });
    for (let at = 0; at < 2; at++) expect(await file.open(call(MARC))).toMatchObject({ kind: 'file' });
    expect(noted).toEqual(Array.from({ length: 2 }, () => `control-failed export-not-noted ${MARC.email}`));
    Object.assign(ports.deskLog, { note });
    await file.open(call(MARC));
    const entries = await ports.deskLog.before(undefined, 9);
    expect(entries.map(({ action }) => action)).toEqual(Array.from({ length: 3 }, () => 'requests-exported'));
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => b - a));
  });
});
