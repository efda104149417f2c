import type { FR_ALERTS } from '../fr/alerts.ts';

export const EN_ALERTS: typeof FR_ALERTS = {
  welcome: {
    subject: 'Your alert is active',
    title: 'Your alert is active',
    text: 'We compare each new property and each price drop with your search. If nothing matches, we do not write.',
  },
  newsletter: {
    subject: 'Your subscription is confirmed',
    title: 'Your subscription is confirmed',
    text: 'Our newsletter comes once a month. We do not measure whether you read it or click on it.',
  },
  wish: 'Your search',
  change: 'Change my search',
  subjectOne: 'A property matches your search',
  subjectMany: '{count} properties match your search',
  subjectNear: 'A property comes close to your search',
  text: 'With each property we say why it is here.',
  near: 'Nearly what you are looking for',
  reasons: {
    new: 'New',
    back: 'Available again',
    cheaper: 'Price down from {from} to {to}',
    type: 'Type: {name}',
    zone: 'Area: {name}',
    budget: 'Within your budget of {budget}',
    bedrooms: 'Bedrooms: {has}, asked for: {wanted}',
    'other-type': 'Another type: {name}',
    'near-zone': 'Outside your areas, but near: {name}',
    'over-budget': '{over} over your budget of {budget}',
    'fewer-bedrooms': 'Bedrooms: {has}, asked for: {wanted}',
  },
};
