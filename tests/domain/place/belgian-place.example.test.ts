import { describe, expect, it } from 'vitest';
import { belgianPlace, municipalityOfPostcode, regionNamed } from '../../../domain/place/belgian-place.ts';
import { municipalitiesIn } from '../../../domain/place/belgian-municipality.ts';

/** Spellings found in addresses of adverts, and the place that each means: kind, French name, Dutch name of the municipality. */
const SPELLINGS: readonly (readonly [name: string, postcode: string, meant: string])[] = [
  ['Liège', '4000', 'municipality Liège, Luik'],
  ['LIEGE', '4000', 'municipality Liège, Luik'],
  ['Luik', 'B-4000', 'municipality Liège, Luik'],
  ['Lüttich', 'BE 4000', 'municipality Liège, Luik'],
  ['Luttich', 'B4000', 'municipality Liège, Luik'],
  ['Bruxelles / Brussel', '1000', 'municipality Bruxelles, Brussel'],
  ['Bruxelles-Ville', '1000', 'municipality Bruxelles, Brussel'],
  ['Ville de Bruxelles', '1000', 'municipality Bruxelles, Brussel'],
  ['Brussel-Stad', '1000', 'municipality Bruxelles, Brussel'],
  ['BXL', '1000', 'municipality Bruxelles, Brussel'],
  ['Bruxelles', '1050', 'municipality Ixelles, Elsene'],
  ['1050 Bruxelles', '', 'municipality Ixelles, Elsene'],
  ['Brussel (Laken)', '1020', 'part Laeken, Brussel'],
  ['Woluwé-St-Lambert', '1200', 'municipality Woluwe-Saint-Lambert, Sint-Lambrechts-Woluwe'],
  ['WOLUWE ST PIERRE', '1150', 'municipality Woluwe-Saint-Pierre, Sint-Pieters-Woluwe'],
  ['Berchem Ste Agathe', '1082', 'municipality Berchem-Sainte-Agathe, Sint-Agatha-Berchem'],
  ['St.-Jans-Molenbeek', '1080', 'municipality Molenbeek-Saint-Jean, Sint-Jans-Molenbeek'],
  ['St. Niklaas', '9100', 'municipality Saint-Nicolas, Sint-Niklaas'],
  ['Saint-Nicolas', '4420', 'municipality Saint-Nicolas, Saint-Nicolas'],
  ['St-Nicolas', '9100', 'municipality Saint-Nicolas, Sint-Niklaas'],
  ['St. Vith', '4780', 'municipality Saint-Vith, Sankt Vith'],
  ['Rhode-St-Genèse', '1640', 'municipality Rhode-Saint-Genèse, Sint-Genesius-Rode'],
  ["Braine-l'Alleud", '1420', 'municipality Braine-l’Alleud, Eigenbrakel'],
  ['BRAINE L’ALLEUD', '1420', 'municipality Braine-l’Alleud, Eigenbrakel'],
  ['Braine lAlleud', '1420', 'municipality Braine-l’Alleud, Eigenbrakel'],
  ["'s Gravenwezel", '2970', 'part ’s-Gravenwezel, Schilde'],
  ['s-Gravenbrakel', '7090', 'municipality Braine-le-Comte, ’s-Gravenbrakel'],
  ['Ottignies-LLN', '1340', 'municipality Ottignies-Louvain-la-Neuve, Ottignies-Louvain-la-Neuve'],
  ['O.L.V.-Waver', '2861', 'part Onze-Lieve-Vrouw-Waver, Sint-Katelijne-Waver'],
  ['O.-L.-Vrouw-Waver', '2861', 'part Onze-Lieve-Vrouw-Waver, Sint-Katelijne-Waver'],
  ['Mont-s/-Marchienne', '6032', 'part Mont-sur-Marchienne, Charleroi'],
  ['Jambes (Namur)', '5100', 'part Jambes, Namen'],
  ['Namur (Jambes)', '5100', 'part Jambes, Namen'],
  ['Namur', '5100', 'municipality Namur, Namen'],
  ['5100 Wépion - Namur', '', 'part Wépion, Namen'],
  ['Knokke Heist', '8300', 'municipality Knokke-Heist, Knokke-Heist'],
  ['Knokke', '8300', 'part Knokke, Knokke-Heist'],
  ['Komen', '7780', 'part Comines, Komen-Waasten'],
  ['Fouron-le-Comte / ’s-Gravenvoeren', '3798', 'part Fourons-le-Comte, Voeren'],
  ['Galmaarden', '1570', 'former Gammerages, Pajottegem'],
  ['Pajottegem', '1570', 'municipality Pajottegem, Pajottegem'],
  ['Borgloon', '3840', 'former Looz, Tongeren-Borgloon'],
  ['Bertogne', '6687', 'former Bertogne, Bastenaken'],
  ['Nevele', '9850', 'former Nevele, Deinze'],
  ['Halle', '1500', 'municipality Hal, Halle'],
  ['Halle', '2980', 'part Halle, Zoersel'],
  ['Halle', '', 'municipality Hal, Halle'],
  ['Marche en Famenne', '6900', 'municipality Marche-en-Famenne, Marche-en-Famenne'],
  ['Villers-la-Ville', '1495', 'municipality Villers-la-Ville, Villers-la-Ville'],
  ['Beveren-Waas', '', 'former Beveren, Beveren-Kruibeke-Zwijndrecht'],
  ['Liège (Grivegnée)', '', 'part Grivegnée, Luik'],
  ['Grivegnée (Liège)', '', 'part Grivegnée, Luik'],
  ['Antwerpen (Deurne)', '', 'part Deurne, Antwerpen'],
  ['Gent - Sint-Amandsberg', '', 'part Sint-Amandsberg, Gent'],
  ['Bruxelles (Ixelles)', '', 'municipality Ixelles, Elsene'],
  ['Saint-Nicolas (Liège)', '', 'municipality Saint-Nicolas, Saint-Nicolas'],
  ['Haren (Tongeren)', '', 'part Haren, Tongeren-Borgloon'],
  ['Brussel-Bruxelles', '', 'municipality Bruxelles, Brussel'],
  ['Namur-Jambes', '', 'part Jambes, Namen'],
  ['Namur Jambes', '5100', 'part Jambes, Namen'],
  ['B - 4020 LIEGE 2', '', 'municipality Liège, Luik'],
  ['BRUXELLES 18', '1180', 'municipality Uccle, Ukkel'],
  ['Louvière (La)', '7100', 'municipality La Louvière, La Louvière'],
  ['Panne (De)', '', 'municipality La Panne, De Panne'],
  ['Heist o/d Berg', '2220', 'municipality Heist-op-den-Berg, Heist-op-den-Berg'],
  ['Kapelle o.d. Bos', '', 'municipality Kapelle-op-den-Bos, Kapelle-op-den-Bos'],
  ['Mechelen a/d Maas', '', 'part Mechelen-aan-de-Maas, Maasmechelen'],
  ['Coxyde', '', 'municipality Koksijde, Koksijde'],
  ['Zeebrugge', '', 'part Bruges, Brugge'],
  ['Molenbeek', '1080', 'municipality Molenbeek-Saint-Jean, Sint-Jans-Molenbeek'],
  ['Gemeente Zemst', '1980', 'municipality Zemst, Zemst'],
];

/** No place of the table: neither a guess nor the nearest name. */
const NONE: readonly (readonly [name: string, postcode: string])[] = [
  ['Saint-Nicolas', ''],
  ['Berchem', ''],
  ['Liège 2', ''],
  ['Namur-Lille', ''],
  ['Liège - Bruxelles', '5000'],
  ['Namur', '4000'],
  ['Namur', 'L-5000'],
  ['Namur', '0'],
  ['Bruxelles', '5000'],
  ['Lille', '59000'],
  ['Luxembourg', '1000'],
  ['', '1000'],
  ['1000', ''],
  ['-', '1000'],
  ['ville', '5000'],
];

describe('a Belgian place', () => {
  it.each(SPELLINGS)('is found as %s %s: %s', (name, postcode, meant) => {
    const found = belgianPlace(name, postcode);
    expect(found && `${found.kind} ${found.names.fr}, ${found.municipality.names.nl}`).toBe(meant);
  });

  it.each(NONE)('is not %j with postcode %j', (name, postcode) => {
    expect(belgianPlace(name, postcode)).toBeUndefined();
  });

  it('has the local name in languages without another name', () => {
    expect(belgianPlace('Gand', '9000')?.names).toEqual({ fr: 'Gand', nl: 'Gent', en: 'Ghent', de: 'Gent' });
    expect(belgianPlace('Mons', '7000')?.names).toEqual({ fr: 'Mons', nl: 'Bergen', en: 'Mons', de: 'Mons' });
    expect(belgianPlace('Amel', '4770')?.names).toEqual({ fr: 'Amblève', nl: 'Amel', en: 'Amel', de: 'Amel' });
    expect(belgianPlace('Laken', '1020')?.names).toEqual({ fr: 'Laeken', nl: 'Laken', en: 'Laeken', de: 'Laeken' });
  });
});

describe('the municipality of a postcode', () => {
  it.each([
    ['5100', 'Namur'],
    ['B-6687', 'Bastogne'],
    ['BE 1050', 'Ixelles'],
    ['4000', 'Liège'],
  ])('%s is %s', (postcode, name) => {
    expect(municipalityOfPostcode(postcode)?.names.fr).toBe(name);
  });

  it.each(['1999', 'L-4000', '75001', '', 'Namur'])('is undefined for %j', postcode => {
    expect(municipalityOfPostcode(postcode)).toBeUndefined();
  });
});

describe('the 19 communes', () => {
  it.each(['19 communes', 'Les 19 communes', 'de 19 gemeenten', 'Région de Bruxelles-Capitale'])(
    'are the region of Brussels: %s',
    text => {
      expect(regionNamed(text)).toBe('brussels');
    },
  );

  it('are its municipalities', () => {
    expect(municipalitiesIn('brussels')).toHaveLength(19);
    expect(regionNamed('18 communes')).toBeUndefined();
  });
});
