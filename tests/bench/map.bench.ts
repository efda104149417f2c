import { existsSync, readdirSync } from 'node:fs';
import { constants as system, setPriority } from 'node:os';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium, type Frame } from 'playwright';
import type { MapFill } from '../../application/browse/map/map-view.ts';
import { clusterIndex } from '../../domain/map/clusters.ts';
import { type MapPoint, packMapPoints } from '../../domain/map/map-points.ts';
import { worldPoint } from '../../domain/map/mercator.ts';
import { BROWSER_FLAGS, MAP_FLAGS, findBrowser } from '../support/run/find-browser.ts';
import { A_FILL } from '../support/reading/map-messages.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { startChild } from './child.ts';
import { type BenchRow, median, table } from './measure.ts';
import { seeded } from '../support/run/seeded.ts';

const PROPERTIES = 10_000;
const STEPS = 240;
/** Limits: milliseconds until a map shows its first markers, and number of elements. */
const LIMITS = { firstMarksMs: 2_000, elements: 300 };
/** Map sizes of a large desktop and of a phone, and the maximum script time of a step there. */
const SIZES = [
  { name: 'desk', width: 1440, height: 900, stepMs: 14 },
  { name: 'phone', width: 390, height: 640, stepMs: 8 },
];
/** Town centres: half of all properties are within an hour's walk of one. */
const TOWNS = [
  [50.8466, 4.3528],
  [51.2154, 4.4052],
  [51.0536, 3.7253],
  [50.6412, 5.5718],
  [50.4669, 4.8675],
  [50.4114, 4.4446],
  [51.2087, 3.2247],
] as const;

/** A map of 10,000 properties in a browser, dragged and zoomed: script time of a step, elements, time to the first markers. */
export async function benchMap(built: BuiltSite): Promise<BenchRow[]> {
  const points = benchPoints(PROPERTIES);
  const packed = packMapPoints(points);
  const spots = points.map(point => ({ ...worldPoint(point), price: point.price }));
  const grouping = Array.from({ length: 7 }, () => timed(() => clusterIndex(spots)));
  const bytes = brotliCompressSync(JSON.stringify(packed), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).byteLength;
  const rows: BenchRow[] = [
    plain(`map: ${PROPERTIES} points grouped for every zoom`, median(grouping), 'ms', 'once a filling'),
    plain(`map: ${PROPERTIES} points on their way`, bytes / 1024, 'KiB', 'brotli 5, once a version'),
  ];
  const path = findBrowser();
  if (path === undefined) return rows;
  const site = await startChild(built.server, { DATA_DIR: built.data });
  try {
    for (const { name, width, height, stepMs } of SIZES) {
      // A browser per size: the first markers must come neither from another browser's cache nor after `giveWay`.
      await using browser = await chromium.launch({ executablePath: path, args: [...BROWSER_FLAGS, ...MAP_FLAGS] });
      const page = await browser.newPage({ viewport: { width, height } });
      await page.addInitScript(noteFrames);
      await page.goto(`http://127.0.0.1:${site.port}/fr/contact/`);
      const fill: MapFill = { ...A_FILL, properties: packed, area: null };
      const first = await page.evaluate(fillFrame, { fill, width, height });
      const frame = page.frames().find(each => each.url().endsWith('/map.html'));
      if (!frame) throw new Error('the map has no frame');
      await giveWay(browser);
      const { script, elements, seconds } = await handled(frame);
      rows.push(
        limited(`map, ${name}: script of a step, p95`, quantile(script, 0.95), stepMs, 'ms'),
        limited(`map, ${name}: script of a step, p50`, quantile(script, 0.5), stepMs, 'ms'),
        limited(`map, ${name}: first marks after it came near`, first, LIMITS.firstMarksMs, 'ms'),
        limited(`map, ${name}: elements at most`, elements, LIMITS.elements, ''),
        plain(`map, ${name}: pictures a second`, STEPS / seconds, '1/s', 'the machine’s, without a graphics card'),
      );
    }
  } finally {
    await site.stop();
  }
  return rows;
}

/**
 * Restricts the browser's software renderer to cores that the page does not use: on few cores its threads would interrupt the script and
 * distort the measurement. Linux only.
 */
async function giveWay(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  for (const { type, id } of processInfo) {
    const threads = `/proc/${id}/task`;
    if (type !== 'GPU' || !existsSync(threads)) continue;
    for (const thread of readdirSync(threads)) setPriority(Number(thread), system.priority.PRIORITY_LOW);
  }
}

/** Records the duration of animation frame callbacks. */
function noteFrames(): void {
  const script: number[] = [];
  Object.assign(window, { script });
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = draw =>
    ask(now => {
      const start = performance.now();
      draw(now);
      script.push(performance.now() - start);
    });
}

/** Adds a map frame over the page and fills it; resolves with the milliseconds from there until it has drawn. */
function fillFrame({ fill, width, height }: { fill: unknown; width: number; height: number }): Promise<number> {
  return new Promise(resolve => {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { position: 'fixed', inset: '0', zIndex: '99', border: '0' });
    Object.assign(frame, { width: String(width), height: String(height), src: '/map.html' });
    const near = performance.now();
    frame.addEventListener('load', () => {
      setTimeout(() => frame.contentWindow?.postMessage(fill, location.origin), 50);
    });
    addEventListener('message', event => {
      if (event.data?.kind === 'ready') resolve(performance.now() - near);
    });
    document.body.append(frame);
  });
}

/** Simulates a hand: drags in circles, zooms in and out, one step per frame. */
function handled(frame: Frame): Promise<{ script: number[]; elements: number; seconds: number }> {
  return frame.evaluate(async steps => {
    const map = document.getElementById('map') as HTMLElement;
    const drawn = (window as unknown as { script: number[] }).script;
    // Input events are separate tasks, after the previous frame's layout.
    const next = () => new Promise(rest => requestAnimationFrame(() => setTimeout(rest)));
    const middle = { x: map.clientWidth / 2, y: map.clientHeight / 2 };
    const surface = map.querySelector('canvas')?.parentElement as HTMLElement;
    const point = (type: string, x: number, y: number) =>
      (type === 'mousedown' ? surface : document).dispatchEvent(
        new MouseEvent(type, { bubbles: true, button: 0, buttons: type === 'mouseup' ? 0 : 1, clientX: x, clientY: y }),
      );
    const script: number[] = [];
    let elements = 0;
    await next();
    const began = performance.now();
    for (let step = 0; step < steps; step++) {
      const turn = step % 60;
      drawn.length = 0;
      const start = performance.now();
      if (turn < 36) {
        if (turn === 0) point('mousedown', middle.x, middle.y);
        const angle = turn / 6;
        point('mousemove', middle.x + 140 * Math.cos(angle), middle.y + 110 * Math.sin(angle));
        if (turn === 35) point('mouseup', middle.x, middle.y);
      } else {
        const deltaY = (step < steps / 2 ? -1 : 1) * 60;
        surface.dispatchEvent(
          new WheelEvent('wheel', {
            bubbles: true,
            cancelable: true,
            deltaY,
            clientX: middle.x + 30,
            clientY: middle.y,
          }),
        );
      }
      const hand = performance.now() - start;
      await next();
      script.push(hand + drawn.reduce((sum, part) => sum + part, 0));
      elements = Math.max(elements, document.querySelectorAll('*').length);
    }
    return { script, elements, seconds: (performance.now() - began) / 1000 };
  }, STEPS);
}

function benchPoints(count: number): MapPoint[] {
  const random = seeded(3);
  return Array.from({ length: count }, (_, at) => {
    const town = TOWNS[Math.floor(random() * TOWNS.length)] ?? TOWNS[0];
    const near = random() < 0.5;
    return {
      id: String(6_000_000 + ((at * 7_919) % 900_000)),
      latitude: near ? town[0] + (random() - 0.5) * 0.1 : 49.6 + random() * 1.8,
      longitude: near ? town[1] + (random() - 0.5) * 0.16 : 2.7 + random() * 3.5,
      exact: random() < 0.8,
      price: random() < 0.05 ? 0 : 50_000 + Math.floor(random() * 900) * 1_000,
      marquee: Math.floor(random() * 4),
      place: `Commune ${Math.floor(random() * 300)}`,
    };
  });
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function plain(name: string, ours: number, unit: string, note: string): BenchRow {
  return { name, ours, peer: undefined, ratio: undefined, unit, note };
}

function limited(name: string, ours: number, limit: number, unit: string): BenchRow {
  return { name, ours, peer: limit, ratio: limit / ours, unit, note: 'peer: the limit' };
}

if (import.meta.main) console.log(table(await benchMap(await buildSite())));
