import { decodeHTMLStrict } from 'entities';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { escapeMarkup } from '../../../adapters/wire/escape-markup.ts';
import { readPaths } from '../../support/run/source-file.ts';

test('escaped text contains no markup and is unescaped to the original', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...'&<>"\';#'), fc.string({ maxLength: 1 })),
    maxLength: 40,
  });
  let hostile = 0;
  fc.assert(
    fc.property(text, words => {
      const escaped = escapeMarkup(words);
      expect(escaped).not.toMatch(/[<>"']/);
      expect(decodeHTMLStrict(escaped)).toBe(words);
      if (escaped !== words) hostile += 1;
    }),
  );
  expect(hostile).toBeGreaterThan(50);
});

test('no other module escapes markup', () => {
  const escaping = ['domain', 'application', 'adapters', 'ui']
    .flatMap(readPaths)
    .filter(path => /\.tsx?$/.test(path) && /'&lt;'|'&#60;'|&#\$\{/.test(readFileSync(path, 'utf8')));
  expect(escaping).toEqual(['adapters/wire/escape-markup.ts']);
});
