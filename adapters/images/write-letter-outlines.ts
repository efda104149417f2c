/**
 * Writes `letter-outlines.json`: outlines of letters from Fraunces (SIL Open Font License), so that logos with an agency's name can be
 * drawn on machines without fonts. Run after a change of the letters below: `npm run generate:letters`
 */
import { readFileSync, writeFileSync } from 'node:fs';
// @ts-expect-error the package has no types
import subsetFont from 'subset-font';

// @ts-expect-error the package has no types
const { default: opentype } = await import('opentype.js');

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LETTERS = `${PLAIN}0123456789ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœß&.,:;!?'’()+-–—/ ·@€²`;
/** Smallest kerning that is kept, in thousandths of an em; smaller values are invisible. */
const LEAST_KERN = 8;

type Command = { readonly type: string; readonly [coordinate: string]: number | string };

const font = readFileSync(
  new URL('../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', import.meta.url),
);
const cut = await subsetFont(font, LETTERS, { targetFormat: 'truetype', variationAxes: { wght: 520, opsz: 40 } });
const face = opentype.parse(cut.buffer.slice(cut.byteOffset, cut.byteOffset + cut.byteLength));
const perEm = (units: number) => Math.round((1000 * units) / face.unitsPerEm);

const letters = [...LETTERS]
  .filter(letter => letter === ' ' || face.charToGlyphIndex(letter) > 0)
  .map(letter => {
    const glyph = face.charToGlyph(letter);
    const path = glyph.getPath(0, 0, 1000).commands.map(written).join('');
    return [letter, [perEm(glyph.advanceWidth), path]] as const;
  });

const kerns: Record<string, number> = {};
for (const first of PLAIN)
  for (const second of PLAIN) {
    const kern = perEm(face.getKerningValue(face.charToGlyph(first), face.charToGlyph(second)));
    if (Math.abs(kern) >= LEAST_KERN) kerns[first + second] = kern;
  }

/** Formats an SVG path command in integer thousandths of an em. Replaces opentype.js's own writer, which outputs NaN for some integers. */
function written(command: Command): string {
  const places = ['x1', 'y1', 'x2', 'y2', 'x', 'y'].filter(key => key in command);
  return command.type + places.map(key => Math.round(Number(command[key]))).join(' ');
}

const rows = letters.map(([letter, glyph]) => `${JSON.stringify(letter)}:${JSON.stringify(glyph)}`);
writeFileSync(
  new URL('letter-outlines.json', import.meta.url),
  `{"letters":{\n${rows.join(',\n')}\n},"kerns":${JSON.stringify(kerns)}}\n`,
);
console.log(`${letters.length} letters, ${Object.keys(kerns).length} pairs`);
