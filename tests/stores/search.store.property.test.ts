import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSuggestIndex } from '../../domain/search/suggest-index.ts';
import { type Suggested, suggested } from '../../application/browse/suggest-properties.ts';
import { SearchStore } from '../../ui/stores/search.store.ts';

const index = buildSuggestIndex([], [], [], 'fr');

/** A response that identifies its request. */
function answerTo(text: string): Suggested {
  return {
    ...suggested(index, ''),
    totals: { types: text.length, cities: 0, properties: 0 },
    narrowed: text.includes(' '),
  };
}

const typed = fc.array(fc.string({ maxLength: 6 }), { minLength: 1, maxLength: 8 });

describe('the search box', () => {
  test('shows the response to the last request, in whatever order responses arrive', async () => {
    await fc.assert(
      fc.asyncProperty(typed, fc.scheduler(), async (texts, scheduler) => {
        const store = new SearchStore(text => scheduler.schedule(Promise.resolve(answerTo(text)), text));
        const shown: string[] = [];
        const steps = texts.map(text => ({
          label: `types ${text}`,
          builder: async () => {
            store.type(text);
            if (store.answeredText !== undefined) shown.push(store.answeredText);
          },
        }));
        scheduler.scheduleSequence(steps);
        await scheduler.waitIdle();
        const last = texts.at(-1) as string;
        expect(store.answeredText).toBe(last);
        expect(store.shown).toEqual(answerTo(last));
        // While a request is pending no earlier response is shown as its own.
        expect(shown).toEqual([]);
      }),
    );
  });

  test('a failed request never hides the response to a later one', async () => {
    await fc.assert(
      fc.asyncProperty(typed, fc.scheduler(), fc.func(fc.boolean()), async (texts, scheduler, fails) => {
        const last = texts.length - 1;
        let asked = 0;
        const store = new SearchStore(text => {
          const failing = asked++ < last && fails(text);
          return scheduler.schedule(failing ? Promise.reject(new Error('offline')) : Promise.resolve(answerTo(text)));
        });
        for (const text of texts) store.type(text);
        await scheduler.waitIdle();
        expect(store.failed).toBe(false);
        expect(store.answeredText).toBe(texts[last]);
      }),
    );
  });

  test('a response after its disposal changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(typed, fc.scheduler(), async (texts, scheduler) => {
        const store = new SearchStore(text => scheduler.schedule(Promise.resolve(answerTo(text))));
        for (const text of texts) store.type(text);
        store.dispose();
        await scheduler.waitIdle();
        expect(store.state).toEqual({ kind: 'idle' });
        expect(store.open).toBe(false);
      }),
    );
  });
});
