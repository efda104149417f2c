import { encode } from 'uqr';
import type { DrawQrCode } from '../../application/ports/qr-code.ts';

/** Encodes a text as a QR code. `drawQrCode('https://clairval.example/fr/')` → `{ size: 25, path: 'M0 0h7m2 0h1…' }` */
export const drawQrCode: DrawQrCode = text => {
  // Error correction level M restores up to 15 % of damaged data.
  const { size, data } = encode(text, { ecc: 'M', boostEcc: false, border: 0 });
  return { size, path: data.map(strokes).join('') };
};

/** Converts a row of modules to SVG strokes: `[true, true, false, true]` in row 3 → `'M0 3h2m1 0h1'`. */
function strokes(row: readonly boolean[], y: number): string {
  let path = '';
  let end = 0;
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    path += `${path === '' ? `M${start} ${y}` : `m${start - end} 0`}h${x + 1 - start}`;
    end = x + 1;
  }
  return path;
}
