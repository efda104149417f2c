import type { QrCode } from '../../../application/ports/qr-code.ts';

/** Data codewords of each block at level M, by version (ISO/IEC 18004, table 9). */
const BLOCKS: Readonly<Record<number, readonly number[]>> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
  9: [36, 36, 36, 37, 37],
};
/** Positions of alignment patterns, by version. */
const ALIGNED: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
};
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const LEVEL_M = 0b00;

/** Dark modules of a path, as `'x y'`. */
export function modulesOf({ path }: QrCode): Set<string> {
  const dark = new Set<string>();
  let [x, y] = [0, 0];
  for (const [, command, first, second] of path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
    const number = Number(first);
    if (command === 'M') [x, y] = [number, Number(second)];
    else if (command === 'm') x += number;
    else for (const end = x + number; x < end; x++) dark.add(`${x} ${y}`);
  }
  return dark;
}

/** Text of a QR code in byte mode at level M, up to version 9; throws for any other. Without error correction. */
export function readQrCode(code: QrCode): string {
  const version = (code.size - 17) / 4;
  const [blocks, aligned] = [BLOCKS[version], ALIGNED[version]];
  if (!blocks || !aligned) throw new Error(`no version has ${code.size} modules`);
  const dark = modulesOf(code);
  const at = (x: number, y: number) => dark.has(`${x} ${y}`);
  const format = bitsToNumber([0, 1, 2, 3, 4].map(x => at(x, 8))) ^ 0b10101;
  if (format >> 3 !== LEVEL_M) throw new Error('the code has another level');
  const mask = MASKS[format & 7] ?? (() => false);

  const bits: boolean[] = [];
  for (let right = code.size - 1, upward = true; right > 0; right -= 2, upward = !upward) {
    if (right === 6) right--;
    for (let step = 0; step < code.size; step++) {
      const y = upward ? code.size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(x, y, code.size, aligned)) bits.push(at(x, y) !== mask(x, y));
    }
  }

  const codewords = blocks.map((): number[] => []);
  let next = 0;
  for (let index = 0; index < Math.max(...blocks); index++) {
    for (const [block, length] of blocks.entries()) {
      if (index < length) codewords[block]?.push(bitsToNumber(bits.slice(8 * next, 8 * ++next)));
    }
  }
  const data = codewords.flat().flatMap(byte => Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1));
  if (bitsToNumber(data.slice(0, 4)) !== 0b0100) throw new Error('the code holds no bytes');
  const length = bitsToNumber(data.slice(4, 12));
  const bytes = Array.from({ length }, (_, byte) => bitsToNumber(data.slice(12 + 8 * byte, 20 + 8 * byte)));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}

function bitsToNumber(bits: readonly boolean[]): number {
  return bits.reduce((number, bit) => 2 * number + Number(bit), 0);
}

/** Modules without data: finder patterns with format information, timing, alignment, and from version 7 the version. */
function isFixed(x: number, y: number, size: number, aligned: readonly number[]): boolean {
  const last = size - 8;
  if (x === 6 || y === 6 || (x <= 8 && (y <= 8 || y >= last)) || (y <= 8 && x >= last)) return true;
  if (size >= 45 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
  const far = size - 7;
  const corner = (a: number, b: number) => (a === 6 && (b === 6 || b === far)) || (a === far && b === 6);
  return aligned.some(cx => aligned.some(cy => !corner(cx, cy) && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2));
}
