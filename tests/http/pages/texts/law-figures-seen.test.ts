import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { drawPages } from '../../../support/reading/draw.ts';
import { addressesOfDay, everyAddress } from '../../../support/reading/every-address.ts';
import { fixedClock, openSite, pageOf, SAMPLE, sampleFeed } from '../../../support/site/sample-site.ts';
import { FULL } from '../../../support/run/full-run.ts';

/** Percentages that are not legal rates: terms of the agency, customs of annuities, screen sizes. */
const NO_RATE = /\b(?:10|20(?: ?[àtobis–-]+ ?40)?|40|200)\s?%/g;

function siteAt(day: string) {
  const site = openSite([sampleFeed()], SAMPLE.content, fixedClock(Date.parse(`${day}T12:00:00Z`)));
  const render = drawPages(site, true);
  return {
    site,
    async words(path: string, language: (typeof LANGUAGES)[number]): Promise<string> {
      const { view } = pageOf(await site.openPage({ path, query: '', hints: {}, session: undefined }));
      const html = await render(`https://clairval.example${path}`, view, await site.siteView(language));
      return html.slice(html.indexOf('<main')).replace(/<script[\s\S]*?<\/script>/g, '');
    },
  };
}

describe('legal figures in articles', () => {
  test.each(FULL ? LANGUAGES : LANGUAGES.slice(0, 2))('have no unfilled placeholder in %s', async language => {
    const { site, words } = siteAt('2026-11-25');
    const pages = addressesOfDay(await everyAddress(site)).filter(address => address.language === language);
    const open: string[] = [];
    for (const { path } of pages) if ((await words(path, language)).includes('{{')) open.push(path);
    expect(open).toEqual([]);
    expect(pages).not.toEqual([]);
  });

  test('change with the rules: the deposit of Flanders before and after its decree', async () => {
    const [before, today] = [siteAt('2018-10-01'), siteAt('2026-11-25')];
    for (const [language, then, now] of [
      ['fr', '2 mois de loyer', '3 mois de loyer'],
      ['nl', '2 maanden huur', '3 maanden huur'],
      ['en', '2 months', '3 months'],
      ['de', '2 Monatsmieten', '3 Monatsmieten'],
    ] as const) {
      const path = today.site.routes.build('rental-application', language);
      const row = async (from: typeof today) =>
        /<tr><t[dh][^>]*>(?:Flandre|Vlaanderen|Flanders|Flandern)<\/t[dh]><td>\d.*?<\/tr>/s.exec(
          (await from.words(path, language)).replaceAll('\u00a0', ' '),
        )?.[0];
      expect(await row(before)).toContain(then);
      expect(await row(today)).toContain(now);
    }
  });

  test('are never written as literal numbers', () => {
    const own = SAMPLE.content.articles.flatMap(({ id, text }) =>
      LANGUAGES.flatMap(language =>
        (
          JSON.stringify(text[language] ?? '')
            .replace(NO_RATE, '')
            .match(/\d+(?:[.,]\d+)?[\s\u00a0\u202f]?%/g) ?? []
        ).map(rate => `${id}/${language}: ${rate}`),
      ),
    );
    expect(own).toEqual([]);
  });
});
