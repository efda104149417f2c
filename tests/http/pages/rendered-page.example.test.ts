import { isPortal } from '../../../domain/page/page.ts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { canaryFeed, SAID } from '../../support/reading/canary.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { htmlFaults } from '../../support/reading/html-faults.ts';
import { serveSite } from '../../support/site/http-site.ts';
import { openSite } from '../../support/site/sample-site.ts';

// Much is walked here: on a busy machine that may take longer than one test usually has.
vi.setConfig({ testTimeout: 60_000 });

const feed = canaryFeed();
const hidden = openSite([feed, { ...feed, listings: feed.listings.slice(1) }]);
const site = await serveSite({ site: hidden, render: drawPages(hidden) });
const [gone, first] = feed.listings;
const project = feed.projects.find(({ externalWeb }) => externalWeb === undefined);

afterAll(() => site.stop());

const { languages } = hidden.content.settings;
/** Pages of owners lead to the login. */
const ofOwners = new Set(hidden.content.pages.filter(({ kind }) => isPortal(kind)).map(({ id }) => id));
const fixed = hidden.content.pathTable
  .filter(({ original, page }) => !original.includes('{') && !ofOwners.has(page))
  .map(({ page }) => page);
const more = [
  `/property/${first?.id}/?view=print`,
  `/property/${gone?.id}/`,
  `/project/${project?.id}/`,
  '/feedback/contact-me/',
  '/nothing/',
  '/for-sale/?page=2&sort=price-desc',
  '/for-sale/?city=Atlantis|1',
  '/for-sale/?q=%3Cscript%3Ealert(1)%3C/script%3E%22%27',
  '//',
  '//evil.example/',
  '/preview/for-sale/',
  '/%0a',
  '/%E2%80%A8/',
  '/%09/',
  '/%ff',
];

/** The text between the marks, scripts left out. */
const wordsOf = (html: string) => html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, '\n');

describe.each(languages)('every kind of page, drawn in %s', language => {
  const addresses = [...fixed.map(page => hidden.routes.build(page, language)), `/property/${first?.id}/`, ...more];

  const drawn = new Map<string, ReturnType<typeof site.get>>();
  /** Drawn once for all that is asked of it. */
  function drawnAt(path: string) {
    const page = drawn.get(path) ?? site.get(path, { cookie: `lng=${language}` });
    drawn.set(path, page);
    return page;
  }
  afterAll(() => drawn.clear());

  test('keeps to the policy: no inline script, style or handler', async () => {
    for (const path of addresses) {
      const { status, text, headers } = await drawnAt(path);
      if (status === 301) continue;
      expect({ path, known: [200, 404, 410].includes(status) }).toEqual({ path, known: true });
      expect({ path, type: headers['content-type'] }).toEqual({ path, type: 'text/html; charset=utf-8' });
      const tags = text.match(/<[a-z][^>]*>/gi) ?? [];
      expect(tags.filter(tag => /\sstyle=|\son\w+=|^<style|javascript:|\ssrcdoc=/i.test(tag))).toEqual([]);
      const scripts = tags.filter(tag => /^<script/i.test(tag));
      expect(scripts.filter(tag => !/ src="\/|type="application\/(?:ld\+)?json"/.test(tag))).toEqual([]);
      expect(tags.filter(tag => /(?:src|srcset|action)="(?:https?:)?\/\//.test(tag))).toEqual([]);
    }
  });

  test('keeps to the rules of HTML', async () => {
    for (const path of addresses) {
      const { status, text } = await drawnAt(path);
      if (status === 301) continue;
      expect({ path, faults: htmlFaults(text.replace(/<noscript>|<\/noscript>/g, '')) }).toEqual({ path, faults: [] });
    }
  });

  test('says its language, its title and what it is about, once each', async () => {
    for (const path of addresses) {
      const { status, text } = await drawnAt(path);
      if (status === 301) continue;
      const counts = ['<title>', '<h1', '<main', `<html lang="${language}"`, 'rel="canonical"', 'id="page-data"'].map(
        mark => [mark, text.split(mark).length - 1],
      );
      expect({ path, counts: Object.fromEntries(counts) }).toEqual({
        path,
        // A page for what is not there has no address of its own.
        counts: Object.fromEntries(
          counts.map(([mark]) => [mark, mark === 'rel="canonical"' && status !== 200 ? 0 : 1]),
        ),
      });
      expect(() => JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '')).not.toThrow();
    }
  });

  test('says no word that is none, and nothing that is hidden', async () => {
    for (const path of addresses) {
      const { text } = await drawnAt(path);
      expect({ path, odd: /\bNaN\b|\bundefined\b|\[object |\{\{|\{[A-Z_]+\}/.exec(wordsOf(text))?.[0] }).toEqual({
        path,
        odd: undefined,
      });
      expect({ path, key: /^[a-z][a-zA-Z-]*(?:[.:][a-z][a-zA-Z]*)+$/m.exec(wordsOf(text))?.[0] }).toEqual({
        path,
        key: undefined,
      });
      expect({ path, secret: SAID.exec(text)?.[0] }).toEqual({ path, secret: undefined });
    }
  });
});
