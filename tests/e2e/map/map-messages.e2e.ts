import { expect, test } from 'playwright/test';
import { A_FILL } from '../../support/reading/map-messages.ts';
import { SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';
import { cardOf, frameOf, heardIn, mapOf, marksOf, noteMessages } from './map-page.ts';
import { live, watch } from '../site.ts';
import { wordOf } from '../words.ts';
import { ONLY_FULL } from '../daily.ts';

test.describe('the channel between a page and its map', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('carries one message to the frame and one answer back', ONLY_FULL, async ({ page }) => {
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

  test(
    'ignores malformed messages and those of other windows or origins, without throwing',
    ONLY_FULL,
    async ({ page }) => {
      const complaints = watch(page);
      await noteMessages(page);
      await page.goto('/fr/a-vendre/?view=map');
      await live(page);
      const map = await mapOf(page);
      const [fill] = await heardIn(frameOf(page));
      const seen = async () => ({
        marks: await marksOf(map).evaluateAll(marks => marks.map(mark => mark.outerHTML)),
        lang: await map.locator('html').getAttribute('lang'),
        page: page.url(),
        search: await page.getByRole('link', { name: wordOf('fr', 'map.search') }).count(),
      });
      const before = await seen();

      // Five hundred malformed messages from the map's own page.
      await page.evaluate(fill => {
        const frame = window.frames[0];
        const odd: unknown[] = [null, 0, '', 'fill', [], {}, new Map(), new Date(), Number.NaN, -1, 'x'.repeat(9000)];
        const keys = Object.keys(fill).filter(key => key !== 'kind');
        const wrongOf = (at: number) => odd[Math.floor(at / keys.length) % odd.length];
        for (let at = 0; at < 500; at++) {
          const key = keys[at % keys.length] as string;
          const wrong = wrongOf(at);
          // Some values are valid for one field; then an invalid version makes the message malformed.
          const right = ['infoMessage', 'area', 'zone', 'near', 'marqueeIgnore', 'places', 'customMarker'].includes(
            key,
          );
          const version = right || at % 5 === 0 ? 2 : 1;
          frame?.postMessage(at % 7 === 0 ? wrong : { ...fill, version, [key]: wrong }, '*');
          frame?.postMessage({ kind: 'card', version: 1, id: '<b>', href: 'javascript:alert(1)', title: wrong }, '*');
        }
      }, A_FILL);

      // Valid messages from other senders: a same-site frame that is not the page, and one with an opaque origin.
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
      // One valid message at the end: the map answers it and none of those before.
      await page.evaluate(last => window.frames[0]?.postMessage(last, '*'), { ...fill, infoMessage: 'Fin' });
      await expect(map.getByText('Fin', { exact: true })).toBeVisible();
      const answers = (await heardIn(page)).filter(({ kind }) => kind === 'ready');
      expect(answers).toHaveLength(2);
      expect(await seen()).toEqual(before);
      await expect(cardOf(map)).toBeHidden();
      // Scripts of the site do not load in a window with an opaque origin.
      const refused = /origin 'null'|NotSameOrigin|ERR_FAILED|base-map\.topo-\S+ was preloaded/;
      expect(complaints.filter(text => !refused.test(text))).toEqual([]);
    },
  );

  test('is closed to other sites: they cannot frame the map, and opened by itself it shows nothing', async ({
    page,
  }) => {
    const response = await page.request.get('/map.html');
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(response.headers()['content-security-policy']).toContain("connect-src 'self' https://tiles.example;");
    const listed = await page.request.get('/fr/a-vendre/?view=map');
    expect(listed.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(listed.headers()['content-security-policy']).not.toContain('tiles.example');
    await page.goto('/map.html');
    await page.evaluate(fill => {
      const heard = new Promise(resolve => addEventListener('message', resolve, { once: true }));
      window.postMessage(fill, location.origin);
      return heard.then(() => undefined);
    }, A_FILL);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('never carries a hidden address', ONLY_FULL, async ({ page }) => {
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
  await expect(map.getByText(/sans adresse publiée/)).toBeVisible();
});
