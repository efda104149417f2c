import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { feedPath } from '../../../application/desk/viewings/private-calendar.ts';
import { pathWithSecret } from '../../../application/mail/link-path.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import { viewingState, type ViewingState } from '../../../domain/appointment/viewing-state.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { addDays } from '../../../domain/text/day.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { parseCalendar, propertyOf } from '../../support/reading/parse-calendar.ts';
import { LEA, serveDesk } from '../../support/site/desk-site.ts';
import { ANN } from '../../support/site/portal-site.ts';
import { ENTRY_STATUS } from '../../support/site/viewing-addresses.ts';

const [PROPERTY = ''] = ANN.listings;
const START = '2026-10-23';
const HISTORIES = 20;
/** Histories of this seed end in each of the states. */
const SEED = 4;
/** Days from one viewing to the next, so that no two share an hour. */
const APART = 2;
/** English words of the states, as visitors and agents read them. */
const WORDS: Readonly<Record<ViewingState, string>> = {
  asked: 'Requested',
  unfixed: 'Time to be set',
  confirmed: 'Confirmed',
  moved: 'Moved',
  over: 'Over',
  happened: 'Took place',
  'not-come': 'Nobody came',
  cancelled: 'Cancelled',
};

const site = await serveDesk();
const { store, hashes } = site.ports;
afterAll(site.stop);

const aStep = fc.constantFrom<Readonly<Record<string, string>> & { readonly do: string }>(
  { do: 'confirm', from: '10:30' },
  { do: 'confirm' },
  { do: 'set-hour', from: '11:15' },
  { do: 'move', slot: 'pm1', from: '14:00' },
  { do: 'move', slot: 'pm1' },
  { do: 'cancel' },
  { do: 'refuse', reason: 'Sold.' },
  { do: 'visitor-move', slot: 'pm1' },
  { do: 'visitor-cancel' },
);
const aHistory = fc.record({
  isAsked: fc.boolean(),
  steps: fc.array(aStep, { maxLength: 3 }),
  end: fc.constantFrom('happened', 'not-come', 'none'),
  page: fc.constantFrom('visits', 'requests'),
});

/** The text of the innermost list item that contains `mark`, without tags; '' if there is none. */
const itemWith = (html: string, mark: string): string =>
  textOf(
    html
      .split('<li')
      .find(item => item.includes(mark))
      ?.split('</li>')[0] ?? '',
  );
const textOf = (html: string): string =>
  `<${html}`
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll(/\s+/g, ' ');

describe('viewings after twenty random histories on a running site', () => {
  test('have the same state and hours in the desk, the portal, the visitor’s link and the agent’s calendar', async () => {
    site.pass(brusselsInstant(START, '12:00') - site.now());
    await store.sampleAgents.add(anAgent('An', { personId: 'lotte' }), 'hash');
    const entry = { by: { id: 'id of An', name: 'An' }, at: site.now(), action: 'feed-address-made' } as const;
    await store.privateFeeds.make('id of An', hashes.secret('feed'), { ...entry, subject: undefined });
    const lea = site.browser();
    await lea.logIn(LEA);
    const token = await lea.token();
    const histories = fc.sample(aHistory, { numRuns: HISTORIES, seed: SEED });
    const viewings = histories.map((history, at) => ({
      ...history,
      id: `K7P2-${String(at).padStart(4, '0')}`,
      day: addDays(START, 4 + at * APART),
      link: pathWithSecret(site.ports.site, 'change-visit', 'en', String(at).padStart(43, 'v')) ?? '',
    }));
    const record = async (id: string) => {
      const [found] = await store.viewingRecords.ofRequests([id]);
      if (!found) throw new Error(`the viewing ${id} is lost`);
      return found;
    };
    const byAgent = async (id: string, page: string, fields: Readonly<Record<string, string>>) => {
      const path = page === 'visits' ? `/en/desk/calendar/visits/${id}/` : `/en/desk/requests/${id}/`;
      await lea.post(path, { ...fields, seen: String((await record(id)).sequence), token });
    };

    for (const [at, { id, day, isAsked, steps, page, link }] of viewings.entries()) {
      const tokenHash = hashes.secret(String(at).padStart(43, 'v'));
      const values = { property: PROPERTY, firstName: 'Zoë', lastName: `Number${at}`, email: `z${at}@example.be` };
      const place = aReservation(id, { propertyId: PROPERTY, agentId: 'lotte', day, isAsked, tokenHash, capacity: 9 });
      const more = { id, form: 'contact-appointment', language: 'en', subjectId: PROPERTY, values, mails: [] } as const;
      await store.submissions.accept(aSubmission(id, { ...more, reservation: place, receivedAt: site.now() }));
      for (const step of steps)
        if (step.do.startsWith('visitor-'))
          await site.browser().post(link, { day, slot: 'pm2', ...step, do: step.do.replace('visitor-', '') });
        else await byAgent(id, page, { day, minutes: '30', ...step });
    }
    site.pass(HISTORIES * 86_400_000);
    const now = brusselsMoment(site.now());
    const agent = site.browser();
    await agent.logIn(LEA);
    const again = await agent.token();
    for (const { id, end, page } of viewings) {
      const path = page === 'visits' ? `/en/desk/calendar/visits/${id}/` : `/en/desk/requests/${id}/`;
      if (end === 'none') continue;
      await agent.post(path, { do: end, seen: String((await record(id)).sequence), token: again });
    }

    const owner = site.browser();
    await owner.post('/en/login/', { email: ANN.email, password: ANN.password });
    const portal = `/en/owner-portal/${PROPERTY}/?part=viewings`;
    const [{ text: list }, { text: owned }, { text: file }] = [
      await agent.get('/en/desk/?state=all'),
      await owner.get(portal),
      await site.browser().get(feedPath('feed')),
    ];
    const events = parseCalendar(file).parts.filter(({ name }) => name === 'VEVENT');
    const met = new Set<ViewingState>();
    for (const { id, link } of viewings) {
      const found = await record(id);
      const state = viewingState(found, now);
      met.add(state);
      const { from, to } = found.exact ?? found;
      const said = (text: string, between: string) => ({
        hasState: text.includes(WORDS[state]),
        hasHours: state === 'cancelled' || text.includes(`${from}${between}${to}`),
      });
      const right = { hasState: true, hasHours: true };
      const { text: request } = await agent.get(`/en/desk/requests/${id}/`);
      const { text: calendar } = await agent.get(`/en/desk/calendar/?week=${found.day}`);
      const { text: visit } = await site.browser().get(link);
      const terms = textOf(request.split('visit-terms')[1]?.split('</p>')[0] ?? '');
      // The calendar and the portal do not show cancelled viewings.
      for (const [address, text, between] of [
        ['list', itemWith(list, `/requests/${id}/`), '–'],
        ['request', terms, '–'],
        ['calendar', itemWith(calendar, `/visits/${id}/`), '–'],
        ['link', textOf(visit), ' to '],
        ['portal', itemWith(owned, `dateTime="${found.day}"`), ' to '],
      ] as const)
        if (state !== 'cancelled' || (address !== 'calendar' && address !== 'portal'))
          expect({ id, address, ...said(text, between) }).toEqual({ id, address, ...right });
      const event = events.find(one => propertyOf(one, 'UID')?.includes(id));
      expect(event ? propertyOf(event, 'STATUS') : 'none').toBe(ENTRY_STATUS[state]);
      if (event) expect(propertyOf(event, 'DTSTART')).toBe(`${found.day}T${from}00`.replaceAll(/[-:]/g, ''));
    }
    expect([...met].toSorted()).toEqual(Object.keys(WORDS).toSorted());
  }, 120_000);
});
