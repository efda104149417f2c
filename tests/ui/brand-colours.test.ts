import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND_COLOURS } from '../../domain/page/brand-colours.ts';
import { readPaths } from '../support/source-file.ts';

const SOURCE = 'domain/page/brand-colours.ts';
/** White is not ours alone. */
const OWN = Object.values(BRAND_COLOURS).filter(colour => colour !== '#ffffff');
const byte = (text: string) => Number(text).toString(16).padStart(2, '0');
const coloursIn = (text: string) => [
  ...Array.from(text.matchAll(/(?:#|%23)([0-9a-f]{6})\b/gi), ([, digits = '']) => `#${digits.toLowerCase()}`),
  ...Array.from(
    text.matchAll(/\brgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/g),
    ([, r = '', g = '', b = '']) => `#${byte(r)}${byte(g)}${byte(b)}`,
  ),
];

test('the colours of the brand are spelled in one place', () => {
  const paths = ['domain', 'application', 'adapters', 'ui']
    .flatMap(readPaths)
    .filter(path => /\.(?:tsx?|css)$/.test(path));
  expect(paths.length).toBeGreaterThan(500);
  const spelled = paths.filter(path => {
    // Samples in comments are not taken for more than that.
    const code = readFileSync(path, 'utf8').replace(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|'is not a colour such as #\w+'/gm,
      '',
    );
    return coloursIn(code).some(colour => OWN.includes(colour as (typeof OWN)[number]));
  });
  expect(spelled).toEqual([SOURCE]);
});

test('the manifest has them', () => {
  const manifest = JSON.parse(readFileSync('ui/public/site.webmanifest', 'utf8')) as Readonly<Record<string, unknown>>;
  expect(manifest).toMatchObject({
    background_color: BRAND_COLOURS.paper,
    theme_color: BRAND_COLOURS.valley,
  });
});

test.each(['icons/logo.svg', 'icons/icon.svg'])('%s is drawn with them', file => {
  const drawn = new Set(coloursIn(readFileSync(`ui/public/${file}`, 'utf8')));
  // A pale sky and a far hill are the picture's own.
  expect(drawn).toEqual(new Set([BRAND_COLOURS.valley, BRAND_COLOURS.brick, '#f0e3cc', '#7f9c8d']));
});
