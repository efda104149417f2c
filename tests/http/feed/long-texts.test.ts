import { expect, test } from 'vitest';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { plainText } from '../../../domain/text/rich-text.ts';
import { GOOD_RECORD } from './good-record.ts';

const read = (fields: Readonly<Record<string, unknown>>) => makeRecordReader().listing([{ ...GOOD_RECORD, ...fields }]);
const findings = (fields: Readonly<Record<string, unknown>>) =>
  read(fields).warnings.map(({ field, reason }) => [field, reason.code]);

test('a title that is too long is cut at a word, with a finding', () => {
  const Title = 'Belle maison '.repeat(60);
  const title = read({ Title }).thing?.title.fr ?? '';
  expect(title.length).toBeLessThanOrEqual(400);
  expect(title).toMatch(/^Belle maison .*(?:maison|Belle)\.\.\.$/);
  expect(findings({ Title })).toEqual([['fr.Title', 'text-cut']]);
});

test('a title is measured without its HTML', () => {
  const Title = `<span style="${'x'.repeat(500)}">Villa</span>`;
  expect(read({ Title }).thing?.title.fr).toBe('Villa');
  expect(findings({ Title })).toEqual([]);
});

test('a description that is too long is cut, never within a tag, with a finding', () => {
  for (const part of ['<p class="x">mot</p>', 'mot ', '😀', 'mot&eacute; ']) {
    const Description = part.repeat(40_000);
    const { thing, refused } = read({ Description });
    const text = plainText(thing?.description.fr ?? []);
    expect(refused).toEqual([]);
    expect(text).toMatch(/^(?:mot|😀)/u);
    expect(text).not.toContain('<');
    expect(text.isWellFormed()).toBe(true);
    expect(findings({ Description })).toEqual([['fr.Description', 'text-cut']]);
  }
});

test('a picture pasted into a description does not count towards its length', () => {
  const Description = `<p>Un</p><img src="data:image/png;base64,${'iVBOR'.repeat(20_000)}"><p>Deux</p>`;
  expect(plainText(read({ Description }).thing?.description.fr ?? [])).toBe('Un Deux');
  expect(findings({ Description })).toEqual([]);
});

test('lesser values that cannot be read are left out, and the record stays', () => {
  expect(findings({ HouseNumber: '12-14 (achter de kerk, tweede poort)' })).toEqual([
    ['fr.HouseNumber', 'value-left-out'],
  ]);
  const project = { ID: 'P1', Language: 'fr', Title: 'Projet', City: 'Namur', Zip: '5000', CountryID: 10 };
  const { thing, refused, warnings } = makeRecordReader().project([
    { ...project, PublishedOn: '2026-11-01', DeliveryYear: 'ca. 2027-2028' },
  ]);
  expect(refused).toEqual([]);
  expect(thing?.deliveryYear).toBeUndefined();
  expect(warnings.map(({ field }) => field)).toEqual(['fr.DeliveryYear']);
});
