import { expect, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { exactly } from '../../adapters/wire/exactly.ts';
import { readSources } from '../support/run/source-file.ts';

test('a schema of a type that stands elsewhere is compared in both directions', () => {
  const annotated = [...readSources()]
    .filter(([path, { text }]) => path.startsWith('adapters/') && /\bconst \w+: z\.Zod(?:Mini)?Type</.test(text))
    .map(([path]) => path);
  // A reason may contain others, so its schema needs an annotation.
  expect(annotated).toEqual(['adapters/wire/reason-schema.ts']);
});

test('a compared schema is the schema itself', () => {
  const schema = z.object({ name: z.string() });
  expect(schema.apply(exactly<{ readonly name: string }>())).toBe(schema);
});

type Letter = {
  readonly to: string;
  readonly note?: string;
  readonly stamps: readonly { readonly kind: 'air'; readonly price?: number }[];
  readonly sender: { readonly kind: 'firm'; readonly name: string } | { readonly kind: 'nobody' };
};
const stamps = z.array(z.object({ kind: z.literal('air'), price: z.number().optional() }));
const sender = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('firm'), name: z.string() }),
  z.object({ kind: z.literal('nobody') }),
]);
const letter = { to: z.string(), note: z.string().optional(), stamps, sender };

/** Checked by the compiler alone, so never run. */
export function schemasThatDoNotCompile(): void {
  z.object(letter).apply(exactly<Letter>());
  mini.object({ to: mini.string() }).apply(exactly<Pick<Letter, 'to'>>());
  z.string().nullable().apply(exactly<string | null>());
  z.array(z.string()).apply(exactly<readonly string[]>());
  // @ts-expect-error the schema drops `note`
  z.object({ to: letter.to, stamps, sender }).apply(exactly<Letter>());
  // @ts-expect-error the schema requires `note`
  z.object({ ...letter, note: z.string() }).apply(exactly<Letter>());
  // @ts-expect-error the type has no `weight`
  z.object({ ...letter, weight: z.number() }).apply(exactly<Letter>());
  // @ts-expect-error the type has no `weight`, not even an optional one
  z.object({ ...letter, weight: z.number().optional() }).apply(exactly<Letter>());
  // @ts-expect-error the schema drops the price of a stamp
  z.object({ ...letter, stamps: z.array(z.object({ kind: z.literal('air') })) }).apply(exactly<Letter>());
  // @ts-expect-error the schema lacks a kind of sender
  z.object({ ...letter, sender: z.object({ kind: z.literal('nobody') }) }).apply(exactly<Letter>());
  // @ts-expect-error `to` is no number
  z.object({ ...letter, to: z.number() }).apply(exactly<Letter>());
  // @ts-expect-error the type does not allow `null`
  z.object({ ...letter, note: z.string().nullish() }).apply(exactly<Letter>());
  // @ts-expect-error the schema allows no `null`
  z.object({ name: z.string() }).apply(exactly<{ readonly name: string | null }>());
  // @ts-expect-error the schema allows no `null` in a field that may be absent
  z.object({ name: z.string().optional() }).apply(exactly<{ readonly name?: string | null }>());
}
