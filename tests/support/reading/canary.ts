import { readFileSync } from 'node:fs';
import { worldPoint } from '../../../domain/map/mercator.ts';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import { parseFeed } from './parse-feed.ts';

/** Private data that must not leave the server: street, number, coordinates, owner, price. */
export const SECRETS = {
  street: 'Kanariestraat',
  houseNumber: '47110815',
  latitude: 50.123456,
  longitude: 4.654321,
  owner: 'canary-owner@example.org',
  price: 1_234_567,
} as const;

/** Matches any of the secrets in a text, also URL-encoded, formatted or escaped. */
export const SAID =
  /kanariestraat|47110815|50[.,]1234|4[.,]6543|canary-owner|1[.,\s\u00a0\u202f]?234[.,\s\u00a0\u202f]?567/i;

type Record = { [field: string]: unknown };

/** The sample feed with the secrets in every listing and project with hidden address and price: in their own fields and in free texts. */
export function canaryFeed(): ReturnType<typeof parseFeed> {
  return (parsed ??= parseFeed(canaryText()));
}

/** The parsed feed, shared by the test files of a process. */
let parsed: ReturnType<typeof parseFeed> | undefined;

/** The feed of `canaryFeed` as text. */
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

/** A house with a hidden address. */
export type HiddenHouse = Coordinates & { readonly street: string; readonly houseNumber: string };

/** The sample feed with one property of hidden address moved to another house; its texts mention the street too. */
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
 * Matches what would reveal that house: street, number, and coordinates to about a hundred metres, as degrees, scaled integers or map
 * units, truncated or rounded.
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
