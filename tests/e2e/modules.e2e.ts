import { expect, test } from 'playwright/test';
import { everyModule } from '../support/run/every-module.ts';
import { startSiteWith } from '../support/site/site-with.ts';
import { ONLY_FULL } from './daily.ts';

const modules = everyModule();
let site: Awaited<ReturnType<typeof startSiteWith>>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSiteWith({ modules });
});
test.afterAll(() => site.stop());

for (const width of [390, 820, 1440]) {
  test(
    `modules of every view, width and number of pictures stay within their columns and compact at ${width} px`,
    ONLY_FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.address}/en/who-we-are/`);
      const sections = await page.locator('section.module').evaluateAll(all =>
        all.map(section => {
          const { left, right } = section.getBoundingClientRect();
          const boxes = [...section.querySelectorAll('.module-pictures img')].map(img => img.getBoundingClientRect());
          const parts = [...section.children].map(part => part.getBoundingClientRect().height);
          return {
            height: Math.max(0, ...parts),
            inside: boxes.every(box => box.left >= left - 1 && box.right <= right + 1),
            narrowest: Math.min(...boxes.map(box => box.width)),
            tallest: Math.max(0, ...boxes.map(box => box.height / box.width)),
            apart: boxes.every((box, at) =>
              boxes.slice(at + 1).every(other => other.left >= box.right || other.top >= box.bottom),
            ),
          };
        }),
      );
      expect(sections).toHaveLength(modules.length);
      const wrong = sections.flatMap((section, at) =>
        section.height > 2000 || !section.inside || !section.apart || section.narrowest < 60 || section.tallest > 3.5
          ? [{ id: modules[at]?.id, ...section }]
          : [],
      );
      expect(wrong).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}
