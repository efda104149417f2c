import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { HOLD_MS } from '../../../application/desk/shared/held-answer.ts';
import { DESK_MAILS_A_DAY, INVITATIONS_A_DAY } from '../../../application/desk/shared/limit-mails.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { type DeskBrowser, LEA, serveDesk, type ServedDesk, TOM } from '../../support/site/desk-site.ts';
import { ANN } from '../../support/site/portal-site.ts';
import { wordsOf } from '../../support/run/words-of.ts';

const DAY = 24 * 3_600_000;
const ZOE = 'Zoe@Example.be';
const [LISTING = ''] = ANN.listings;
const served: ServedDesk[] = [];
afterAll(() => Promise.all(served.map(site => site.stop())));

let site: ServedDesk;
let browser: DeskBrowser;
let token: string;
async function logIn(who: typeof LEA): Promise<void> {
  browser = site.browser();
  await browser.logIn(who);
  token = await browser.token();
}

beforeEach(async () => {
  site = await serveDesk();
  served.push(site);
  const { submissions } = site.store;
  for (const [id, email] of [
    ['K7P2-ONE', ZOE],
    ['K7P2-TWO', ZOE.toLowerCase()],
    ['K7P2-BOB', 'bob@example.be'],
  ] as const)
    await submissions.accept(aSubmission(id, { id, email, mails: [] }));
  const place = aReservation('visit', { propertyId: LISTING, day: '2026-10-28', capacity: 9 });
  await submissions.accept(
    aSubmission('K7P2-VISIT', {
      id: 'K7P2-VISIT',
      form: 'contact-appointment',
      email: ZOE,
      values: { firstName: 'Zoë', email: ZOE, property: LISTING },
      mails: [],
      reservation: place,
    }),
  );
  await site.mails();
  await logIn(TOM);
});

const post = (path: string, fields: Readonly<Record<string, string>>) => browser.post(path, { ...fields, token });
const answer = (id: string, number: number, words = `Answer ${number}`, language = 'en') =>
  post(`/${language}/desk/requests/${id}/`, { do: 'answer', words, note: `${id}.${number}` });
const throttled = () => site.noted.filter(({ event }) => event === 'throttled').map(({ why }) => why);
const mailsTo = async (email: string) => {
  // The mails of answers leave only after `HOLD_MS`.
  site.pass(HOLD_MS);
  return (await site.mails()).filter(({ to }) => to.toLowerCase() === email.toLowerCase()).length;
};

describe('answers to one person', () => {
  test('are limited per day over all requests and members, and a refused answer keeps its text', async () => {
    for (let at = 1; at <= DESK_MAILS_A_DAY; at++) {
      if (at === 5) await logIn(LEA);
      expect((await answer(at % 2 === 0 ? 'K7P2-ONE' : 'K7P2-TWO', Math.ceil(at / 2))).status).toBe(303);
    }
    expect(await mailsTo(ZOE)).toBe(DESK_MAILS_A_DAY);
    for (const language of LANGUAGES) {
      const { status, text } = await answer('K7P2-ONE', 99, `Still here in ${language}`, language);
      expect(status).toBe(422);
      expect(text).toContain(`Still here in ${language}`);
      expect(text).toContain(wordsOf(language, 'desk-requests', 'error')['many']);
    }
    expect(throttled()).toEqual(LANGUAGES.map(() => 'desk-mails-to-person'));
    expect(site.noted.some(line => JSON.stringify(line).toLowerCase().includes('zoe'))).toBe(false);
    expect(await mailsTo(ZOE)).toBe(0);
    expect((await answer('K7P2-BOB', 1)).status).toBe(303);
    // A note sends no mail.
    const note = { do: 'note', words: 'Phone her', note: `K7P2-ONE.${DESK_MAILS_A_DAY / 2 + 1}` };
    expect((await post('/en/desk/requests/K7P2-ONE/', note)).status).toBe(303);
    site.pass(DAY);
    await logIn(LEA);
    expect((await answer('K7P2-ONE', DESK_MAILS_A_DAY / 2 + 2)).status).toBe(303);
    expect(await mailsTo(ZOE)).toBe(1);
  });

  test('count once if submitted twice', async () => {
    for (let at = 1; at <= DESK_MAILS_A_DAY; at++)
      for (let time = 0; time < 2; time++) expect((await answer('K7P2-ONE', at)).status).toBe(303);
    expect(await mailsTo(ZOE)).toBe(DESK_MAILS_A_DAY);
    expect(throttled()).toEqual([]);
  });

  test('cannot exceed the limit by being sent in parallel', async () => {
    const sent = await Promise.all(
      Array.from({ length: 60 }, (_, at) => answer(['K7P2-ONE', 'K7P2-TWO'][at % 2] ?? '', 1 + (at >> 1))),
    );
    expect(sent.filter(({ status }) => status === 303)).toHaveLength(DESK_MAILS_A_DAY);
    expect(await mailsTo(ZOE)).toBe(DESK_MAILS_A_DAY);
  });
});

describe('a viewing that is moved back and forth', () => {
  const VISIT = '/en/desk/calendar/visits/K7P2-VISIT/';
  const move = (seen: number) =>
    post(VISIT, { do: 'move', day: `2026-11-0${2 + (seen % 3)}`, slot: 'am', seen: String(seen) });

  test('mails its visitor a limited number of times a day, and can still be cancelled', async () => {
    let moved = 0;
    let refused = await move(moved);
    while (refused.status === 303 && moved < 100) refused = await move(++moved);
    expect(moved).toBe(DESK_MAILS_A_DAY);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(wordsOf('en', 'desk-calendar', 'problem')['many-mails']);
    expect(await mailsTo(ZOE)).toBe(DESK_MAILS_A_DAY);
    expect((await answer('K7P2-ONE', 1)).status).toBe(422);
    expect((await post(VISIT, { do: 'cancel', reason: 'Sold', seen: String(moved) })).status).toBe(303);
    expect(await mailsTo(ZOE)).toBe(1);
  });
});

describe('a form without effect', () => {
  const MANY = DESK_MAILS_A_DAY + 5;

  test('counts no mail for a viewing changed in the meantime or a full slot', async () => {
    const { submissions } = site.store;
    const full = aReservation('full', { propertyId: LISTING, day: '2026-10-28', capacity: 1 });
    const there = aReservation('there', { propertyId: LISTING, day: '2026-11-03', capacity: 1 });
    for (const [id, place] of [
      ['K7P2-FULL', full],
      ['K7P2-THERE', there],
    ] as const)
      await submissions.accept(
        aSubmission(id, {
          id,
          form: 'contact-appointment',
          email: ZOE,
          values: { email: ZOE },
          mails: [],
          reservation: place,
        }),
      );
    const visit = (id: string) => `/en/desk/calendar/visits/${id}/`;
    const problems = wordsOf('en', 'desk-calendar', 'problem');
    for (let at = 0; at < MANY; at++) {
      const before = await post(visit('K7P2-VISIT'), { do: 'move', day: '2026-11-02', slot: 'am', seen: '7' });
      expect([before.status, before.text.includes(problems['changed-before'] ?? '?')]).toEqual([422, true]);
      const taken = await post(visit('K7P2-VISIT'), { do: 'move', day: '2026-11-03', slot: 'am', seen: '0' });
      expect([taken.status, taken.text.includes(problems['slot-full'] ?? '?')]).toEqual([422, true]);
    }
    expect(throttled()).toEqual([]);
    expect(await mailsTo(ZOE)).toBe(0);
    expect((await answer('K7P2-ONE', 1)).status).toBe(303);
  });

  test('counts no invitation for an unknown person or property', async () => {
    await logIn(LEA);
    const carl = { email: 'carl@example.be', language: 'fr' };
    const people = (fields: Readonly<Record<string, string>>) => post('/en/desk/people/', { ...carl, ...fields });
    for (let at = 0; at < MANY; at++) {
      expect((await people({ do: 'invite-owner', properties: `${LISTING} none-${at}` })).status).toBe(422);
      expect((await people({ do: 'invite-owner', properties: '' })).status).toBe(422);
      expect((await people({ do: 'invite-agent', role: 'agent', person: 'nobody' })).status).toBe(422);
    }
    expect(throttled()).toEqual([]);
    expect((await people({ do: 'invite-owner', properties: LISTING })).status).toBe(303);
    expect((await people({ do: 'invite-agent', role: 'agent', person: '' })).status).toBe(303);
    expect(await mailsTo('carl@example.be')).toBe(2);
  });
});

describe('invitations', () => {
  const PEOPLE = '/en/desk/people/';
  const agent = (email: string) =>
    post(PEOPLE, { do: 'invite-agent', email, role: 'agent', person: '', language: 'fr' });
  const owner = (email: string, language = 'en') =>
    post(`/${language}/desk/people/`, { do: 'invite-owner', email, properties: LISTING, language: 'fr' });
  beforeEach(() => logIn(LEA));

  test('to one address are limited per day, and a refused form keeps its values', async () => {
    for (let at = 0; at < DESK_MAILS_A_DAY; at++)
      expect((await (at % 2 === 0 ? agent : owner)('carl@example.be')).status).toBe(303);
    expect(await mailsTo('carl@example.be')).toBe(DESK_MAILS_A_DAY);
    for (const language of LANGUAGES) {
      const { status, text } = await owner('Carl@example.be', language);
      expect(status).toBe(422);
      expect(text).toContain('value="Carl@example.be"');
      expect(text).toContain(wordsOf(language, 'desk-people', 'error')['many']);
    }
    expect((await agent('CARL@example.be')).status).toBe(422);
    expect(await mailsTo('carl@example.be')).toBe(0);
    expect(new Set(throttled())).toEqual(new Set(['desk-mails-to-person']));
    expect((await owner('no address')).text).not.toContain(wordsOf('en', 'desk-people', 'error')['many']);
  });

  test('to all addresses are limited per day', async () => {
    const { limits } = site.store;
    for (let at = 1; at < INVITATIONS_A_DAY; at++)
      await limits.count(site.ports.hashes.personal('invitations of the desk'), DAY, site.now());
    expect((await owner('carl@example.be')).status).toBe(303);
    expect((await owner('dora@example.be')).status).toBe(422);
    expect((await agent('dora@example.be')).status).toBe(422);
    expect(throttled()).toEqual(['desk-invitations', 'desk-invitations']);
  });
});
