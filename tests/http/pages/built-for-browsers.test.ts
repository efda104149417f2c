import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SAMPLE_OWNERS } from '../../../fixtures/builders/owners.ts';
import { buildClient } from '../../support/server/client-build.ts';
import { canaryText, SECRETS } from '../../support/reading/canary.ts';
import { FULL } from '../../support/run/full-run.ts';

// Long timeouts, because the client code is built here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Texts that only raw feeds, owner data or the development application contain. */
const NEVER = [
  SECRETS.street,
  SECRETS.owner,
  String(SECRETS.latitude),
  'OwnerEmails',
  'PublishAddress',
  'whole-site',
  'Mails that left',
  ...SAMPLE_OWNERS.flatMap(({ email, password, phone }) => [email, password, phone]),
];

const content = mkdtempSync(join(tmpdir(), 'clairval-canary-'));
const before = process.env['CONTENT_DIR'];
beforeAll(() => {
  cpSync('fixtures/agency', content, {
    recursive: true,
    filter: path => !/agency\/(?:pictures|documents)\//.test(path),
  });
  writeFileSync(join(content, 'feed.json'), canaryText());
  process.env['CONTENT_DIR'] = content;
});
afterAll(() => {
  if (before === undefined) delete process.env['CONTENT_DIR'];
  else process.env['CONTENT_DIR'] = before;
  rmSync(content, { recursive: true });
});

const ROOTS = ['adapters/composition/static/static-boot.ts', 'adapters/composition/browser/boot.ts'];
// The first root bundles listing data, so it is the most likely to contain too much.
describe.each(FULL ? ROOTS : ROOTS.slice(0, 1))('the build of %s', root => {
  test('contains no raw feed, no owner and no request', async () => {
    const { chunks, assets } = await buildClient(root);
    const files = [...chunks.values()].map(({ fileName, code }) => [fileName, code] as const).concat([...assets]);
    expect(files).not.toEqual([]);
    expect(
      files.flatMap(([name, text]) => NEVER.filter(word => text.includes(word)).map(word => [name, word])),
    ).toEqual([]);
  });
});

test.runIf(FULL)(
  'the development application is never built: no build requests its data, which only the development server serves',
  async () => {
    await expect(buildClient('adapters/composition/dev/dev-boot.ts')).rejects.toThrow(/virtual:whole-site/);
  },
);
