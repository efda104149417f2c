import { describe, expect, test } from 'vitest';
import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { propertyRecords } from '../../../adapters/crm/openimmo/openimmo-record.ts';
import { LINE_BREAK } from '../../../domain/text/rich-text.ts';
import { readXml } from '../../../adapters/crm/read-xml.ts';

/** Language, title and text of each record of an object whose own language is French. */
function textsOf(texts: string, language = 'fr-BE') {
  const [element] = readXml(
    [
      `<immobilie><freitexte>${texts}</freitexte><verwaltung_techn><objektnr_extern>1</objektnr_extern><sprache>${language}</sprache></verwaltung_techn></immobilie>`,
    ],
    ['immobilie'],
  );
  if (!element) throw new Error('no object');
  const around = { lists: NO_LISTS, language: 'fr', since: '2026-06-15', project: undefined, pictures: [] } as const;
  return propertyRecords(element, around).map(record => [record['Language'], record['Title'], record['Description']]);
}

const text = (words: string) => ({ kind: 'text', text: words });

describe('the texts of an object of OpenImmo', () => {
  test('may be in objekt_text only', () => {
    const said = '<objekttitel>Maison</objekttitel><objekt_text lang=""><![CDATA[Le texte est ici.]]></objekt_text>';
    expect(textsOf(said)).toEqual([['fr', 'Maison', 'Le texte est ici.']]);
  });

  test('may be in dreizeiler only', () => {
    expect(textsOf('<objekttitel>Maison</objekttitel><dreizeiler>En trois lignes.</dreizeiler>')).toEqual([
      ['fr', 'Maison', 'En trois lignes.'],
    ]);
    const further = '<dreizeiler>Court.</dreizeiler><objekt_text lang="fr">Long.</objekt_text>';
    expect(textsOf(further)).toEqual([['fr', undefined, 'Long.']]);
  });

  test('are each stored in their language, coded facts too', () => {
    const said =
      '<objektbeschreibung>Une maison.</objektbeschreibung><objekt_text lang="nl-BE">Een huis.</objekt_text><objekt_text lang="deu">Ein Haus.</objekt_text>';
    expect(textsOf(said)).toEqual([
      ['fr', undefined, 'Une maison.'],
      ['nl', undefined, 'Een huis.'],
      ['de', undefined, 'Ein Haus.'],
    ]);
  });

  test('are stored in no language in which the object has no text', () => {
    expect(textsOf('<objekt_text lang="nl">Een huis.</objekt_text>')).toEqual([['nl', undefined, 'Een huis.']]);
    expect(textsOf('<objekt_text lang="pl">Dom.</objekt_text>')).toEqual([['fr', undefined, 'Dom.']]);
    expect(textsOf('')).toEqual([['fr', undefined, undefined]]);
  });

  test('in the object’s own fields take precedence over objekt_text in the same language', () => {
    const said = '<objektbeschreibung>Grand.</objektbeschreibung><objekt_text lang="fr">Petit.</objekt_text>';
    expect(textsOf(said)).toEqual([['fr', undefined, 'Grand.']]);
  });

  test('keep their lines, one as HTML and one as plain text', () => {
    const said =
      '<objektbeschreibung><![CDATA[2. OG\n1. OG]]></objektbeschreibung><lage><![CDATA[<p>Calme</p>]]></lage>';
    const [[, , description] = []] = textsOf(said);
    const lines = { kind: 'paragraph', content: [text('2. OG'), LINE_BREAK, text('1. OG')] };
    expect(description).toEqual([lines, { kind: 'paragraph', content: [text('Calme')] }]);
  });
});
