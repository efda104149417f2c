import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { LANGUAGES } from '../../domain/text/language.ts';
import { builtServer } from '../support/server/built-server.ts';
import { noteFigure } from '../support/run/figures.ts';
import { addressOf, nthForm, referenceIn, seal, talk } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { memoryOf } from '../support/faults/process-memory.ts';
import { openSite } from '../support/site/sample-site.ts';

const MIB = 1024 * 1024;
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10);
const A_SECOND = 50;
/** Number of requests of which one submits a form. */
const FORM_EVERY = 100;
/** Share of the time in which caches fill and code is compiled; the slope is measured after it. */
const WARM = 0.25;
/** Steepest allowed slope of the longest run, in MiB per hour; in shorter runs a single garbage collection causes a steeper one. */
const STEEPEST = 1;
const LONG_HOURS = 4;
/** Normal variation in the number of open handles (files, connections) of an idle process. */
const HANDLES = 40;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-soak-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const { routes } = openSite();
const PATHS = LANGUAGES.flatMap(language => [
  routes.build('home', language),
  routes.build('for-sale', language),
  `${routes.build('for-sale', language)}?page=2`,
  `${routes.build('for-rent', language)}?priceMax=1500`,
  routes.build('contact', language),
  `/api/suggest?q=gent&language=${language}`,
  '/pictures/6398214-1?width=400&format=webp',
]);

/** Slope of the least-squares line through the values, per step. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const along = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return along / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}

test.runIf(FULL)(
  `${A_SECOND} requests a second for ${MINUTES} minutes cause no failure and leave no handle open`,
  {
    timeout: (MINUTES + 2) * 60_000,
  },
  async () => {
    const server = await builtServer({ DATA_DIR: scratch });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await server.start();
    // Closes idle connections before the server does, as browsers do: Node's agent heeds the server's Keep-Alive header only with a timeout
    // of its own, and a request sent while the server closes is lost.
    const agent = new Agent({ keepAlive: true, timeout: 5_000 });
    onTestFinished(() => agent.destroy());
    const begun = performance.now();
    const lasts = MINUTES * 60_000;
    const failed: string[] = [];
    const held: number[] = [];
    const handles: number[] = [];
    const handlesOf = () => readdirSync(`/proc/${server.pid()}/fd`).length;
    const underWay = new Set<Promise<void>>();
    let sent = 0;
    let confirmed = 0;

    const visit = async (number: number) => {
      if (number % FORM_EVERY === FORM_EVERY - 1) {
        const form = nthForm(Math.floor(number / FORM_EVERY));
        const got = await talk(server.port, await seal(server.port, form, agent), agent);
        if (referenceIn(got) === undefined) failed.push(`${form.form}: ${got.status}`);
        else confirmed++;
        return;
      }
      const path = PATHS[number % PATHS.length] ?? '/fr/';
      const { status } = await talk(
        server.port,
        { path, headers: { 'x-forwarded-for': addressOf(number % 250_000) } },
        agent,
      );
      if (status !== 200) failed.push(`${path}: ${status}`);
    };
    while (performance.now() - begun < lasts) {
      const number = sent++;
      const visiting = visit(number)
        .catch((error: Error) => void failed.push(error.message))
        .finally(() => underWay.delete(visiting));
      underWay.add(visiting);
      if (number % A_SECOND === 0) {
        held.push(memoryOf(server.pid()).now);
        handles.push(handlesOf());
      }
      await sleep(Math.max(0, begun + (sent * 1000) / A_SECOND - performance.now()));
    }
    await Promise.all(underWay);

    const from = Math.floor(held.length * WARM);
    const slope = (slopeOf(held.slice(from)) * 3600) / MIB;
    // The last connections of a busy moment are closed a little later.
    const most = (handles[from] ?? 0) + HANDLES;
    await expect.poll(handlesOf, { timeout: 30_000 }).toBeLessThanOrEqual(most);
    const more = handlesOf() - (handles[from] ?? 0);
    const long = MINUTES >= LONG_HOURS * 60;
    noteFigure({
      row: 'R16',
      what: `${A_SECOND} requests a second for ${MINUTES} min`,
      figure: `${sent} requests, ${confirmed} forms confirmed, ${failed.length} failed, ${((held.at(-1) ?? 0) / MIB).toFixed(0)} MiB at the end, ${slope.toFixed(1)} MiB an hour, ${more} handles more`,
      target: `0 failed, handles flat${long ? `, below ${STEEPEST} MiB an hour` : ''}`,
      passed: failed.length === 0 && Math.abs(more) <= HANDLES && (!long || slope < STEEPEST),
    });
    expect(confirmed).toBeGreaterThan(0);
    expect(failed).toEqual([]);
    expect(server.errors).toEqual([]);
    if (long) expect(slope).toBeLessThan(STEEPEST);
  },
);
