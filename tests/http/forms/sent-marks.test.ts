import { afterAll, describe, expect, test } from 'vitest';
import { makeSentMarks } from '../../../application/request/sent-mark.ts';
import { VIEWING_FILE, viewingQuery } from '../../../application/request/booked-viewing.ts';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { ask } from '../../support/reading/ask.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { openLinkDesk } from '../../support/site/link-desk.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { serveApplication } from '../../support/server/serve-application.ts';

const DAY = 24 * 3_600_000;
const desk = openLinkDesk();
const { port, stop } = await serveApplication(desk, { render: drawPages(desk, true) });
afterAll(stop);

const REFERENCE = 'K7P2-9QXD';
const get = (path: string) => ask(port, { path });

/** Books a viewing; returns its reference and the redirect address. */
async function booked() {
  const outcome = await desk.send('contact-appointment', WELL['contact-appointment'], { language: 'en' });
  if (outcome.kind !== 'sent') throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe('a forged address confirms nothing', () => {
  test.each(['', '&mark=', '&mark=x', `&mark=${'A'.repeat(43)}`])('with the mark %j', async mark => {
    const property = WELL['contact-appointment']['property'] ?? '';
    const told = viewingQuery({
      reference: REFERENCE,
      property: String(property),
      at: { day: '2026-11-24', from: '10:00', to: '13:00' },
    });
    for (const path of [
      `/fr/contact/?sent=1&reference=${REFERENCE}`,
      `/fr/merci/contact-appointment/?${told}&sent=1`,
      `/fr/merci/site-contact/?reference=${REFERENCE}`,
      '/en/unsubscribe/?sent=1',
    ]) {
      const forged = await get(`${path}${mark}`);
      expect([path, forged.status, forged.text.includes(REFERENCE)]).toEqual([path, 200, false]);
      expect(forged.text).not.toContain(VIEWING_FILE);
      expect(forged.text).not.toContain('Check your inbox');
    }
    expect((await get(`${VIEWING_FILE}?language=fr&${told}${mark}`)).status).toBe(404);
  });
});

test('a request is confirmed at its redirect address, only with that path and parameters, and the page is not cached', async () => {
  const { href, reference } = await booked();
  for (let time = 0; time < 2; time++) {
    const { text, headers } = await get(href);
    expect([text.includes(reference), headers['cache-control']]).toEqual([true, 'no-store']);
  }
  const [path = ''] = href.split('?', 1);
  expect((await get(path)).text).not.toContain(reference);
  const file = /\/api\/visit\.ics\?[^"]*/.exec((await get(href)).text)?.[0].replaceAll('&amp;', '&') ?? '';
  expect((await get(file)).status).toBe(200);
  const mark = new URL(href, 'https://agency.example').searchParams.get('mark') ?? '';
  for (const other of [
    href.replace(reference, REFERENCE),
    href.replace(/visit=[^&]*/, 'visit=2026-11-24T10:00-13:00'),
    href.replace('/en/thank-you/contact-appointment/', '/fr/merci/contact-appointment/'),
    href.replace('contact-appointment', 'site-contact'),
    `${href}&asked=1`,
    `/fr/contact/?sent=1&reference=${reference}&mark=${mark}`,
  ]) {
    const { status, text } = await get(other);
    expect([other, status, text.includes(reference) || text.includes(REFERENCE)]).toEqual([other, 200, false]);
  }
  for (const other of [
    file.replace(reference, REFERENCE),
    file.replace(/mark=.*/, `mark=${mark}`),
    file.replace(/visit=[^&]*/, 'visit=2026-11-24T10:00-13:00'),
  ])
    expect([other, (await get(other)).status]).toEqual([other, 404]);
});

test('a mark is valid on its day and the next, also under the previous secret, and is the same for the same form', () => {
  let now = 100 * DAY;
  const clock = { now: () => now };
  const [one, two] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const marks = makeSentMarks({ hashes: makeHashes(one), clock });
  const later = makeSentMarks({ hashes: makeHashes(two, one), clock });
  const other = makeSentMarks({ hashes: makeHashes(two), clock });
  const [path, query] = ['/fr/contact/', 'sent=1&reference=K7P2-9QXD'];
  const marked = marks.mark(`${path}?${query}`);
  expect(marks.mark(`${path}?${query}`)).toBe(marked);
  const says = (by: typeof marks) =>
    by.checked(path, new URLSearchParams(marked.slice(marked.indexOf('?') + 1))).get('reference');
  expect([says(marks), says(later), says(other)]).toEqual([REFERENCE, REFERENCE, null]);
  now += 2 * DAY - 1;
  expect(says(marks)).toBe(REFERENCE);
  now += 1;
  expect(says(marks)).toBeNull();
  expect(says(makeSentMarks({ clock }))).toBeNull();
});
