import { describe, expect, test } from 'vitest';
import { makeStoreAssets } from '../../../adapters/composition/workers/store-assets.ts';
import { contentFile, makeEarlierAssets, storedAsset } from '../../../adapters/node-server/static-files.ts';
import { bareRequest } from '../../../adapters/wire/exchange.ts';

const fileAt = (address: string) => [address, contentFile(address, Buffer.from(address))] as const;

describe('assets that outlast their process', () => {
  test('the job stores files below /assets/, and writes again only for new ones', async () => {
    const files = new Map([fileAt('/assets/boot-1.js'), fileAt('/favicon.ico')]);
    const kept: string[][] = [];
    const keep = makeStoreAssets({ store: async assets => void kept.push([...assets.keys()]) }, files);
    await keep();
    await keep();
    files.set(...fileAt('/assets/content-2.css'));
    await keep();
    await keep();
    expect(kept).toEqual([['/assets/boot-1.js'], ['/assets/boot-1.js', '/assets/content-2.css']]);
  });

  test('a failed round stores everything again', async () => {
    const kept: number[] = [];
    let isDown = true;
    const keep = makeStoreAssets(
      {
        async store(assets) {
          if (isDown) throw new Error('down');
          kept.push(assets.size);
        },
      },
      new Map([fileAt('/assets/boot-1.js')]),
    );
    await expect(keep()).rejects.toThrow('down');
    isDown = false;
    await keep();
    expect(kept).toEqual([1]);
  });

  test.each(['/assets/boot-1.js', '/assets/serif-2.woff2'])(
    '%s of an earlier process is sent unchanged',
    async address => {
      const stored = new Map<string, Uint8Array>();
      const keep = async (assets: ReadonlyMap<string, Uint8Array>) =>
        assets.forEach((bytes, name) => stored.set(name, bytes));
      await makeStoreAssets({ store: keep }, new Map([fileAt(address)]))();
      const found = await makeEarlierAssets(async name => stored.get(name))(bareRequest(address));
      expect(Buffer.from(found?.body ?? '').toString()).toBe(address);
    },
  );

  test('an asset of an earlier process is answered for good, with the type of its ending', async () => {
    const [address, file] = fileAt('/assets/boot-1.js');
    const read = makeEarlierAssets(async name => (name === address ? storedAsset(file) : undefined));
    const found = await read(bareRequest(address));
    expect(found?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await read(bareRequest('/assets/boot-2.js'))).toBeUndefined();
  });

  test.each(['/assets/', '/assets/a/b.js', '/assets/%2e%2e/x.js', '/pictures/1', `/assets/${'a'.repeat(101)}`])(
    'the database is not queried for %s',
    async address => {
      let asked = 0;
      await makeEarlierAssets(async () => void asked++)(bareRequest(address));
      expect(asked).toBe(0);
    },
  );
});
