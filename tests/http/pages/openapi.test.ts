import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openCaptcha } from '../../../adapters/composition/server/open-captcha.ts';
import { OPENAPI_ADDRESS, openApiDocument } from '../../../adapters/http-api/openapi.ts';
import { CONTACT_CARD } from '../../../application/view/contact-card.ts';
import { OPEN_HOUSE_FILE } from '../../../application/view/open-house-view.ts';
import { VIEWING_FILE } from '../../../application/request/booked-viewing.ts';
import { CONSENT_ADDRESS } from '../../../domain/consent/consent.ts';
import { SESSION_ADDRESS } from '../../../domain/owner/addresses.ts';
import { type Got } from '../../support/reading/ask.ts';
import { openLinkDesk } from '../../support/site/link-desk.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { SECRET } from '../../support/site/sample-application.ts';
import { pageOf, splitAddress } from '../../support/site/sample-site.ts';
import { serveApplication } from '../../support/server/serve-application.ts';
import { readSources } from '../../support/run/source-file.ts';

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), example: z.string().optional() })).default([]),
  responses: z.record(
    z.string(),
    z.object({ content: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) })).optional() }),
  ),
});
const shape = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

const desk = openLinkDesk();
const captcha = openCaptcha(
  { captchaAnswer: undefined },
  {
    secret: SECRET,
    previous: undefined,
    ...desk.ports,
    limits: desk.store.limits,
    colours: () => desk.content.brand.colours,
  },
);
const site = await serveApplication(desk, { files: captcha.handlers });
afterAll(site.stop);

const served = await site.get(OPENAPI_ADDRESS);
const document = shape.parse(JSON.parse(served.text));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'openapi', ...document });

/** The address of a path with its example parameters. */
function exampleOf(path: string): string {
  const named = document.paths[path]?.get?.parameters.filter(({ example }) => example !== undefined) ?? [];
  const query = new URLSearchParams(named.map(({ name, example = '' }) => [name, example]));
  return query.size > 0 ? `${path}?${query}` : path;
}

async function calendarOfViewing(): Promise<string> {
  const fields = { ...WELL['contact-appointment'], property: '6489327', day: '2026-11-03', slot: 'pm1' };
  const outcome = await desk.send('contact-appointment', fields, { language: 'fr', network: 'a' });
  if (outcome.kind !== 'sent') throw new Error(outcome.kind);
  const { body } = pageOf(await desk.openPage({ ...splitAddress(outcome.href), hints: {} })).view;
  return (body.kind === 'feedback' && body.viewing?.calendarHref) || '';
}

/** Further addresses to test, by path. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  '/api/page': [
    '/api/page?address=/fr/nulle-part/',
    '/api/page?address=/property/6415736/',
    '/api/page?address=/free-evaluation/',
  ],
  '/api/search-source': ['/api/search-source?language=xx'],
  '/api/suggest': [
    '/api/suggest?language=nl&text=',
    '/api/suggest?language=de&text=6415736',
    '/api/suggest?language=xx',
  ],
  '/api/places': ['/api/places?language=nl', '/api/places?language=xx'],
  '/api/map': ['/api/map?address=/fr/contact/', '/api/map?address=/nl/nieuwbouw/'],
  '/api/map-card': ['/api/map-card?language=fr&kind=listing&id=0', '/api/map-card?language=fr&kind=x'],
  '/api/form': [
    '/api/form?form=contact-appointment&language=fr&property=6489327',
    '/api/form?form=x',
    '/api/form?form=site-contact&language=xx',
  ],
  [VIEWING_FILE]: [await calendarOfViewing()],
  [OPEN_HOUSE_FILE]: [`${OPEN_HOUSE_FILE}?language=nl&property=6398214&at=2026-11-28T10:00`],
  [CONTACT_CARD]: [`${CONTACT_CARD}?agent=an-de-smet&language=nl`, `${CONTACT_CARD}?agent=nobody`],
  '/captcha/{token}': [`/captcha/${captcha.challenges.make('site-contact', 'fr').token}`],
};

/** Differences between a response and the document. */
function faultsIn(path: string, method: 'get' | 'post', { status, headers, text }: Got): readonly string[] {
  const told = document.paths[path]?.[method]?.responses[status];
  if (!told) return [`status ${status} is not told`];
  const type = String(headers['content-type'] ?? '').replace(/;.*/, '');
  const content = told.content?.[type];
  if (!content) return told.content === undefined && text === '' ? [] : [`${type} is not told of ${status}`];
  if (!type.endsWith('json')) return [];
  const { $ref, ...schema } = content.schema;
  const validate = ajv.compile($ref === undefined ? schema : { $ref: `openapi${String($ref)}` });
  return validate(JSON.parse(text)) ? [] : [ajv.errorsText(validate.errors)];
}

test('the document is OpenAPI 3.1, and a conditional request returns 304 unless it changed', async () => {
  expect(await new Validator().validate(JSON.parse(served.text))).toMatchObject({ valid: true });
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(JSON.parse(served.text)).toEqual(openApiDocument(site.url));
  expect(served.headers['content-type']).toMatch(/^application\/json/);
  const again = await site.get(OPENAPI_ADDRESS, { 'if-none-match': String(served.headers['etag']) });
  expect([again.status, again.text]).toEqual([304, '']);
});

const GETS = Object.entries(document.paths).flatMap(([path, methods]) => (methods.get ? [path] : []));

describe('every documented GET', () => {
  test.each(GETS)('returns a documented response: %s', async path => {
    const addresses = path.includes('{') ? [] : [exampleOf(path)];
    const all = [...addresses, ...(MORE[path] ?? [])];
    expect(all.length).toBeGreaterThan(0);
    const answers = await Promise.all(all.map(address => site.get(address)));
    for (const [at, got] of answers.entries()) expect(faultsIn(path, 'get', got), all[at]).toEqual([]);
    const well = path === SESSION_ADDRESS ? 401 : 200;
    expect(answers.map(({ status }) => status)).toContain(well);
  });

  test('detects a response of another shape', async () => {
    const got = await site.get(exampleOf('/api/suggest'));
    const body: unknown = JSON.parse(got.text);
    const other = { ...got, text: JSON.stringify({ ...z.record(z.string(), z.unknown()).parse(body), found: {} }) };
    expect(faultsIn('/api/suggest', 'get', got)).toEqual([]);
    expect(faultsIn('/api/suggest', 'get', other)).not.toEqual([]);
  });
});

describe('every documented POST', () => {
  const TYPE = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const send = (path: string, body: string, headers: Readonly<Record<string, string>> = TYPE) =>
    site.ask({ method: 'POST', path, headers, body });

  test('returns a documented response', async () => {
    const path = '/api/request/{form}';
    const address = '/api/request/site-contact?language=fr';
    const sent = await desk.filled('site-contact');
    const fields = new URLSearchParams(Object.entries(sent.raw).map(([name, value]) => [name, String(value)]));
    const answers = [
      await send(address, String(fields)),
      await send(address, 'firstName=A'),
      await send(address, 'a=%FF'),
      await send('/api/request/none', ''),
      await send(address, '', { ...TYPE, 'sec-fetch-site': 'cross-site' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 400, 404, 403]);
    for (const got of answers) expect(faultsIn(path, 'post', got)).toEqual([]);
    for (const other of [SESSION_ADDRESS, CONSENT_ADDRESS, '/api/owner/logout']) {
      expect(faultsIn(other, 'post', await send(other, 'choice=agree'))).toEqual([]);
      expect(faultsIn(other, 'post', await send(other, '', { ...TYPE, 'sec-fetch-site': 'cross-site' }))).toEqual([]);
    }
  });
});

test('every API address in the sources is documented', () => {
  const named = new Set(
    [...readSources()]
      .filter(([path]) => !path.startsWith('tests/') && path !== 'adapters/http-api/openapi.ts')
      .flatMap(([, { text }]) =>
        Array.from(
          text.matchAll(/(['"`])(\/(?:api|captcha)\/[^'"`?\s]+?)\/?(?:\?[^'"`]*)?\1/g),
          ([, , path = '']) => path,
        ),
      ),
  );
  expect(named.size).toBeGreaterThan(0);
  const paths = Object.keys(document.paths).map(
    path => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace('.', '\\.')}$`),
  );
  // Leaves out prefixes of addresses, and addresses in comments.
  const whole = [...named].filter(path => !['/api', '/captcha', '/api/request'].includes(path));
  expect(whole.filter(path => !paths.some(pattern => pattern.test(path)))).toEqual([]);
});
