import { type Browser, expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { daily } from './daily.ts';
import { visitor } from './site.ts';
import { FULL } from '../support/run/full-run.ts';

/** Width and height in pixels of pictures that no box is made for. */
const SHAPES = { panorama: [1600, 400], tower: [400, 1200] } as const;

/** Pages with every kind of box for pictures, without script the same as with it; a daily run opens those with most of them. */
const PAGES = [
  '/fr/',
  '/fr/a-vendre/',
  '/fr/a-vendre/?view=split',
  '/property/6445280/',
  ...(FULL ? ['/property/6445280/?view=print', '/fr/conseils/', '/fr/qui-sommes-nous/'] : []),
];

for (const [shape, [width, height]] of Object.entries(SHAPES))
  for (const window of [390, 1440])
    test(
      `a ${shape} leaves every box of a picture as it is, at ${window} px`,
      daily(shape === 'tower' && window === 390),
      async ({ browser }) => {
        const file = await sharp({ create: { width, height, channels: 3, background: '#7f9c8d' } })
          .png()
          .toBuffer();
        const usual = await boxesOf(browser, window);
        const shaped = await boxesOf(browser, window, async page => {
          await page.route('**/pictures/**', route => route.fulfill({ body: file, contentType: 'image/png' }));
          await page.route('**/*', async route => {
            if (route.request().resourceType() !== 'document') return route.fallback();
            const response = await route.fetch();
            const html = (await response.text()).replace(
              /(<img[^>]* )width="\d+" height="\d+"/g,
              `$1width="${width}" height="${height}"`,
            );
            return route.fulfill({ response, body: html });
          });
        });
        expect(usual.length).toBeGreaterThan(50);
        expect(new Set(usual.map(line => line.split(' ')[0]))).toEqual(new Set(PAGES));
        expect(shaped).toEqual(usual);
      },
    );

/** Size of each cropped picture and of its box on all pages, one line a picture. */
async function boxesOf(browser: Browser, window: number, prepare?: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await visitor(browser, false, window);
  await prepare?.(page);
  const lines: string[] = [];
  for (const address of PAGES) {
    await page.goto(address);
    lines.push(
      ...(await page.evaluate(
        path =>
          [...document.querySelectorAll('main img')].flatMap((image, at) => {
            if (getComputedStyle(image).objectFit !== 'cover' || !image.checkVisibility()) return [];
            const sizes = [image, image.parentElement ?? image].map(part => {
              const { width, height } = part.getBoundingClientRect();
              return `${Math.round(width)} × ${Math.round(height)}`;
            });
            return [`${path} ${at}: ${sizes.join(' in ')}`];
          }),
        address,
      )),
    );
  }
  await page.context().close();
  return lines;
}
