import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { type HttpSite, serveSite } from '../../support/site/http-site.ts';
import { type Sent } from '../../support/reading/ask.ts';
import { openSite } from '../../support/site/sample-site.ts';

let site: HttpSite;
beforeAll(async () => {
  const open = openSite();
  site = await serveSite({ site: open, render: drawPages(open) });
});
afterAll(() => site.stop());

const READER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const failures: readonly [number, string, (language: string) => Sent][] = [
  [503, 'unavailable', language => ({ path: `/${language}/out-of-reach/?page=2` })],
  [500, 'broken', language => ({ path: `/${language}/throws/` })],
  [
    413,
    'too-large',
    language => ({ method: 'POST', path: `/${language}/contact/`, headers: FORM, body: 'a'.repeat(66_000) }),
  ],
  [
    400,
    'unreadable',
    language => ({ method: 'POST', path: `/${language}/contact/`, headers: FORM, body: Buffer.of(0xff) }),
  ],
  [
    415,
    'unreadable',
    language => ({ method: 'POST', path: `/${language}/`, headers: { 'content-type': 'text/plain' }, body: 'a' }),
  ],
];

describe.each(failures)('%i, %s', (status, why, sent) => {
  test.each(LANGUAGES)('is shown on a page in %s without any database read', async language => {
    const words = JSON.parse(readFileSync(`ui/locales/${language}/failed.json`, 'utf8'));
    const { title, text } = words[why];
    const { reference } = words;
    const given = sent(language);
    const got = await site.ask({ ...given, headers: { ...READER, ...given.headers } });
    expect(got.status).toBe(status);
    expect(got.text).toContain(`<html lang="${language}"`);
    for (const said of [title, text]) expect(got.text.replaceAll('&#x27;', "'")).toContain(said);
    expect(got.text).toContain('name="robots" content="noindex"');
    expect(got.text).toContain('href="tel:+3281000123"');
    expect(got.headers['cache-control']).toBe('no-store');
    expect(got.text).not.toContain('on purpose');
    const id = got.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    // React separates adjacent texts with a comment.
    const told = got.text.replaceAll('<!-- -->', '').includes(`${reference}: ${String(id)}`);
    expect(told).toBe(why === 'broken' || why === 'unavailable');
  });

  test('is a line of text for other clients than browsers', async () => {
    const got = await site.ask(sent('fr'));
    expect(got.status).toBe(status);
    expect(got.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(got.text.trim().split('\n')).toHaveLength(1);
  });
});

test('a 503 has a Retry-After header, and links to the same page', async () => {
  const got = await site.get('/nl/out-of-reach/?page=2', READER);
  expect(Number(got.headers['retry-after'])).toBeGreaterThan(0);
  expect(got.text).toContain('href="/nl/out-of-reach/?page=2"');
  expect((await site.get('//evil.example/throws/', READER)).text).not.toContain('href="//evil');
});

test('if the error page fails as well, the response is a line of text', async () => {
  const other = await serveSite({ render: () => Promise.reject(new Error('no page at all')) });
  const got = await other.get('/fr/throws/', READER);
  expect([got.status, got.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8']);
  await other.stop();
});
