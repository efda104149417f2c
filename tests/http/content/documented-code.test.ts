import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { checkedFeed } from '../../../adapters/feed/feed-item.ts';
import { makeLeadWebhook } from '../../../adapters/webhook/lead-webhook.ts';
import type { Feed, FeedItem } from '../../../application/ports/catalogue/feed.ts';
import { publicLookup } from '../../../adapters/images/fetch-public.ts';
import { LEAD } from '../../contracts/requests/lead-forwarder.contract.ts';
import { freePort } from '../../support/run/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'clairval-documented-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The TypeScript blocks of a page of the documentation, in order. */
function blocksOf(page: string): readonly string[] {
  return Array.from(readFileSync(page, 'utf8').matchAll(/^```ts\n(.*?)^```$/gms), ([, code = '']) => code);
}

function blockWith(page: string, words: string): string {
  const [block, ...others] = blocksOf(page).filter(code => code.includes(words));
  if (block === undefined || others.length > 0) throw new Error(`${page} has not one block with ${words}`);
  return block;
}

function write(name: string, code: string): string {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
}

const load = async (name: string, code: string) =>
  (await import(pathToFileURL(write(name, code)).href)) as Readonly<Record<string, (...given: unknown[]) => unknown>>;

describe('the code of the page on modules of one’s own', () => {
  const PAGE = 'docs/connect/own-module.md';

  test('yields each kind of item but `unchanged`, as it is', async () => {
    const { openFeed } = await load('skeleton.ts', blockWith(PAGE, 'type Item ='));
    const items: FeedItem[] = [];
    for await (const item of checkedFeed(openFeed?.({}) as Feed)) items.push(item);
    expect(items.map(({ kind }) => kind)).toEqual([
      'scope',
      'property',
      'property',
      'property',
      'project',
      'refused',
      'gone',
    ]);
  });

  test('reads a system that answers in pages, and throws where homes are missing', async () => {
    const code = `${blockWith(PAGE, 'async function homesOf')}\nexport { homesOf };\n`;
    const { homesOf } = await load('pages.ts', code);
    const all = [1, 2, 3].map(number => ({ ref: `A-${number}` }));
    let total = all.length;
    const backend = createServer(({ url = '' }, response) => {
      const page = Number(new URL(url, 'http://localhost').searchParams.get('page'));
      response.end(JSON.stringify({ total, homes: all.slice((page - 1) * 2, page * 2) }));
    });
    await new Promise<void>(resolve => backend.listen(0, '127.0.0.1', resolve));
    try {
      const address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
      expect(await homesOf?.(address, AbortSignal.timeout(5_000))).toEqual(all);
      total = 4;
      await expect(homesOf?.(address, AbortSignal.timeout(5_000))).rejects.toThrow('3 homes came of 4');
    } finally {
      backend.close();
    }
  });
});

describe('the code of the page on leads', () => {
  const PAGE = 'docs/connect/leads-and-webhook.md';
  const SECRET = 'a secret that both sides know by now';

  test('receives what the site sends, and refuses another secret and an old request', async () => {
    const port = await freePort();
    const receiver = blockWith(PAGE, 'createServer').replace('9000', String(port));
    const path = write('receiver.ts', `${blockWith(PAGE, 'isSigned(header')}\n${receiver}`);
    const child = spawn(process.execPath, [path], {
      env: { ...process.env, LEAD_WEBHOOK_SECRET: SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const printed = new Promise<string>(resolve => child.stdout.once('data', data => resolve(String(data))));
      const address = new URL(`http://127.0.0.1:${port}/leads`);
      await expect
        .poll(() =>
          fetch(address).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(403);
      const send = (secret: string, now: () => number) =>
        makeLeadWebhook({ address, secret, lookup: publicLookup, now }).forward(LEAD, AbortSignal.timeout(5_000));
      await expect(send('another secret of the same length', Date.now)).rejects.toThrow();
      await expect(send(SECRET, () => Date.now() - 3_600_000)).rejects.toThrow();
      await send(SECRET, Date.now);
      expect(await printed).toContain(LEAD.id);
    } finally {
      child.kill();
    }
  });
});
