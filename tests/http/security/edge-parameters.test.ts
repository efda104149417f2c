import { z } from 'zod/mini';
import { afterAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../../../adapters/http-api/openapi.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { feedPath } from '../../../application/desk/viewings/private-calendar.ts';
import { DESK_PAGES, type DeskPageName, deskPath } from '../../../domain/desk/desk-pages.ts';
import { COST_PARAMETERS } from '../../../domain/cost/cost-query.ts';
import { LIST_PARAMETERS } from '../../../domain/list/list-query.ts';
import { aReservation, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { Got } from '../../support/reading/ask.ts';
import { LEA, serveDesk, TOM } from '../../support/site/desk-site.ts';
import { brokenIn, EDGES } from '../../support/reading/edge-values.ts';
import { FULL } from '../../support/run/full-run.ts';
import { ANN } from '../../support/site/portal-site.ts';

/** Schema of the response to the desk's script. */
const ANSWER = z.object({ view: z.object({ body: z.record(z.string(), z.unknown()) }) });
const [LISTING = ''] = ANN.listings;
const VISIT = 'K7P2-VISIT';
const REQUEST = 'K7P2-ASKED';
/** Refuses texts with a NUL character, as PostgreSQL does. */
function strict<Ports extends object>(ports: Ports): Ports {
  return new Proxy(ports, {
    get(held, name) {
      const value: unknown = Reflect.get(held, name);
      if (typeof value === 'object' && value !== null) return strict(value);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (JSON.stringify(given)?.includes('\\u0000'))
          throw new Error(`${String(name)} was asked for a text with NUL`);
        return (value as (...given: unknown[]) => unknown).apply(held, given);
      };
    },
  });
}

const site = await serveDesk({ store: strict(makeMemoryRequestPorts()) });
afterAll(() => site.stop());
const { store } = site;
await store.submissions.accept(
  aSubmission(VISIT, {
    id: VISIT,
    form: 'contact-appointment',
    subjectId: LISTING,
    reservation: aReservation(VISIT, { propertyId: LISTING, day: '2026-10-28' }),
  }),
);
await store.submissions.accept(
  aSubmission(REQUEST, { id: REQUEST, form: 'contact-me', subjectId: LISTING, receivedAt: RECEIVED }),
);

/** Query parameters that the code reads. */
const SOURCES = import.meta.glob<string>(
  [
    '../../application/{page,browse,request,portal,desk,link,view}/**/*.ts',
    '../../adapters/{ssr,http-api}/**/*.ts',
    '../../domain/{list,cost}/*.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const READ = /(?:parameters|fields|query)\.(?:get|getAll|has)\('([\w-]+)'\)/g;
const namesIn = (folder: RegExp) =>
  Object.entries(SOURCES).flatMap(([path, text]) =>
    folder.test(path) ? [...text.matchAll(READ)].map(([, name]) => name ?? '') : [],
  );
const DESK_NAMES = [...new Set([...namesIn(/application\/desk|desk-pages/), 'agent', 'property', 'look'])];
const SITE_NAMES = [
  ...new Set([...namesIn(/application\/(?!desk)|adapters/), ...LIST_PARAMETERS, ...COST_PARAMETERS]),
].filter(name => name !== 'setcookies' && name !== 'lng');

/** Parameter combinations under which further parameters are read. */
const DESK_CHOICES = ['', 'of=alarm&state=done&agents=all', 'state=all&weight=all'];
const SITE_CHOICES = ['', 'view=map&sort=price-asc', 'view=split', 'part=viewings', 'part=requests', 'part=history'];

type Case = { readonly path: string; readonly names: readonly string[]; readonly choices: readonly string[] };

/** The pages of the desk, with existing ids. */
const deskCases: readonly Case[] = (Object.keys(DESK_PAGES) as DeskPageName[]).map(page => ({
  path: deskPath(page, 'en', {
    id: page === 'request' ? REQUEST : page === 'visit' ? VISIT : LISTING,
    token: 'x'.repeat(43),
  }),
  names: DESK_NAMES,
  choices: DESK_CHOICES,
}));

/** One content page of each kind and each kind of form; others of a kind read the same parameters. */
const siteCases: readonly Case[] = [
  ...new Map(
    site.content.pathTable.flatMap(entry => {
      const page = site.content.pages.find(({ id }) => id === entry.page);
      const kind = page?.kind === 'form' ? (page.form === 'contact-appointment' ? 'appointment' : 'form') : page?.kind;
      return page && page.redirectUrl === undefined ? [[kind, entry] as const] : [];
    }),
  ).values(),
].map(({ page, original }) => ({
  path: filled(original.includes('{') ? original : site.routes.build(page, 'en'), LISTING),
  names: SITE_NAMES,
  choices: page.startsWith('portal')
    ? SITE_CHOICES.slice(3)
    : page.startsWith('for-')
      ? SITE_CHOICES.slice(0, 2)
      : [''],
}));

/** Addresses that are no pages: the API, sitemaps, `robots.txt` and an agent's calendar. */
const fileCases: readonly Case[] = [
  ...Object.keys((openApiDocument(site.url)['paths'] ?? {}) as object).map(path => filled(path, 'site-contact')),
  '/sitemap.xml',
  '/sitemap-en-1.xml',
  '/robots.txt',
  feedPath('x'.repeat(43)),
].map(path => ({ path, names: [...SITE_NAMES, 'language', 'kind', 'text', 'address'], choices: ['language=en'] }));

function filled(pattern: string, value: string): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'secret' || name === 'token' ? 'x'.repeat(43) : encodeURIComponent(value),
  );
}

/**
 * Gives all parameters one value, twice if `isRepeated`. The choice is first, because the server reads the first of repeated parameters.
 */
function queryOf({ names }: Case, choice: string, value: string, isRepeated: boolean): string {
  const chosen = new URLSearchParams(choice);
  const query = new URLSearchParams(choice);
  for (const name of names) {
    if (chosen.has(name)) continue;
    query.append(name, value);
    if (isRepeated) query.append(name, '2026-10-25');
  }
  return query.toString();
}

type Browser = { get(path: string): Promise<Got> };
const visitor = () => site.browser('198.51.100.7');
async function loggedIn(who: { readonly email: string; readonly password: string }, path: string): Promise<Browser> {
  const browser = site.browser();
  expect((await browser.post(path, { email: who.email, password: who.password })).status).toBe(303);
  return browser;
}

const ROLES: readonly (readonly [string, () => Promise<Browser> | Browser, readonly Case[]])[] = [
  ['a visitor', visitor, [...siteCases, ...fileCases, ...deskCases]],
  ['an owner', () => loggedIn(ANN, '/en/login/'), siteCases.filter(({ path }) => /portal|login/.test(path))],
  ['an agent', () => loggedIn(TOM, '/en/desk/login/'), deskCases.filter(({ path }) => path.includes('calendar'))],
  ['a manager', () => loggedIn(LEA, '/en/desk/login/'), deskCases],
];

const expectSound = (path: string, { status, text }: Got, typed: string) =>
  expect([path, status < 500, brokenIn(text, typed)]).toEqual([path, true, undefined]);

/** Weeks that once made the calendar of the desk fail. */
const FAILED = ['9999-12-31', '0000-01-01'];

/** Edge values for an address: all in the full run, else every sixteenth, rotating by address. */
function edgesOf(path: string, at: number): readonly string[] {
  const isCalendar = path.includes('/desk/calendar/');
  return EDGES.filter((value, edge) => FULL || (edge + at) % 16 === 0 || (isCalendar && FAILED.includes(value)));
}

describe.each(ROLES)('for edge values of %s', (_, open, cases) => {
  test('no address fails or shows NaN or undefined', { timeout: 300_000 }, async () => {
    const browser = await open();
    let pages = 0;
    let number = 0;
    for (const one of cases)
      for (const [at, choice] of one.choices.entries())
        for (const value of edgesOf(one.path, number++)) {
          const path = `${one.path}?${queryOf(one, choice, value, at === 0 && one.names !== SITE_NAMES)}`;
          const got = await browser.get(path);
          expectSound(path, got, value);
          expect([path, site.reported.splice(0)]).toEqual([path, []]);
          if (got.status === 200) pages++;
        }
    expect(pages).toBeGreaterThan(0);
  });
});

test('no id in an address fails', async () => {
  const patterns = [
    ...site.content.pathTable
      .filter(({ original }) => /\{(?!secret|token)/.test(original))
      .map(({ original }) => original),
    '/en/for-sale/namur/a-house/{id}/',
    '/en/owner-portal/{id}/',
    '/en/desk/requests/{id}/',
    '/en/desk/adverts/{id}/',
    '/en/desk/calendar/visits/{id}/',
    '/sitemap-en-{id}.xml',
    '/sitemap-{id}-1.xml',
    '/captcha/{id}',
    '/api/request/{id}?language=en',
  ];
  const browsers = [visitor(), await loggedIn(LEA, '/en/desk/login/'), await loggedIn(ANN, '/en/login/')];
  for (const [reader, browser] of browsers.entries())
    for (const [at, pattern] of patterns.entries())
      for (const value of edgesOf(pattern, at + reader)) {
        const path = filled(pattern, value);
        expectSound(path, await browser.get(path), value);
      }
  expect(site.reported.splice(0)).toEqual([]);
});

test('no day submitted in a form causes a server error, and stored days are shown', { timeout: 60_000 }, async () => {
  const lea = site.browser();
  await lea.logIn(LEA);
  const token = await lea.token();
  const hours = {
    noticeHours: '2',
    daysAhead: '60',
    visitMinutes: '30',
    travelMinutes: '15',
    capacity: '1',
    agentCapacity: '9',
  };
  const taken = new Set<number>();
  for (const day of edgesOf('/en/desk/calendar/', 0)) {
    const forms: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      ['/en/desk/calendar/hours/', { do: 'block', fromDay: day, untilDay: day, words: 'x' }],
      ['/en/desk/calendar/hours/', { do: 'block', fromDay: '2026-10-28', untilDay: day, fromTime: day, words: 'x' }],
      ['/en/desk/calendar/hours/', { do: 'agency', closed: `${day}\n2026-12-24 - ${day}`, ...hours }],
      ['/en/desk/calendar/hours/', { do: 'agency', closed: '', ...hours, daysAhead: day }],
      [`/en/desk/calendar/visits/${VISIT}/`, { do: 'move', day, slot: 'am', seen: '0', minutes: day }],
      [`/en/desk/calendar/visits/${VISIT}/`, { do: 'move', day: '2026-11-03', slot: 'am', from: day, seen: day }],
      ['/en/contact/', { form: 'site-contact', key: day, stamp: day }],
      ['/en/make-an-appointment/', { day, slot: 'am', property: LISTING }],
    ];
    for (const [path, fields] of forms) {
      const got = await lea.post(path, { ...fields, token });
      taken.add(got.status);
      expectSound(`${path} ${JSON.stringify(fields)}`, got, day);
    }
    for (const path of [
      '/en/desk/calendar/hours/',
      `/en/desk/calendar/?week=${encodeURIComponent(day)}`,
      `/en/desk/calendar/visits/${VISIT}/`,
    ])
      expectSound(path, await lea.get(path), day);
  }
  expect([...taken]).toEqual(expect.arrayContaining([303, 422]));
  expect(site.reported.splice(0)).toEqual([]);
});

describe('the calendar of the desk', () => {
  test.each([
    ['9999-12-31', '2199-12-30'],
    ['10000-01-01', '2199-12-30'],
    ['+275760-09-13', '2199-12-30'],
    ['2200-01-01', '2199-12-30'],
    ['0000-01-01', '1900-01-01'],
    ['-000001-01-01', '1900-01-01'],
    ['1899-12-31', '1900-01-01'],
    ['2026-03-29', '2026-03-23'],
    ['2027-01-03', '2026-12-28'],
    ['2026-02-30', '2026-10-19'],
    ['soon', '2026-10-19'],
  ])('of %s shows the nearest valid week, of %s', async (week, monday) => {
    const lea = site.browser();
    await lea.logIn(LEA);
    const path = `/en/desk/calendar/?week=${encodeURIComponent(week)}`;
    const { status, text } = await lea.get(path, { accept: 'application/json' });
    expect(status).toBe(200);
    const { body } = ANSWER.parse(JSON.parse(text)).view;
    expect(body['monday']).toBe(monday);
    expect('previousHref' in body).toBe(monday !== '1900-01-01');
    expect('nextHref' in body).toBe(monday !== '2199-12-30');
  });
});
