import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addPackage,
  type Changes,
  feedIdOf,
  type OfferedObjects,
} from '../../../adapters/crm/openimmo/offered-objects.ts';
import type { ObjectSummary, PackageSummary } from '../../../adapters/crm/openimmo/package-objects.ts';

const MADE_AT = Date.UTC(2026, 5, 15);

/** Packages of two senders with their own numbering, each made at another time. */
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
        isSenderUnknown: false,
        broken: [],
        isMalformed: false,
        names: 0,
        objects: objects.map(
          ({ number, deleted }, at): ObjectSummary => ({
            id: `${provider}${number}`,
            provider,
            at,
            deleted,
            obid: undefined,
            project: undefined,
            language: undefined,
          }),
        ),
      } satisfies PackageSummary,
    })),
  );
type Sent = typeof packages extends fc.Arbitrary<infer All> ? All : never;

/** Imports packages in this order and applies their changes to a catalogue. */
function taken(all: Sent) {
  const offered: OfferedObjects = { fullAt: new Map(), objects: new Map() };
  const catalogue = new Map<string, number>();
  for (const { told, at } of all) {
    const changes: Changes<number> = { byKey: new Map(), missing: new Set(), refused: [] };
    addPackage(offered, changes, told, at, at);
    for (const word of changes.byKey.values())
      if (word.kind === 'put') catalogue.set(word.id, word.from);
      else catalogue.delete(word.id);
  }
  const known = [...offered.objects].flatMap(([id, object]) =>
    object.deleted ? [] : [[feedIdOf(id, object), object.at]],
  );
  return { catalogue: [...catalogue].sort(), known: known.sort() };
}

/** Reference implementation: in order of creation, a full package replaces all objects of its sender, a partial one changes some. */
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

test('the result depends on the creation times of packages, not on their order of arrival', () => {
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

test('importing a package twice changes nothing the second time', () => {
  fc.assert(
    fc.property(packages, fc.nat(), (all, nth) => {
      const again = all[nth % all.length];
      expect(taken(again ? [...all, again] : all)).toEqual(taken(all));
    }),
  );
});

/** Objects with the id 7 in one package, in this order, each of a sender. */
const ofSenders = (full: boolean, ...senders: readonly string[]): PackageSummary => ({
  full,
  madeAt: MADE_AT,
  providers: new Set(senders),
  nameless: 0,
  isSenderUnknown: false,
  broken: [],
  isMalformed: false,
  names: 0,
  objects: senders.map((provider, at) => ({
    id: '7',
    provider,
    at,
    deleted: false,
    obid: undefined,
    project: undefined,
    language: undefined,
  })),
});

test.each([
  ['a', ['a', 'b'], undefined],
  ['b', ['b', 'a'], undefined],
  ['b', ['a', 'b'], 'b'],
  ['a', ['b', 'a'], 'a'],
])('of two senders of one package with the same id, %s has it: %j, held before by %s', (owner, senders, before) => {
  const offered: OfferedObjects = { fullAt: new Map(), objects: new Map() };
  if (before !== undefined)
    addPackage(offered, { byKey: new Map(), missing: new Set(), refused: [] }, ofSenders(true, before), MADE_AT, 0);
  const changes: Changes<number> = { byKey: new Map(), missing: new Set(), refused: [] };
  addPackage(offered, changes, ofSenders(true, ...senders), MADE_AT + 1, 1);
  expect(offered.objects.get('7')?.provider).toBe(owner);
  expect([...changes.byKey.values()]).toMatchObject([{ kind: 'put', at: [senders.indexOf(owner)] }]);
  expect(changes.refused).toEqual([
    { id: '7', reason: { code: 'other-provider', values: { provider: `"${owner}"` } }, isPublished: true },
  ]);
});

test('two objects of one sender with one id are reported, unless one identifier says that they are the same', () => {
  const twice = ofSenders(false, 'a', 'a');
  const refused = (obids: readonly (string | undefined)[]) => {
    const changes: Changes<number> = { byKey: new Map(), missing: new Set(), refused: [] };
    const objects = twice.objects.map((object, at) => ({ ...object, obid: obids[at] }));
    addPackage({ fullAt: new Map(), objects: new Map() }, changes, { ...twice, objects }, MADE_AT, 0);
    return changes.refused.map(({ reason }) => reason.code);
  };
  expect(
    [
      ['x', 'x'],
      ['x', 'y'],
      [undefined, undefined],
    ].map(refused),
  ).toEqual([[], ['objects-of-one-id'], ['objects-of-one-id']]);
});
