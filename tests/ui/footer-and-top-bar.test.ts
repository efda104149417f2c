import { describe, expect, test } from 'vitest';
import { drawPages } from '../support/reading/draw.ts';
import { openSite, pageOf, SAMPLE } from '../support/site/sample-site.ts';
import type { SiteContent } from '../../domain/page/site.ts';

async function drawn(content: SiteContent): Promise<string> {
  const site = openSite(undefined, content);
  const { view } = pageOf(await site.open('/nl/'));
  return drawPages(site)('https://clairval.example/nl/', view, await site.siteView('nl'));
}

describe('the frame of a page', () => {
  test('a footer column shows its picture with size and text when it is scrolled near', async () => {
    const [first, ...others] = SAMPLE.content.footer;
    const picture = SAMPLE.content.pictures.get('storefront');
    if (!first || !picture) throw new Error('no footer, or no picture');
    const html = await drawn({ ...SAMPLE.content, footer: [{ ...first, image: 'storefront' }, ...others] });
    const footer = html.slice(html.indexOf('<footer'));
    const [image = ''] = /<img[^>]*>/.exec(footer) ?? [];
    for (const part of [`width="${picture.width}"`, `height="${picture.height}"`, 'loading="lazy"'])
      expect(image).toContain(part);
    expect(image).toContain(`alt="${picture.alt.nl}"`);
    expect((await drawn(SAMPLE.content)).split('<footer')[1]).not.toContain('<img');
  });

  test('the top bar is shown when the settings enable it', async () => {
    expect(await drawn(SAMPLE.content)).toContain('class="top-bar"');
    const settings = { ...SAMPLE.content.settings, showTopBar: false };
    expect(await drawn({ ...SAMPLE.content, settings })).not.toContain('class="top-bar"');
  });

  test('the languages are in the header, and once more in the top bar, of which a window shows one', async () => {
    const languages = /<nav class="language-switcher"/g;
    const shown = await drawn(SAMPLE.content);
    const [bar = '', header = ''] = shown.split('<header');
    expect([bar, header].map(part => part.match(languages)?.length)).toEqual([1, 1]);
    const settings = { ...SAMPLE.content.settings, showTopBar: false };
    for (const content of [{ settings }, { topBar: [] }])
      expect((await drawn({ ...SAMPLE.content, ...content })).match(languages)).toHaveLength(1);
  });
});
