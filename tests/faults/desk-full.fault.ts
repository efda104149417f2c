import { afterAll, expect, onTestFinished, test } from 'vitest';
import { makePasswordHasher } from '../../adapters/argon2/password-hasher.ts';
import { openDatabase } from '../../adapters/sql/open-database.ts';
import { aSubmission } from '../arbitraries/a-submission.ts';
import { builtServer } from '../support/server/built-server.ts';
import { noteFigure } from '../support/run/figures.ts';
import { formsIn, heldBy } from '../support/reading/html-forms.ts';
import { makeBrowser } from '../support/site/portal-site.ts';
import { makeSmallDisk } from '../support/faults/small-disk.ts';

const LEA = { id: 'lea', email: 'lea@example.be', password: 'deux canaris et une lampe' };
const REQUEST = 'K7P2-ASKED';
const PAGE = `/en/desk/requests/${REQUEST}/`;
const PAGES = [
  '',
  'calendar/',
  'calendar/hours/',
  'adverts/',
  'mails/',
  'operation/',
  'people/',
  'privacy/',
  'log/',
  'security/',
];

const disk = makeSmallDisk(12);
afterAll(() => {
  if (!('missing' in disk)) disk.remove();
});

test.skipIf('missing' in disk)(
  'on a full disk the desk stays readable, and a refused note keeps its text',
  async () => {
    if ('missing' in disk) return;
    const database = await openDatabase({ dataDirectory: disk.directory });
    const { id, email, password } = LEA;
    const account = { id, email, role: 'manager', language: 'en', personId: undefined, invitedAt: Date.now() } as const;
    await database.sampleAgents.add(account, await makePasswordHasher().hash(password));
    await database.submissions.accept(
      aSubmission(REQUEST, { id: REQUEST, form: 'contact-me', mails: [], receivedAt: Date.now() }),
    );
    await database.close();
    const server = await builtServer({ DATA_DIR: disk.directory, SECRET: 'a secret of the tests that is long enough' });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await server.start();
    const browser = makeBrowser(server.port, '192.0.2.1');
    const own = { 'sec-fetch-site': 'same-origin' };
    expect((await browser.post('/en/desk/login/', { email, password }, own)).status).toBe(303);
    const token = await browser.token(PAGE);

    disk.fill();
    // The write-ahead log may have some room left: write notes until one is refused.
    let number = 1;
    let answer = await note();
    while (answer.status === 303 && number < 2_000) {
      number++;
      answer = await note();
    }
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    const held = formsIn(answer.text).forms.flatMap(({ controls }) => heldBy(controls));
    expect(held).toContain(`words=${wordsOf(number)}`);
    const statuses = await Promise.all(
      [...PAGES.map(path => `/en/desk/${path}`), PAGE].map(async path => [path, (await browser.get(path)).status]),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);

    disk.clear();
    const again = await note();
    expect(again.status).toBe(303);
    const { text } = await browser.get(PAGE);
    expect(text.split(wordsOf(number)).length - 1).toBeGreaterThan(0);
    noteFigure({
      row: 'R3',
      what: 'the desk on a full disk',
      figure: `${statuses.length} of ${statuses.length} pages read, a note refused with what was typed and kept once there was room`,
      target: 'every page is read, nothing typed is lost',
      passed: true,
    });

    function note() {
      return browser.post(PAGE, { do: 'note', note: `${REQUEST}.${number}`, words: wordsOf(number), token }, own);
    }
  },
);

/** A long text, so that few notes fill the remaining room. */
function wordsOf(number: number): string {
  return `Rings back at noon, ${number}: ${'x'.repeat(4_000)}`;
}

test.runIf('missing' in disk)('reports what was skipped for missing prerequisites', () => {
  if ('missing' in disk) console.log(`not tried: ${disk.missing}`);
});
