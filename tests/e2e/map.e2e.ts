import { expect, type Frame, type FrameLocator, type Locator, type Page, test } from 'playwright/test';
import { A_FILL } from '../support/map-messages.ts';
import { SAMPLE, sampleFeed } from '../support/sample-site.ts';
import { addressOf, expectAccessible, expectNoSidewaysScroll, LANGUAGES, live, watch } from './site.ts';

const TILES = 'https://tiles.example/';

/** The map of a page, once it has drawn what it was sent. */
async function mapOf(page: Page): Promise<FrameLocator> {
  await page.locator('.map-box').first().scrollIntoViewIfNeeded();
  await page.locator('iframe.map-frame[data-drawn]').waitFor();
  return page.frameLocator('iframe.map-frame');
}

/** Presses marks, nearer and nearer, until one opens a card; what is pressed while the map flies is in vain. */
async function openCard(map: FrameLocator, press: (mark: Locator) => Promise<void>): Promise<void> {
  const card = map.locator('.card');
  await expect
    .poll(
      async () => {
        if (await card.isHidden()) await press(map.locator('.markers button').first());
        return card.isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

function frameOf(page: Page): Frame {
  const frame = page.frames().find(each => new URL(each.url()).pathname === '/map.html');
  if (!frame) throw new Error('the page has no map');
  return frame;
}

/** Notes every message that any window of the page hears. */
async function noteMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', event => heard.push(event.data));
  });
}
type Heard = { readonly kind?: string; readonly id?: string };
const heardIn = (window: Frame | Page) => window.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);

const found = async (page: Page) => Number(/^\d+/.exec((await page.locator('.list-found').textContent()) ?? '')?.[0]);
const titleOf = (page: Page) => page.locator('iframe.map-frame').getAttribute('title');

/** Frames that come when they are called, 20 ms after each other. */
type Slowed = { readonly turn: () => void };
function slowFrames(): void {
  let now = performance.now();
  let asked: FrameRequestCallback[] = [];
  window.requestAnimationFrame = callback => asked.push(callback);
  const turn = () => {
    const due = asked;
    asked = [];
    now += 20;
    for (const callback of due) callback(now);
  };
  Object.assign(window, { turn });
}

test.describe('a list on a map', () => {
  test.use({ viewport: { width: 1280, height: 1100 } });

  test('shows all that the list finds, and follows its filters', async ({ page }) => {
    const complaints = watch(page);
    await page.goto('/en/for-sale/');
    await live(page);
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(/view=map/);
    const map = await mapOf(page);
    const all = await found(page);
    expect(await titleOf(page)).toBe(`Map: ${all} properties`);
    await map.getByRole('button', { name: 'Show all' }).click();
    await expect(map.getByRole('status')).toHaveText(`In view: ${all} of ${all}`);

    await page.locator('summary', { hasText: 'Type' }).click();
    await page
      .getByRole('checkbox', { name: /House – Villa|House/ })
      .first()
      .check();
    await expect(page).toHaveURL(/type=4.*view=map/);
    await expect.poll(() => found(page)).toBeLessThan(all);
    const houses = await found(page);
    await expect(page.locator('iframe.map-frame')).toHaveAttribute('title', `Map: ${houses} properties`);
    await expect(map.getByRole('status')).toContainText(`of ${houses}`);
    expect(complaints).toEqual([]);
  });

  test('leads by the keyboard from a mark to a card and from there to the property', async ({ page }) => {
    await page.goto('/en/for-sale/?city=Gent|9000&view=split');
    await live(page);
    const map = await mapOf(page);
    await page.locator('.map-skip').focus();
    await page.keyboard.press('Tab');
    await expect(map.locator('#map')).toBeFocused();
    const expanded = map.locator('.markers [aria-expanded="true"]');
    const focused = map.locator('.markers button:focus');
    for (let steps = 0; (await expanded.count()) === 0 && steps < 8; steps++) {
      if (steps === 0) await map.locator('.markers button').first().focus();
      const before = await focused.getAttribute('aria-label');
      await page.keyboard.press('Enter');
      // Either a card has opened, or the flight has ended on a mark of what was chosen.
      await expect(map.locator(`.markers button:focus:not([aria-label="${before}"]), .card a:focus`)).toHaveCount(1);
    }
    const link = map.locator('.card h2 a');
    await expect(link).toBeFocused();
    await expect(map.locator('.card')).toContainText('9000 Ghent');
    await page.keyboard.press('Escape');
    await expect(map.locator('.card')).toBeHidden();
    await expect(map.locator('.markers button:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(link).toBeFocused();
    const title = (await link.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/for-sale\/ghent\/[^/]+\/\d{7}\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });

  test('lets the keyboard be where the visitor went while the map was still flying', async ({ page }) => {
    await page.goto('/en/for-sale/?type=4&view=map');
    await live(page);
    const map = await mapOf(page);
    await frameOf(page).evaluate(slowFrames);
    await frameOf(page).evaluate(() => {
      const press = (mark: HTMLElement | null | undefined) => {
        mark?.focus();
        mark?.click();
      };
      press([...document.querySelectorAll<HTMLElement>('.markers .cluster')].find(mark => mark.textContent === '7'));
      for (let frames = 0; frames < 3; frames++) (window as unknown as Slowed).turn();
      press(document.querySelector<HTMLElement>('.markers .price'));
    });
    const link = map.locator('.card h2 a');
    await expect(link).toBeFocused();
    await frameOf(page).evaluate(() => {
      for (let frames = 0; frames < 20; frames++) (window as unknown as Slowed).turn();
    });
    await expect(link).toBeFocused();
  });

  test('opens a cluster though its key is held down', async ({ page }) => {
    await page.goto('/en/for-sale/?city=Gent|9000&view=split');
    await live(page);
    const map = await mapOf(page);
    await expect(map.locator('.cluster')).toHaveText('5');
    await frameOf(page).evaluate(slowFrames);
    const presses = await frameOf(page).evaluate(() => {
      const mark = document.querySelector<HTMLElement>('.markers .cluster');
      mark?.focus();
      let count = 0;
      for (; mark?.isConnected && count < 60; count++) {
        mark.click();
        (window as unknown as Slowed).turn();
      }
      for (let frames = 0; frames < 20; frames++) (window as unknown as Slowed).turn();
      return count;
    });
    expect(presses).toBeLessThan(60);
    await expect(map.locator('.markers button:focus')).toHaveCount(1);
    await expect(map.locator('.markers button:focus')).not.toHaveText('5');
  });

  test('moves and zooms by arrows, plus and minus, wheel and drag; what it then shows can be searched', async ({
    page,
  }) => {
    await page.goto('/en/for-sale/?view=split');
    await live(page);
    const map = await mapOf(page);
    const scale = map.locator('.scale');
    const before = await scale.textContent();
    const all = await found(page);
    await expect(page.getByRole('link', { name: 'Search this area' })).toHaveCount(0);
    await map.locator('#map').focus();
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await expect(scale).not.toHaveText(before ?? '');
    await page.keyboard.press('0');
    await expect(map.getByRole('status')).toHaveText(`In view: ${all} of ${all}`);

    const box = await page.locator('iframe.map-frame').boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const wide = await scale.textContent();
    const search = page.getByRole('link', { name: 'Search this area' });
    const everything = await search.getAttribute('href');
    await page.mouse.move(x, y);
    for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, -300);
    await expect(scale).not.toHaveText(wide ?? '');
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 140, { steps: 4 });
    await page.mouse.up();
    await expect(map.locator('.card')).toBeHidden();

    await expect(search).not.toHaveAttribute('href', everything ?? '');
    await search.click();
    await expect(page).toHaveURL(/area=[\d._-]+/);
    await expect.poll(() => found(page)).toBeLessThan(all);
    const inside = await found(page);
    await expect(page.locator('iframe.map-frame')).toHaveAttribute('title', new RegExp(`Map: ${inside} propert`));
    await page.getByRole('link', { name: /Remove the filter area of the map/ }).click();
    await expect(page).not.toHaveURL(/area=/);
    await expect.poll(() => found(page)).toBe(all);
  });

  test('follows no mouse that was let go where nobody told', async ({ page }) => {
    await page.goto('/en/for-sale/?city=Wavre|1300&view=map');
    await live(page);
    const map = await mapOf(page);
    const mark = map.locator('.markers > *').first();
    const before = await mark.getAttribute('style');
    // A press opens a menu that swallows its end; then the mouse goes on, its button up.
    const press = (type: string, x: number, buttons: number) =>
      map.locator('#map').dispatchEvent(type, {
        pointerId: 1,
        pointerType: 'mouse',
        button: type === 'pointerdown' ? 0 : -1,
        buttons,
        clientX: x,
        clientY: 20,
      });
    await press('pointerdown', 300, 1);
    for (const x of [302, 340, 400]) await press('pointermove', x, 0);
    await frameOf(page).evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await mark.getAttribute('style')).toBe(before);
    await expect(map.locator('.dragged')).toHaveCount(0);
  });

  test('opens one card after the other where several stand at one place', async ({ page }) => {
    await page.goto('/en/for-sale/?city=Wavre|1300&view=map');
    await live(page);
    const map = await mapOf(page);
    await openCard(map, mark => mark.click());
    await expect(map.locator('.card-steps')).toContainText(/1 of \d+ at the same place/);
    const first = await map.locator('.card h2').textContent();
    await map.getByRole('button', { name: 'Next property' }).click();
    await expect(map.locator('.card-steps')).toContainText(/2 of \d+/);
    await expect(map.locator('.card h2')).not.toHaveText(first ?? '');
    await expect(map.locator('.card h2 a')).toBeFocused();
  });

  test('says so where a card cannot be had, and asks again when it is told to', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/api/map-card?*', route => {
      asked.push(route.request().url());
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await page.goto('/en/for-sale/?city=Wavre|1300&view=map');
    await live(page);
    const map = await mapOf(page);
    await openCard(map, mark => mark.press('Enter'));
    await expect(map.locator('.card')).toContainText('This card could not be opened.');
    await expect(map.locator('.card')).not.toContainText('One moment');
    const again = map.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    await again.press('Enter');
    await expect(map.locator('.card h2 a')).toBeFocused();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toBe(asked[0]);
  });

  test('keeps its filters in both views and in every language', async ({ page }) => {
    await page.goto('/fr/a-vendre/?type=4&view=split');
    await page
      .getByRole('link', { name: /Nederlands/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=4&view=split$/);
    await page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name: 'Lijst', exact: true }).click();
    await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=4$/);
  });

  for (const [view, width] of [
    ['map', 1280],
    ['split', 1280],
    ['map', 390],
    ['split', 820],
  ] as const) {
    test(`is accessible as ${view} at ${width} pixels, its card open`, async ({ page, context, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      await context.addCookies([{ name: 'consent', value: '1.0000', url: baseURL ?? '' }]);
      const complaints = watch(page);
      await page.goto(`/fr/a-vendre/?city=Eupen|4700&view=${view}`);
      await live(page);
      const map = await mapOf(page);
      const top = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await top();
      await expectAccessible(page);
      await openCard(map, mark => mark.click());
      await expect(map.locator('.card h2 a')).toBeVisible();
      await top();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two fingers zoom the map, one moves it, and the page stays where it is', async ({ page, context }) => {
    await page.goto('/en/for-sale/?view=map');
    await live(page);
    const map = await mapOf(page);
    const scale = map.locator('.scale');
    const before = await scale.textContent();
    const top = await page.evaluate(() => window.scrollY);
    const box = await page.locator('iframe.map-frame').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 260];
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([across, down], id) => ({ x: x + across, y: y + down, id })),
      });
    await touch('touchStart', [-20, 0], [20, 0]);
    for (const apart of [40, 70, 100, 130]) await touch('touchMove', [-apart, 0], [apart, 0]);
    await touch('touchEnd');
    await expect(scale).not.toHaveText(before ?? '');
    const search = page.getByRole('link', { name: 'Search this area' });
    const zoomed = await search.getAttribute('href');
    await touch('touchStart', [0, 0]);
    for (const moved of [30, 60, 90]) await touch('touchMove', [moved, moved]);
    await touch('touchEnd');
    await expect(search).not.toHaveAttribute('href', zoomed ?? '');
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await expect(map.locator('.card')).toBeHidden();
  });
});

test.describe('the way between a page and its map', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('is one message, and an answer from the frame', async ({ page }) => {
    await noteMessages(page);
    await page.goto('/fr/a-vendre/?view=map');
    await live(page);
    await mapOf(page);
    const fills = await heardIn(frameOf(page));
    expect(fills.map(({ kind }) => kind)).toEqual(['fill']);
    expect(Object.keys(fills[0] ?? {})).toEqual(
      expect.arrayContaining(['properties', 'infoMessage', 'mapType', 'customMarker', 'marqueeIgnore']),
    );
    expect((await heardIn(page)).map(({ kind }) => kind)).toEqual(['ready']);
  });

  test('lets nothing of anybody else through, nor anything malformed, and nothing throws', async ({ page }) => {
    const complaints = watch(page);
    await noteMessages(page);
    await page.goto('/fr/a-vendre/?view=map');
    await live(page);
    const map = await mapOf(page);
    const [fill] = await heardIn(frameOf(page));
    const seen = async () => ({
      marks: await map.locator('.markers > *').evaluateAll(marks => marks.map(mark => mark.outerHTML)),
      lang: await map.locator('html').getAttribute('lang'),
      page: page.url(),
      search: await page.locator('.map-search').count(),
    });
    const before = await seen();

    // Five hundred from its own page, none of them right.
    await page.evaluate(fill => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe.map-frame')?.contentWindow;
      const odd: unknown[] = [null, 0, '', 'fill', [], {}, new Map(), new Date(), Number.NaN, -1, 'x'.repeat(9000)];
      const keys = Object.keys(fill).filter(key => key !== 'kind');
      const wrongOf = (at: number) => odd[Math.floor(at / keys.length) % odd.length];
      for (let at = 0; at < 500; at++) {
        const key = keys[at % keys.length] as string;
        const wrong = wrongOf(at);
        // Some of these are right for a part: then the version is not.
        const right = ['infoMessage', 'area', 'marqueeIgnore', 'places', 'customMarker'].includes(key);
        const version = right || at % 5 === 0 ? 2 : 1;
        frame?.postMessage(at % 7 === 0 ? wrong : { ...fill, version, [key]: wrong }, '*');
        frame?.postMessage({ kind: 'card', version: 1, id: '<b>', href: 'javascript:alert(1)', title: wrong }, '*');
      }
    }, A_FILL);

    // Right ones from strangers: a frame of the same site that is not the page, and one of no origin at all.
    for (const sandbox of [undefined, 'allow-scripts']) {
      const name = `stranger-${sandbox ?? 'sibling'}`;
      await page.evaluate(
        ([id, rules]) => {
          const stranger = document.createElement('iframe');
          if (rules) stranger.setAttribute('sandbox', rules);
          stranger.name = id ?? '';
          stranger.src = '/map.html';
          document.body.append(stranger);
        },
        [name, sandbox] as const,
      );
      await expect.poll(() => page.frame({ name })?.url()).toContain('/map.html');
      const stranger = page.frame({ name });
      await stranger?.waitForLoadState();
      await stranger?.evaluate(fill => {
        for (let at = 0; at < 500; at++) {
          parent.frames[0]?.postMessage(fill, '*');
          parent.postMessage({ kind: 'moved', version: 1, area: { south: 50, west: 4, north: 51, east: 5 } }, '*');
          parent.postMessage({ kind: 'opened', version: 1, id: '6409556' }, '*');
        }
      }, A_FILL);
    }
    // The right one once more, behind all of these: the map answers to it and to nothing before.
    await page.evaluate(
      last => document.querySelector<HTMLIFrameElement>('iframe.map-frame')?.contentWindow?.postMessage(last, '*'),
      { ...fill, infoMessage: 'Fin' },
    );
    await expect(map.locator('.notice')).toHaveText('Fin');
    const answers = (await heardIn(page)).filter(({ kind }) => kind === 'ready');
    expect(answers).toHaveLength(2);
    expect(await seen()).toEqual(before);
    await expect(map.locator('.card')).toBeHidden();
    // A window of no origin gets no script of ours.
    const refused = /origin 'null'|NotSameOrigin|ERR_FAILED/;
    expect(complaints.filter(text => !refused.test(text))).toEqual([]);
  });

  test('can be framed by no other site, and a window of its own shows nothing', async ({ page }) => {
    const response = await page.request.get('/map.html');
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(response.headers()['content-security-policy']).not.toContain('connect-src');
    const listed = await page.request.get('/fr/a-vendre/?view=map');
    expect(listed.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(listed.headers()['content-security-policy']).not.toContain('tiles.example');
    await page.goto('/map.html');
    await page.evaluate(fill => {
      const heard = new Promise(resolve => addEventListener('message', resolve, { once: true }));
      window.postMessage(fill, location.origin);
      return heard.then(() => undefined);
    }, A_FILL);
    await expect(page.locator('.markers > *')).toHaveCount(0);
  });
});

test('a hidden address is nowhere in what the map gets', async ({ page }) => {
  const bytes: string[] = [];
  page.on('response', async response => {
    if (/\/api\/map|view=|\/property\//.test(response.url())) bytes.push(await response.text().catch(() => ''));
  });
  await noteMessages(page);
  for (const path of ['/fr/a-vendre/?view=map', '/fr/a-louer/?view=split', '/fr/viager/?view=map']) {
    await page.goto(path);
    await live(page);
    await mapOf(page);
    bytes.push(JSON.stringify(await heardIn(frameOf(page))), await frameOf(page).content());
  }
  const hidden = sampleFeed().listings.filter(({ publishAddress }) => !publishAddress);
  expect(hidden.length).toBeGreaterThan(5);
  expect(bytes.length).toBeGreaterThan(8);
  const centres = SAMPLE.content.places.map(({ coordinates }) => `${coordinates.latitude} ${coordinates.longitude}`);
  for (const { coordinates, address } of hidden) {
    if (!coordinates || centres.includes(`${coordinates.latitude} ${coordinates.longitude}`)) continue;
    const shown = sampleFeed().listings.some(
      other => other.publishAddress && other.coordinates?.latitude === coordinates.latitude,
    );
    const secrets = [
      address.street,
      ...(shown ? [] : [`${coordinates.latitude}`, `${Math.round(coordinates.latitude * 100_000)}`]),
    ];
    for (const secret of secrets.filter(text => text !== ''))
      expect(bytes.filter(text => text.includes(secret)).length, secret).toBe(0);
  }
  const map = await mapOf(page);
  await expect(map.locator('.notice')).toContainText(/sans adresse publiée/);
});

test.describe('a property’s page', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('asks for its map when somebody comes near, and nothing moves when it arrives', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto('/property/6417342/');
    await live(page);
    // Two frames: whoever watches what comes near has been told by then.
    await page.evaluate(() => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen))));
    expect(asked.filter(path => path === '/map.html' || path === '/api/map')).toEqual([]);
    await page.evaluate(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    const map = await mapOf(page);
    await expect(map.locator('img.pin')).toBeVisible();
    await expect(page.getByRole('link', { name: /Street View/ })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01);
    await expectAccessible(page);
  });

  test('whose address is hidden shows the municipality, and no street view', async ({ page }) => {
    await page.goto('/property/6446502/');
    await live(page);
    const map = await mapOf(page);
    await expect(map.locator('.around')).toBeVisible();
    await expect(map.locator('img.pin')).toHaveCount(0);
    await expect(map.locator('.notice')).not.toBeEmpty();
    await expect(page.getByRole('link', { name: /Street View/ })).toHaveCount(0);
  });

  test('of a project shows where it is', async ({ page }) => {
    await page.goto('/project/20418/');
    await live(page);
    const map = await mapOf(page);
    await expect(map.locator('.pin, .around')).toHaveCount(1);
  });
});

test('projects stand on the map, and their card leads to them', async ({ page }) => {
  await page.goto('/projects/?view=split&lng=en');
  await live(page);
  const map = await mapOf(page);
  await map
    .getByRole('button', { name: /€ 269.000|€ 479.000|€ 419.000/ })
    .first()
    .click();
  await map.locator('.card h2 a').click();
  await expect(page).toHaveURL(/\/en\/project\/\d+\/$/);
});

test('without JavaScript the map view is a still map with numbers beside a list that counts along', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto('/nl/te-koop/?type=4');
  await page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name: 'Kaart', exact: true }).click();
  await expect(page).toHaveURL(/type=4&view=map$/);
  const picture = page.getByRole('img', { name: /Kaart van de panden/ });
  await expect(picture).toBeVisible();
  await expect(picture.locator('.map-home')).toHaveAttribute('d', /^M.+z$/);
  const numbers = (await picture.locator('.map-spot text').allTextContents()).join(', ').match(/\d+/g) ?? [];
  expect(numbers).toContain('1');
  await expect(page.locator('.listing-row').first()).toBeVisible();
  const marker = await page
    .locator('.listing-rows > li')
    .first()
    .evaluate(row => getComputedStyle(row, '::before').content);
  expect(marker).toContain('counter(found)');
  await expect(page.locator('iframe')).toHaveCount(0);
  // The form says the view again.
  await page.getByRole('search').getByRole('button').last().click();
  await expect(page).toHaveURL(/view=map/);
  await context.close();
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 820, height: 600 },
  { width: 1024, height: 768 },
  { width: 1440, height: 600 },
])
  test(`without JavaScript no window of ${width} × ${height} cuts a number off the map`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height },
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    for (const list of ['/for-sale/', '/for-rent/', '/projects/'])
      for (const view of ['map', 'split']) {
        await page.goto(await addressOf(page, `${list}?view=${view}`, 'en'));
        const [all, cut] = await page.locator('.map-box').evaluate(box => {
          const seen = box.getBoundingClientRect();
          const marks = [...box.querySelectorAll('.map-spot')];
          const outside = marks.filter(mark => {
            const { left, right, top, bottom } = mark.getBoundingClientRect();
            return left < seen.left || right > seen.right || top < seen.top || bottom > seen.bottom;
          });
          return [marks.length, outside.map(mark => mark.textContent)];
        });
        expect(all).toBeGreaterThan(1);
        expect(cut).toEqual([]);
      }
    await context.close();
  });

test('a map of projects speaks of projects, and of what can be had alone', async ({ page }) => {
  await page.goto(await addressOf(page, '/projects/?view=map', 'en'));
  await live(page);
  const map = await mapOf(page);
  await expect(map.locator('.foot')).toContainText('1 project with an unpublished address');
  const soldOut = map.locator('.markers [aria-label*="Residentie Zilt"], .markers .price', { hasText: 'Sold' }).first();
  await soldOut.press('Enter');
  await expect(map.locator('.card')).toContainText('Zilt');
  await expect(map.locator('.card')).not.toContainText('0 units');
});

test('properties of a single town are shown with its name', async ({ page }) => {
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/en/for-sale/?city=Gent|9000&view=split');
    await live(page);
    const map = await mapOf(page);
    await expect(map.locator('.town', { hasText: /^Ghent$/ })).toHaveCount(1);
  }
});

test('in a low window the word about streets leaves an open card alone', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(await addressOf(page, '/projects/?view=map', 'de'));
  await live(page);
  const map = await mapOf(page);
  await map.locator('.markers .price').first().press('Enter');
  await expect(map.locator('.card h2')).toBeVisible();
  const word = await page.locator('.map-tiles-word').boundingBox();
  const card = await map.locator('.card').boundingBox();
  expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
});

test('on the narrowest phone the button that searches leaves room for those that zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of LANGUAGES) {
    await page.goto(await addressOf(page, '/for-sale/?view=map', language));
    await live(page);
    const map = await mapOf(page);
    await map.locator('.controls button').first().press('Enter');
    const search = await page.locator('.map-search').boundingBox();
    const zoom = await map.locator('.controls').boundingBox();
    expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThan(zoom?.x ?? 0);
    await expectNoSidewaysScroll(page);
  }
});

test.describe('a tile server', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('is asked once the visitor agrees, and not a byte sooner', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', request => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob|about):/.test(request.url()))
        foreign.push(request.url());
    });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.route(`${TILES}**`, route => route.fulfill({ contentType: 'image/png', body: png }));
    await page.goto('/en/for-sale/?view=map');
    await live(page);
    const map = await mapOf(page);
    await expect(map.locator('.tiles img')).toHaveCount(0);
    await expect(page.locator('.map-tiles-word')).toContainText('tiles.example');
    expect(foreign).toEqual([]);

    await page
      .getByRole('region', { name: /cookie/i })
      .getByRole('button')
      .first()
      .click();
    await expect(map.locator('.tiles img').first()).toBeAttached();
    await expect(map.locator('.credit')).toHaveText('© Tiles Example');
    await expect.poll(() => foreign.length).toBeGreaterThan(3);
    expect(foreign.filter(url => !/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/.test(url))).toEqual([]);
    await expect(page.locator('.map-tiles-word')).toHaveCount(0);
  });
});
