import { describe, expect, test } from 'vitest';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { MOST_ROOMS } from '../../../domain/room/room.ts';
import { parseFeed } from '../../support/reading/parse-feed.ts';
import { feedOf, GOOD_RECORD } from './good-record.ts';

const LANGUAGES = ['fr', 'nl', 'en', 'de'];
const Pictures = [
  { ID: 1, Url: 'pictures/1.jpg', Width: 800, Height: 600 },
  { ID: 'X-2', Url: 'pictures/2.jpg', Width: 800, Height: 600 },
];

const read = (...fields: readonly Readonly<Record<string, unknown>>[]) => {
  const records = fields.map((more, index) => ({ ...GOOD_RECORD, Pictures, Language: LANGUAGES[index], ...more }));
  const { listings, warnings, refused } = parseFeed(feedOf(records));
  expect(refused).toEqual([]);
  const told = warnings.map(({ field, reason }) => `${field} ${reason.code}`);
  return { listing: listings[0], rooms: listings[0]?.rooms, units: listings[0]?.units, told };
};

describe('rooms of a feed', () => {
  test('are read with their names in each language, their pictures and their place on the plan', () => {
    const room = { Kind: 'kitchen', Level: '3', Area: '18.5', Height: 2.6, Pictures: [2, '1'], PlanX: 70, PlanY: 25.5 };
    const { rooms, told } = read(
      { Rooms: [{ ...room, Name: 'Cuisine <b>ouverte</b>' }] },
      { Rooms: [{ ...room, Name: 'Open keuken' }] },
    );
    const id = GOOD_RECORD.ID;
    expect(rooms).toEqual([
      {
        kind: 'kitchen',
        level: 3,
        area: 18.5,
        height: 2.6,
        name: { fr: 'Cuisine ouverte', nl: 'Open keuken' },
        pictures: [`${id}-2`, `${id}-1`],
        at: { x: 70, y: 25.5 },
      },
    ]);
    expect(told).toEqual([]);
  });

  test('lie on the first floor plan or on the one that they name; a number on another picture is reported and left out', () => {
    const Plans = [...Pictures, { ID: 3, Url: 'pictures/3.jpg', Width: 800, Height: 600, Kind: 'floor-plan' }];
    const at = { PlanX: 70, PlanY: 25.5 };
    const { rooms, told } = read({
      Pictures: Plans,
      Rooms: [
        { Kind: 'living', Plan: 'X-3', ...at },
        { Kind: 'kitchen', Plan: 2, ...at },
        { Kind: 'bedroom', Plan: 9, ...at },
        { Kind: 'study', Plan: 'upstairs', ...at },
        { Kind: 'hall', Plan: 3 },
      ],
    });
    expect(rooms).toEqual([
      { kind: 'living', at: { x: 70, y: 25.5 }, plan: `${GOOD_RECORD.ID}-3` },
      { kind: 'kitchen' },
      { kind: 'bedroom' },
      { kind: 'study' },
      { kind: 'hall' },
    ]);
    expect(told).toEqual([
      'fr.Rooms[3].Plan unknown-picture',
      'Rooms[1].Plan unknown-picture',
      'Rooms[2].Plan unknown-picture',
    ]);
  });

  test('may be several of one kind, and may be in only one of the records', () => {
    const kitchens = [{ Kind: 'kitchen' }, { Kind: 'kitchen' }];
    expect(read({}, { Rooms: kitchens }).rooms).toEqual([{ kind: 'kitchen' }, { kind: 'kitchen' }]);
  });

  test('an impossible value is reported and omitted, and the room stays', () => {
    const { rooms, told } = read({
      Rooms: [
        { Kind: 'living', Area: -1, Level: 1.5, Height: -2 },
        { Kind: 'ballroom', Area: 40 },
        { Kind: 'bedroom', Pictures: [9, 'front'], PlanX: 120, PlanY: 10 },
        'Küche',
      ],
    });
    expect(rooms).toEqual([{ kind: 'living' }, { kind: 'other', area: 40 }, { kind: 'bedroom' }, { kind: 'other' }]);
    expect(told).toEqual(
      [
        'fr.Rooms[0].Level not-storey',
        'fr.Rooms[0].Area not-area',
        'fr.Rooms[0].Height not-length',
        'fr.Rooms[1].Kind unknown-room-kind',
        'fr.Rooms[2].Pictures unknown-picture',
        'fr.Rooms[2].PlanX not-plan-point',
        'fr.Rooms[3].Kind unknown-room-kind',
        'Rooms[2].Pictures unknown-picture',
      ].sort((one, other) => Number(one.startsWith('Rooms')) - Number(other.startsWith('Rooms'))),
    );
  });

  test.each([0, '0', '0,00', '-', 'n.v.t.', '???', 'à déterminer', ''])(
    'an area of %j is not known, and the room stays without a finding',
    Area => {
      expect(read({ Rooms: [{ Kind: 'living', Area, Height: Area }] })).toMatchObject({
        rooms: [{ kind: 'living' }],
        told: [],
      });
    },
  );

  test('are cut where there are too many, and differ in length only with a warning', () => {
    const many = Array.from({ length: MOST_ROOMS + 1 }, () => ({ Kind: 'bedroom' }));
    const cut = read({ Rooms: many });
    expect(cut.rooms).toHaveLength(MOST_ROOMS);
    expect(cut.told).toEqual(['fr.Rooms list-cut']);
    const differing = read(
      { Rooms: [{ Kind: 'hall' }] },
      { Rooms: [{ Kind: 'hall', Name: 'Hal' }, { Kind: 'attic' }] },
    );
    expect(differing.rooms).toEqual([{ kind: 'hall' }]);
    expect(differing.told).toEqual(['Rooms lists-disagree']);
  });

  test('a listing without rooms has no field for them', () => {
    expect(read({ Rooms: [] }).listing).not.toHaveProperty('rooms');
    expect(read({ Rooms: 'no list' }).told).toEqual(['fr.Rooms not-list']);
  });
});

describe('units of a feed', () => {
  const Units = [
    { Name: 'Premier étage', Area: 96, Bedrooms: 2, Rent: 740, LeaseEnd: '2028-04-30' },
    { Rent: '640.50' },
    { Area: -1, Bedrooms: 1.5, Rent: -1, LeaseEnd: 'soon', Tenant: 'a name' },
    { Area: 0, Rent: '0,00' },
  ];

  test('are read with what is known of each; a rent without a date is fine, and a tenant is never read', () => {
    const { units, told } = read({ Units });
    expect(units).toEqual([
      { name: { fr: 'Premier étage' }, area: 96, bedrooms: 2, rent: 740, leaseEnd: '2028-04-30' },
      { rent: 640.5 },
      {},
      {},
    ]);
    expect(told).toEqual([
      'fr.Units[2].Area not-area',
      'fr.Units[2].Rent not-money-per-month',
      'fr.Units[2].Bedrooms not-count',
      'fr.Units[2].LeaseEnd not-date',
      'Units[].Tenant field-of-none',
    ]);
  });

  test.each([
    ['1.250', 1_250, []],
    ['850 &euro;', 850, []],
    ['850-900', undefined, ['fr.Units[0].Rent value-left-out']],
    ['300 p.w.', undefined, ['fr.Units[0].Rent not-money-per-month']],
    ['850.000', undefined, ['fr.Units[0].Rent value-left-out']],
  ])('have a rent from the text %j only where it has one meaning', (Rent, rent, findings) => {
    const { units, told } = read({ Units: [{ Rent }] });
    expect([units?.[0]?.rent, told]).toEqual([rent, findings]);
  });

  test('show no rent to visitors where the price is hidden', () => {
    const { listing } = read({ Units, PublishPrice: false });
    const shown = listing && publicListing(listing, undefined);
    expect(shown?.units?.[0]).toEqual({
      name: { fr: 'Premier étage' },
      area: 96,
      bedrooms: 2,
      leaseEnd: '2028-04-30',
    });
    expect(JSON.stringify(shown?.units)).not.toContain('rent');
  });

  test('lose a hidden street in their names, as rooms do', () => {
    const { listing } = read({
      Units: [{ Name: 'Étage, Rue de Fer' }],
      Rooms: [{ Kind: 'living', Name: 'Séjour, Rue de Fer' }],
      PublishAddress: false,
      Street: 'Rue de Fer',
    });
    const shown = listing && publicListing(listing, undefined);
    expect(JSON.stringify([shown?.units, shown?.rooms])).not.toContain('Rue de Fer');
  });
});
