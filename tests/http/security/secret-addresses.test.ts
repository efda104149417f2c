import { afterAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../../../adapters/http-api/openapi.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { feedPath } from '../../../application/desk/viewings/private-calendar.ts';
import { recipientPseudonym } from '../../../application/mail/link-secret.ts';
import { secretOf } from '../../../application/mail/mail-links.ts';
import { MAX_INVALID_LINKS_PER_HOUR } from '../../../application/link/refuse-link.ts';
import { Outage } from '../../../application/ports/outage.ts';
import { DESK_PAGES, type DeskPageName, deskPath } from '../../../domain/desk/desk-pages.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { dictionaryOf } from '../../../ui/locales/dictionaries.ts';
import type { Got, Sent } from '../../support/reading/ask.ts';
import { LEA, serveDesk, type ServedDesk, TOM } from '../../support/site/desk-site.ts';
import { encode } from '../../support/site/form-site.ts';
import { ANN } from '../../support/site/portal-site.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { FULL } from '../../support/run/full-run.ts';

/** An address that contains a secret token and needs no login. */
type SecretAddress = {
  readonly name: string;
  /** Requests with the token, in every form that the site looks up. */
  readonly ways: readonly ((secret: string) => Sent)[];
  /** Statuses for an invalid token. */
  readonly nothing: readonly number[];
  /** A request with a valid token. */
  readonly right: (site: ServedDesk) => Promise<Sent>;
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const get = (path: string): Sent => ({ path });
const head = (path: string): Sent => ({ method: 'HEAD', path });
const post = (path: string, body: string): Sent => ({ method: 'POST', path, headers: FORM, body });
const asData = (path: string): Sent => ({ path: `/api/page?address=${encodeURIComponent(path)}` });
const asJson = (path: string): Sent => ({ path, headers: { accept: 'application/json' } });

const PASSWORD = encode({ password: 'vijf ezels bij een put', repeated: 'vijf ezels bij een put' });
const { routes, content } = openSite();

/** The path of a page in each language and in its original form. */
const everywhere = (build: (language: Language | undefined) => string) => [...LANGUAGES, undefined].map(build);

/** Content pages whose address contains a token: of a mailed link or a password reset. */
const PAGES: readonly SecretAddress[] = content.pathTable.flatMap(({ page: id, original }): SecretAddress[] => {
  const name = /\{(secret|token)\}/.exec(original)?.[1];
  const page = content.pages.find(one => one.id === id);
  if (name === undefined || !page) return [];
  const paths = (secret: string) =>
    everywhere(language =>
      language === undefined
        ? routes.buildOriginal(id, { [name]: secret })
        : routes.build(id, language, { [name]: secret }),
    );
  const ways = LANGUAGES.flatMap((_, at) => {
    const path = (secret: string) => paths(secret)[at] ?? '';
    return [
      (secret: string) => get(path(secret)),
      (secret: string) => head(path(secret)),
      (secret: string) => post(path(secret), page.link ? 'do=go' : PASSWORD),
    ];
  });
  const original_ = (secret: string) => get(paths(secret).at(-1) ?? '');
  if (page.link === undefined)
    return [
      {
        name: `page ${id}`,
        ways: [...ways, original_, ...LANGUAGES.map((_, at) => (secret: string) => asData(paths(secret)[at] ?? ''))],
        nothing: [200, 410],
        async right(site) {
          await site.sendResetLink({ reference: 'REF-1', email: ANN.email, language: 'en' });
          return get(String((await site.mails())[0]?.data['link']));
        },
      },
    ];
  return [
    {
      name: `page ${id}`,
      ways: [...ways, original_],
      // The unsubscribe page responds the same for an invalid token.
      nothing: page.link === 'end-subscription' ? [200, 303] : [404],
      async right({ ports: { linkSecrets, hashes } }) {
        const secret = secretOf(linkSecrets, 'friend', recipientPseudonym(hashes, 'bob@example.be'));
        const stop = content.pages.find(({ link }) => link === 'stop-recommendations')?.id ?? '';
        return get(routes.build(stop, 'en', { secret }));
      },
    },
  ];
});

/** Pages of the desk whose address contains a token. */
const DESK: readonly SecretAddress[] = (Object.keys(DESK_PAGES) as DeskPageName[])
  .filter(page => DESK_PAGES[page].path.includes('{token}'))
  .map(page => ({
    name: `desk ${page}`,
    ways: LANGUAGES.flatMap(language => {
      const path = (token: string) => deskPath(page, language, { token });
      return [
        (secret: string) => get(path(secret)),
        (secret: string) => head(path(secret)),
        (secret: string) => get(path(secret).slice(0, -1)),
        (secret: string) => asJson(path(secret)),
        (secret: string) => post(path(secret), PASSWORD),
      ];
    }),
    nothing: [200, 410],
    async right(site) {
      await site.deskAccounts.askPasswordLink(TOM.email, 'en', 'elsewhere');
      return get(String((await site.mails())[0]?.data['link']));
    },
  }));

/** An agent's calendar feed, which calendar programs subscribe to. */
const CALENDAR: SecretAddress = {
  name: 'private calendar',
  ways: [secret => get(feedPath(secret)), secret => head(feedPath(secret))],
  nothing: [404],
  async right({ store, ports, now }) {
    const entry = {
      by: { id: LEA.id, name: 'Lea' },
      at: now(),
      subject: undefined,
      action: 'feed-address-made',
    } as const;
    await store.privateFeeds.make(TOM.id, ports.hashes.secret('right'.padEnd(43, 'x')), entry);
    return get(feedPath('right'.padEnd(43, 'x')));
  },
};

const ADDRESSES = [...PAGES, ...DESK, CALENDAR];
const ALL_WAYS = ADDRESSES.flatMap(({ ways, nothing }) => ways.map(way => ({ way, nothing })));

const served: ServedDesk[] = [];
afterAll(() => Promise.all(served.map(site => site.stop())));

async function serve(given: Parameters<typeof serveDesk>[0] = {}) {
  const site = await serveDesk(given);
  served.push(site);
  let guesses = 0;
  const from = (address: string, { headers, ...sent }: Sent): Promise<Got> =>
    site.ask({ ...sent, headers: { ...headers, 'x-forwarded-for': address } });
  return {
    ...site,
    from,
    /** A request with a new invalid token. */
    guess: (address: string, way: SecretAddress['ways'][number]) =>
      from(address, way(`guess-${guesses++}`.padEnd(43, 'x'))),
    count: (event: string, why?: string) =>
      site.noted.filter(line => line.event === event && (why === undefined || line.why === why)).length,
  };
}

/** Public parameters, and a challenge's token, which gives access only to its own picture. */
const PUBLIC = /\{(?:id|city|slug|form)\}|^\/captcha\/\{token\}/g;

test('every address with a parameter that is not public has a case here', () => {
  const paths = [
    ...content.pathTable.map(({ page, original }) => [`page ${page}`, original] as const),
    ...Object.entries(DESK_PAGES).map(([page, { path }]) => [`desk ${page}`, path] as const),
    ...Object.keys((openApiDocument(new URL('https://agency.example'))['paths'] ?? {}) as object).map(
      path => [`api ${path}`, path] as const,
    ),
  ];
  const secret = paths.filter(([, path]) => path.replaceAll(PUBLIC, '').includes('{')).map(([name]) => name);
  expect(ADDRESSES.map(({ name }) => name).sort()).toEqual([...secret, CALENDAR.name].sort());
});

/** In a daily run every other address, the calendar among them; all are guessed at together in a further test. */
const GUESSED = ADDRESSES.filter((_, at) => FULL || at % 2 === (ADDRESSES.length - 1) % 2);

describe.each(GUESSED)('guesses at the $name', ({ ways, nothing, right }) => {
  test('are logged and rate limited, in any form and from any address of a network', async () => {
    const site = await serve();
    const opening = await right(site);
    const sender = (at: number) => `2001:db8:1:2::${(at + 1).toString(16)}`;
    for (let at = 0; at < MAX_INVALID_LINKS_PER_HOUR; at++) {
      const { status } = await site.guess(sender(at), ways[at % ways.length] ?? get);
      expect(nothing).toContain(status);
    }
    expect([site.count('link-refused'), site.count('throttled')]).toEqual([MAX_INVALID_LINKS_PER_HOUR, 0]);
    for (const [at, way] of ways.entries()) {
      const { status, headers } = await site.guess(sender(99 + at), way);
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toContain('no-store');
    }
    expect(site.count('link-refused')).toBe(MAX_INVALID_LINKS_PER_HOUR + ways.length);
    expect(site.count('throttled', 'links-of-network')).toBe(ways.length);
    // A valid link works for others in that network, and other networks are not limited.
    const opened = await site.from(sender(3), opening);
    expect(opened.status).toBe(200);
    expect(nothing).toContain((await site.guess('2001:db8:1:3::1', ways[0] ?? get)).status);
    site.pass(3_600_000);
    expect(nothing).toContain((await site.guess(sender(3), ways[0] ?? get)).status);
  });

  test('get a response while the limit cannot be counted, with a log line', async () => {
    const store = makeMemoryRequestPorts();
    const site = await serve({
      store: { ...store, limits: { ...store.limits, count: () => Promise.reject(new Outage('away')) } },
    });
    for (const way of ways) expect(nothing).toContain((await site.guess('192.0.2.1', way)).status);
    expect(site.count('control-failed', 'limit-not-counted')).toBe(ways.length);
    expect(site.count('link-refused')).toBe(ways.length);
  });
});

test('guesses at different kinds of addresses count together', async () => {
  const site = await serve();
  for (let at = 0; at < MAX_INVALID_LINKS_PER_HOUR; at++) {
    const { way, nothing } = ALL_WAYS[(at * 17) % ALL_WAYS.length] ?? { way: get, nothing: [] };
    expect(nothing).toContain((await site.guess('203.0.113.7', way)).status);
  }
  for (const { ways } of ADDRESSES) expect((await site.guess('203.0.113.9', ways[0] ?? get)).status).toBe(429);
});

test('invalid one-click unsubscribes are counted and logged, with the same response as valid ones', async () => {
  const site = await serve();
  const body = 'List-Unsubscribe=One-Click';
  for (let at = 0; at <= MAX_INVALID_LINKS_PER_HOUR; at++) {
    const path = `/en/unsubscribe/${String(at).padStart(43, '0')}/`;
    const headers = { 'content-type': FORM['content-type'] };
    expect((await site.from('203.0.113.7', { method: 'POST', path, headers, body })).status).toBe(200);
  }
  expect([site.count('link-refused', 'not-there'), site.count('throttled', 'links-of-network')]).toEqual([
    MAX_INVALID_LINKS_PER_HOUR + 1,
    1,
  ]);
});

describe.each(FULL ? LANGUAGES : LANGUAGES.slice(0, 1))('in %s', language => {
  test('a page without script states that too many links were tried', async () => {
    const site = await serve();
    const paths = [
      (secret: string) => routes.build('set-password', language, { token: secret }),
      (secret: string) => deskPath('set-password', language, { token: secret }),
      (secret: string) => routes.build('confirm-subscription', language, { secret }),
    ];
    for (let at = 0; at < MAX_INVALID_LINKS_PER_HOUR; at++)
      await site.guess('203.0.113.7', secret => get(paths[0]?.(secret) ?? ''));
    const { limited } = dictionaryOf(language, language)['link'] as {
      readonly limited: Readonly<Record<string, string>>;
    };
    const { title, text_other: words = '' } = limited;
    for (const path of paths) {
      const { status, text, headers } = await site.guess('203.0.113.7', secret => get(path(secret)));
      expect([status, headers['content-language']]).toEqual([429, language]);
      expect(text).toContain(`>${title}<`);
      expect(text).toContain(words.split('{{count}}')[0] ?? words);
      expect(text).not.toContain('type="password"');
    }
  });
});
