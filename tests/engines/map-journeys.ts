import sharp from 'sharp';
import { expect } from 'vitest';
import type { Point } from './driver.ts';
import type { Journey } from './journeys.ts';
import type { Visitor } from './visitor.ts';

const ANY = '/^/';
const HOUSE = '/en/for-sale/namur/townhouse-with-office-and-south-west-garden-in-namur/6398214/';
/** A list whose area has Ghent in its middle. */
const AROUND_GHENT = '/en/for-sale/?area=50.75_3.05_51.35_4.45';
const PATIENCE = { timeout: 20_000, interval: 60 };
const MAP = '/^Map: .*\\d+ propert|^Map: .* and around$/';
const PIN = '/^€.*Namur/';
const SCALE = '/^\\d+ k?m$/';
const CHOOSE = 'Click to choose this municipality';
const LEAVE_OUT = 'Click to leave out this municipality';
const main = { in: ['main', ANY] } as const;

/** Result of a journey that an engine without WebGL 2 can test only on the still map. */
const STILL = 'no WebGL 2: the still map was looked at, the live one skipped';

/** The live map once it is scrolled to and drawn; `undefined` without WebGL 2, after checking that only the still map is shown. */
async function mapOf(visitor: Visitor): Promise<Visitor | undefined> {
  await visitor.see('link', 'Skip the map');
  if (!(await visitor.ask<boolean>('document.createElement("canvas").getContext("webgl2") !== null'))) {
    await visitor.see('img', '/^Map/');
    await expect.poll(() => visitor.ask('performance.getEntriesByName(location.origin + "/map.html").length')).toBe(1);
    await expect.poll(() => visitor.ask('frames.length'), PATIENCE).toBe(0);
    await visitor.see('img', '/^Map/');
    return undefined;
  }
  const map = visitor.inFrame();
  // The group gets its name when the map is drawn.
  await map.see('group', MAP);
  return map;
}

/** Waits until the map's picture shows more than the page's empty background. */
async function expectDrawn(map: Visitor): Promise<void> {
  const empty = (await map.ask<string>('getComputedStyle(document.body).backgroundColor'))
    .match(/[\d.]+/g)
    ?.map(Number);
  const share = async () => {
    const { box } = await map.see('group', MAP);
    const [left, top] = [Math.ceil(box.x), Math.max(0, Math.ceil(box.y))];
    const { data, info } = await sharp(await map.picture())
      .removeAlpha()
      .extract({ left, top, width: Math.floor(box.width / 2), height: Math.floor(box.height / 2) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    let same = 0;
    for (let at = 0; at < data.length; at += 3)
      if ([0, 1, 2].every(channel => Math.abs((data[at + channel] ?? 0) - (empty?.[channel] ?? 0)) < 3)) same++;
    return same / (info.width * info.height);
  };
  await expect.poll(share, PATIENCE).toBeLessThan(0.3);
}

/** A point of the window on the map, near its middle, without mark or button. */
async function freePoint(map: Visitor): Promise<Point> {
  const { box } = await map.see('group', MAP);
  const spots = [0, 25, -25, 40, -40, 55].flatMap(down => [0, 25, -25, 40, -40].map(right => ({ down, right })));
  const free = await map.ask<{ readonly down: number; readonly right: number } | null>(
    `${JSON.stringify(spots)}.find(({ down, right }) =>
      document.elementFromPoint(innerWidth / 2 + right, innerHeight / 2 + down)?.localName === 'canvas') ?? null`,
  );
  if (!free) throw new Error('marks stand everywhere on the map');
  return { x: Math.round(box.x + box.width / 2 + free.right), y: Math.round(box.y + box.height / 2 + free.down) };
}

/** Runs an action that moves the map, and waits for the frame's message that the map is at rest. */
async function untilRest(visitor: Visitor, act: () => Promise<void>): Promise<void> {
  await visitor.ask(`(() => {
    globalThis.rests ??= (addEventListener('message', ({ data }) => { if (data.kind === 'moved') rests++; }), 0);
    return rests;
  })()`);
  const rests = () => visitor.ask<number>('rests');
  const before = await rests();
  await act();
  await expect.poll(rests, PATIENCE).toBeGreaterThan(before);
}

const foundIn = async (visitor: Visitor) =>
  Number((await visitor.read('/^\\d+ propert(y|ies)/', main)).text.match(/^\d+/)?.[0]);
const scaleOf = async (map: Visitor) => (await map.read(SCALE)).text;

export const MAP_JOURNEYS: readonly Journey[] = [
  {
    title: 'the map of a property: drawn, farther and nearer by buttons and keys, moved by keys',
    short: true,
    quiet: true,
    async walk(visitor) {
      await visitor.open(HOUSE, { first: true });
      const map = await mapOf(visitor);
      if (!map) return STILL;
      await expectDrawn(map);
      await map.read('Statbel · Natural Earth');
      await map.see('img', PIN);
      // This map without streets may begin as near as it gets.
      const near = await scaleOf(map);
      await untilRest(visitor, () => map.press('button', 'Zoom out'));
      const far = await scaleOf(map);
      expect(far).not.toBe(near);
      await untilRest(visitor, () => visitor.sign('-'));
      expect(await scaleOf(map)).not.toBe(far);
      await untilRest(visitor, () => visitor.sign('+'));
      expect(await scaleOf(map)).toBe(far);
      await untilRest(visitor, () => map.press('button', 'Zoom in'));
      expect(await scaleOf(map)).toBe(near);
      const before = await map.see('img', PIN);
      await visitor.key('ArrowLeft');
      await map.see('img', PIN, ({ box }) => Math.abs(box.x - before.box.x - 90) < 2);
      return undefined;
    },
  },
  {
    title: 'a municipality of the map is a zone: by the mouse, away by its chip, by keys',
    quiet: true,
    async walk(visitor) {
      await visitor.open(AROUND_GHENT, { first: true });
      await visitor.press('link', 'Map', { in: ['navigation', 'View'] });
      await visitor.at(/view=map/);
      const map = await mapOf(visitor);
      if (!map) return STILL;
      await map.see('button', '/^\\d+ properties, from .*: zoom in$/');
      const around = await foundIn(visitor);
      const place = await freePoint(map);
      await visitor.pass({ x: place.x - 9, y: place.y }, place);
      await map.read(CHOOSE);
      const here = Number((await map.read('/^Properties here: \\d+$/')).text.match(/\d+/)?.[0]);
      expect(here).toBeLessThan(around);
      await visitor.pressAt(place);
      await visitor.at(/[?&]zone=44021(?:&|$)/);
      expect(await visitor.address()).not.toContain('area=');
      await visitor.see('link', '/^Remove the filter Ghent/', undefined, main);
      await expect.poll(() => foundIn(visitor), PATIENCE).toBe(here);
      await visitor.press('link', '/^Remove the filter Ghent/', main);
      await visitor.at(/^(?!.*zone=)/);
      await visitor.gone('link', '/^Remove the filter Ghent/');
      await expect.poll(() => foundIn(visitor), PATIENCE).toBeGreaterThan(here);

      // A press moves the starting point of Tab to the pressed element.
      await visitor.press('link', 'Map', { in: ['navigation', 'View'] });
      for (let steps = 0; !(await map.see('group', MAP)).focused && steps < 30; steps++) await visitor.key('Tab');
      await map.read(CHOOSE);
      await visitor.key('Enter');
      await visitor.at(/[?&]zone=\d{5}(?:&|$)/);
      await map.see('button', 'Clear the zone');
      await map.see('group', MAP, ({ focused }) => focused);
      await map.read(LEAVE_OUT);
      await visitor.key('Enter');
      await visitor.at(/^(?!.*zone=)/);
      return undefined;
    },
  },
  {
    title: 'a zone drawn on the map with the mouse',
    quiet: true,
    async walk(visitor) {
      await visitor.open('/en/for-sale/?view=map', { first: true });
      const map = await mapOf(visitor);
      if (!map) return STILL;
      const all = await foundIn(visitor);
      await map.press('button', 'Draw a zone');
      await map.read('/^Draw around the place/');
      // The crosshair cursor shows that the drawing library is loaded.
      await expect.poll(() => map.ask('document.querySelector("canvas")?.style.cursor'), PATIENCE).toBe('crosshair');
      const { box } = await map.see('group', MAP);
      const around = (angle: number): Point => ({
        x: box.x + box.width * (0.5 + 0.3 * Math.cos(angle)),
        y: box.y + box.height * (0.52 + 0.3 * Math.sin(angle)),
      });
      await visitor.drag(around(0), ...Array.from({ length: 24 }, (_, at) => around((at + 1) / 4)));
      await visitor.at(/[?&]zone=drawn\./);
      await visitor.see('link', '/^Remove the filter drawn zone/', undefined, main);
      await expect.poll(() => foundIn(visitor), PATIENCE).toBeLessThan(all);
      await map.press('button', 'Clear the zone');
      await visitor.at(/^(?!.*zone=)/);
      await expect.poll(() => foundIn(visitor), PATIENCE).toBe(all);
      return undefined;
    },
  },
  {
    title: 'a finger on the map names a municipality, and chooses it when it presses again',
    quiet: true,
    async walk(visitor) {
      const { finger } = visitor;
      if (!finger) return 'this driver has no finger';
      await visitor.open(`${AROUND_GHENT}&view=map`, { first: true });
      const map = await mapOf(visitor);
      if (!map) return STILL;
      const place = await freePoint(map);
      const now = () => map.ask<number>('performance.now()');
      await finger(place);
      await map.read(CHOOSE);
      expect(await visitor.address()).not.toContain('zone=');
      // Two taps within half a second are a double tap, which zooms.
      const since = await now();
      await expect.poll(now, PATIENCE).toBeGreaterThan(since + 500);
      await finger(place);
      await visitor.at(/[?&]zone=44021(?:&|$)/);
      return undefined;
    },
  },
];
