import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundaryOf, readMultipart } from '../../adapters/node-server/read-multipart.ts';
import { clientAddress } from '../../adapters/node-server/client-address.ts';
import { wholeText } from '../arbitraries/any-text.ts';

const BOUNDS = { text: 2_000, file: 2_000, parts: 10 };

/** Bytes in pieces of whatever size a network makes. */
async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.byteLength; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const someSizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 });

describe('a form in parts', () => {
  test('comes back as the platform wrote it, however it arrives', async () => {
    const aFile = fc.uint8Array({ maxLength: 300 });
    const aTrap = fc.constantFrom('\r\n', '\r\n--', '--', '\r\n--x\r\n', '');
    await fc.assert(
      fc.asyncProperty(wholeText({ maxLength: 60 }), aTrap, aFile, someSizes, async (text, trap, file, sizes) => {
        const form = new FormData();
        const value = (text + trap).replace(/\r\n|\r|\n/g, '\r\n');
        form.append('a', value);
        form.append('cv', new Blob([file as Uint8Array<ArrayBuffer>]), 'cv.pdf');
        const written = new Response(form);
        const boundary = boundaryOf(written.headers.get('content-type') ?? '') ?? '';
        const bytes = new Uint8Array(await written.arrayBuffer());
        const read = await readMultipart(inPieces(bytes, sizes), boundary, BOUNDS);
        if (!('upload' in read)) throw new Error(read.refused);
        expect(read.upload.fields).toEqual([['a', value]]);
        expect([...(read.upload.files[0]?.bytes ?? [])]).toEqual([...file]);
      }),
    );
  });

  test('that is none is refused, and nothing over a bound is taken', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), someSizes, async (bytes, sizes) => {
        expect(await readMultipart(inPieces(bytes, sizes), 'b', BOUNDS)).toHaveProperty('refused');
      }),
    );
    const big = Buffer.from(`--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'x'.repeat(3000)}\r\n--b--`);
    expect(await readMultipart(inPieces(big, [64]), 'b', BOUNDS)).toEqual({ refused: 'too-large' });
  });
});

describe('where a request comes from', () => {
  test.each([
    ['10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['10.0.0.1', 'nonsense', 1, '10.0.0.1'],
    ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['2001:db8::1', undefined, 0, '2001:db8:0:0'],
    ['::1', undefined, 0, '0:0:0:0'],
  ] as const)('%s with %s behind %i proxies is %4$s', (socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
  });
});
