/** A record with all required fields and some optional ones. */
export const GOOD_RECORD = {
  ID: '6398214',
  Language: 'fr',
  WebID: 4,
  WebIDs: '4,5',
  Goal: 0,
  City: 'Namur',
  Zip: '5000',
  CountryID: 10,
  CountryName: 'Belgique',
  Street: 'Rue des Bateliers',
  HouseNumber: '27',
  BoxNr: '',
  PublishAddress: true,
  Price: 489000,
  PublishPrice: true,
  PriceUnit: 0,
  Marquee: 0,
  Title: 'Maison de maître avec bureau',
  TypeDescription: 'Maison de maître de 1908',
  Description: 'Séjour **lumineux**.',
  PublishedOn: '2026-09-14',
  Bedrooms: 4,
  Heating: 'gaz',
};

/** The JSON text of a feed with these records. */
export const feedOf = (properties: readonly unknown[], projects: readonly unknown[] = []): string =>
  JSON.stringify({ Properties: properties, Projects: projects });
