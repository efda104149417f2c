import { readFileSync } from 'node:fs';
import { parseFeed } from './parse-feed.ts';

/** What must not leave the server: a street, a number, a place on the map, an owner, a price. */
export const SECRETS = {
  street: 'Kanariestraat',
  houseNumber: '4711',
  latitude: 50.123456,
  longitude: 4.654321,
  owner: 'canary-owner@example.org',
  price: 1_234_567,
} as const;

/** Any of the secrets in a text, also as an address, a number or escaped would write it. */
export const SAID =
  /kanariestraat|4711|50[.,]1234|4[.,]6543|canary-owner|1[.,\s\u00a0\u202f]?234[.,\s\u00a0\u202f]?567/i;

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
