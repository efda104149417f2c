import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES } from '../../../domain/request/check-file.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { encode, type Fields, serveForms } from '../../support/site/form-site.ts';
import type { Got } from '../../support/reading/ask.ts';
import { ANSWER } from '../../support/site/sample-application.ts';
import { openForms, WELL } from '../../support/site/open-forms.ts';
import { preparedFormResponse, submitResponse } from '../../../adapters/wire/request-schemas.ts';
import { readResponse } from '../../support/reading/read-answer.ts';
import { FULL } from '../../support/run/full-run.ts';

const CONTACT = '/fr/contact/';

const desk = openForms();
let forms: Awaited<ReturnType<typeof serveForms>>;
beforeAll(async () => {
  forms = await serveForms(desk);
});
afterAll(() => forms.stop());

const ask: typeof forms.ask = (...asked) => forms.ask(...asked);
const sealsOf = (path: string) => forms.sealsOf(path);
const aVisitor = () => forms.aVisitor();

describe('a form without script', () => {
  test('is rendered per visitor and not cached', async () => {
    const [one, other] = [await ask(CONTACT), await ask(CONTACT)];
    expect(one.headers['cache-control']).toBe('no-store');
    expect(one.text).not.toBe(other.text);
    expect(one.text).toMatch(/<form [^>]*action="\/fr\/contact\/"[^>]*method="post"/);
    expect(one.text).toContain('src="/captcha/');
  });

  test('is shown again with all typed values and an error at each invalid field', async () => {
    const typed = { firstName: 'Zoë', lastName: '"><b>', email: 'zoe@', title: 'miss' };
    const { status, headers, text } = await ask(CONTACT, encode({ ...(await sealsOf(CONTACT)), ...typed }), aVisitor());
    expect(status).toBe(422);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('<title>Error: ');
    expect(text).toMatch(/<html lang="fr">/);
    expect(text).toMatch(/name="firstName"[^>]* value="Zoë"|value="Zoë"[^>]* name="firstName"/);
    expect(text).toContain('&quot;&gt;&lt;b&gt;');
    expect(text).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="email"/);
    expect(text).toContain('id="site-contact-email-error"');
    expect(text).toContain('<a href="#site-contact-remark">');
    expect(text).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="miss"/);
  });

  test.each([
    ['/fr/faire-une-offre/', '350.000 (à discuter)'],
    ['/nl/bod-uitbrengen/', 'rond 350 000'],
    ['/en/make-an-offer/', 'about €350k'],
    ['/de/angebot-abgeben/', 'etwa 350.000 Euro'],
  ])('at %s accepts %s as an amount', async (page, amount) => {
    const sent = WELL['purchase-offer'];
    const path = `${page}?property=${sent['property']}`;
    const post = async (typed: string) =>
      ask(path, encode({ ...(await sealsOf(path)), ...sent, amount: typed }), aVisitor());
    expect((await post(amount)).status).toBe(303);
    const refused = await post('à discuter, op 18 uur');
    expect([refused.status, /id="purchase-offer-amount-error"/.test(refused.text)]).toEqual([422, true]);
  });

  test('redirects to the page of thanks if it is valid, and a repeated POST to the same one', async () => {
    const body = encode({ ...(await sealsOf(CONTACT)), ...WELL['site-contact'] });
    const who = aVisitor();
    const { status, headers } = await ask(CONTACT, body, who);
    expect(status).toBe(303);
    expect(headers['location']).toMatch(/^\/fr\/merci\/site-contact\/\?reference=/);
    expect((await ask(CONTACT, body, who)).headers['location']).toBe(headers['location']);
    expect((await ask(String(headers['location']))).status).toBe(200);
  });

  test('without a page of thanks redirects to itself, with a confirmation', async () => {
    const path = '/en/forgot-password/';
    const { status, headers } = await ask(
      path,
      encode({ ...(await sealsOf(path)), email: 'a@example.be' }),
      aVisitor(),
    );
    expect([status, headers['location']]).toEqual([303, expect.stringMatching(/\?sent=1&reference=/)]);
    const { text } = await ask(String(headers['location']));
    expect(text).toContain('form-sent');
    expect(text).not.toContain('<form class="request-form"');
  });

  test('is shown again without the hidden field that an autofill filled in, until it is submitted', async () => {
    const letter = { ...WELL['site-contact'], lastName: 'Peeters' };
    const send = async (fields: Fields) => ask(CONTACT, encode({ ...(await sealsOf(CONTACT)), ...fields }), aVisitor());
    expect((await ask(CONTACT)).text).toContain('name="homepage"');
    const trapped = await send({ ...letter, homepage: 'https://zoe.example' });
    expect(trapped.status).toBe(422);
    expect(trapped.text).toContain('value="Peeters"');
    expect(trapped.text).not.toContain('name="homepage"');
    const wrong = await send({ ...letter, answer: 'wrong' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).not.toContain('name="homepage"');
    expect((await send(letter)).status).toBe(303);
  });

  test('asks the questions of the property that was typed', async () => {
    const path = '/en/rental-application/';
    const { street: _, ...fields } = WELL['rental-application'];
    const { status, text } = await ask(path, encode({ ...(await sealsOf(path)), ...fields }), aVisitor());
    expect(status).toBe(422);
    expect(text).toContain('id="rental-application-street-error"');
    expect(text).toContain('value="2.600"');
  });
});

describe('a form is refused', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{}],
  ])('from another site: %j', async headers => {
    const body = encode({ ...(await sealsOf(CONTACT)), ...WELL['site-contact'] });
    const before = await desk.store.outbox.depth();
    expect((await ask(CONTACT, body, headers)).status).toBe(403);
    expect((await ask('/api/request/site-contact?language=fr', body, headers)).status).toBe(403);
    expect(await desk.store.outbox.depth()).toMatchObject(before);
  });

  test.each([
    ['%ff=1', 400],
    ['a=%00', 400],
    [Array.from({ length: 101 }, (_, at) => `a${at}=1`).join('&'), 400],
    ['a'.repeat(64 * 1024 + 1), 413],
    ['form=demand-register', 400],
    ['email=a&email=b&remark=1', 422],
    ['email[]=a@example.be', 422],
    ['__proto__=1&constructor=2', 422],
    [`remark=${'x'.repeat(6000)}`, 422],
  ])('for its content: %.40s', async (body, status) => {
    const seals = status === 422 ? `${encode(await sealsOf(CONTACT))}&` : '';
    expect((await ask(CONTACT, seals + body, aVisitor())).status).toBe(status);
  });

  describe.each(FULL ? LANGUAGES : LANGUAGES.slice(0, 1))('over the rate limit, in %s', language => {
    const page = (id: string) => forms.routes.build(id, language);
    const post = async (path: string, fields: Fields, who = aVisitor()) =>
      ask(path, encode({ ...(await sealsOf(path)), ...fields }), who);
    /** Expects 429 with the waiting time in words and all typed values. */
    function expectToWait({ status, headers, text }: Got, seconds: number, typed: string): void {
      expect(status).toBe(429);
      const wait = Number(headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(seconds);
      const { refusal } = JSON.parse(readFileSync(`ui/locales/${language}/form.json`, 'utf8'));
      const [unit, count] = wait <= 90 * 60 ? ['minutes', wait / 60] : ['hours', wait / 3600];
      const number = new Intl.PluralRules(language).select(Math.ceil(count)) === 'one' ? 'one' : 'other';
      const words = refusal[`limited-${unit}_${number}`].replace('{{count}}', String(Math.ceil(count)));
      expect(text).toContain(`<html lang="${language}"`);
      expect(text.replaceAll('\u00a0', ' ')).toContain(words.replaceAll('\u00a0', ' '));
      expect(text).toContain(typed);
    }

    test('of an address, for pages and scripts together; another address still succeeds', async () => {
      const who = aVisitor();
      const send = () => post(page('contact'), WELL['site-contact'], who);
      for (let sent = 0; sent < 10; sent++) expect((await send()).status).toBe(303);
      expectToWait(await send(), 3600, 'Good morning');
      const { raw } = await desk.filled('site-contact', WELL['site-contact']);
      const path = `/api/request/site-contact?language=${language}`;
      const byScript = await ask(path, encode(raw as Fields), who);
      expect([byScript.status, readResponse(submitResponse, byScript.text).outcome.kind]).toEqual([429, 'limited']);
      expect(Number(byScript.headers['retry-after'])).toBeGreaterThan(0);
      expect((await post(page('contact'), WELL['site-contact'])).status).toBe(303);
    });

    test('of mails to one friend, from any address; another friend still succeeds', async () => {
      const to = (friend: string) =>
        post(page('send-to-friend'), { ...WELL['send-to-friend'], friendEmail: `${friend}-${language}@example.be` });
      for (let sent = 0; sent < 2; sent++) expect((await to('bob')).status).toBe(303);
      expectToWait(await to('Bob'), 86_400, 'Look at the garden');
      expect((await to('eve')).status).toBe(303);
    });
  });

  test('if it cannot be stored, with all typed values; the same form succeeds later', async () => {
    const body = encode({ ...(await sealsOf(CONTACT)), ...WELL['site-contact'] });
    const who = aVisitor();
    vi.spyOn(desk.store.submissions, 'accept').mockRejectedValueOnce(new Error('no database'));
    const { status, text } = await ask(CONTACT, body, who);
    expect(status).toBe(503);
    expect(text).toContain('Good morning');
    expect(forms.reported).toHaveLength(1);
    expect((await ask(CONTACT, body, who)).status).toBe(303);
  });
});

describe('with script', () => {
  const send = (form: string, body: string, headers = aVisitor()) =>
    ask(`/api/request/${form}?language=en`, body, headers);
  async function filled(form: string, fields: Readonly<Record<string, string | readonly string[]>>) {
    const { text } = await ask(`/api/form?form=${form}&language=en`);
    const { key, stamp, challenge } = readResponse(preparedFormResponse, text);
    desk.pass(20_000);
    return encode({ ...fields, form, key, stamp, captcha: challenge.token, answer: ANSWER });
  }

  test('form token and challenge are new each time and not cached', async () => {
    const { status, headers, text } = await ask('/api/form?form=site-contact&language=nl');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(text)).toMatchObject({
      challenge: { widget: 'picture', props: { picture: expect.stringMatching(/^\/captcha\//) } },
    });
  });

  test('a form gets its result in the response', async () => {
    const good = await send('site-contact', await filled('site-contact', WELL['site-contact']));
    expect([good.status, readResponse(submitResponse, good.text).outcome.kind]).toEqual([200, 'sent']);
    const bad = await send('site-contact', await filled('site-contact', { email: 'a' }));
    expect([bad.status, bad.headers['content-type']]).toEqual([422, 'application/problem+json']);
    expect(JSON.parse(bad.text)).toMatchObject({ status: 422, outcome: { kind: 'invalid' } });
  });

  test.each([
    ['nothing', 404],
    ['__proto__', 404],
  ])('a form named %s does not exist', async (form, status) => {
    expect((await send(form, 'a=b')).status).toBe(status);
  });

  test('a form is accepted by POST only', async () => {
    expect((await ask('/api/request/site-contact?language=en')).status).toBe(405);
  });

  test('a file is sent as multipart by forms that have a file field', async () => {
    const fields = new URLSearchParams(await filled('job-contact', WELL['job-contact']));
    const parts = (file: string) =>
      [...fields]
        .map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .concat(`--b\r\ncontent-disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n${file}\r\n--b--\r\n`)
        .join('');
    const headers = { ...aVisitor(), 'content-type': 'multipart/form-data; boundary=b' };
    const path = '/api/request/job-contact?language=en';
    expect(readResponse(submitResponse, (await ask(path, parts('MZ no pdf'), headers)).text).outcome).toEqual({
      kind: 'invalid',
      errors: [{ field: 'cv', code: 'file-kind' }],
    });
    expect((await ask(path, parts(`%PDF-${'x'.repeat(2 * MAX_FILE_BYTES)}`), headers)).status).toBe(413);
    expect((await ask(path, parts('%PDF-1.7\r\n--c').slice(0, -8), headers)).status).toBe(400);
    expect((await ask(path, parts('%PDF-1.7\r\n--c'), headers)).status).toBe(200);
    expect(Buffer.from([...desk.files.values()].at(-1) ?? []).toString()).toBe('%PDF-1.7\r\n--c');
    expect((await ask(CONTACT, parts('%PDF-'), headers)).status).toBe(415);
  });
});
