import { expect, test } from 'vitest';
import { makeSitePages } from '../../../adapters/ssr/site-pages.ts';
import { bareRequest } from '../../../adapters/wire/exchange.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { ASSETS } from '../../support/server/serve-application.ts';

const site = openSite();
const pages = makeSitePages({
  openPage: site.openPage,
  siteView: site.siteView,
  render: drawPages(site),
  assets: ASSETS,
  publicUrl: new URL('https://agency.example'),
  contentStyles: () => [],
});

/** Form fields of the filters with this name, and the chips. */
async function formAt(query: string, name: string) {
  const html = String((await pages(bareRequest('/fr/a-vendre/', query))).body).replace(/<script.*?<\/script>/gs, '');
  return {
    fields: [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag).filter(tag => tag.includes(`name="${name}"`)),
    chips: [...html.matchAll(/class="chip"[^>]*>([^<]*)</g)].map(([, words]) => words),
  };
}

test('a flag that can only be set in the URL has no form field until it is set', async () => {
  expect(await formAt('', 'viager')).toEqual({ fields: [], chips: [] });
});

test('a flag set in the address is a ticked form field with a chip', async () => {
  const { fields, chips } = await formAt('viager=1', 'viager');
  expect(fields).toHaveLength(1);
  expect(fields[0]).toMatch(/type="checkbox".*checked="".*value="1"|type="checkbox".*value="1".*checked=""/);
  expect(chips).toContain('en viager');
});

test('a flag in the address that excludes properties still excludes them after the form is sent, and has a chip', async () => {
  const { fields, chips } = await formAt('newBuild=0', 'newBuild');
  expect(fields).toEqual(['<input type="hidden" name="newBuild" value="0"/>']);
  expect(chips).toContain('hors construction neuve');
});
