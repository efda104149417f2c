import { describe, expect, test } from 'vitest';
import { parseContent } from '../../../adapters/content/parse-content.ts';
import { contentStyle } from '../../../adapters/ssr/content-style.ts';
import { webManifest } from '../../../adapters/ssr/web-manifest.ts';
import { reason } from '../../../application/finding/reason.ts';
import { BRAND_TOKENS, brandColours } from '../../../domain/page/brand-colours.ts';

const parsed = (site: object) => {
  const { problems, ...rest } = parseContent(new Map([['site.json', JSON.stringify(site)]]));
  return { ...rest, found: problems.filter(({ field }) => field.startsWith('brand') || field.startsWith('topBar')) };
};

describe('the brand of a content directory', () => {
  test('is neutral by default', () => {
    const { content, brandFiles, found } = parsed({ agency: { name: 'Huis & Haard' } });
    expect(found).toEqual([]);
    expect(brandFiles).toEqual({});
    expect(content.brand).toMatchObject({ colours: brandColours({}), shortName: 'Huis & Haard' });
  });

  test('replaces a colour with too little contrast and reports field, pair and ratio', () => {
    const { content, found } = parsed({ brand: { colors: { valley: '#8FB3FF', sand: '#ddd' } } });
    expect(found).toEqual([
      {
        file: 'site.json',
        item: '',
        field: 'brand.colors.valley',
        reason: reason('low-contrast', {
          colour: '#8fb3ff',
          beside: 'sand',
          ratio: '1.54',
          least: 4.5,
          used: content.brand.colours.valley,
        }),
      },
    ]);
    expect(content.brand.colours.sand).toBe('#dddddd');
  });

  test.each([
    ['a colour that is none', { colors: { ink: 'black' } }, 'brand.colors.ink'],
    ['a colour that has no place', { colors: { pink: '#ff00ff' } }, 'brand.colors.pink'],
    ['a file outside', { logo: '../secret.svg' }, 'brand.logo'],
    ['a file that is not a picture', { icon: 'brand/icon.exe' }, 'brand.icon'],
    ['a long name', { shortName: 'x'.repeat(31) }, 'brand.shortName'],
  ])('loses only its invalid part: %s', (_, wrong, field) => {
    const right = { colors: { valley: '#204060' }, preview: 'brand/preview.png' };
    const brand = { ...right, ...wrong, colors: { ...right.colors, ...('colors' in wrong ? wrong.colors : {}) } };
    const { content, brandFiles, found } = parsed({ brand });
    expect(found.map(problem => problem.field)).toEqual([field]);
    expect(content.brand.colours.valley).toBe('#204060');
    expect(brandFiles.preview).toBe('brand/preview.png');
  });

  test('is the background for the contrast check of top-bar colours', () => {
    const item = { side: 'left', status: 'Published', label: { fr: 'Appeler' }, link: 'tel:+3222345678' };
    const topBar = [
      { ...item, status: 'Draft' },
      { ...item, color: '#767676' },
    ];
    expect(parsed({ topBar, brand: { colors: { paper: '#ffffff' } } }).found).toEqual([]);
    const { content, found } = parsed({ topBar, brand: { colors: { paper: '#f0f0f0' } } });
    expect(found.map(({ field }) => field)).toEqual(['topBar.1.color']);
    expect(content.topBar.map(({ color }) => color)).toEqual([undefined]);
  });

  test('is a style sheet whose address changes with it', () => {
    const [one, other] = ['#204060', '#602040'].map(valley =>
      contentStyle(parsed({ brand: { colors: { valley } } }).content),
    );
    expect(one?.css).toContain('--valley:#204060');
    for (const token of BRAND_TOKENS)
      expect(one?.css).toMatch(new RegExp(`--${token.replace(/[A-Z]/g, '-$&').toLowerCase()}:#`));
    expect(one?.address).not.toBe(other?.address);
  });

  test('is in the web app manifest', () => {
    const { content } = parsed({
      agency: { name: 'Agence des Quatre Vents' },
      brand: { shortName: 'Quatre Vents', colors: { valley: '#204060' } },
    });
    expect(JSON.parse(webManifest(content))).toMatchObject({
      name: 'Agence des Quatre Vents',
      short_name: 'Quatre Vents',
      start_url: '/',
      theme_color: '#204060',
      background_color: content.brand.colours.paper,
    });
  });
});
