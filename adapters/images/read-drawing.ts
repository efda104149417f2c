import { readFile, stat } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import type { CheckedPicture } from './check-picture.ts';

/** Largest SVG file in bytes that is read here; parsing it takes about 20 ms, in which no request is answered. */
const LARGEST = 1024 * 1024;
const SVG = 'http://www.w3.org/2000/svg';
/** A length in pixels, as in `width="640"` or `width="640.5px"`. */
const PIXELS = /^\d{1,5}(?:\.\d+)?(?:px)?$/;

/**
 * Reads the size in pixels of an SVG file that is well-formed XML, without drawing it: ten times as fast as sharp, which draws the file to
 * read its head. `undefined` for everything else (other units, entities, a missing namespace, broken XML): sharp decides about those.
 * `await readDrawing('plan.svg')` → `{ format: 'svg', width: 640, height: 480 }`
 */
export async function readDrawing(place: string): Promise<CheckedPicture | undefined> {
  if (!/\.svg$/i.test(place) || (await stat(place)).size > LARGEST) return undefined;
  const text = await readFile(place, 'utf8');
  const parser = new SaxesParser();
  let root: Readonly<Record<string, string>> | undefined;
  let faults = 0;
  parser.on('error', () => faults++);
  parser.on('opentag', ({ name, attributes }) => {
    root ??= name === 'svg' ? attributes : {};
  });
  parser.write(text).close();
  if (faults > 0 || root?.xmlns !== SVG) return undefined;
  const { width = '', height = '' } = root;
  if (!PIXELS.test(width) || !PIXELS.test(height)) return undefined;
  return { format: 'svg', width: Math.round(Number.parseFloat(width)), height: Math.round(Number.parseFloat(height)) };
}
