import { afterAll, describe, expect, test } from 'vitest';
import { aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { type DeskBrowser, LEA, serveDesk, TOM } from '../../support/site/desk-site.ts';

const site = await serveDesk();
afterAll(() => site.stop());

/** A name that occurs only in this person's requests. */
const CANARY = 'Kanarievogel';
const values = { firstName: 'Zoë', lastName: CANARY, phone: '+32470123456', remark: '<b>Is it quiet?</b>' };
const keep = (id: string, form: 'contact-me' | 'job-contact', more = {}) =>
  site.ports.store.submissions.accept(
    aSubmission(id, { id, form, mails: [], receivedAt: RECEIVED, values: { ...values, ...more } }),
  );
await keep('K7P2-ASKED', 'contact-me');
await keep('K7P2-JOB', 'job-contact', { cv: 'kept-name.pdf' });

async function loggedIn(who: typeof LEA): Promise<DeskBrowser> {
  const browser = site.browser();
  expect((await browser.logIn(who)).status).toBe(303);
  return browser;
}
const tom = await loggedIn(TOM);
const lea = await loggedIn(LEA);

describe('requests at the desk', () => {
  test('show members the typed text escaped, and are closed to everybody else', async () => {
    const list = await tom.get('/en/desk/');
    expect(list.status).toBe(200);
    expect(list.text).toContain(CANARY);
    expect(list.text).toContain('&lt;b&gt;Is it quiet?&lt;/b&gt;');
    expect(list.text).not.toContain('<b>Is it');
    const page = await tom.get('/nl/desk/requests/K7P2-ASKED/');
    expect(page.text).toContain(CANARY);
    for (const path of ['/en/desk/', '/en/desk/requests/K7P2-ASKED/', '/en/desk/requests.csv'])
      expect(await site.browser().get(path)).toMatchObject({ status: 303, text: '' });
  });

  test('for jobs are visible to managers only, and so is their file', async () => {
    expect((await tom.get('/en/desk/?state=all')).text).not.toContain('K7P2-JOB');
    expect((await tom.get('/en/desk/requests/K7P2-JOB/')).status).toBe(404);
    expect((await lea.get('/en/desk/requests/K7P2-JOB/')).status).toBe(200);
    expect((await tom.get('/en/desk/requests.csv')).status).toBe(404);
    const file = await lea.get('/fr/desk/requests.csv?state=all');
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="requests-[\d-]+\.csv"$/),
      'cache-control': 'no-store',
    });
    expect(file.text).toContain(`"Zoë ${CANARY}"`);
  });

  test('are changed by forms of the own session, which return to the previous page', async () => {
    const token = await tom.token('/en/desk/');
    const done = (fields: Readonly<Record<string, string>>) =>
      tom.post('/en/desk/?state=new', { do: 'done', request: 'K7P2-ASKED', ...fields });
    expect((await done({ token: await lea.token('/en/desk/') })).status).toBe(403);
    const answer = await done({ token });
    expect(answer.status).toBe(303);
    const location = new URL(answer.headers.location ?? '', 'https://agency.example');
    expect(location.pathname + location.search).toMatch(/^\/en\/desk\/\?state=new&notice=done&undo=/);
    expect((await tom.get('/en/desk/')).text).not.toContain(CANARY);
    const told = await tom.get(location.pathname + location.search);
    expect(told.text).toContain('The request is done.');
    const undo = location.searchParams.get('undo') ?? '';
    expect((await tom.post('/en/desk/', { do: 'undo', undo, token })).status).toBe(303);
    expect((await tom.get('/en/desk/')).text).toContain(CANARY);
  });

  test('keep the typed text if they are refused', async () => {
    const token = await tom.token('/en/desk/');
    const path = '/en/desk/requests/K7P2-ASKED/';
    const words = 'x'.repeat(5_001);
    const refused = await tom.post(path, { do: 'note', words, note: 'K7P2-ASKED.1', token });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(words);
  });
});
