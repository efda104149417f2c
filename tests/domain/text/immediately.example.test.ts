import { expect, test } from 'vitest';
import { meansFree, meansImmediately } from '../../../domain/text/immediately.ts';

/** Values of the field 'available from' in adverts and in exports of agencies' systems. */
test.each([
  'immédiatement',
  'immediatement',
  'Immédiat',
  'Disponibilité : immédiate',
  'De suite',
  'libre de suite',
  'Libre immédiatement',
  'tout de suite',
  'dès maintenant',
  'onmiddellijk',
  'Onmiddellijk.',
  'onmiddelijk',
  'onmiddellijk beschikbaar',
  'Onmiddellijk vrij',
  'vrij: onmiddellijk',
  'per direct',
  'direct beschikbaar',
  'sofort',
  'ab sofort',
  'sofort verfügbar',
  'immediately',
  'available now',
  'NOW',
])('%j means immediately', text => expect(meansImmediately(text)).toBe(true));

test.each([
  "à l'acte",
  'bij akte',
  "immédiatement après l'acte",
  'onmiddellijk na de akte',
  'pas immédiatement',
  'niet onmiddellijk',
  'libre',
  'vrij',
  'frei',
  'à convenir',
  'in overleg',
  'nach Vereinbarung',
  'to be agreed',
  'sofort oder später',
  'now 2027',
  '',
  `${'immédiatement '.repeat(10)}`,
])('%j does not', text => expect(meansImmediately(text)).toBe(false));

test.each([
  'libre',
  'Vrij',
  'FREI',
  'disponible',
  'Beschikbaar.',
  'available',
  'vacant',
  "libre d'occupation",
  'vrij van gebruik',
])('%j means that a home is free', text => expect(meansFree(text)).toBe(true));

test.each([
  'pas libre',
  'non libre',
  'niet vrij',
  'nicht frei',
  'vrij in 2028',
  'vrij te bezichtigen',
  'libre à l’acte',
  'vrij bij akte',
  'occupé',
  'bientôt disponible',
  'libre de suite',
  '',
])('%j does not', text => expect(meansFree(text)).toBe(false));
