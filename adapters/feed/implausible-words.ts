import type { Implausible } from '../../domain/advert/implausible.ts';
import type { Listing } from '../../domain/listing/listing.ts';
import { shown } from './read-values.ts';

/** The field that a finding is about, and what the operator reads of it. */
export const IMPLAUSIBLE_WORDS: Readonly<
  Record<Implausible, readonly [field: string, reason: (listing: Listing) => string]>
> = {
  goal: ['Goal', ({ goal }) => `is ${goal}, neither sale (0) nor rent (1) nor take-over (2); shown as rent`],
  country: ['CountryID', ({ place }) => `is ${place.countryId}, none that is known; its name alone is shown`],
  postcode: ['Zip', ({ place }) => `is no postcode of its country: ${shown(place.postcode)}`],
  type: ['WebID', ({ typeIds }) => `is ${typeIds[0]}, no type of the content`],
  'energy-label': ['EPCLabelText', ({ facts }) => `is no energy class: ${shown(facts.energyLabel)}; shown as a text`],
  price: ['Price', ({ price }) => `is ${price} euro, more or less than is likely`],
  'coordinates-swapped': ['Latitude', () => 'and Longitude are swapped: so they lie outside the country'],
  'coordinates-elsewhere': ['Latitude', () => 'and Longitude lie outside the country'],
};
