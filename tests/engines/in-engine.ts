import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import type { Engine } from './driver.ts';
import { ENGINES, type EngineName, type Programs } from './find-engines.ts';
import { JOURNEYS } from './journeys.ts';
import { Visitor } from './visitor.ts';

/** Declares the journeys as tests of one engine: all in the full run, else those that differ most between engines. */
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

    for (const { title, short, walk } of JOURNEYS)
      if (short || process.env['FULL_MATRIX'])
        test(title, async () => {
          const tab = await engine.tab();
          try {
            await walk(new Visitor(tab, inject('site'), ENGINES.indexOf(name)), inject('outbox'));
          } finally {
            await tab.close();
          }
        });
  });
}
