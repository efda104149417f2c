import { type Browser, type BrowserContext, expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectNoCoveredText } from './covered-texts.ts';
import { ownNetwork } from './own-network.ts';

export const LANGUAGES = ['fr', 'nl', 'en', 'de'] as const;
/** The owners' portal in each language. */
export const PORTAL = {
  fr: '/fr/espace-proprietaire/',
  nl: '/nl/eigenaarsportaal/',
  en: '/en/owner-portal/',
  de: '/de/eigentuemerbereich/',
} as const;

/** The fixed answer of every challenge on the server under test. */
export const CAPTCHA_ANSWER = 'clair';

/** One address of each kind of page in its original form; the server redirects to the requested language. */
export const PAGE_KINDS = {
  home: '/',
  sale: '/for-sale/',
  rent: '/for-rent/',
  viager: '/viager/',
  property: '/property/6417342/',
  rental: '/property/6448391/',
  project: '/project/20396/',
  projects: '/projects/',
  map: '/for-sale/?view=map',
  split: '/for-rent/?view=split',
  team: '/who-we-are/',
  services: '/services/',
  advice: '/advice/',
  article: '/advice/mistakes/',
  contact: '/contact/',
  valuation: '/contact-demand/',
  alert: '/demand-register/',
  offer: '/make-an-offer/',
  application: '/rental-application/',
  appointment: '/contact-appointment/?property=6434027',
  login: '/login/',
  link: '/set-password/over/',
  cookies: '/cookie-settings/',
  policy: '/cookie-policy/',
  favourites: '/favourites/',
  search: '/search/',
  thanks: '/feedback/contact-me/',
  missing: '/not-here/',
} as const;

/** The localized address of a page kind. */
export async function addressOf(page: Page, original: string, language: string): Promise<string> {
  const url = new URL(original, 'http://site');
  const response = await page.request.get(`${url.pathname}${url.search}`, {
    headers: { 'accept-language': language, cookie: '' },
    // The server may close a kept connection at the moment when it is used again; browsers ask again by themselves.
    maxRetries: 2,
  });
  const canonical = /<link rel="alternate" hreflang="(\w\w)" href="([^"]+)"/g;
  const html = await response.text();
  for (const [, code, href] of html.matchAll(canonical))
    if (code === language && href) return new URL(href).pathname + url.search;
  const own = new RegExp(`<a href="([^"]+)" lang="${language}"`).exec(html)?.[1];
  return response.status() === 404 ? `/${language}/not-here/` : (own ?? `/${language}/`).replaceAll('&amp;', '&');
}

/** Contexts of the visitors of one test. Playwright closes only those of its own fixtures: others run beside all later tests of a worker. */
let visitors: { readonly test: string; readonly contexts: BrowserContext[] } = { test: '', contexts: [] };

/**
 * A visitor from an unused network who has already declined cookies, so that the consent question covers nothing. Leaves at the latest
 * when a later test has its first visitor.
 */
export async function visitor(browser: Browser, script: boolean, width = 1440): Promise<Page> {
  const { testId, repeatEachIndex, project } = test.info();
  const turn = `${testId} ${repeatEachIndex}`;
  if (visitors.test !== turn) {
    for (const context of visitors.contexts) await context.close();
    visitors = { test: turn, contexts: [] };
  }
  const context = await browser.newContext({
    javaScriptEnabled: script,
    viewport: { width, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': ownNetwork() },
  });
  visitors.contexts.push(context);
  await context.addCookies([{ name: 'consent', value: '1.0000', url: project.use.baseURL ?? '' }]);
  return context.newPage();
}

/** Whether a console line is Chromium's message about slow software rendering, which the page does not cause. */
export function isOfDrawing(text: string): boolean {
  return text.includes('GL Driver Message');
}

/** Collects errors and warnings of the console, policy violations and failed requests. Expected to stay empty. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (isOfDrawing(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', error => complaints.push(String(error)));
  page.on('response', response => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Waits until the page is hydrated and its stores work. */
export async function live(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

/** Waits until the draft is stored for a reload; its encryption is asynchronous. */
export async function kept(page: Page): Promise<void> {
  const any = () => Object.keys(sessionStorage).some(name => name.startsWith('draft '));
  await expect.poll(() => page.evaluate(any)).toBe(true);
}

/** Expects that nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/** Expects of every page: accessible, no text under another, one `h1`, `lang` of the requested language, no console complaint. */
export async function expectGoodPage(page: Page, kind: keyof typeof PAGE_KINDS, language: string): Promise<void> {
  const complaints = watch(page);
  await page.goto(await addressOf(page, PAGE_KINDS[kind], language));
  await live(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoCoveredText(page);
  expect(complaints.filter(text => !(kind === 'missing' && text.includes('404')))).toEqual([]);
}
