import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPackage, type Changes, feedIdOf, type Offered } from '../../../adapters/crm/openimmo/offered-objects.ts';
import type { ToldObject, ToldPackage } from '../../../adapters/crm/openimmo/package-objects.ts';

const MADE_AT = Date.UTC(2026, 5, 15);

/** Packages of two senders with numbers of their own, each made at another moment. */
const packages = fc
  .array(
    fc.record({
      provider: fc.constantFrom('a', 'b'),
      full: fc.boolean(),
      objects: fc.array(fc.record({ number: fc.nat(5), deleted: fc.boolean() }), { maxLength: 8 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map(all =>
    all.map(({ provider, full, objects }, index) => ({
      at: MADE_AT + index,
      told: {
        full,
        madeAt: MADE_AT + index,
        providers: new Set([provider]),
        nameless: 0,
        names: 0,
        objects: objects.map(
          ({ number, deleted }, at): ToldObject => ({
            id: `${provider}${number}`,
            provider,
            at,
            deleted,
            obid: undefined,
            project: undefined,
          }),
        ),
      } satisfies ToldPackage,
    })),
  );
type Sent = typeof packages extends fc.Arbitrary<infer All> ? All : never;

/** Takes packages in this order, and does to a catalogue what each of them says to change. */
function taken(all: Sent) {
  const offered: Offered = { fullAt: new Map(), objects: new Map() };
  const catalogue = new Map<string, number>();
  for (const { told, at } of all) {
    const changes: Changes<number> = { words: new Map(), refused: [] };
    addPackage(offered, changes, told, at, at);
    for (const word of changes.words.values())
      if (word.kind === 'put') catalogue.set(word.id, word.from);
      else catalogue.delete(word.id);
  }
  const known = [...offered.objects].flatMap(([id, object]) =>
    object.deleted ? [] : [[feedIdOf(id, object), object.at]],
  );
  return { catalogue: [...catalogue].sort(), known: known.sort() };
}

/** The same said plainly: in the order in which they were made, all of a sender replaces, and a part changes. */
function plainly(all: Sent): readonly (readonly [string, number])[] {
  const offered = new Map<string, number>();
  for (const { told, at } of all) {
    const [provider = ''] = told.providers;
    if (told.full) for (const id of offered.keys()) if (id.startsWith(provider)) offered.delete(id);
    for (const { id, deleted } of told.objects)
      if (deleted) offered.delete(id);
      else offered.set(id, at);
  }
  return [...offered].sort();
}

test('packages in any order of arrival come to what they say in the order in which they were made', () => {
  fc.assert(
    fc.property(
      packages.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, arrived]) => {
        const { catalogue, known } = taken(arrived);
        expect(catalogue).toEqual(plainly(all));
        expect(known).toEqual(plainly(all));
      },
    ),
  );
});

test('a package that is taken twice changes nothing the second time', () => {
  fc.assert(
    fc.property(packages, fc.nat(), (all, nth) => {
      const again = all[nth % all.length];
      expect(taken(again ? [...all, again] : all)).toEqual(taken(all));
    }),
  );
});
