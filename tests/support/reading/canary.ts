import { readFileSync } from 'node:fs';
import { worldPoint } from '../../../domain/map/mercator.ts';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import { parseFeed } from './parse-feed.ts';

/** What must not leave the server: a street, a number, a place on the map, an owner, a price. */
export const SECRETS = {
  street: 'Kanariestraat',
  houseNumber: '47110815',
  latitude: 50.123456,
  longitude: 4.654321,
  owner: 'canary-owner@example.org',
  price: 1_234_567,
} as const;

/** Any of the secrets in a text, also as an address, a number or escaped would write it. */
export const SAID =
  /kanariestraat|47110815|50[.,]1234|4[.,]6543|canary-owner|1[.,\s\u00a0\u202f]?234[.,\s\u00a0\u202f]?567/i;

type Record = { [field: string]: unknown };

/**
 * The sample's feed with the secrets in every listing and project, under hidden addresses and prices: in their own fields
 * and wherever an agent may have written the street.
 */
export function canaryFeed(): ReturnType<typeof parseFeed> {
  return parseFeed(canaryText());
}

/** The same as an agency would send it. */
export function canaryText(): string {
  const feed = JSON.parse(readFileSync('fixtures/agency/feed.json', 'utf8')) as {
    Properties: Record[];
    Projects: Record[];
  };
  const { street, houseNumber, latitude, longitude, owner, price } = SECRETS;
  const hidden = (record: Record): Record => ({
    ...record,
    Street: street,
    HouseNumber: houseNumber,
    BoxNr: '',
    Latitude: latitude,
    Longitude: longitude,
    Title: `${record['Title']}, ${street} ${houseNumber}`,
    Description: `${record['Description']}\n\nOp de hoek van de KANARIESTRAAT ${houseNumber}.`,
    Pictures: (record['Pictures'] as Record[]).map(picture => ({
      ...picture,
      Name: `${picture['Name']} – ${street} ${houseNumber}`,
    })),
  });
  return JSON.stringify({
    Properties: feed.Properties.map(record => ({
      ...hidden(record),
      PublishAddress: false,
      PublishPrice: false,
      Price: price,
      TypeDescription: `${record['TypeDescription']} in de ${street}`,
      Documents: [{ ID: 'd1', Name: `Plan ${street} ${houseNumber}` }],
      OwnerEmails: [owner],
    })),
    Projects: feed.Projects.map(record => ({ ...hidden(record), PublicAddress: false })),
  });
}

/** Where a house stands that must not be found, and what its street is called. */
export type HiddenHouse = Coordinates & { readonly street: string; readonly houseNumber: string };

/** The sample's feed with one property, whose address is hidden, in another house; its texts name the street too. */
export function textWithHouse(id: string, { street, houseNumber, latitude, longitude }: HiddenHouse): string {
  const feed = JSON.parse(readFileSync('fixtures/agency/feed.json', 'utf8')) as { Properties: Record[] };
  const moved = (record: Record): Record => {
    if (record['PublishAddress'] !== false) throw new Error(`the address of ${id} is not hidden`);
    const Description = `${record['Description']}\n\nOp de hoek van de ${street} ${houseNumber}.`;
    const place = { Street: street, HouseNumber: houseNumber, Latitude: latitude, Longitude: longitude };
    return { ...record, ...place, Description };
  };
  const records = feed.Properties.map(record => (record['ID'] === id ? moved(record) : record));
  return JSON.stringify({ ...feed, Properties: records });
}

/**
 * What would tell of that house: street, number, and its place to about a hundred metres as degrees, in parts of them, or on
 * the square that maps are drawn on; cut off or rounded.
 */
export function saidOf(house: HiddenHouse): RegExp {
  const digits = (value: number, fine: number) => [
    value.toFixed(fine),
    (Math.trunc(value * 10 ** fine) / 10 ** fine).toFixed(fine),
  ];
  const { x, y } = worldPoint(house);
  const told = [
    ...[house.latitude, house.longitude].flatMap(value => [
      ...digits(value, 3).map(text => `(?<![\\d.])${text.replace('.', '(?:[.,]|%2C)')}`),
      ...[4, 5].flatMap(fine => digits(value, fine).map(text => `(?<!\\d)${text.replace('.', '')}`)),
    ]),
    ...[x, y].flatMap(value => digits(value, 6).map(text => text.replace('0.', '\\b0?\\.'))),
  ].filter(text => text.replaceAll(/\D/g, '').length > 3);
  return new RegExp([house.street, house.houseNumber, ...told].join('|'), 'i');
}
