import { describe, expect, test } from 'vitest';
import { takeSnapshot } from '../../../adapters/memory/site-snapshot.ts';
import { canaryFeed, SAID, SECRETS } from '../../support/reading/canary.ts';
import { everyAddress } from '../../support/reading/every-address.ts';
import { openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

const feed = canaryFeed();
const site = openSite([feed]);
const { languages } = SAMPLE.content.settings;

/** Returns the secret found in a value, with some surrounding text. */
function leaks(value: unknown): string | undefined {
  const text = JSON.stringify(value, (_, each: unknown) => (each instanceof Map ? [...each] : each));
  const at = text.search(SAID);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 80), at + 80);
}

describe('an agency that hides every address and price', () => {
  test('has secrets in all fields that could leak, and the test itself detects them', () => {
    expect(feed.refused).toEqual([]);
    expect(feed.listings).toHaveLength(sampleFeed().listings.length);
    expect(leaks(feed.listings)).toBeDefined();
    expect(leaks(feed.projects)).toBeDefined();
    for (const secret of Object.values(SECRETS)) expect(String(secret)).toMatch(SAID);
    expect('€ 1.234.567').toMatch(SAID);
  });

  test('reveals none on any page or in structured data', async () => {
    const addresses = await everyAddress(site);
    expect(addresses.filter(({ page }) => page.startsWith('property')).length).toBe(
      feed.listings.length * languages.length,
    );
    for (const { path } of addresses)
      expect({ path, leak: leaks(await site.open(path)) }).toEqual({ path, leak: undefined });
  });

  test('reveals none in lists, print pages, forms and search results', async () => {
    const [first] = feed.listings;
    const [project] = feed.projects;
    for (const address of [
      `/property/${first?.id}/?view=print`,
      `/fr/demander-une-information/?property=${first?.id}`,
      `/fr/prendre-rendez-vous/?property=${first?.id}`,
      `/nl/vraag-over-een-project/?project=${project?.id}`,
      '/fr/a-vendre/?q=kanari',
      '/nl/te-koop/?page=2&sort=price-desc',
      '/nl/te-huur/?sort=price-asc',
    ]) {
      const { view, head } = pageOf(await site.open(address));
      const said = JSON.stringify([view, head]).replaceAll('"q=kanari"', '');
      expect({ address, leak: leaks(said) }).toEqual({ address, leak: undefined });
    }
  });

  test('has no search results by them: neither by street nor by price', async () => {
    const found = async (query: string) => {
      const { body } = pageOf(await site.open(`/nl/te-koop/?${query}`)).view;
      return body.kind === 'list' ? body.total : body.kind;
    };
    expect(await found('q=kanariestraat')).toBe(0);
    expect(await found('priceMin=1000')).toBe(0);
    expect(await found('priceMax=999999999')).toBe(0);
    for (const text of ['kanariestraat', 'Kanari', SECRETS.houseNumber]) {
      expect(leaks(await site.suggest('nl', text))).toBeUndefined();
    }
  });

  test('reveals none in page frames and search suggestions', async () => {
    for (const language of languages) {
      expect(leaks(await site.siteView(language))).toBeUndefined();
      expect(leaks(await site.loadSuggestSource(language))).toBeUndefined();
    }
  });

  test('sends none to the application that runs in a browser', async () => {
    const ids = feed.listings.map(({ id }) => id);
    const snapshot = takeSnapshot(
      site.content,
      await site.catalogue.listings(ids),
      await site.catalogue.projects(),
      [],
    );
    expect(snapshot.listings).toHaveLength(ids.length);
    expect(leaks(snapshot)).toBeUndefined();
  });

  test('stores none for removed listings', async () => {
    const empty = { ...feed, listings: [], projects: [] };
    const later = openSite([feed, empty]);
    for (const { id } of feed.listings) {
      expect(leaks(await later.catalogue.removed(id))).toBeUndefined();
      const outcome = pageOf(await later.open(`/property/${id}/`));
      expect(outcome.status).toBe(410);
      expect(leaks(outcome)).toBeUndefined();
    }
  });

  test('shows street and price when they are published', async () => {
    const shown = sampleFeed().listings.find(
      ({ publishAddress, publishPrice, goal }) => publishAddress && publishPrice && goal === 0,
    );
    const { view } = pageOf(await openSite().open(`/property/${shown?.id}/`));
    expect(view.body).toMatchObject({
      street: expect.stringContaining(shown?.address.street ?? '?'),
      card: { price: { kind: 'shown' } },
    });
  });
});
