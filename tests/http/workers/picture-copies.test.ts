import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeCopyFolder, makePictureCopies } from '../../../adapters/images/picture-copies.ts';
import { isPrivateAddress } from '../../../adapters/images/fetch-public.ts';
import { CERTIFICATE, KEY } from '../../support/faults/test-certificate.ts';
import { z } from 'zod/mini';
import { COMPILED } from '../../support/run/compiled.ts';
import { readResponse } from '../../support/reading/read-answer.ts';

const PHOTO = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
  .jpeg()
  .toBuffer();
/** Noise, which does not compress, so that the file has data up to its end. */
const noise = sharp({
  create: {
    width: 300,
    height: 200,
    channels: 3,
    background: '#369',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
});
const [LARGE, LARGE_PNG, LARGE_WEBP] = await Promise.all([
  noise.clone().jpeg().toBuffer(),
  noise.clone().png().toBuffer(),
  noise.clone().webp().toBuffer(),
]);
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const folder = mkdtempSync(join(tmpdir(), 'clairval-copies-'));
const certificate = join(folder, 'certificate.pem');
writeFileSync(certificate, CERTIFICATE);
const copies = join(folder, 'copies');

/** A host with one response per path. */
const asked: string[] = [];
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/photo.jpg': response => response.end(PHOTO),
  '/named-otherwise.txt': response => response.setHeader('content-type', 'text/html').end(PHOTO),
  '/moved.jpg': response => response.writeHead(302, { location: '/photo.jpg' }).end(),
  '/elsewhere.jpg': response => response.writeHead(302, { location: 'https://169.254.169.254/latest' }).end(),
  '/plain.jpg': response => response.writeHead(302, { location: 'http://127.0.0.1/photo.jpg' }).end(),
  '/circle.jpg': response => response.writeHead(302, { location: '/circle.jpg' }).end(),
  '/cut.jpg': response => response.end(LARGE.subarray(0, LARGE.length - 400)),
  '/cut.png': response => response.end(LARGE_PNG.subarray(0, LARGE_PNG.length / 2)),
  '/cut.webp': response => response.end(LARGE_WEBP.subarray(0, LARGE_WEBP.length - 200)),
  '/whole.jpg': response => response.end(LARGE),
  '/private.jpg': response => response.writeHead(302, { location: 'https://10.0.0.1/photo.jpg' }).end(),
  '/octal.jpg': response => response.writeHead(302, { location: 'https://0300.0250.1/photo.jpg' }).end(),
  '/drawing.jpg': response => response.end(DRAWING),
  '/page.jpg': response => response.end('<html>'),
  '/missing.jpg': response => response.writeHead(404).end(PHOTO),
  '/never.jpg': () => {},
  '/drip.jpg': response => {
    const drip = setInterval(() => response.write('a'), 100);
    response.once('close', () => clearInterval(drip));
  },
  '/endless.jpg': response => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
    };
    response.on('drain', more);
    more();
  },
};
const host = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
  asked.push(request.url ?? '');
  answers[request.url ?? '']?.(response);
});
await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve));
const { port } = host.address() as AddressInfo;

afterAll(async () => {
  host.closeAllConnections();
  await new Promise(resolve => host.close(resolve));
  rmSync(folder, { recursive: true });
});

const at = (path: string, name = '127.0.0.1') => `https://${name}:${port}${path}`;

const CAME = z.array(
  z.tuple([z.string(), z.object({ file: z.optional(z.string()), refused: z.optional(z.string()) })]),
);

/** The result of copying addresses, by path. */
async function copy(
  addresses: readonly string[],
  hosts: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tests/support/faults/copying-child.ts', ...addresses],
    {
      env: {
        ...process.env,
        ...COMPILED,
        NODE_EXTRA_CA_CERTS: certificate,
        FOLDER: copies,
        HOSTS: [`127.0.0.1:${port}`, `localhost:${port}`, ...hosts].join(),
        ...environment,
      },
    },
  );
  const came = readResponse(CAME, stdout);
  return Object.fromEntries(came.map(([address, { file, refused }]) => [address, file ?? refused ?? '']));
}

describe('pictures of another host', () => {
  test('are copied, whatever their names, under our own names, readable by our user only', async () => {
    const [plain, named, moved] = ['/photo.jpg', '/named-otherwise.txt', '/moved.jpg'].map(path => at(path));
    const came = await copy([plain ?? '', named ?? '', moved ?? '']);
    for (const file of Object.values(came)) {
      expect(file).toMatch(/^copy:[\da-f]{32}\.jpg$/);
      const path = join(copies, file.slice('copy:'.length));
      expect(readFileSync(path)).toEqual(PHOTO);
      expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
    }
    expect(new Set(Object.values(came)).size).toBe(3);
    expect(readdirSync(copies)).toHaveLength(3);
  });

  test('are copied once', async () => {
    asked.length = 0;
    const before = await copy([at('/photo.jpg')]);
    expect(asked).toEqual([]);
    expect(before[at('/photo.jpg')]).toMatch(/^copy:/);
  });

  test('are refused with a reason if they are other files', async () => {
    // The short time limit applies only to servers that never finish a response, so that a slow machine does not affect the others.
    const stalled = ['/never.jpg', '/drip.jpg'].map(path => at(path));
    const others = Object.keys(answers)
      .map(path => at(path))
      .filter(address => !stalled.includes(address));
    const came = { ...(await copy(others)), ...(await copy(stalled, [], { LONGEST_MS: '1500' })) };
    const reasons = Object.fromEntries(
      Object.entries(came).map(([address, reason]) => [new URL(address).pathname, reason]),
    );
    expect(reasons).toMatchObject({
      '/elsewhere.jpg': 'is not on an allowed host, or redirects to one that is not',
      '/plain.jpg': 'is not on an allowed host, or redirects to one that is not',
      '/circle.jpg': 'redirects too many times',
      '/drawing.jpg': 'is svg; photographs are JPEG, PNG, WebP, AVIF or GIF',
      '/cut.jpg': 'is truncated or cannot be decoded',
      '/cut.png': 'is truncated or cannot be decoded',
      '/cut.webp': 'is not a picture',
      '/whole.jpg': expect.stringMatching(/^copy:/),
      '/page.jpg': 'is not a picture',
      '/missing.jpg': 'got a response with status 404',
      '/never.jpg': 'took too long to fetch',
      '/drip.jpg': 'took too long to fetch',
      '/endless.jpg': 'is larger than 20 MB',
    });
  });

  test('are fetched over http from this machine alone', async () => {
    const plain = createPlainServer((_request, response) => response.end(PHOTO));
    await new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(plain.address() as AddressInfo).port}`;
    const address = `http://${host}/photo.jpg`;
    const found = await makePictureCopies(join(folder, 'plain'), [host]).copy([address]);
    expect(found.get(address)).toEqual({ file: expect.stringMatching(/^copy:/), width: 30, height: 20 });
    plain.close();
  });

  test('are refused if their host resolves to a private network or is not an allowed one', async () => {
    asked.length = 0;
    const expected = {
      [at('/photo.jpg?by-name', 'localhost')]: 'has a host in a private network',
      ...Object.fromEntries(
        [
          'https://127.0.0.1:1/closed.jpg',
          `http://localhost:${port}/photo.jpg`,
          `https://user:pw@127.0.0.1:${port}/photo.jpg`,
        ].map(address => [address, 'is not on an allowed host, or redirects to one that is not']),
      ),
    };
    expect(await copy(Object.keys(expected))).toEqual(expected);
    expect(asked).toEqual([]);
  });

  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['[::1]', '[::1]'],
    ['[::ffff:10.0.0.1]', '[::ffff:a00:1]'],
    ['2130706434', '127.0.0.2'],
    ['0300.0250.1', '192.168.0.1'],
    ['0xa9fea9fe', '169.254.169.254'],
  ])('are refused at the private address https://%s/, even if its host is allowed', async (literal, named) => {
    const address = `https://${literal}/photo.jpg`;
    expect(await copy([address], [named])).toEqual({ [address]: 'has a host in a private network' });
  });

  test('are refused if they redirect to such an address, even if its host is allowed', async () => {
    const addresses = [at('/private.jpg'), at('/octal.jpg')];
    expect(await copy(addresses, ['10.0.0.1', '192.168.0.1'])).toEqual(
      Object.fromEntries(addresses.map(address => [address, 'has a host in a private network'])),
    );
  });

  test.each([
    ['10.1.2.3', true],
    ['172.31.255.255', true],
    ['192.168.1.1', true],
    ['169.254.169.254', true],
    ['100.64.1.1', true],
    ['127.0.0.1', true],
    ['0.0.0.0', true],
    ['255.255.255.255', true],
    ['8.8.8.8', false],
    ['193.190.198.2', false],
    ['::1', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['::ffff:10.0.0.1', true],
    ['64:ff9b::a00:1', true],
    ['2001:db8::1', true],
    ['2002:a00:1::1', true],
    ['2a00:1450:4007::1', false],
  ])('the address %s is private: %s', (address, expected) => {
    expect(isPrivateAddress(address, address.includes(':') ? 6 : 4)).toBe(expected);
  });

  test('are fetched by another machine under the same names, with the same restrictions', async () => {
    const other = join(folder, 'other machine');
    const as = 'copy:0123456789abcdef0123456789abcdef.png';
    const fetchAs = (address: string) => copy([address], ['10.0.0.1'], { AS: as, FOLDER: other });
    for (const path of ['/drawing.jpg', '/cut.jpg', '/missing.jpg', '/private.jpg', '/elsewhere.jpg'])
      expect((await fetchAs(at(path)))[at(path)]).toMatch(/^(?!copy:)/);
    expect(await fetchAs('https://10.0.0.1/photo.jpg')).toEqual({
      'https://10.0.0.1/photo.jpg': 'has a host in a private network',
    });
    const there = makeCopyFolder(other, []);
    expect([...(await there.files())]).toEqual([]);
    // The host now sends another format: the type is detected from the bytes.
    expect(await fetchAs(at('/photo.jpg'))).toEqual({ [at('/photo.jpg')]: as });
    expect([...(await there.files())]).toEqual([as]);
    expect(readFileSync(join(other, as.slice('copy:'.length)))).toEqual(PHOTO);
    await there.forget(as);
    expect([...(await there.files())]).toEqual([]);
  });

  test('that no listing shows any more are deleted', async () => {
    const [first, ...others] = readdirSync(copies);
    expect(others.length).toBeGreaterThan(0);
    await makePictureCopies(copies, []).keepOnly(new Set([`copy:${first}`]));
    expect(readdirSync(copies)).toEqual([first]);
  });
});
