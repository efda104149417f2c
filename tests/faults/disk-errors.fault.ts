import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { FORM_NAMES } from '../../domain/request/forms.ts';
import { builtServer } from '../support/server/built-server.ts';
import { failCalls, type FailingCalls, noStrace } from '../support/faults/disk-errors.ts';
import { noteFigure } from '../support/run/figures.ts';
import { referenceIn } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { storedFiles } from '../support/faults/stored-files.ts';
import { openRows } from '../support/faults/stored-rows.ts';
import { expectKept, expectToldToTryAgain, forms, sendAll, statusOf } from '../support/faults/refused-forms.ts';

/** Submissions refused on a failing disk: every form at least once, uploads included. */
const REFUSALS = FORM_NAMES.length * (FULL ? 16 : 2);

const scratch = mkdtempSync(join(tmpdir(), 'clairval-errors-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const missing = noStrace();

// Node offers no layer between SQLite and the disk, so `strace` makes system calls of the built server fail.
const BROKEN: readonly (readonly [string, FailingCalls])[] = [
  ...(FULL ? ([['takes no write of the database', 'pwrite64,ftruncate']] as const) : []),
  ['syncs nothing', 'fsync,fdatasync'],
];

test.skipIf(missing !== undefined).each(BROKEN)(
  'R3: on a disk that %s (EIO) only stored requests are confirmed, and no restart is needed after recovery',
  async (name, calls) => {
    const given = { dataDirectory: join(scratch, calls) };
    const server = await builtServer({
      DATA_DIR: given.dataDirectory,
      SECRET: 'a secret of the tests that is long enough',
    });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await server.start();
    expect(await statusOf(server, '/fr/')).toBe(200);
    const before = await forms(server, FORM_NAMES.length);
    const { got: told } = await sendAll(server, before);
    expect(told.map(referenceIn)).not.toContain(undefined);

    const sealed = await forms(server, REFUSALS);
    const heal = await failCalls(server.pid(), calls);
    const { got, ms } = await sendAll(server, sealed);
    const falsely = got.map(referenceIn).filter(reference => reference !== undefined);
    got.forEach((answer, at) => expectToldToTryAgain(answer, sealed[at] as (typeof sealed)[number]));
    for (const path of ['/fr/', '/healthz']) expect(await statusOf(server, path)).toBe(200);
    await heal();

    const again = await sendAll(server, sealed);
    await expectKept(given, [...told, ...again.got], before.length + sealed.length);
    const rows = openRows(given);
    onTestFinished(() => rows.close());
    const integrity = await rows.all('pragma integrity_check');
    // A refused form may leave its file for the nightly clean-up: after a failed commit it is unknown whether the row is stored.
    const uploads = storedFiles(given.dataDirectory);
    const sent = [...before, ...sealed].filter(({ filled }) => filled.form === 'job-contact').length;
    const refused = sealed.filter(({ filled }) => filled.form === 'job-contact').length;
    noteFigure({
      row: 'R3',
      what: `a disk that ${name} (EIO)`,
      figure: `${sealed.length} forms answered 503 within ${ms} ms with what was typed, ${falsely.length} falsely confirmed, all kept once afterwards`,
      target: '0 confirmed that are not kept, recovers without a restart',
      passed: falsely.length === 0,
    });
    expect(integrity).toEqual([{ integrity_check: 'ok' }]);
    expect(uploads.filter(name => name.endsWith('.part'))).toEqual([]);
    expect(uploads.length).toBeGreaterThanOrEqual(sent);
    expect(uploads.length).toBeLessThanOrEqual(sent + refused);
  },
);

test.runIf(missing !== undefined)('reports what was skipped for missing prerequisites', () =>
  console.log(`not tried: ${missing}`),
);
