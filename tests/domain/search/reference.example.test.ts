import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referenceKey, referenceWithin, withoutLabel } from '../../../domain/search/reference.ts';
import { suggest } from '../../../domain/search/suggest.ts';
import { aCatalogue } from '../../arbitraries/a-catalogue.ts';
import { suggestIndexOf } from '../../arbitraries/a-suggest-row.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';
import { openSite } from '../../support/site/sample-site.ts';

const site = openSite();
const PATHS = { fr: '/fr/a-vendre/', nl: '/nl/te-koop/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' };

describe('a reference', () => {
  test.each([
    ['6409556', '6409556'],
    ['Réf. 6409556', '6409556'],
    ['Réf. : 6409556', '6409556'],
    ['Réf.\u00a0:\u00a06409556', '6409556'],
    ['référence 6409556', '6409556'],
    ['Notre référence : 4000-26-9556', '4000269556'],
    ['Ref.-Nr. 6438815', '6438815'],
    ['Ref.: 6438815', '6438815'],
    ['Referentie 6438815', '6438815'],
    ['Onze referentie 4700-26-8815', '4700268815'],
    ['reference no. 643 88 15', '6438815'],
    ['Referenz: 6438815', '6438815'],
    ['Objekt-Nr. 6438815', '6438815'],
    ['640-9556', '6409556'],
    ['6.409.556', '6409556'],
    ['640 95 56', '6409556'],
    ['640/9556', '6409556'],
    ['#6409556', '6409556'],
    ['# 6409556', '6409556'],
    ['n° 6409556', '6409556'],
    ['nr6409556', '6409556'],
    ['« 6409556 »', '6409556'],
    ['6,409,556', '6409556'],
    ["6'409'556", '6409556'],
    ['６４０９５５６', '6409556'],
    ['6409556 ?', '6409556'],
    ['pandnummer 6409556', '6409556'],
    ['referentienr. 6409556', '6409556'],
    ['Referenznr. 6409556', '6409556'],
    ['Kennung 6409556', '6409556'],
    ['code unique 4000-26-9556', '4000269556'],
    ['(réf. 4000–26–9556)', '4000269556'],
    ['4000\u201026\u20109556', '4000269556'],
    ['4000\u201126\u20119556', '4000269556'],
    ['4000\u201226\u20149556', '4000269556'],
    ['Réf. 4000\u221226\u22129556', '4000269556'],
    ['AB-12', 'ab12'],
    ['Réf.6409556.', '6409556'],
    ['REF # 6409556', '6409556'],
    ['ref_6409556', '6409556'],
    ['6 4 0 9 5 5 6', '6409556'],
    ['4000.26.9556', '4000269556'],
    ['4000/26/9556', '4000269556'],
    ['Réf : 4000 26 9556', '4000269556'],
    ['bien n°6409556', '6409556'],
    ['réf. agence 4000-26-9556', '4000269556'],
    ['votre réf 640 95 56', '6409556'],
    ['code bien 6409556', '6409556'],
    ['référence immoweb 6409556', '6409556'],
    ['kenmerk 6409556', '6409556'],
    ['Kenmerk: 4000-26-9556', '4000269556'],
    ['pand nr 6409556', '6409556'],
    ['ref nr: 6409556', '6409556'],
    ['property ID: 6409556', '6409556'],
    ['our ref: 4000-26-9556', '4000269556'],
    ['Objektnummer: 6409556', '6409556'],
    ['Aktenzeichen 4000-26-9556', '4000269556'],
    ['Référence du bien : 6409556', '6409556'],
    ['REFERENTIE VAN HET PAND 6409556', '6409556'],
    ['6409556.', '6409556'],
    ['(6409556)', '6409556'],
    ['réf : 6 409 556', '6409556'],
    ['ref:6409556?', '6409556'],
    ['numéro 6409556', '6409556'],
    ['number 6409556', '6409556'],
    ['dossiernummer 6409556', '6409556'],
    ['kenmerk 640.95.56', '6409556'],
  ])('written as %j is compared as %j', (text, key) => {
    expect(referenceKey(text)).toBe(key);
  });

  test.each(['maison', 'référence', 'ref', 'nr', 'Nr. eins', 'code postal', ''])('is not recognised in %j', text => {
    expect(withoutLabel(text)).toBe(text);
  });

  test.each([
    ['ref 6409556 svp', '6409556'],
    ['REF6409556', '6409556'],
    ['Réf: 6409556 - maison à Namur', '6409556'],
    ['numéro de référence 6409556', '6409556'],
    ['referentie 640.9556 nog beschikbaar?', '6409556'],
    ['is pand 6409556 nog vrij', '6409556'],
    ['question sur #6409556', '6409556'],
    ['https://www.example.be/fr/a-vendre/liege/loft/6409556/', '6409556'],
    ['www.example.be/fr/bien/6409556/', '6409556'],
    ['Immobilie 6409556 noch frei?', '6409556'],
    ['onze ref. 4000-26-9556 aub', '4000269556'],
    ["l'annonce nº 6409556", '6409556'],
    ['Bonjour, la maison réf. 640.9556 est-elle encore libre ?', '6409556'],
    ['het pand met nummer 6409556', '6409556'],
    ['uw ref. 640 95 56 aub', '6409556'],
    ['maison réf. 6 4 0 9 5 5 6 svp', '6409556'],
    ['ref 6 4 0 9 5 5 6', '6409556'],
    ['zoekertje nr. 6409556', '6409556'],
    ['advertentie 6409556', '6409556'],
    ['listing #6409556', '6409556'],
    ['the flat with ref no 6409556', '6409556'],
    ['Objekt 640 95 56', '6409556'],
    ['Anzeige Nr. 6409556', '6409556'],
    ['Bien réf 6409556 toujours dispo', '6409556'],
    ['Expose Nr. 6409556', '6409556'],
    ['ref 4000 26 9556 svp', '4000269556'],
    ["m'intéresse : #6409556", '6409556'],
    ['https://www.immoweb.be/fr/annonce/maison/a-vendre/namur/5000/10912345', '10912345'],
    ['maison 6409556', '6409556'],
    ['6409556 Liège 4000', '6409556'],
    ['6409556 4000 Liège', '6409556'],
    ['is 640 9556 nog te koop?', '6409556'],
    ['I am calling about 640-95-56', '6409556'],
    ['6 409 556 à Liège', '6409556'],
    ['ist 6409556 noch frei?', '6409556'],
    ['la maison 4000-26-9556 à Liège', '4000269556'],
    ['la maison 4000\u201126\u20119556 à Liège', '4000269556'],
    ['is 640\u22129556 nog vrij', '6409556'],
    ['ref. 4000–26–9556 aub', '4000269556'],
    ['6409556 6445280', '6409556'],
    ['maison 3 chambres 250 000', undefined],
    ['villa 6409500', undefined],
    ['villa 1 249 950 €', undefined],
    ['€ 1249950 villa', undefined],
    ['terrain 1234567 m²', undefined],
    ['appelez +32 477 12 34 56', undefined],
    ['pand in 9000 Gent', undefined],
    ['maison 640000', undefined],
    ['maison 640000 namur', undefined],
    ['10 biens', undefined],
    ['bien 100 m2', undefined],
    ['0477 12 34 56', undefined],
    ['', undefined],
  ])('among other words, in %j, is %j', (text, reference) => {
    expect(referenceWithin(text)).toBe(reference);
  });

  test('of any property is found in the search box with each label and separator', () => {
    const labels = ['', 'Réf. ', 'réf. : ', 'Ref.-Nr. ', 'Ref: ', 'referentie ', '#', 'reference '];
    const given = fc.tuple(aCatalogue, fc.nat(), fc.constantFrom(...labels), fc.constantFrom('', ' ', '.', '-', '/'));
    reaches({ found: runs(30, 2) }, met =>
      fc.assert(
        fc.property(given, ([listings, which, label, separator]) => {
          const id = listings[which % Math.max(1, listings.length)]?.id;
          fc.pre(id !== undefined && /^\d{2,}$/.test(id));
          const text = `${label}${id.slice(0, 1)}${separator}${id.slice(1)}`;
          const { properties } = suggest(suggestIndexOf(listings), text);
          expect(properties.map(found => found.id)).toContain(id);
          met('found');
        }),
        { numRuns: runs(200, 2) },
      ),
    );
  });

  test.each([
    ['fr', 'Réf. 6409556'],
    ['fr', '640-9556'],
    ['fr', '6.409.556'],
    ['nl', '4000-26-9556'],
    ['nl', '4000\u201126\u20119556'],
    ['fr', 'maison 4000\u221226\u22129556'],
    ['nl', '4000269556'],
    ['nl', 'Onze referentie: 4000 26 9556'],
    ['en', 'Our reference 4000-26-9556'],
    ['de', 'Ref.-Nr. 6409556'],
    ['de', '#6409556'],
    ['nl', 'Réf. ６４０９５５６'],
    ['fr', 'Réf: 6409556 - maison à Namur'],
    ['fr', 'numéro de référence 6409556'],
    ['fr', 'bien 6409556'],
    ['fr', 'Liège 6409556'],
    ['nl', 'is 4000-26-9556 nog te koop?'],
    ['nl', 'referentie 6409556 nog beschikbaar?'],
    ['en', 'REF6409556'],
    ['de', 'https://clairval.example/de/zu-verkaufen/luettich/loft/6409556/'],
  ] as const)('leads on the list in %s from %j to the property', async (language, text) => {
    const opened = await site.open(`${PATHS[language]}?${new URLSearchParams({ q: text })}`);
    expect(opened).toMatchObject({ kind: 'redirect', status: 302 });
    expect(opened.kind === 'redirect' && opened.location).toMatch(/\/6409556\/$/);
    const { properties } = await site.suggest(language, text);
    expect(properties.map(({ id }) => id)).toEqual(['6409556']);
  });
});
