import fc from 'fast-check';
import type { AlertCriteria } from '../../domain/alert/alert-criteria.ts';
import type { KnownPlace, TreeItem } from '../../domain/page/site.ts';

const zone = (id: string, webId: string, parentId?: string): TreeItem => ({
  id,
  parentId,
  name: { fr: `Zone ${id}` },
  webId,
  tree: 'zones',
});
const type = (webId: string, parentId?: string): TreeItem => ({
  id: `type-${webId}`,
  parentId,
  name: { fr: `Type ${webId}` },
  webId,
  tree: 'types',
});

/** Zones of every kind, one empty, one with an unreadable name; types under two headings and without one. */
export const TREES: readonly TreeItem[] = [
  zone('wallonia', 'region:wallonia'),
  zone('meuse', 'meuse', 'wallonia'),
  zone('namur', 'postcode:5000', 'meuse'),
  zone('dinant', 'postcode:5500', 'meuse'),
  zone('brussels', 'region:brussels'),
  zone('ghent', 'postcode:9000'),
  zone('abroad', 'abroad'),
  zone('france', 'country:33', 'abroad'),
  zone('empty', 'nothing below'),
  zone('odd', 'region:lapland'),
  type('40'),
  type('4', 'type-40'),
  type('2', 'type-40'),
  type('50'),
  type('5', 'type-50'),
  type('7', 'type-50'),
  type('6'),
];

const known = (name: string, postcode: string, latitude: number, longitude: number): KnownPlace => ({
  name: { fr: name },
  aliases: [],
  postcode,
  countryId: 10,
  coordinates: { latitude, longitude },
});

export const PLACES: readonly KnownPlace[] = [
  known('Namur', '5000', 50.4669, 4.8675),
  known('Dinant', '5500', 50.2606, 4.9123),
  known('Gand', '9000', 51.0543, 3.7174),
];

export const ZONE_IDS = TREES.filter(({ tree }) => tree === 'zones').map(({ id }) => id);
export const TYPE_IDS = TREES.filter(({ tree }) => tree === 'types').map(({ webId }) => Number(webId));

/** Search criteria that may name zones and unknown types, with any budget. */
export const someAlertCriteria = (): fc.Arbitrary<AlertCriteria & { readonly budget: number }> =>
  fc.record({
    goal: fc.constantFrom('sale', 'rent'),
    types: fc.subarray([...TYPE_IDS, 99]),
    zones: fc.subarray([...ZONE_IDS, 'gone']),
    budget: fc.oneof(fc.constantFrom(325_000, 310_000, 309_524, 309_523, 950), fc.double()),
    bedrooms: fc.option(fc.integer({ min: -1, max: 12 }), { nil: undefined }),
  });
