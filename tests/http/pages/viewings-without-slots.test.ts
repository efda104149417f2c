import { describe, expect, test, vi } from 'vitest';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { makeSitePages } from '../../../adapters/ssr/site-pages.ts';
import { bareRequest } from '../../../adapters/wire/exchange.ts';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { htmlFaults } from '../../support/reading/html-faults.ts';
import { ASSETS } from '../../support/server/serve-application.ts';
import { openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

// Rendering pages exceeds the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const LOFT = '6409556';
const { content } = SAMPLE;
const { settings } = content;
const never = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

async function loftOf(of: SiteContent, language: string): Promise<{ body: PropertyBody; html: string }> {
  const site = openSite([sampleFeed()], of);
  const body = pageOf(await site.open(`/property/${LOFT}/`, { cookie: language })).view.body as PropertyBody;
  const pages = makeSitePages({
    ...site,
    render: drawPages(site),
    assets: ASSETS,
    publicUrl: new URL('https://agency.example'),
    contentStyles: () => [],
  });
  return { body, html: String((await pages(bareRequest(body.path))).body) };
}

const sectionOf = (html: string) => /<section id="visit"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
const boxOf = (html: string) => /<div class="box-moments"[\s\S]*?<div class="box-agent"/.exec(html)?.[0] ?? '';
const escaped = (href: string) => href.replaceAll('&', '&amp;');

describe('the page of a property without slots of viewings', () => {
  test.each(LANGUAGES)('says in %s what to do next, with telephone and request form', async language => {
    const { body, html } = await loftOf(
      { ...content, settings: { ...settings, visits: { ...settings.visits, open: never } } },
      language,
    );
    const { none, ask } = phrasesIn(language).viewing;
    for (const part of [sectionOf(html), boxOf(html)]) {
      expect(part).toContain(none);
      expect(part).toContain(`href="${escaped(body.actions.information ?? '')}"`);
      expect(part).toContain(`>${ask}</a>`);
      // The form of a viewing cannot be sent without a day.
      expect(part).not.toContain(escaped(body.actions.appointment ?? ''));
    }
    expect(sectionOf(html)).toContain('href="tel:');
    expect(htmlFaults(sectionOf(html))).toEqual([]);
  });

  test('leads to the form for questions if the agency has no form of viewings', async () => {
    const pages = content.pages.filter(({ form }) => form !== 'contact-appointment');
    const { body, html } = await loftOf({ ...content, pages }, 'fr');
    expect(body.viewing).toBeUndefined();
    expect(html).toMatch(/<a class="button box-book" href="[^"]*property=6409556"[^>]*>Demander une information<\/a>/);
    expect(html).not.toContain('>Autres biens</a>');
  });
});
