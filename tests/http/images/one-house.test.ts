import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_LISTINGS } from '../../../fixtures/builders/listings.ts';
import { drawScene } from '../../../fixtures/pictures/draw-scene.ts';
import type { Scene } from '../../../fixtures/pictures/kit/scene.ts';
import { drawings } from '../../../fixtures/pictures/write-pictures.ts';
import { FULL } from '../../support/run/full-run.ts';

type Exterior = Extract<Scene, { kind: 'exterior' }>;
type Outdoor = Extract<Scene, { kind: 'outdoor' }>;
type Colours = ReadonlyMap<number, number>;

/** Outside pictures of each property and project, by view. */
const outside = new Map<string, Map<Exterior['view'], Exterior>>();
for (const { id, scene } of drawings()) {
  if (scene.kind !== 'exterior') continue;
  const [property = ''] = id.split('-');
  const views = outside.get(property) ?? new Map<Exterior['view'], Exterior>();
  outside.set(property, views.set(scene.view, scene));
}

/** Horizontal positions of the house in a picture, from 0 to 1; in a view along the street it is left or right of the middle. */
const middlesOf = ({ camera }: Exterior) =>
  camera === 'along' ? [0.34, 0.66] : camera === 'corner' ? [0.36, 0.5, 0.64] : [0.5];

type Part = readonly [left: number, top: number, width: number, height: number];

/** A picture at noon, scaled to 300 × 200 pixels: RGB values. */
const atNoon = (scene: Exterior | Outdoor) =>
  sharp(Buffer.from(drawScene({ ...scene, sky: 'noon' })))
    .resize(300, 200)
    .removeAlpha()
    .raw()
    .toBuffer();

/** RGB values of a part of such a picture. */
const partOf = (picture: Buffer, [left, top, width, height]: Part) =>
  sharp(picture, { raw: { width: 300, height: 200, channels: 3 } })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer();

/** Colours of the house in a picture at noon, each with its share of the pixels. */
async function coloursOf(picture: Buffer, scene: Exterior, middle: number): Promise<Colours> {
  // In the view 'street' the house is further away.
  const half = scene.view === 'street' ? 0.06 : 0.1;
  const pixels = await partOf(picture, [Math.round(300 * (middle - half)), 80, Math.round(600 * half), 70]);
  const shares = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    shares.set(key, (shares.get(key) ?? 0) + 3 / pixels.length);
  }
  return shares;
}

/** Similarity of two colour distributions, from 0 to 1. */
function shared(one: Colours, other: Colours): number {
  let sum = 0;
  for (const [key, share] of one) sum += Math.min(share, other.get(key) ?? 0);
  return sum;
}

/** The similarity of two views of one house is above this value, that of a red front and a white back below. */
const ONE_HOUSE = 0.45;

/** A red and a white house. */
const PAINTED: readonly string[] = ['6490763', '6427190'];

describe('the pictures of a property', () => {
  const colours = new Map<string, Map<Exterior['view'], Colours[]>>();
  beforeAll(async () => {
    const compared = [...outside].filter(([id], at) => FULL || at % 6 === 0 || PAINTED.includes(id));
    for (const [property, views] of compared) {
      const own = new Map<Exterior['view'], Colours[]>();
      for (const [view, scene] of views) {
        const picture = await atNoon(scene);
        own.set(view, await Promise.all(middlesOf(scene).map(middle => coloursOf(picture, scene, middle))));
      }
      colours.set(property, own);
    }
  }, 120_000);

  test('show one house: its walls have the same colours from the street, from afar and from the garden', () => {
    const other: string[] = [];
    let compared = 0;
    for (const [property, views] of colours) {
      const front = views.get('front');
      for (const view of ['street', 'back'] as const) {
        const seen = views.get(view);
        if (!front || !seen) continue;
        compared++;
        const common = Math.max(...front.flatMap(one => seen.map(other => shared(one, other))));
        if (common < ONE_HOUSE) other.push(`${property} ${view} ${common.toFixed(2)}`);
      }
    }
    expect(other).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  });

  test('differ from those of a house of another colour', () => {
    const [red = new Map()] = colours.get(PAINTED[0] ?? '')?.get('front') ?? [];
    const [white = new Map()] = colours.get(PAINTED[1] ?? '')?.get('back') ?? [];
    expect(shared(red, white)).toBeLessThan(ONE_HOUSE);
  });

  test('agree on storeys, width and the house number of its address', () => {
    for (const [property, views] of outside) {
      const told = [...views.values()].map(({ storeys, width, number }) => ({ storeys, width, number }));
      for (const one of told) expect([property, one]).toEqual([property, told[0]]);
    }
    const shown = SAMPLE_LISTINGS.filter(({ publishAddress, projectId }) => publishAddress && !projectId);
    for (const { id, houseNumber } of shown) {
      const number = outside.get(id)?.get('front')?.number;
      if (outside.has(id) && /^\d/.test(houseNumber))
        expect([id, number]).toEqual([id, Number.parseInt(houseNumber, 10)]);
    }
  });
});

/** Largest distance of a wall's pixels from its colour, in steps of 255; covers light, shade and joints. */
const NEAR_COLOUR = 40;
const FRONT: Part = [10, 50, 280, 110];
/** Brightness of the wall beside a terrace, which faces away from the sun. */
const IN_SHADE = 0.82;

describe('a terrace or balcony', () => {
  /** Share of pixels in a part that are near a colour. */
  async function shareOf(colour: string, scene: Exterior | Outdoor, part: Part, shade = 1): Promise<number> {
    const pixels = await partOf(await atNoon(scene), part);
    const wanted = [1, 3, 5].map(at => shade * Number.parseInt(colour.slice(at, at + 2), 16));
    let near = 0;
    for (let at = 0; at < pixels.length; at += 3)
      if (Math.hypot(...wanted.map((value, n) => value - (pixels[at + n] ?? 0))) < NEAR_COLOUR) near++;
    return (near * 3) / pixels.length;
  }

  test('shows part of the walls of the first picture', async () => {
    let seen = 0;
    for (const { id, scene } of drawings()) {
      if (!FULL && Number(id.split('-')[0]) % 4 !== 0) continue;
      if (scene.kind !== 'outdoor' || (scene.place !== 'terrace' && scene.place !== 'balcony')) continue;
      const front = outside.get(id.split('-')[0] ?? '')?.get('front');
      if (!front) throw new Error(`${id} has no front`);
      const [ofHouse, ofCorner] = await Promise.all([
        shareOf(scene.wall, { ...front, camera: 'straight' }, FRONT),
        scene.place === 'terrace'
          ? shareOf(scene.wall, scene, [286, 4, 12, 40], IN_SHADE)
          : shareOf(scene.wall, scene, [15, 60, 3, 60]),
      ]);
      expect([id, ofHouse > 0.03, ofCorner > 0.5]).toEqual([id, true, true]);
      seen++;
    }
    expect(seen).toBeGreaterThan(0);
    const white = outside.get('6445280')?.get('front');
    expect(white && (await shareOf('#a14a34', white, FRONT))).toBeLessThan(0.03);
  }, 120_000);
});

describe('first pictures', () => {
  /** Smallest mean difference of two thumbnails, per channel of 255. */
  const APART = 12;

  test('are all different, except for homes in the same building', async () => {
    const building = new Map<string, string | undefined>(SAMPLE_LISTINGS.map(({ id, projectId }) => [id, projectId]));
    const first = drawings().filter(({ id }) => /^\d+-1$/.test(id) && (FULL || Number(id.slice(0, -2)) % 2 === 0));
    const small = await Promise.all(
      first.map(async ({ id, scene }) => ({
        id: id.slice(0, -2),
        pixels: await sharp(Buffer.from(drawScene(scene)))
          .resize(48, 32, { fit: 'fill' })
          .removeAlpha()
          .raw()
          .toBuffer(),
      })),
    );
    const alike: string[] = [];
    for (const [at, one] of small.entries())
      for (const other of small.slice(at + 1)) {
        if ((building.get(one.id) ?? one.id) === (building.get(other.id) ?? other.id)) continue;
        let difference = 0;
        for (const [n, value] of one.pixels.entries()) difference += Math.abs(value - (other.pixels[n] ?? 0));
        if (difference / one.pixels.length < APART) alike.push(`${one.id} ${other.id}`);
      }
    expect(alike).toEqual([]);
    expect(small).not.toEqual([]);
  }, 120_000);
});
