import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSuggestIndex } from '../../domain/search/suggest-index.ts';
import { type Suggested, suggested } from '../../application/browse/suggest-properties.ts';
import { SearchStore } from '../../ui/stores/search.store.ts';

const index = buildSuggestIndex([], [], [], 'fr');

/** An answer by which one knows its question. */
function answerTo(text: string): Suggested {
  return {
    ...suggested(index, ''),
    totals: { types: text.length, cities: 0, properties: 0 },
    narrowed: text.includes(' '),
  };
}

const typed = fc.array(fc.string({ maxLength: 6 }), { minLength: 1, maxLength: 8 });

describe('the search box', () => {
  test('shows the answer to the last question, in whatever order answers come', async () => {
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
        // While a question is open no earlier answer passes for its own.
        expect(shown).toEqual([]);
      }),
    );
  });

  test('a failed question never hides the answer to a later one', async () => {
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

  test('an answer after its end changes nothing', async () => {
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
