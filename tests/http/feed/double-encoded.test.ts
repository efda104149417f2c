import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repairedText } from '../../../adapters/feed/texts/double-encoded.ts';
import { withTexts } from '../../../adapters/feed/texts/record-texts.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { plainText } from '../../../domain/text/rich-text.ts';
import { GOOD_RECORD } from './good-record.ts';

const SIGNS = 'éèêëàâäçùûüîïôöñßÉÈÀÇÂÖÜŒœŠšŽž€’‘“”„–—…«»°²³½µ§\u00a0';
const MISREAD = ['windows-1252', 'latin1'] as const;

/** A UTF-8 text as shown by a system that reads each byte as one character. */
function misread(text: string, encoding: (typeof MISREAD)[number]): string {
  const bytes = Buffer.from(text, 'utf8');
  return encoding === 'latin1' ? bytes.toString('latin1') : new TextDecoder(encoding).decode(bytes);
}

describe('a text encoded in UTF-8 twice', () => {
  test('is decoded to the original, whatever characters it contains and however often it was encoded', () => {
    let encodedAgain = 0;
    const words = fc.array(fc.constantFrom(...SIGNS, ...' abcdeMNP120'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, fc.constantFrom(...MISREAD), fc.integer({ min: 1, max: 2 }), (signs, encoding, times) => {
        const text = signs.join('');
        fc.pre(repairedText(text) === text);
        let sent = text;
        for (let at = 0; at < times; at++) sent = misread(sent, encoding);
        if (times > 1 && sent !== text) encodedAgain++;
        expect(repairedText(sent)).toBe(text);
      }),
    );
    expect(encodedAgain).toBeGreaterThan(10);
  });

  test.each([
    'Âge d’or',
    'CHÂTEAU À VENDRE',
    '« GRÂCE »',
    'Spaß» und „Größe“',
    'CAFÉ”, SOIRÉE…',
    'À 5 mn – 3 façades',
    'São Paulo, SÃO PEDRO',
    'Ångström',
    '100 m² à 2 €',
    'Bâti en 1908',
    'pâte’s',
    'BELGIË’s kust, NOËL',
  ])('%j is left as it is', text => {
    expect(repairedText(text)).toBe(text);
  });

  test('leaves a field named __proto__ a plain field', () => {
    const { fields } = withTexts(
      Object.fromEntries<unknown>([
        ['__proto__', { PublishPrice: true }],
        ['City', 'LiÃ¨ge'],
      ]),
      repairedText,
    );
    expect(fields['PublishPrice']).toBeUndefined();
    expect(fields['City']).toBe('Liège');
  });

  test('is read in a record of which another field is nested without end', () => {
    let nested: unknown = 'LiÃ¨ge';
    for (let depth = 0; depth < 100_000; depth++) nested = [nested];
    const { thing } = makeRecordReader().listing([{ ...GOOD_RECORD, Title: 'CuisinÃ©e', Unknown: nested }]);
    expect(thing?.title.fr).toBe('Cuisinée');
  });

  test('is decoded in each field of a record with a finding, but not in file names', () => {
    const picture = { ID: '1', Url: '/pictures/faÃ§ade.jpg', Width: 800, Height: 600, Description: 'FaÃ§ade' };
    const sent = { ...GOOD_RECORD, Title: 'Maison rÃ©novÃ©e â€“ 95 mÂ²', City: 'LiÃ¨ge', Zip: '4000' };
    const { thing, warnings } = makeRecordReader().listing([
      { ...sent, Description: 'SÃ©jour **lumineux**.', Pictures: [picture] },
    ]);
    expect(thing?.title.fr).toBe('Maison rénovée – 95 m²');
    expect(thing?.place.name.fr).toBe('Liège');
    expect(plainText(thing?.description.fr ?? [])).toContain('Séjour');
    const fields = warnings.filter(({ reason }) => reason.code === 'encoded-twice').map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['fr.Title', 'fr.City', 'fr.Description']));
  });
});
