import { describe, expect, test } from 'vitest';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { everyAddress, linksIn } from '../../support/reading/every-address.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

/** Links of the English pages of a site with twelve properties and every page of the content. */
async function linksOf(content: SiteContent): Promise<ReadonlySet<string>> {
  const site = openSite([{ ...sampleFeed(), listings: sampleFeed().listings.slice(0, 12) }], content);
  const addresses = (await everyAddress(site)).filter(({ language }) => language === 'en');
  const links = new Set<string>();
  for (const { path } of addresses) {
    const outcome = await site.open(path);
    if (outcome.kind === 'page')
      for (const link of linksIn(pageOf(outcome).view)) links.add(link.split(/[?#]/)[0] ?? '');
  }
  return links;
}

describe('a form whose page the content lacks', () => {
  const { content } = SAMPLE;
  const pages = content.pages.filter(({ form }) => FORM_NAMES.some(name => name === form));

  test.each(pages.map(({ id }) => id))('is not linked from any page: %s', async id => {
    const path = openSite([], content).routes.build(id, 'en');
    const less = {
      ...content,
      pages: content.pages.filter(page => page.id !== id),
      pathTable: content.pathTable.filter(({ page }) => page !== id),
    };
    const links = await linksOf(less);
    expect(links.size).toBeGreaterThan(0);
    expect([...links]).not.toContain(path);
  });
});
