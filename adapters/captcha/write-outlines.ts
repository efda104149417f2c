/**
 * Writes `outlines.ts`: outlines of the captcha's characters from Fraunces and Figtree (SIL Open Font License), so that they can be
 * drawn on machines without fonts. Run after a change of the alphabet:
 * `node adapters/captcha/write-outlines.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
// @ts-expect-error the package has no types
import subsetFont from 'subset-font';
import { ALPHABET } from './alphabet.ts';

// @ts-expect-error the package has no types
const { default: opentype } = await import('opentype.js');

type Command = { readonly type: string; readonly [coordinate: string]: number | string };

const FACES = [
  { name: 'fraunces', file: 'fraunces/files/fraunces-latin-opsz-normal.woff2', axes: { wght: 600, opsz: 30 } },
  { name: 'figtree', file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 600 } },
];

const faces: string[] = [];
for (const { name, file, axes } of FACES) {
  const font = readFileSync(new URL(`../../node_modules/@fontsource-variable/${file}`, import.meta.url));
  const cut = await subsetFont(font, ALPHABET, { targetFormat: 'truetype', variationAxes: axes });
  const face = opentype.parse(cut.buffer.slice(cut.byteOffset, cut.byteOffset + cut.byteLength));
  const glyphs = [...ALPHABET].map(character => {
    const glyph = face.charToGlyph(character);
    const path = glyph.getPath(0, 0, 100).commands.map(written).join('');
    const advance = Math.round((1000 * glyph.advanceWidth) / face.unitsPerEm) / 10;
    return `'${character}': [${advance}, '${path}'],`;
  });
  faces.push(`const ${name.toUpperCase()}: Face = {${glyphs.join('\n')}};`);
}

/** Formats an SVG path command. Replaces opentype.js's own writer, which outputs NaN for some integers. */
function written(command: Command): string {
  const places = ['x1', 'y1', 'x2', 'y2', 'x', 'y'].filter(key => key in command);
  return command.type + places.map(key => Number(Number(command[key]).toFixed(1))).join(' ');
}

writeFileSync(
  new URL('outlines.ts', import.meta.url),
  `/**
 * Characters as outlines, 100 units to the em, baseline at y = 0: \`[advance, path of M, L, Q, C and Z]\`. The shapes are
 * those of Fraunces and Figtree (SIL Open Font License). Written by write-outlines.ts; not edited by hand.
 */
export type Face = Readonly<Record<string, readonly [advance: number, path: string]>>;

${faces.join('\n\n')}

export const FACES: readonly Face[] = [${FACES.map(({ name }) => name.toUpperCase()).join(', ')}];
`,
);
