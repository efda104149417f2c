import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Engine } from './driver.ts';
import { ENGINES, type EngineName, type Programs } from './find-engines.ts';
import { JOURNEYS } from './journeys.ts';
import { MAP_JOURNEYS } from './map-journeys.ts';
import { Visitor } from './visitor.ts';
import { FULL } from '../support/run/full-run.ts';

/**
 * Declares the journeys as tests of one engine: all in the full run, else those with the greatest differences between engines. Chromium
 * runs only one of these, because the browser tests already cover it.
 */
export function testIn(name: EngineName, start: (programs: Programs) => Promise<Engine>): void {
  const found = inject('engines')[name];
  if ('advice' in found) {
    test.skip(`${name} is not on this machine. ${found.advice}`);
    return;
  }
  describe(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start(found);
    });
    afterAll(() => engine?.end());

    const all = [...JOURNEYS, ...MAP_JOURNEYS];
    const short = all.filter(journey => journey.short).slice(0, name === 'chromium' ? 1 : undefined);
    for (const { title, quiet, walk } of FULL ? all : short)
      test(title, async ({ skip }) => {
        const tab = await engine.tab();
        try {
          const missed = await walk(new Visitor(tab, inject('site'), ENGINES.indexOf(name)), inject('outbox'));
          if (quiet) expect(await tab.complaints()).toEqual([]);
          if (missed) {
            console.log(`${name}, ${title}: ${missed}`);
            skip(missed);
          }
        } finally {
          await tab.close();
        }
      });
  });
}
