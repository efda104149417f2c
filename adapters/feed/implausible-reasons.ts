import { type Reason, reason } from '../../application/finding/reason.ts';
import type { Implausible } from '../../domain/advert/implausible.ts';
import type { Listing } from '../../domain/listing/listing.ts';
import { shown } from './read-values.ts';

/** Field and reason of the finding, by kind of implausible value. */
export const IMPLAUSIBLE_REASONS: Readonly<
  Record<Implausible, readonly [field: string, reason: (listing: Listing) => Reason]>
> = {
  goal: ['Goal', ({ goal }) => reason('unknown-goal', { goal })],
  country: ['CountryID', ({ place }) => reason('unknown-country', { country: place.countryId })],
  postcode: [
    'Zip',
    ({ place }) =>
      place.postcode === '' ? reason('missing') : reason('not-postcode', { value: shown(place.postcode) }),
  ],
  type: ['WebID', ({ typeIds }) => reason('unknown-type', { type: typeIds[0] ?? '' })],
  'energy-label': ['EPCLabelText', ({ facts }) => reason('not-energy-class', { value: shown(facts.energyLabel) })],
  price: ['Price', ({ price }) => reason('unlikely-price', { price: price ?? '' })],
  'coordinates-swapped': ['Latitude', () => reason('coordinates-swapped')],
  'coordinates-elsewhere': ['Latitude', () => reason('coordinates-elsewhere')],
};
