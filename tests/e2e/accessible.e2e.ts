import { expect, test } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { daily } from './daily.ts';

const documentWith = (inner: string) => `<!doctype html><html lang="en"><title>Sample</title>${inner}</html>`;
const page = (inner: string) => documentWith(`<main><h1>Sample</h1>${inner}</main>`);
const frame = (inner: string) =>
  `<iframe title="Map" sandbox="allow-scripts" srcdoc='${documentWith(`<h2>Map</h2>${inner}`)}'></iframe>`;
const NAMELESS = '<button type="button"></button>';

for (const { what, html } of [
  { what: 'a page', html: page(NAMELESS) },
  { what: 'a page with a sound frame', html: page(frame('') + NAMELESS) },
  { what: 'a frame of another origin', html: page(frame(NAMELESS)) },
  { what: 'a frame in a frame', html: page(frame(`<iframe title="Inner" srcdoc="${NAMELESS.replaceAll('"', '')}">`)) },
]) {
  test(
    `axe reports a button without a name in ${what}`,
    daily(!/sound|in a frame/.test(what)),
    async ({ page: tab }) => {
      await tab.setContent(html);
      const found = await expectAccessible(tab).catch(String);
      expect(found).toContain('button-name: ');
    },
  );
}

test('axe reports nothing on an accessible page with an accessible frame', async ({ page: tab }) => {
  await tab.setContent(page(frame('')));
  await expectAccessible(tab);
});
