import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../domain/text/language.ts';
import { drawPages } from '../../../support/reading/draw.ts';
import { everyAddress } from '../../../support/reading/every-address.ts';
import { openSite, pageOf, sampleFeed, splitAddress } from '../../../support/site/sample-site.ts';

/** Sample properties in French and Dutch only: a studio, a garage, a shop, a building plot. */
const PARTLY = ['6488104', '6441576', '6386732', '6315590'];
const NAMES: Readonly<Partial<Record<Language, string>>> = { en: 'in French', de: 'auf Französisch' };

/** The sample, with a studio whose heating is not in any list of values. */
const feed = sampleFeed();
const FREE = 'poêle de masse en faïence';
const site = openSite([
  {
    ...feed,
    listings: feed.listings.map(listing =>
      listing.id === PARTLY[0] ? { ...listing, facts: { ...listing.facts, heating: { fr: FREE } } } : listing,
    ),
  },
]);
const render = drawPages(site, true);

async function drawn(address: string, language: Language): Promise<string> {
  const { view } = pageOf(await site.openPage({ ...splitAddress(address), hints: {}, session: undefined }));
  return render(`https://clairval.example${address}`, view, await site.siteView(language));
}

const addresses = await everyAddress(site);
const partly = addresses.filter(({ path }) => PARTLY.some(id => path.endsWith(`/${id}/`)));

describe('a property whose feed lacks the page’s language', () => {
  test.each(partly.filter(({ language }) => NAMES[language]))('$path', async ({ path, language }) => {
    const page = await drawn(path, language);
    const mark = `<small class="written-in">${NAMES[language]}</small>`;
    expect(page).toContain(`${mark}<div class="prose" lang="fr">`);
    expect(await drawn(`${path}?view=print`, language)).toContain(`${mark}<p class="sheet-words" lang="fr">`);
    // Only titles, captions and free text stay French: values, units and documents have translations.
    const other = [
      ...page.slice(page.indexOf('<main')).matchAll(/<(dd|li|small)[^>]*>(?:(?!<\/\1>).)*? lang="fr"[^>]*>([^<]*)/gs),
    ]
      .map(([, , text]) => text)
      .filter(text => text !== FREE && text !== '');
    const own = feed.listings.flatMap(({ title, pictures }) => [title.fr, ...pictures.map(({ alt }) => alt.fr)]);
    expect(
      other.filter(text => !own.some(known => known?.replaceAll(/\s/g, ' ') === text?.replaceAll(/\s/g, ' '))),
    ).toEqual([]);
    if (path.endsWith(`/${PARTLY[0]}/`)) expect(page).toContain(`<span lang="fr">${FREE}</span> ${mark}`);
  });

  test('is marked in English and German, and not in the languages of its feed', async () => {
    expect(partly.filter(({ language }) => NAMES[language])).toHaveLength(8);
    for (const { path, language } of partly.filter(({ language: own }) => own === 'fr'))
      expect(await drawn(path, language)).not.toContain('written-in');
    for (const { path, language } of partly.filter(({ language: own }) => own === 'nl'))
      expect((await drawn(path, language)).split('written-in').length - 1).toBe(
        path.endsWith(`/${PARTLY[0]}/`) ? 1 : 0,
      );
  });
});
