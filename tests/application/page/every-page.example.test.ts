import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageOutcome } from '../../../application/page/page-model.ts';
import { previewPath } from '../../../domain/routing/resolve.ts';
import { type Address, addressesBehindLogin, everyAddress, linksIn } from '../../support/reading/every-address.ts';
import { FULL } from '../../support/run/full-run.ts';
import { openSite, pageOf, SAMPLE } from '../../support/site/sample-site.ts';

// Opens hundreds of pages, which exceeds the default test timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const site = openSite(SAMPLE.feeds);
const { languages } = site.content.settings;
const addresses = await everyAddress(site);
const opened = new Map<string, Promise<PageOutcome>>();

function open(address: string): Promise<PageOutcome> {
  let outcome = opened.get(address);
  if (!outcome) opened.set(address, (outcome = site.open(address)));
  return outcome;
}

/** Checks every page's first address per language; of the others every fourth in a daily run. */
const some = addresses.filter(
  ({ page, language }, at) =>
    FULL || at % 4 === 0 || addresses.findIndex(one => one.page === page && one.language === language) === at,
);

/** Returns the addresses for which `check` returns a fault, each with that fault. */
async function offenders(check: (address: Address) => Promise<unknown>, of = addresses): Promise<unknown[]> {
  const said = await Promise.all(of.map(async address => [address.path, await check(address)]));
  return said.filter(([, words]) => words !== undefined && words !== false);
}

beforeAll(async () => {
  await Promise.all(addresses.map(({ path }) => open(path)));
});

describe('every page of the sample agency, in every language', () => {
  test('has a unique URL', () => {
    expect(addresses.length).toBeGreaterThan(0);
    expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length);
    expect(addresses.filter(({ path }) => path === '/')).toEqual([]);
  });

  test('opens in its language and has a title', async () => {
    const wrong = await offenders(async ({ path, language }) => {
      const outcome = await open(path);
      if (outcome.kind === 'redirect') return outcome.location;
      const { status, view, head } = outcome;
      if (status !== 200 || view.language !== language) return `${status} ${view.language}`;
      return head.title.trim().length < 5 || head.title !== view.title;
    });
    expect(wrong).toEqual([]);
  });

  test('has a unique title', async () => {
    const titles = new Map<string, string[]>();
    for (const { path, page, language } of addresses) {
      if (page === 'feedback') continue;
      const { head } = pageOf(await open(path));
      const key = `${language} ${head.title}`;
      titles.set(key, [...(titles.get(key) ?? []), path]);
    }
    expect([...titles].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  test('names itself as canonical', async () => {
    expect(await offenders(async ({ path }) => pageOf(await open(path)).head.canonical !== path)).toEqual([]);
  });

  test('lists alternates that list it in return', async () => {
    const wrong = await offenders(async ({ path, language }) => {
      const { alternates, noindex } = pageOf(await open(path)).head;
      if (noindex && alternates.length > 0) return 'alternates of a page that may not be found';
      if (alternates.length > 0 && !alternates.some(twin => twin.language === language && twin.path === path))
        return 'not among its own';
      for (const twin of alternates) {
        const other = pageOf(await open(twin.path));
        if (other.status !== 200 || other.view.language !== twin.language) return twin;
        if (JSON.stringify(other.head.alternates) !== JSON.stringify(alternates)) return twin;
      }
      return undefined;
    });
    expect(wrong).toEqual([]);
  });

  test('has an original path that serves each visitor in the detected language', async () => {
    const wrong = await offenders(async ({ path, original, language }) => {
      const { head } = pageOf(await open(path));
      if (head.original !== undefined && head.original !== original) return head.original;
      const outcome = await site.open(original, { cookie: language });
      if (outcome.kind === 'redirect') return outcome.location;
      return outcome.head.canonical !== path || outcome.view.language !== language;
    }, some);
    expect(wrong).toEqual([]);
  });

  test('links by its language switcher to each language and back, keeping the query', async () => {
    const query = 'city=Li%C3%A8ge%7C4000&sort=surface';
    const wrong = await offenders(async ({ path, language }) => {
      const { view } = pageOf(await open(`${path}?${query}&utm_source=x`));
      if (view.switcher.map(({ language: code }) => code).join() !== languages.join()) return 'languages are missing';
      for (const { language: other, href } of view.switcher) {
        const there = pageOf(await open(href));
        if (there.view.language !== other || there.view.page !== view.page) return href;
        const back = there.view.switcher.find(({ language: code }) => code === language);
        if (back?.href !== `${path}?${query}`) return back?.href;
      }
      return undefined;
    }, some);
    expect(wrong).toEqual([]);
  });

  test('redirects with ?lng= to where the switcher links', async () => {
    const wrong = await offenders(async ({ path, language }) => {
      const { view } = pageOf(await open(path));
      for (const { language: other, href } of view.switcher) {
        const outcome = await site.open(`${path}?x=1&lng=${other}`);
        if (other === language) {
          if (outcome.kind !== 'page' || outcome.status !== 200) return other;
        } else if (outcome.kind !== 'redirect' || outcome.status !== 302 || outcome.location !== `${href}?x=1`)
          return outcome;
      }
      return undefined;
    }, some);
    expect(wrong).toEqual([]);
  });

  test('shows the same content in preview, with noindex', async () => {
    const wrong = await offenders(async ({ path }) => {
      const plain = pageOf(await open(path));
      const outcome = await site.open(previewPath(path));
      if (outcome.kind === 'redirect') return outcome.location;
      const { view, head, status } = outcome;
      if (status !== 200 || !view.preview || !head.noindex || head.alternates.length > 0) return 'can be found';
      if (head.canonical !== path) return head.canonical;
      return JSON.stringify(view.body) !== JSON.stringify(plain.view.body);
    }, some);
    expect(wrong).toEqual([]);
  });

  test('contains no undefined, NaN or other non-text', async () => {
    const wrong = await offenders(async ({ path }) => {
      const { view, head } = pageOf(await open(path));
      return /NaN|undefined|\[object|(?<!\{)\{(?:FOR_|years)|\{id\}\}|Infinity|null,null/.exec(
        JSON.stringify([view, head]),
      )?.[0];
    });
    expect(wrong).toEqual([]);
  });

  test('links, with its header and footer, only to pages that open without redirect or error', async () => {
    const from = new Map<string, string>();
    const add = (where: string, view: unknown) => {
      // Links to files open no page.
      for (const link of linksIn(view)) if (!link.startsWith('/api/') && !from.has(link)) from.set(link, where);
    };
    for (const { path } of addresses) add(path, pageOf(await open(path)).view);
    for (const language of languages) add(`around ${language}`, await site.siteView(language));
    expect(from.size).toBeGreaterThan(addresses.length);
    const wrong: string[] = [];
    const behindLogin = addressesBehindLogin(site);
    for (const [link, where] of from) {
      if (behindLogin.has(link)) continue;
      const outcome = await open(link);
      const said = outcome.kind === 'redirect' ? outcome.location : outcome.status;
      if (said !== 200) wrong.push(`${where} → ${link} → ${said}`);
    }
    expect(wrong).toEqual([]);
  });
});
