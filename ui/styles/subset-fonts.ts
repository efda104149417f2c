/**
 * Writes the site's two typefaces to ui/styles/fonts, limited to the characters of the four languages and the weights that the styles use.
 * Run this script after an update of either font package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
// @ts-expect-error the package has no types
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸŠšŽžĲĳ–—‘’‚“”„†•…‰‹›€→←↑↓−×²³½¼¾\u202f\u2009\u2011`;

const fonts = [
  [
    'fraunces',
    '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    { wght: { min: 400, max: 600 }, opsz: 40 },
  ],
  ['figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', { wght: { min: 400, max: 700 } }],
] as const;

for (const [name, file, variationAxes] of fonts) {
  const source = readFileSync(new URL(`../../node_modules/${file}`, import.meta.url));
  const bytes = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(new URL(`./fonts/${name}.woff2`, import.meta.url), bytes);
  console.log(`${name}.woff2 ${bytes.byteLength} bytes (${source.byteLength} before)`);
}
