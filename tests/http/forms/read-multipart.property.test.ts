import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeMemoryUploads } from '../../../adapters/memory/submissions/uploads.ts';
import { boundaryOf, longestBody, readMultipart } from '../../../adapters/node-server/read-multipart.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { runs } from '../../support/run/daily-runs.ts';

const BOUNDS = { text: 2_000, file: 2_000, parts: 10 };

/** The bytes in chunks of the given sizes, as from a network. */
async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.byteLength; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const someSizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 });

/** In-memory uploads that count those started but neither stored nor dropped. */
function counted() {
  const kept = new Map<string, Uint8Array>();
  const uploads = makeMemoryUploads(kept);
  const open = new Set<object>();
  const begin = () => {
    const file = uploads.begin();
    const own = {};
    open.add(own);
    return {
      ...file,
      async drop() {
        open.delete(own);
        await file.drop();
      },
    };
  };
  return { kept, begin, open };
}

/** A multipart body as the platform's `FormData` encodes it. */
async function written(form: FormData): Promise<{ readonly bytes: Uint8Array; readonly boundary: string }> {
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get('content-type') ?? '') ?? '';
  return { bytes: new Uint8Array(await response.arrayBuffer()), boundary };
}

describe('a multipart form', () => {
  test('is parsed as the platform encoded it, in any chunks', async () => {
    const aFile = fc.uint8Array({ maxLength: 300 });
    const aTrap = fc.constantFrom('\r\n', '\r\n--', '--', '\r\n--x\r\n', '');
    const aName = fc.constantFrom('cv.pdf', 'Zoë Peeters.pdf', '履歴書.pdf', 'a "b" c.pdf', '; name=');
    await fc.assert(
      fc.asyncProperty(wholeText({ maxLength: 60 }), aTrap, aName, aFile, someSizes, async (...drawn) => {
        const [text, trap, name, file, sizes] = drawn;
        const form = new FormData();
        const value = (text + trap).replace(/\r\n|\r|\n/g, '\r\n');
        form.append('a', value);
        form.append('cv', new Blob([file as Uint8Array<ArrayBuffer>]), name);
        form.append('empty', '');
        const { bytes, boundary } = await written(form);
        const { kept, begin, open } = counted();
        const read = await readMultipart(inPieces(bytes, sizes), boundary, BOUNDS, begin);
        if ('refused' in read) throw new Error(read.refused);
        expect(read.upload.fields).toEqual([
          ['a', value],
          ['empty', ''],
        ]);
        const [cv, ...others] = read.upload.files;
        expect(others).toEqual([]);
        expect(cv).toMatchObject({ field: 'cv', file: { name, size: file.byteLength } });
        expect(cv?.file.head).toBe(Buffer.from(file).toString('latin1', 0, 5));
        expect(cv?.file.digest).toBe(createHash('sha256').update(file).digest('base64url'));
        expect([...(kept.get((await cv?.file.keep()) ?? '') ?? [])]).toEqual([...file]);
        await read.drop();
        expect(open.size).toBe(0);
      }),
    );
  });

  test('is parsed with large chunks too, with backpressure', async () => {
    let waitedFor = 0;
    const aFile = fc.tuple(fc.integer({ min: 1, max: 330_000 }), fc.nat(255));
    const sizes = fc.array(fc.integer({ min: 5_000, max: 150_000 }), { minLength: 1, maxLength: 4 });
    const bounds = { text: 2_000, file: 1_000_000, parts: 10 };
    await fc.assert(
      fc.asyncProperty(fc.array(aFile, { minLength: 1, maxLength: 3 }), sizes, async (files, pieces) => {
        const form = new FormData();
        const sent = files.map(([size, byte]) => Buffer.alloc(size, `${byte}\r\n--`));
        for (const [at, bytes] of sent.entries()) form.append('cv', new Blob([bytes]), `${at}.pdf`);
        const { bytes, boundary } = await written(form);
        const { kept, begin } = counted();
        const read = await readMultipart(inPieces(bytes, pieces), boundary, bounds, begin);
        if ('refused' in read) throw new Error(read.refused);
        for (const [at, { file }] of read.upload.files.entries())
          expect(sent[at]?.equals(kept.get(await file.keep()) ?? new Uint8Array())).toBe(true);
        expect(read.upload.files).toHaveLength(sent.length);
        // Node's streams buffer 64 KiB before they apply backpressure.
        if (Math.max(...pieces) > 65_536 && sent.some(({ byteLength }) => byteLength > 65_536)) waitedFor++;
        await read.drop();
      }),
    );
    expect(waitedFor).toBeGreaterThan(20);
  });

  test('is refused if it is truncated anywhere, and leaves no file', async () => {
    let withFile = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(99), someSizes, async (percent, sizes) => {
        const form = new FormData();
        form.append('a', 'b');
        form.append('cv', new Blob(['%PDF-1.7'.repeat(40)]), 'cv.pdf');
        const { bytes, boundary } = await written(form);
        const { begin, open } = counted();
        let begun = 0;
        const counting = () => (begun++, begin());
        // The final boundary is complete with its second hyphen.
        const cut = Math.floor(((bytes.byteLength - 3) * percent) / 99);
        const read = await readMultipart(inPieces(bytes.subarray(0, cut), sizes), boundary, BOUNDS, counting);
        expect(read).toEqual({ refused: 'unreadable' });
        expect(open.size).toBe(0);
        withFile += begun;
      }),
      { numRuns: runs(200) },
    );
    expect(withFile).toBeGreaterThan(runs(50));
  });

  test('is refused if it is invalid or over a limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), someSizes, async (bytes, sizes) => {
        const { begin } = counted();
        expect(await readMultipart(inPieces(bytes, sizes), 'b', BOUNDS, begin)).toHaveProperty('refused');
      }),
    );
  });

  const part = (name: string, more: string, bytes: number) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${'x'.repeat(bytes)}\r\n`;
  const file = '; filename="a.pdf"';
  test.each([
    ['a field', part('a', '', 2_001)],
    ['two fields together', part('a', '', 1_000) + part('b', '', 1_001)],
    ['a file', part('cv', file, 2_001)],
    ['two files together', part('cv', file, 1_500) + part('cv', file, 501)],
    ['the number of parts', part('a', '', 1).repeat(11)],
    ['what stands before the first part', 'x'.repeat(longestBody(BOUNDS))],
    ['a head', `--b\r\ncontent-disposition: form-data; name="a"\r\nx: ${'x'.repeat(longestBody(BOUNDS))}`],
    ['what follows the last part', `${part('a', '', 1)}--b--${'x'.repeat(longestBody(BOUNDS))}`],
  ])('is over the limit with %s', async (_, body) => {
    for (const size of [64, 1_000_000]) {
      let taken = 0;
      const pieces = (async function* () {
        for await (const piece of inPieces(Buffer.from(`${body}--b--`), [size])) {
          taken += piece.byteLength;
          yield piece;
        }
      })();
      const { begin, open } = counted();
      expect(await readMultipart(pieces, 'b', BOUNDS, begin)).toEqual({ refused: 'too-large' });
      expect(open.size).toBe(0);
      expect(taken).toBeLessThanOrEqual(Math.max(size, longestBody(BOUNDS) + size));
    }
  });

  test('leaves no file if its visitor disconnects', async () => {
    const { begin, open } = counted();
    const left = (async function* () {
      yield Buffer.from(part('cv', file, 100));
      throw new Error('aborted');
    })();
    await expect(readMultipart(left, 'b', BOUNDS, begin)).rejects.toThrow('aborted');
    expect(open.size).toBe(0);
  });
});
