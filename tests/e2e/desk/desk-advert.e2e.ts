import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startChild } from '../../bench/child.ts';
import { feedOf, GOOD_RECORD } from '../../http/feed/good-record.ts';
import { expectAccessible } from '../accessible.ts';
import { beAtDesk } from './desk-login.ts';
import { live } from '../site.ts';
import { wordsIn } from '../words.ts';
import { ONLY_FULL } from '../daily.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
/** Timeout of an import in milliseconds. */
const IMPORTED = 120_000;
/** A house in Namur whose advert lacks what regional law requires, and the corrected record. */
const ID = '7000001';
const LACKING = { ...GOOD_RECORD, ID, Language: 'fr' };
const RIGHT = {
  ...LACKING,
  EnergyPerformance: 320,
  EPCLabelText: 'D',
  EnergyTotal: 62_000,
  EnergyCertificateCode: '20240312004711',
  EnergyExpiry: '2034-03-12',
};

for (const language of ['fr', 'nl'])
  test(
    `an agent corrects an unlawful listing in the agency’s software and the desk clears it, in ${language}`,
    ONLY_FULL,
    async ({ browser }) => {
      // Starts its own site and imports twice; imports run at low CPU priority.
      test.setTimeout(300_000);
      const say = wordsIn(language, 'desk-adverts');
      mkdirSync(join(ROOT, 'var'), { recursive: true });
      const folder = mkdtempSync(join(ROOT, 'var/desk-advert-'));
      const [feed, dataDirectory] = [join(folder, 'feed.json'), join(folder, 'data')];
      writeFileSync(feed, feedOf([LACKING]));
      const site = await startChild(join(ROOT, 'dist/server/server.js'), {
        CONTENT_DIR: join(ROOT, 'fixtures/agency'),
        DATA_DIR: dataDirectory,
        CATALOGUE_SOURCE: `file:${feed}`,
        IMPORT_EVERY: '1s',
      });
      try {
        const context = await browser.newContext({ baseURL: `http://127.0.0.1:${site.port}` });
        const page = await context.newPage();
        const isThere = async () => (await page.request.get(`/property/${ID}/`)).status();
        await expect.poll(isThere, { timeout: IMPORTED }).toBe(200);
        await beAtDesk(page, language, 'agent', undefined, dataDirectory);
        await page.goto(`/${language}/desk/adverts/`);
        await live(page);
        // Breaches are listed first, and this is the only one in their tab.
        const tabs = page.getByRole('navigation', { name: say('weights') });
        await tabs.getByRole('link').nth(1).press('Enter');
        await expect(tabs.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
        await page.getByRole('listitem').filter({ hasText: ID }).getByRole('link').first().press('Enter');
        const findings = page.getByRole('region', { name: say('findings') });
        await expect(findings.getByText(say('write')).first()).toBeVisible();
        expect(await findings.getByRole('listitem').count()).toBeGreaterThan(0);
        await expect(findings.getByRole('link').first()).toHaveAttribute('href', /^https:/);
        await expectAccessible(page);
        // The agency writes what the desk asks for in its own software; the next import delivers it.
        writeFileSync(feed, feedOf([RIGHT]));
        await expect(async () => {
          await page.reload();
          await expect(findings.getByText(say('nothing'))).toBeVisible({ timeout: 1_000 });
        }).toPass({ timeout: IMPORTED });
        await page.goto(`/${language}/desk/adverts/?weight=none`);
        await expect(page.getByRole('listitem').filter({ hasText: ID })).toContainText(say('nothing'));
        await context.close();
      } finally {
        await site.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
