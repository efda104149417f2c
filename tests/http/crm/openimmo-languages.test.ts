import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languageNamed } from '../../../adapters/crm/openimmo/object-language.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import { plainText } from '../../../domain/text/rich-text.ts';
import { type OpenImmoDesk, openImmoDesk } from '../../support/site/openimmo-desk.ts';

type Written = {
  readonly language?: string;
  readonly title: string;
  readonly price?: number;
  readonly further?: string;
};

/** An object of one number for sale in Namur; `further` is a text in Dutch. */
const object = ({ language = '', title, price = 389_000, further = '' }: Written, obid: number) =>
  `<immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart></objektkategorie>
  <geo><plz>5000</plz><ort>Namur</ort><land iso_land="BEL"/></geo><preise><kaufpreis>${price}</kaufpreis></preise>
  <freitexte><objekttitel>${title}</objekttitel><objektbeschreibung>${title}.</objektbeschreibung>${further}</freitexte>
  <verwaltung_techn><objektnr_extern>A-1</objektnr_extern><openimmo_obid>O${obid}</openimmo_obid><sprache>${language}</sprache></verwaltung_techn></immobilie>`;

test.each([
  ['fr-BE', 'fr'],
  ['BE-FR', 'fr'],
  ['be_nl', 'nl'],
  ['nl-NL', 'nl'],
  ['Nederlands (België)', 'nl'],
  ['vlaams', 'nl'],
  ['flamand', 'nl'],
  ['deu', 'de'],
  ['English', 'en'],
  ['BE', undefined],
  ['it-IT', undefined],
  ['', undefined],
  [undefined, undefined],
])('the language %j is %s', (named, language) => {
  expect(languageNamed(named)).toBe(language);
});

describe('objects of one number in a package', () => {
  let desk: OpenImmoDesk;
  let number = 0;
  beforeEach(() => {
    desk = openImmoDesk();
  });
  afterEach(() => desk.close());

  /** The shown title by language, and the findings, of a full package with these objects. */
  async function shownOf(...objects: readonly Written[]) {
    const xml = `<openimmo><uebertragung umfang="VOLL" modus="NEW" timestamp="2026-06-01T10:0${number}:00"/><anbieter><openimmo_anid>AG</openimmo_anid>${objects.map(object).join('')}</anbieter></openimmo>`;
    desk.send(`${++number}.xml`, Buffer.from(xml));
    const outcome = await desk.read({}, true);
    if (outcome.kind !== 'imported') throw new Error(outcome.kind);
    const { refused, leftOut, warnings } = outcome.report;
    const shown = [...(await desk.shown()).values()];
    expect(shown).toHaveLength(1);
    const { title = {}, description = {} } = shown[0] ?? {};
    expect(Object.values(description).map(text => plainText(text))).toHaveLength(Object.keys(title).length);
    const said = [...refused, ...leftOut, ...warnings].map(
      ({ field, reason }) => `${field}: ${reasonText(reason, 'en')}`,
    );
    return { title, said: said.filter(line => !line.includes('has no record in')) };
  }

  test('are one property in the language of each', async () => {
    expect(
      await shownOf(
        { language: 'fr-BE', title: 'Maison' },
        { language: 'nld', title: 'Huis' },
        { language: 'Deutsch', title: 'Haus' },
      ),
    ).toEqual({ title: { fr: 'Maison', nl: 'Huis', de: 'Haus' }, said: [] });
  });

  test('in a language that the site lacks are shown in the first one, with a finding', async () => {
    const { title, said } = await shownOf({ language: 'it-IT', title: 'Casa' });
    expect(title).toEqual({ fr: 'Casa' });
    expect(said).toEqual(['sprache: is "it-IT", no language of the site; the texts are shown as fr']);
  });

  test('in separate languages take precedence over a text inside another object', async () => {
    const further = '<objekt_text lang="nl">Een tekst.</objekt_text>';
    expect(await shownOf({ language: 'fr', title: 'Maison', further }, { language: 'nl', title: 'Huis' })).toEqual({
      title: { fr: 'Maison', nl: 'Huis' },
      said: [],
    });
  });

  test('that disagree on a fact are one property with a finding', async () => {
    const { title, said } = await shownOf(
      { language: 'fr', title: 'Maison' },
      { language: 'nl', title: 'Huis', price: 395_000 },
    );
    expect(title).toEqual({ fr: 'Maison', nl: 'Huis' });
    expect(said).toEqual([expect.stringContaining('Price: disagrees between languages')]);
  });

  test.each([['fr'], ['']])('in one language (%j) are the last one, with a finding', async language => {
    const { title, said } = await shownOf({ language, title: 'Maison' }, { language, title: 'Villa' });
    expect(title).toEqual({ fr: 'Villa' });
    expect(said).toEqual([expect.stringContaining('names two objects of one package')]);
  });

  test('stay with each language that a later package still has', async () => {
    await shownOf({ language: 'fr', title: 'Maison' }, { language: 'nl', title: 'Huis' });
    expect((await shownOf({ language: 'nl', title: 'Huis' })).title).toEqual({ nl: 'Huis' });
  });
});
