import { isPortal } from '../../../domain/page/page.ts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { canaryFeed, SAID } from '../../support/reading/canary.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { htmlFaults } from '../../support/reading/html-faults.ts';
import { serveSite } from '../../support/site/http-site.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { FULL } from '../../support/run/full-run.ts';

// Many pages: slower than the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const feed = canaryFeed();
const hidden = openSite([feed, { ...feed, listings: feed.listings.slice(1) }]);
const site = await serveSite({ site: hidden, render: drawPages(hidden) });
const [gone, first] = feed.listings;
const project = feed.projects.find(({ externalWeb }) => externalWeb === undefined);

afterAll(() => site.stop());

const { languages } = hidden.content.settings;
/** Owner pages redirect to the login. */
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

/** The text of a page without tags and scripts. */
const wordsOf = (html: string) => html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, '\n');

describe.each(FULL ? languages : languages.slice(0, 2))('every kind of page, rendered in %s,', language => {
  const addresses = [...fixed.map(page => hidden.routes.build(page, language)), `/property/${first?.id}/`, ...more];

  const drawn = new Map<string, ReturnType<typeof site.get>>();
  /** Rendered once for all tests. */
  function drawnAt(path: string) {
    const page = drawn.get(path) ?? site.get(path, { cookie: `lng=${language}` });
    drawn.set(path, page);
    return page;
  }
  afterAll(() => drawn.clear());

  test('follows the policy: no inline script, style or event handler', async () => {
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

  test('is valid HTML', async () => {
    for (const path of addresses) {
      const { status, text } = await drawnAt(path);
      if (status === 301) continue;
      expect({ path, faults: htmlFaults(text.replace(/<noscript>|<\/noscript>/g, '')) }).toEqual({ path, faults: [] });
    }
  });

  test('has one language, title and description each', async () => {
    for (const path of addresses) {
      const { status, text } = await drawnAt(path);
      if (status === 301) continue;
      const counts = ['<title>', '<h1', '<main', `<html lang="${language}"`, 'rel="canonical"', 'id="page-data"'].map(
        mark => [mark, text.split(mark).length - 1],
      );
      expect({ path, counts: Object.fromEntries(counts) }).toEqual({
        path,
        // The page for a missing address has no canonical link.
        counts: Object.fromEntries(
          counts.map(([mark]) => [mark, mark === 'rel="canonical"' && status !== 200 ? 0 : 1]),
        ),
      });
      expect(() => JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '')).not.toThrow();
    }
  });

  test('has no untranslated key and no hidden data', async () => {
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
