import { expect, type Locator, type Page, test } from 'playwright/test';
import { press } from './press.ts';
import { live } from './site.ts';
import { wordOf } from './words.ts';
import { ONLY_FULL } from './daily.ts';

/** A house with a video on YouTube and a virtual tour by Matterport. */
const HOUSE = '/property/6470194/';
const REGION = 'Vidéos et visites virtuelles';
const NAMES = /^(?:Vidéo sur YouTube|Visite virtuelle Matterport)/;

/** The player: its frame has the name of the video or tour as title. */
const frameIn = (media: Locator) => media.getByTitle(NAMES);

/** Hosts of requests to third parties; the test responds to them itself. */
async function listen(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    url => url.hostname !== '127.0.0.1',
    route => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
    },
  );
  return asked;
}

async function openWith(page: Page, consent: string, baseURL: string | undefined) {
  await page.context().addCookies([
    { name: 'consent', value: consent, url: baseURL ?? '' },
    { name: 'lng', value: 'fr', url: baseURL ?? '' },
  ]);
  await page.goto(HOUSE);
  await live(page);
  await page.getByRole('heading', { name: REGION }).click();
  return page.getByRole('region', { name: REGION });
}

test(
  'without consent films and tours are links, with a plain reason and a way to choose',
  ONLY_FULL,
  async ({ page, baseURL }) => {
    const asked = await listen(page);
    const media = await openWith(page, '1.0000', baseURL);
    await expect(media.getByRole('link', { name: 'Vidéo sur YouTube' })).toHaveAttribute('href', /youtube\.com/);
    await expect(media.getByText('autorisez les contenus')).toHaveCount(2);
    // The still is decorative, so it has no role.
    await expect(media.locator('img')).toHaveCount(0);
    await expect(frameIn(media)).toHaveCount(0);
    await media.getByRole('button', { name: 'Choisir mes cookies' }).first().click();
    await press(page, page.getByText(wordOf('fr', 'consent.category.marketing.name'), { exact: true }));
    await page.getByRole('button', { name: 'Enregistrer mon choix' }).click();
    await expect(media.getByRole('button', { name: 'Vidéo sur YouTube' })).toBeVisible();
    expect(asked.filter(host => host !== 'i.ytimg.com')).toEqual([]);
  },
);

/** Changes the choice as another tab does. */
async function choose(page: Page, consent: string, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: consent, url: baseURL ?? '' }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('films and tours are allowed by their own category and requested only on a click', async ({ page, baseURL }) => {
  const asked = await listen(page);
  const ofTours = () => asked.filter(host => host !== 'i.ytimg.com');
  const media = await openWith(page, '1.1010', baseURL);
  await expect(media.getByText('autorisez les contenus')).toHaveCount(2);
  await choose(page, '1.0100', baseURL);
  await expect(media.getByText('autorisez les contenus')).toHaveCount(0);
  await media.scrollIntoViewIfNeeded();
  expect(ofTours()).toEqual([]);
  await media.getByRole('button', { name: 'Visite virtuelle Matterport' }).press('Enter');
  await expect(frameIn(media)).toHaveAttribute('src', /^https:\/\/my\.matterport\.com\//);
  await expect(frameIn(media)).toBeFocused();
  await expect.poll(ofTours).toEqual(['my.matterport.com']);
});

test(
  'allowing a provider by keyboard opens the choice and returns, and a running player continues',
  ONLY_FULL,
  async ({ page, baseURL }) => {
    await listen(page);
    const media = await openWith(page, '1.0000', baseURL);
    const ask = media.getByRole('button', { name: 'Choisir mes cookies' }).first();
    await ask.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Analytiques' })).toBeFocused();
    await page.getByRole('button', { name: 'Enregistrer mon choix' }).press('Enter');
    await expect(ask).toBeFocused();

    await page.keyboard.press('Enter');
    await press(page, page.getByText(wordOf('fr', 'consent.category.marketing.name'), { exact: true }));
    await page.getByRole('button', { name: 'Enregistrer mon choix' }).press('Enter');
    const film = media.getByRole('button', { name: 'Vidéo sur YouTube' });
    await expect(film).toBeFocused();
    await film.press('Enter');
    await expect(frameIn(media)).toHaveAttribute('src', /youtube/);
    await choose(page, '1.0101', baseURL);
    await expect(frameIn(media)).toHaveCount(1);
  },
);

test(
  'a still that its provider fails to send is replaced by a picture of the site',
  ONLY_FULL,
  async ({ page, baseURL }) => {
    await listen(page);
    const media = await openWith(page, '1.0100', baseURL);
    await media.scrollIntoViewIfNeeded();
    const still = media.getByRole('button', { name: 'Vidéo sur YouTube' }).locator('img');
    await expect(still).toHaveAttribute('src', /^\/pictures?\//);
  },
);

test(
  'withdrawing consent removes an open player, and renewed consent does not reopen it',
  ONLY_FULL,
  async ({ page, baseURL }) => {
    const asked = await listen(page);
    // The same category also allows films, so only the tour's host counts.
    const ofTour = () => asked.filter(host => host.endsWith('matterport.com'));
    const media = await openWith(page, '1.0100', baseURL);
    const tour = media.getByRole('button', { name: 'Visite virtuelle Matterport' });
    await tour.press('Enter');
    await expect.poll(ofTour).toEqual(['my.matterport.com']);
    for (const [consent, buttons] of [
      ['1.0000', 0],
      ['1.0100', 1],
    ] as const) {
      await choose(page, consent, baseURL);
      await expect(tour).toHaveCount(buttons);
      await expect(frameIn(media)).toHaveCount(0);
    }
    expect(ofTour()).toEqual(['my.matterport.com']);
  },
);

test('without script they are links', ONLY_FULL, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(HOUSE);
  await page.getByRole('heading', { name: REGION }).click();
  const media = page.getByRole('region', { name: REGION });
  await expect(media.getByRole('link', { name: NAMES })).toHaveCount(2);
  await expect(frameIn(media)).toHaveCount(0);
  await context.close();
});
