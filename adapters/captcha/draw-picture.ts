import sharp from 'sharp';
import type { BrandColours } from '../../domain/page/brand-colours.ts';
import { mix } from '../../domain/page/contrast.ts';
import { FACES } from './outlines.ts';
import { makeChance, makeWaves, type Point, pointsOf } from './warp.ts';

/** Displayed size in CSS pixels; the picture is drawn at 1.5 times that for high-resolution screens. */
const PICTURE_SIZE = { width: 280, height: 96 } as const;

const [WIDTH, HEIGHT] = [PICTURE_SIZE.width * 1.5, PICTURE_SIZE.height * 1.5];

/** PNG of a challenge in the site's colours. The same seed always gives the same picture, so that repeated requests reveal nothing more. */
export function drawPicture(characters: string, seed: number, colours: BrandColours): Promise<Uint8Array> {
  // Full colour instead of a palette: a palette takes five times as long and is only a third smaller.
  return sharp(Buffer.from(pictureSvg(characters, seed, colours)))
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** SVG source of the picture. Never sent to clients, because outlines are easily recognised by programs. */
export function pictureSvg(characters: string, seed: number, colours: BrandColours): string {
  const { paper, ink: dark, sand, valley, valleyDark, brick } = colours;
  const clouds = [mix(sand, paper, 0.7), mix(valley, paper, 0.11), mix(brick, paper, 0.11)];
  const inks = [valley, dark, valleyDark, mix(brick, dark, 0.5)];
  const chance = makeChance(seed);
  const pick = <T>(items: readonly T[]) => items[Math.floor(chance() * items.length)] as T;
  const spread = (by: number) => (chance() * 2 - 1) * by;
  const bend = makeWaves(chance);
  const ink = pick(inks);

  const sky = Array.from({ length: 9 }, () => {
    const [x, y] = [chance() * WIDTH, chance() * HEIGHT];
    return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(30 + chance() * 60)}" ry="${fixed(12 + chance() * 34)}" fill="${pick(clouds)}"/>`;
  });

  let x = 0;
  const lines: Point[][] = [];
  for (const character of characters.toUpperCase()) {
    const [advance, path] = pick(FACES)[character] ?? [40, ''];
    const [turn, slant, size, lift] = [spread(0.2), spread(0.16), 0.96 + chance() * 0.22, spread(7)];
    const middle = advance / 2;
    for (const line of pointsOf(path)) {
      lines.push(
        line.map(([px, py]): Point => {
          const [dx, dy] = [(px - middle) * size, (py + 35) * size];
          const [sx, sy] = [dx - slant * dy, dy];
          return [
            x + middle + sx * Math.cos(turn) - sy * Math.sin(turn),
            lift + sx * Math.sin(turn) + sy * Math.cos(turn),
          ];
        }),
      );
    }
    x += advance * size + 3 + chance() * 6;
  }
  const scale = Math.min(1.12, (WIDTH - 56) / Math.max(1, x));
  const left = (WIDTH - x * scale) / 2;
  const placed = lines.map(line => line.map(([px, py]) => bend([left + px * scale, HEIGHT / 2 + py * scale])));
  const letters = placed.map(line => `M${line.map(([px, py]) => `${fixed(px)} ${fixed(py)}`).join('L')}Z`).join('');

  const stroke = (color: string, width: number) => {
    const [y, to] = [HEIGHT * (0.25 + chance() * 0.5), HEIGHT * (0.25 + chance() * 0.5)];
    const [high, wide, start] = [8 + chance() * 16, 26 + chance() * 40, chance() * 7];
    const points = Array.from({ length: 71 }, (_, i) => {
      const at = -10 + (i / 70) * (WIDTH + 20);
      return `${fixed(at)} ${fixed(y + ((to - y) * i) / 70 + high * Math.sin(at / wide + start))}`;
    });
    return `<path d="M${points.join('L')}" fill="none" stroke="${color}" stroke-width="${fixed(width)}" stroke-linecap="round"/>`;
  };
  const specks = Array.from({ length: 70 }, (_, i) => {
    const [cx, cy] = [chance() * WIDTH, chance() * HEIGHT];
    return `<circle cx="${fixed(cx)}" cy="${fixed(cy)}" r="${fixed(0.8 + chance() * 1.6)}" fill="${i % 2 === 0 ? ink : paper}"/>`;
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<path fill="${paper}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${sky.join('')}
<path fill="${ink}" fill-rule="nonzero" d="${letters}"/>
${stroke(ink, 2.2 + chance())}${stroke(ink, 1.6 + chance())}${stroke(paper, 1.5 + chance() * 0.7)}${specks.join('')}</svg>`;
}

function fixed(number: number): string {
  return number.toFixed(1);
}
