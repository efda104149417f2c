import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { takeTurns } from '../../../adapters/system/take-turns.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { writeBenchFeed } from '../../bench/bench-feed.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';
import { importFolder, runImport, startImport } from '../../support/run/run-import.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';

const SIZE = 1_500;
/** Number of listings written when the process is killed. */
const KILLED_AT = [1, 400, 1_200];

/** Access outside the site: unpublished rows, and ending a killed run. */
export type BesideTheSite = {
  countUnpublished(): Promise<number>;
  endRun(): Promise<void>;
};

/** Contract: killing an import or an undo leaves the visible version whole, and a later run succeeds. */
export function describeImportKills(
  name: string,
  settings: () => { readonly databaseUrl?: string; readonly dataDirectory: string },
  beside: BesideTheSite,
): void {
  test(`the visible version survives kill -9 during an import ${name}`, { timeout: 600_000 }, async () => {
    const folder = importFolder();
    const { databaseUrl, dataDirectory } = settings();
    const environment = {
      DATA_DIR: dataDirectory,
      DATABASE_URL: databaseUrl,
      SECRET: 'a secret of the tests, and long enough',
    };
    const feed = folder.write('');
    writeBenchFeed(feed, SIZE);
    const first = await runImport(['fixtures/agency/feed.json'], environment);
    expect(first).toMatchObject({ code: 0, errors: '' });
    const before = await seen();
    expect(before.listings).toHaveLength(55);

    for (const count of KILLED_AT) {
      const { child, ended } = startImport([feed, '--force'], environment);
      await untilWritten(child, count);
      child.kill('SIGKILL');
      expect((await ended).code).toBeNull();
      expect(await beside.countUnpublished()).toBeGreaterThan(0);
      expect(await seen()).toEqual(before);
      await beside.endRun();
    }

    const last = await runImport([feed, '--force'], environment);
    expect(last).toMatchObject({ code: 0, errors: '' });
    expect(last.output).toContain(`${SIZE} added, 0 changed, 55 removed, 0 refused, 0 unchanged`);
    const after = await seen();
    expect(after.listings).toHaveLength(SIZE);
    expect(Number(after.version)).toBe(Number(before.version) + 1);
    expect(await beside.countUnpublished()).toBe(0);

    const { child, ended } = startImport(['undo'], environment);
    await untilWritten(child, 20);
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    expect(await seen()).toEqual(after);
    await beside.endRun();
    const undone = await runImport(['undo'], environment);
    expect(undone).toMatchObject({ code: 0, errors: '' });
    expect(undone.output).toContain(`undo: 55 added, 0 changed, ${SIZE} removed.\n`);
    expect((await seen()).listings).toEqual(before.listings);
    folder.remove();

    /** Resolves after `count` unpublished rows or the end of the process. The pause leaves CPU time to the process. */
    async function untilWritten(child: ChildProcess, count: number): Promise<void> {
      while (child.exitCode === null && (await beside.countUnpublished()) < count) await setTimeout(2);
    }

    /** Returns the whole catalogue as visitors see it. */
    async function seen(): Promise<{ readonly version: string; readonly listings: readonly PublicListing[] }> {
      const database = await openDatabase({ databaseUrl, dataDirectory, timeoutMs: 20_000 });
      const { types, places } = SAMPLE.content;
      const catalogue = await database.catalogue({ types, places, baseMap: builtInBaseMap(), runSlices: takeTurns });
      const { version, index, listings } = await catalogue.current();
      const all = await listings([...index.columns.sale.id, ...index.columns.rent.id]);
      await database.close();
      return { version, listings: all };
    }
  });
}
