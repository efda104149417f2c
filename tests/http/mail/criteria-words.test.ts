import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { WORDS } from '../../../adapters/mail/words.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

test.each(LANGUAGES)('mails in %s word a criterion as the filter chips of a list do', language => {
  const { chosen } = JSON.parse(readFileSync(`ui/locales/${language}/list.json`, 'utf8')) as {
    readonly chosen: Readonly<Record<string, string>>;
  };
  const { criteria } = WORDS[language].alerts;
  const asChips = Object.entries(criteria).map(([kind, words]) => [kind, words.replace(/\{(name|km)\}/g, '{$&}')]);
  expect(Object.fromEntries(asChips)).toEqual(
    Object.fromEntries(Object.keys(criteria).map(kind => [kind, chosen[kind]])),
  );
});
