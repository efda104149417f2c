import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { drawPages } from '../../../support/reading/draw.ts';
import { addressesOfDay, everyAddress } from '../../../support/reading/every-address.ts';
import { openSite, pageOf } from '../../../support/site/sample-site.ts';
import { FULL } from '../../../support/run/full-run.ts';

const site = openSite();
const render = drawPages(site, true);
const addresses = addressesOfDay(await everyAddress(site));

/** Text of a page without markup, with a bar at the end of each element. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, '|')
    .replaceAll(/&nbsp;|[\u00a0\u202f]/g, ' ')
    .replaceAll('&#x27;', '’');
}

/**
 * Number and date formats that no page may use. Exceptions look similar: WCAG levels, standards, box numbers, phone numbers, references,
 * foreign postcodes.
 */
const OTHER_FORMS = {
  'a point before decimals': /(?<![\d.])(?<!WCAG\)? )(?<! \/ )\d{1,3}\.\d{1,2}(?![\d.])/g,
  'a comma between groups': /(?<![\d,])\d{1,3},\d{3}(?!\d)/g,
  'a space between groups': /(?<![\d+])(?<!EN )(?<!\d )\d{1,3} \d{3}(?= (?:m²|euro|€|kWh|km))/g,
  'no groups': /(?<![\d.,/–-])\d{4,6}(?= (?:m²|euro|€|kWh|km))/g,
  'an ISO date': /(?<![\d-])(?:19|20)\d\d-[01]\d-[0-3]\d(?![\d-])/g,
  'a date with slashes or points': /(?<![\d./])\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d/g,
  'a weekday beside a date in figures':
    /(?:\p{L}+(?:di|dag|day|tag)|dimanche|Mittwoch),? \d{1,2}-\d{1,2}-(?:19|20)\d\d/gu,
} as const;

describe('numbers and dates have the same notation', () => {
  test.each(FULL ? LANGUAGES : LANGUAGES.slice(0, 2))('on every page in %s', async language => {
    const found: string[] = [];
    let numbers = 0;
    for (const { path } of addresses.filter(address => address.language === language)) {
      const { view } = pageOf(await site.openPage({ path, query: '', hints: {}, session: undefined }));
      const words = wordsOf(await render(`https://clairval.example${path}`, view, await site.siteView(language)));
      numbers += words.match(/\d{1,3}(?:\.\d{3})+|\d,\d/g)?.length ?? 0;
      for (const [form, pattern] of Object.entries(OTHER_FORMS))
        for (const { 0: text, index } of words.matchAll(pattern))
          found.push(`${path}: ${form}: ${words.slice(Math.max(0, index - 20), index + text.length + 12)}`);
    }
    expect(found).toEqual([]);
    // The pages do contain numbers: prices, plots, energy.
    expect(numbers).toBeGreaterThan(0);
  });
});
