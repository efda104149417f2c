import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../domain/listing/listing.ts';
import { addDays } from '../../../domain/text/day.ts';
import { publishCheck } from '../../../domain/advert/publish-check.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

const found = (change: Partial<Listing>) =>
  publishCheck(aListing(change), TODAY).map(({ code, fact }) => (fact ? `${code} ${fact}` : code));

const flemish = {
  energyPerformance: 230,
  floodParcelScore: 'A',
  floodBuildingScore: 'A',
  permit: true,
  zoning: { nl: 'Woongebied' },
  summons: false,
  preemptiveRight: false,
  subdivisionPermit: false,
};
/** Facts of a Brussels lease, for which a home to let gets hints. */
const rents = { lastRent: 900, referenceRentLow: 800, referenceRentHigh: 1000 };
const at = (postcode: string) => ({ place: { ...aListing().place, postcode } });

describe('a publish check', () => {
  it('finds nothing in a complete Flemish advert; an explicit no counts as given', () => {
    expect(found({ facts: flemish })).toEqual([]);
  });
  it('requires energy, flood scores and planning for a Flemish sale, each with its source', () => {
    expect(found({})).toEqual([
      'fact-missing energyPerformance',
      'fact-missing floodParcelScore',
      'fact-missing floodBuildingScore',
      'fact-missing permit',
      'fact-missing zoning',
      'fact-missing summons',
      'fact-missing preemptiveRight',
      'fact-missing subdivisionPermit',
    ]);
    expect(publishCheck(aListing(), TODAY).find(({ fact }) => fact === 'zoning')).toMatchObject({
      weight: 'breach',
      region: 'flanders',
      law: { source: 'VCRO art. 5.2.6', address: expect.stringMatching(/^https:/) },
    });
  });
  it('requires the certificate code when the address is hidden', () => {
    expect(found({ facts: flemish, publishAddress: false })).toEqual(['code-or-address-missing energyCertificateCode']);
    const coded = { ...flemish, energyCertificateCode: '20230101-0001234567-RES-1' };
    expect(found({ facts: coded, publishAddress: false })).toEqual([]);
  });
  it('counts an address as shown only with its number, which some systems write behind the street', () => {
    const shown = (street: string, houseNumber: string) =>
      found({ facts: flemish, address: { street, houseNumber, boxNumber: '' } });
    expect(shown('Coupure', '')).toEqual(['code-or-address-missing energyCertificateCode']);
    expect(shown('Coupure', '12')).toEqual([]);
    expect(shown('Coupure 12', '')).toEqual([]);
  });
  it('accepts planning facts requested from the municipality if the date is given, and no other facts', () => {
    const { permit: _permit, zoning: _zoning, ...rest } = flemish;
    const asked = { ...rest, planningRequestedOn: TODAY };
    expect(found({ facts: asked })).toEqual(['planning-requested planningRequestedOn']);
    expect(found({ facts: { ...flemish, planningRequestedOn: TODAY } })).toEqual([]);
    expect(found({ facts: { ...rest, planningRequestedOn: '2999-01-01' } })).toEqual([
      'fact-missing permit',
      'fact-missing zoning',
      'fact-contradicted planningRequestedOn',
    ]);
    const { floodParcelScore: _score, ...unscored } = flemish;
    expect(found({ facts: { ...unscored, planningRequestedOn: TODAY } })).toEqual(['fact-missing floodParcelScore']);
  });
  it('requires the same for a lease over nine years as for a sale, in Flanders and Brussels', () => {
    const letting = (postcode: string, leaseYears: number) =>
      found({ ...at(postcode), goal: 1, price: 950, facts: { leaseYears } }).join();
    expect(letting('9000', 9)).not.toMatch(/zoning|flood/);
    expect(letting('9000', 10)).toMatch(/floodParcelScore.*zoning/);
    expect(letting('1000', 9)).not.toContain('lawfulUse');
    expect(letting('1000', 27)).toContain('lawfulUse');
  });
  it('announces rules that start within sixty days, and a changing renovation term', () => {
    const before = (days: number) =>
      publishCheck(aListing(), addDays('2023-01-01', -days)).map(({ code, day }) => `${code} ${day}`);
    expect(before(60)).toContain('rule-begins-soon 2023-01-01');
    expect(before(61).join()).not.toContain('rule-begins-soon');
    expect(before(0).join()).not.toContain('rule-begins-soon');
    const labelled = publishCheck(aListing({ facts: { ...flemish, energyPerformance: 450 } }), '2025-12-01');
    expect(labelled).toMatchObject([{ code: 'renovation-term-changes', weight: 'hint', day: '2025-12-12' }]);
  });
  it('requires lawful use and planning information for a Brussels sale, not for a rental', () => {
    const sale = { ...at('1000'), facts: { energyLabel: 'C', co2: 30 } };
    expect(found(sale)).toEqual(['fact-missing lawfulUse', 'fact-missing planningInformation']);
    const said = { lawfulUse: { fr: 'Logement' }, planningInformation: { fr: 'https://agency.example/ru' } };
    expect(found({ ...sale, facts: { ...sale.facts, ...said } })).toEqual([]);
    expect(found({ ...sale, facts: { ...sale.facts, planningRequestedOn: TODAY } })).toEqual([
      'planning-requested planningRequestedOn',
    ]);
    expect(found({ ...sale, goal: 1, price: 950 }).join()).not.toContain('lawfulUse');
  });
  it('warns of a certificate that expires within sixty days', () => {
    const ending = (days: number) => found({ facts: { ...flemish, energyExpiry: addDays(TODAY, days) } });
    expect(ending(0)).toEqual(['certificate-ends-soon energyExpiry']);
    expect(ending(60)).toEqual(['certificate-ends-soon energyExpiry']);
    expect(ending(61)).toEqual([]);
  });
  it('requires CO2 in Brussels, and rent, charges and meters for a rental', () => {
    const letting = { ...at('1000'), goal: 1, price: 950, facts: { energyLabel: 'C', ...rents } };
    expect(found(letting)).toEqual(['fact-missing renterCharges', 'fact-missing co2', 'fact-missing individualMeters']);
    expect(found({ ...letting, publishPrice: false })).toContain('rent-hidden');
  });
  it('finds an agency fee charged to the tenant of a home, not of a shop', () => {
    const letting = (typeId: number, goal: number, agencyCost: number) =>
      found({ ...at('1000'), goal, price: 950, typeIds: [typeId], facts: { agencyCost } }).join();
    expect(letting(2, 1, 500)).toContain('agency-cost-asked agencyCost');
    expect(letting(2, 1, 0)).not.toContain('agency-cost');
    expect(letting(2, 0, 500)).not.toContain('agency-cost');
    expect(letting(7, 1, 500)).not.toContain('agency-cost');
  });
  it('requires number, code and total in Wallonia', () => {
    expect(found({ ...at('4000'), facts: { energyPerformance: 300 } })).toEqual([
      'fact-missing energyCertificateCode',
      'fact-missing energyTotal',
    ]);
  });
  it('requires no energy data for land, garages and new-build, and no building score for land', () => {
    expect(found({ typeIds: [6] }).join()).not.toMatch(/energy|Building/);
    expect(found({ typeIds: [1] }).join()).not.toMatch(/energy/);
    expect(found({ newBuild: true }).join()).not.toMatch(/missing energy/);
  });
  it('requires nothing for a sold property or one abroad', () => {
    expect(found({ marquee: 3 })).toEqual([]);
    expect(found({ place: { ...aListing().place, countryId: 33, postcode: '75001' } })).toEqual([]);
  });
  it('finds a hidden street in title, description and captions', () => {
    const hidden = { facts: { ...flemish, energyCertificateCode: '1' }, publishAddress: false };
    expect(found({ ...hidden, title: { fr: 'Maison, vanderlindenstraat 12' } })).toEqual(['hidden-street-named']);
    expect(found({ ...hidden, marquee: 3, title: { fr: 'Maison, vanderlindenstraat 12' } })).toEqual([
      'hidden-street-named',
    ]);
  });
  it('accepts a published street in texts', () => {
    expect(found({ facts: flemish, title: { nl: 'Woning Vanderlindenstraat 12' } })).toEqual([]);
  });
  it('finds contradictory labels, and warns of expired certificates', () => {
    expect(found({ facts: { ...flemish, energyLabel: 'A', energyExpiry: '2026-07-31' } })).toEqual([
      'labels-differ energyLabel',
      'certificate-expired energyExpiry',
    ]);
  });
  it('finds open houses that end before they start, are all past or have no capacity', () => {
    const one = { day: TODAY, from: '10:00', to: '12:00', capacity: 1 };
    const faults = (...openHouses: NonNullable<Listing['openHouses']>) =>
      found({ facts: flemish, openHouses: [one, ...openHouses] });
    expect(faults()).toEqual([]);
    expect(faults({ ...one, to: '10:00' }, { ...one, to: '09:00' })).toEqual(['open-house-hours']);
    expect(faults({ ...one, day: '2020-01-01' })).toEqual([]);
    const past = { ...one, day: '2020-01-01' };
    expect(found({ facts: flemish, openHouses: [past, past] })).toEqual(['open-house-past']);
    expect(faults({ ...one, capacity: 0 })).toEqual(['open-house-capacity']);
  });
  it('requires the energy class of a shop or office of at most 500 m² in Flanders since 2020; a label without a consumption is enough', () => {
    const shop = (facts: Listing['facts'], change: Partial<Listing> = {}) =>
      found({ typeIds: [7], facts: { ...flemish, energyPerformance: undefined, ...facts }, ...change }).join();
    expect(shop({ builtArea: 120 })).toBe('fact-missing energyPerformance');
    expect(shop({ builtArea: 500 }, { typeIds: [5] })).toBe('fact-missing energyPerformance');
    expect(shop({ builtArea: 120, energyLabel: 'C' })).toBe('');
    expect(shop({ builtArea: 501 })).toBe('');
    expect(shop({})).toBe('fact-expected energyPerformance');
    expect(shop({ officeArea: 90, totalArea: 900 })).toBe('fact-expected energyPerformance');
    expect(shop({ builtArea: 120 }, { goal: 2 })).toBe('');
    expect(shop({ builtArea: 120, energyLabel: 'C' }, { publishAddress: false })).toBe(
      'code-or-address-missing energyCertificateCode',
    );
    const early = aListing({ typeIds: [7], facts: { builtArea: 120 } });
    expect(publishCheck(early, '2019-10-01').map(({ fact }) => fact)).not.toContain('energyPerformance');
  });
  it('accepts the consumption of a shop without its class, and only hints at a certificate of a hall', () => {
    const shop = (facts: Listing['facts'], change: Partial<Listing> = {}) =>
      found({ typeIds: [7], facts: { ...flemish, energyPerformance: undefined, builtArea: 120, ...facts }, ...change });
    expect(shop({ energyPerformance: 210 })).toEqual([]);
    expect(shop({ energyPerformance: 0 })).toEqual(['fact-missing energyPerformance']);
    expect(shop({}, { mainTypeName: { nl: 'Bedrijfshal' } })).toEqual(['fact-expected energyPerformance']);
  });
  it('counts as an energy class only a class, of a home one of its region, and no other text in the label', () => {
    const missing = (energyLabel: string, change: Partial<Listing> = {}) =>
      found({ ...change, facts: { ...flemish, energyPerformance: undefined, builtArea: 120, energyLabel } }).includes(
        'fact-missing energyPerformance',
      );
    for (const text of ['in opmaak', 'en cours', 'binnenkort', 'zeer goed']) {
      expect([missing(text), missing(text, { typeIds: [7] }), missing(text, at('1000'))]).toEqual([true, true, true]);
    }
    expect([missing('EPC: C'), missing('C', { typeIds: [7] }), missing('G', at('5000'))]).toEqual([
      false,
      false,
      false,
    ]);
    expect(missing('G')).toBe(true);
  });
  it('hints at the certificates of a building with homes and a shop, in each region', () => {
    const mixed = (postcode: string, change: Partial<Listing> = {}) =>
      found({ ...at(postcode), typeIds: [3, 7], ...change }).filter(code => code.includes('energyPerformance'));
    for (const postcode of ['9000', '1000', '5000']) {
      expect(mixed(postcode)).toEqual(['fact-expected energyPerformance']);
      expect(mixed(postcode, { newBuild: true })).toEqual([]);
    }
  });
  it('warns of a deposit above what the law of the region allows for a home, and names the law', () => {
    const flat = (postcode: string, deposit: number, typeId = 2) =>
      publishCheck(aListing({ ...at(postcode), goal: 1, price: 950, typeIds: [typeId], facts: { deposit } }), TODAY)
        .filter(({ fact }) => fact === 'deposit')
        .map(({ code, weight, law }) => `${code} ${weight} ${law?.source}`);
    expect(flat('1000', 3)).toEqual([expect.stringMatching(/^deposit-above-cap warning Ordonnance/)]);
    expect(flat('5000', 3)).toEqual([expect.stringMatching(/^deposit-above-cap warning Décret wallon/)]);
    expect(flat('9000', 4)).toEqual([expect.stringMatching(/^deposit-above-cap warning Vlaams Woninghuurdecreet/)]);
    expect([...flat('9000', 3), ...flat('1000', 2), ...flat('1000', 6, 7)]).toEqual([]);
  });
  it('requires the energy class of a Brussels office over 500 m², not of a smaller one or of a shop', () => {
    const office = (officeArea: number, typeId = 5) =>
      found({ ...at('1000'), typeIds: [typeId], goal: 1, price: 9500, facts: { officeArea } });
    expect(office(501)).toEqual(['fact-missing energyPerformance']);
    expect(office(500)).toEqual([]);
    expect(office(900, 7)).toEqual([]);
  });
  it('hints at the certificate of a Brussels office whose areas do not show on which side of 500 m² it is', () => {
    const office = (facts: Listing['facts'], change: Partial<Listing> = {}) =>
      found({ ...at('1000'), typeIds: [5], goal: 1, price: 9500, facts, ...change });
    expect(office({})).toEqual(['fact-expected energyPerformance']);
    expect(office({ officeArea: 90, totalArea: 900 })).toEqual(['fact-expected energyPerformance']);
    expect(office({ energyLabel: 'C' })).toEqual([]);
    expect(office({}, { typeIds: [7] })).toEqual([]);
    expect(office({}, { newBuild: true })).toEqual([]);
  });
  it('hints at the last rent and the reference rents of a home to let in Brussels; one that is new has no last rent', () => {
    const hints = (change: Partial<Listing> = {}) =>
      found({ ...at('1050'), goal: 1, price: 950, typeIds: [2], ...change }).filter(one => one.includes('expected'));
    const [last, ...reference] = ['lastRent', 'referenceRentLow', 'referenceRentHigh'].map(
      one => `fact-expected ${one}`,
    );
    expect(hints()).toEqual([last, ...reference]);
    expect(hints({ newBuild: true })).toEqual(reference);
    expect(hints({ facts: { lastRent: 900, referenceRentLow: 800, referenceRentHigh: 1000 } })).toEqual([]);
    for (const change of [{ goal: 0 }, { typeIds: [7] }, at('9000'), at('5000')]) expect(hints(change)).toEqual([]);
  });
  it('hints at who sells the land of a new home, and at a rebuilt home above the surface of the lower VAT', () => {
    const landSoldBy = { nl: 'de verkoper van het gebouw' };
    const home = (facts: Listing['facts'], change: Partial<Listing> = {}) =>
      found({ newBuild: true, ...change, facts: { ...flemish, energyLevel: 20, ...facts } });
    expect(home({})).toEqual(['land-seller-unknown landSoldBy']);
    expect(home({}, { newBuild: false })).toEqual([]);
    expect(home({}, { typeIds: [7] })).toEqual([]);
    expect(home({ rebuilt: true, livingArea: 176, landSoldBy })).toEqual(['rebuilt-too-large rebuilt']);
    expect(home({ rebuilt: true, livingArea: 175, landSoldBy })).toEqual([]);
    expect(home({ livingArea: 176, landSoldBy })).toEqual([]);
  });
  it('reports missing score and E-level of a new home in Flanders as hints, not as breaches', () => {
    const built = { ...flemish, landSoldBy: { nl: 'de verkoper van het gebouw' } };
    const home = { newBuild: true, facts: { ...built, energyPerformance: undefined } };
    expect(found(home)).toEqual(['fact-expected energyPerformance', 'fact-expected energyLevel']);
    expect(found({ ...home, facts: { ...built, energyLevel: 20 } })).toEqual([]);
  });
  it('finds a ban on pets in a home to let in Brussels since November 2024, in the fact and in texts of all languages', () => {
    const facts = { energyLabel: 'C', co2: 30, renterCharges: 80, individualMeters: true };
    const flat = (change: Partial<Listing>, day = TODAY) =>
      publishCheck(aListing({ ...at('1050'), goal: 1, price: 950, typeIds: [2], facts, ...change }), day)
        .filter(({ code }) => code === 'pets-forbidden')
        .map(({ weight, fact }) => `${weight} ${fact}`);
    expect(flat({ facts: { ...facts, petsAllowed: false } })).toEqual(['breach petsAllowed']);
    expect(flat({ facts: { ...facts, petsAllowed: false } }, '2024-10-31')).toEqual([]);
    expect(flat({ facts: { ...facts, petsAllowed: true } })).toEqual([]);
    expect(flat({ facts: { ...facts, petsAllowed: false }, ...at('9000') })).toEqual([]);
    expect(flat({ facts: { ...facts, petsAllowed: false }, goal: 0 })).toEqual([]);
    expect(flat({ facts: { ...facts, petsAllowed: false }, typeIds: [7] })).toEqual([]);
    for (const text of ['Animaux non admis.', 'Geen huisdieren', 'Sorry, no pets!', 'Haustiere nicht erlaubt'])
      expect(flat({ title: { fr: text } })).toEqual(['breach undefined']);
    expect(flat({ title: { fr: 'Animaux admis' } })).toEqual([]);
  });
  it('reports a rent above 120 % of the highest Brussels reference rent as a hint, and a reversed range as a warning', () => {
    const facts = { energyLabel: 'C', co2: 30, renterCharges: 80, individualMeters: true, ...rents };
    const flat = (low: number, high: number, price: number) =>
      found({
        ...at('1050'),
        goal: 1,
        price,
        typeIds: [2],
        facts: { ...facts, referenceRentLow: low, referenceRentHigh: high },
      });
    expect(flat(800, 1000, 1200)).toEqual([]);
    expect(flat(800, 1000, 1201)).toEqual(['rent-above-reference referenceRentHigh']);
    expect(flat(1000, 800, 1201)).toEqual(['reference-rent-order referenceRentLow']);
  });
  it('counts an energy figure outside what its class allows as a breach of the region’s law', () => {
    const [first] = publishCheck(aListing({ facts: { ...flemish, energyLabel: 'A' } }), TODAY);
    expect(first).toMatchObject({
      code: 'labels-differ',
      weight: 'breach',
      law: { source: expect.stringContaining('11.2.1') },
    });
  });
  it('counts a figure outside its class as a breach where the letter is the same, with or without the certificate’s date', () => {
    const differs = (postcode: string, facts: Listing['facts']) =>
      publishCheck(aListing({ ...at(postcode), facts }), TODAY).some(({ code }) => code === 'labels-differ');
    for (const date of [undefined, '2024-01-01']) {
      const dated = { energyCertificateDate: date };
      expect(differs('4000', { ...dated, energyLabel: 'A++', energyPerformance: 80 })).toBe(true);
      expect(differs('9000', { ...dated, energyLabel: 'A+', energyPerformance: 90 })).toBe(true);
      expect(differs('4000', { ...dated, energyLabel: 'A', energyPerformance: 80 })).toBe(false);
      expect(differs('1000', { ...dated, energyLabel: 'C-', energyPerformance: 120 })).toBe(false);
    }
  });
  it('warns of a certificate made in the future or ended before it was made', () => {
    const dated = (energyCertificateDate: string | undefined, energyExpiry?: string) =>
      found({ facts: { ...flemish, energyCertificateDate, energyExpiry } });
    expect(dated(addDays(TODAY, 1))).toEqual(['certificate-dates energyCertificateDate']);
    expect(dated('2030-01-01', '2029-01-01')).toEqual(['certificate-dates energyCertificateDate']);
    expect(dated('2020-01-01', '2019-01-01')).toEqual([
      'certificate-dates energyCertificateDate',
      'certificate-expired energyExpiry',
    ]);
    expect(dated(undefined, addDays('2036-08-01', 1))).toEqual(['certificate-dates energyExpiry']);
    expect(dated('2020-01-01', '2030-01-01')).toEqual([]);
  });

  it('reports rooms whose sum exceeds the living area beyond rounding as a hint; cellar, garage and terrace do not count', () => {
    const rooms = (...areas: readonly number[]) => areas.map(area => ({ kind: 'bedroom' as const, area }));
    const home = (livingArea: number, listed: Listing['rooms']) =>
      found({ facts: { ...flemish, livingArea }, ...(listed && { rooms: listed }) });
    expect(home(100, rooms(60, 42))).toEqual(['rooms-above-living-area livingArea']);
    expect(home(100, rooms(60, 41))).toEqual([]);
    expect(home(100, [...rooms(60, 40), { kind: 'cellar', area: 30 }, { kind: 'terrace', area: 50 }])).toEqual([]);
    expect(home(100, undefined)).toEqual([]);
    expect(found({ facts: flemish, rooms: rooms(60, 42) })).toEqual([]);
  });

  it('compares the rooms with the area beside which the page shows their sum: offices, else all floors', () => {
    const rooms = [{ kind: 'office' as const, area: 150 }];
    const places = (typeIds: number[], facts: Listing['facts']) =>
      found({ typeIds, facts: { ...flemish, ...facts }, rooms }).filter(line => line.startsWith('rooms-'));
    expect(places([5], { officeArea: 140, totalArea: 300 })).toEqual(['rooms-above-living-area officeArea']);
    expect(places([7], { officeArea: 140, totalArea: 300 })).toEqual([]);
    expect(places([7], { totalArea: 140 })).toEqual(['rooms-above-living-area totalArea']);
    expect(places([5], { livingArea: 200, officeArea: 140 })).toEqual([]);
  });

  it('warns of a hidden street in the name of a room or a unit', () => {
    const hidden = { publishAddress: false, address: { street: 'Coupure', houseNumber: '1', boxNumber: '' } };
    const name = { nl: 'Kamer aan de Coupure' };
    expect(found({ ...hidden, facts: flemish, rooms: [{ kind: 'living', name }] })).toContain('hidden-street-named');
    expect(found({ ...hidden, facts: flemish, units: [{ name }] })).toContain('hidden-street-named');
  });
});
