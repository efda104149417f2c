import { expect, test } from 'vitest';
import { parseFeed } from '../../support/reading/parse-feed.ts';
import { feedOf, GOOD_RECORD } from './good-record.ts';

const read = (fields: object) => {
  const { listings, warnings, refused } = parseFeed(feedOf([{ ...GOOD_RECORD, ...fields }]));
  const said = (findings: typeof warnings) => findings.map(({ field, reason }) => `${field} ${reason.code}`);
  return { listing: listings[0], warned: said(warnings), refused: said(refused) };
};

test.each(['Agent', 'CountryName', 'MarqueeName', 'MainTypeName', 'PriceUnit', 'PriceUnitText', 'TypeDescription'])(
  'an invalid %s is left out with a finding, and the home stays',
  field => {
    const { listing, warned, refused } = read({ [field]: { value: 1 } });
    expect(listing?.id).toBe(GOOD_RECORD.ID);
    expect([warned, refused]).toEqual([[`fr.${field} value-left-out`], []]);
  },
);

test('a price on request in words hides the price', () => {
  const inWords = ['auf Anfrage', 'Prix sur demande', 'Prijs op aanvraag', 'price on request', 'P.O.A.'];
  const forOffers = [
    'Faire offre',
    'Te bieden',
    'Prix à convenir',
    'N.O.T.K.',
    'nader te bepalen',
    'nach Vereinbarung',
  ];
  for (const Price of [...inWords, ...forOffers, '-', '€', '€ -', '–', '?']) {
    const { listing, warned, refused } = read({ Price, PublishPrice: true });
    expect([listing?.price, warned, refused]).toEqual([undefined, [], []]);
  }
  expect(read({ Price: 'à discuter', PublishPrice: true }).refused).toEqual(['Price invalid-number']);
});

test('a language may have a region', () => {
  for (const Language of ['fr-BE', 'fr_BE', ' FR ', 'fr-fr'])
    expect(read({ Language }).listing?.languages).toEqual(['fr']);
  expect(read({ Language: 'français' }).refused).toEqual(['Language invalid-language']);
});

test('words in place of an energy figure are left out with a warning, and the home stays', () => {
  const pending = ['in aanvraag', 'PEB en cours', 'n.v.t.', 'keine Angabe', 'wird nachgereicht', 'volgt', 'à venir'];
  for (const EnergyPerformance of [...pending, 'Pas d’application', 'Vrijgesteld', 'exempt', 'NC']) {
    const { listing, warned, refused } = read({ EnergyPerformance });
    expect([listing?.facts.energyPerformance, warned, refused]).toEqual([
      undefined,
      ['fr.EnergyPerformance not-energy'],
      [],
    ]);
  }
  expect(read({ EnergyPerformance: '-' })).toMatchObject({ warned: [], refused: [] });
  expect(read({ EnergyPerformance: 'environ 200' }).refused).toEqual(['EnergyPerformance invalid-number']);
});

test.each([
  ['4,2', [4, 2], 0],
  ['4; 2', [4, 2], 0],
  [['4', 2], [4, 2], 0],
  [2, [4, 2], 0],
  ['4,villa,2', [4, 2], 1],
  ['villa', [4], 1],
  [{ id: 2 }, [4], 1],
  ['0', [4], 0],
  ['-', [4], 0],
  ['', [4], 0],
  [null, [4], 0],
])('further types are read from %j, and what is no number is named', (WebIDs, typeIds, named) => {
  const { listing, warned, refused } = read({ WebID: 4, WebIDs });
  expect([listing?.typeIds, warned, refused]).toEqual([typeIds, Array(named).fill('fr.WebIDs value-left-out'), []]);
});

test('spaces and line breaks between the words of a line are one space', () => {
  expect(read({ Title: ' Huis   met\n   tuin ' }).listing?.title.fr).toBe('Huis met tuin');
});
