import { expect, test } from 'vitest';
import { z } from 'zod';
import { salvage } from '../../../adapters/content/files/salvage.ts';

const schema = z.strictObject({
  settings: z.strictObject({ maxMenuItems: z.number().optional() }).optional(),
  modules: z.array(z.union([z.strictObject({ heading: z.string() }), z.strictObject({ listing: z.string() })])),
  paths: z.record(
    z.string(),
    z.strictObject({ original: z.string() }).transform(({ original }) => original),
  ),
});

test.each([
  [{ settings: { maxMenuItem: 3 } }, 'settings.maxMenuItem', 'maxMenuItems'],
  [{ setings: {} }, 'setings', 'settings'],
  [{ paths: { home: { original: '/', orignal: '/' } } }, 'paths.home.orignal', 'original'],
  [{ settings: { zoom: 3 } }, 'settings.zoom', undefined],
])('%j is reported with the key that was probably meant', (part, field, meant) => {
  const { value, flaws } = salvage(schema, { modules: [], paths: {}, ...part });
  expect(flaws).toEqual([
    { field, reason: meant === undefined ? { code: 'unknown-key' } : { code: 'misspelt-key', values: { meant } } },
  ]);
  expect(value).toBeDefined();
});
