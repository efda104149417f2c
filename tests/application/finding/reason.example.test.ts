import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EN_REASONS } from '../../../application/finding/locales/en/reasons.ts';
import { type ReasonCode, reason, reasonText } from '../../../application/finding/reason.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

const TABLES = 'application/finding/locales/en';
const CODES = Object.keys(EN_REASONS) as ReasonCode[];
const placesOf = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/g), ([place]) => place).toSorted();

describe('the texts of finding reasons', () => {
  test.each(LANGUAGES)('have the same placeholders in %s as in English', language => {
    for (const code of CODES)
      expect(placesOf(reasonText({ code }, language)), code).toEqual(placesOf(EN_REASONS[code]));
  });

  test.each(LANGUAGES.filter(language => language !== 'en'))('are translated in %s', language => {
    const borrowed = CODES.filter(code => /[a-z]{3}/.test(EN_REASONS[code].replaceAll(/\{\w+\}/g, '')));
    expect(borrowed.filter(code => reasonText({ code }, language) === EN_REASONS[code])).toEqual([]);
  });

  test('have each code in exactly one table: in two, one text would overwrite the other', async () => {
    const files = readdirSync(TABLES).filter(name => name.endsWith('-reasons.ts'));
    const tables = await Promise.all(files.map(name => import(resolve(TABLES, name)) as Promise<object>));
    const codes = tables.flatMap(table => Object.values(table)).flatMap(words => Object.keys(words as object));
    expect(codes.toSorted()).toEqual(CODES.toSorted());
  });

  test('in French have non-breaking spaces and typographic apostrophes', () => {
    const torn = CODES.filter(code => {
      const text = reasonText({ code }, 'fr').replaceAll(/\{\w+\}|https?:\/\/\S+/g, 'x');
      return /(?:[^\s\u00a0\u202f]| )[:;?»](?![^\s»”)\]}.,:;?])|«(?![\u00a0\u202f])|'/.test(text);
    });
    expect(torn).toEqual([]);
  });

  test.each(LANGUAGES)('are non-empty phrases without full stop or outer blanks in %s', language => {
    const texts = CODES.map(code => reasonText({ code }, language));
    expect(texts.filter(text => text === '' || text !== text.trim() || / {2}|\.$|!/.test(text))).toEqual([]);
  });

  test('render a list as alternatives', () => {
    const why = reason('must-be-one-of', { list: ['a', 'b', 'c'], value: '"d"' });
    expect(LANGUAGES.map(language => reasonText(why, language))).toEqual([
      'doit être a, b ou c, mais vaut "d"',
      'moet a, b of c zijn, maar is "d"',
      'must be a, b or c, but is "d"',
      'muss a, b oder c sein, ist aber "d"',
    ]);
  });

  test('contain the values they were created with', () => {
    expect(reason('no-picture', { id: 'town' })).toEqual({ code: 'no-picture', values: { id: 'town' } });
    expect(reasonText(reason('no-picture', { id: 'town' }), 'nl')).toBe('er is geen foto „town”');
  });

  test('leave placeholder syntax inside a value unchanged', () => {
    expect(reasonText(reason('text', { text: '$& {text} {id}' }), 'en')).toBe('$& {text} {id}');
  });
});
