import { describe, expect, test } from 'vitest';
import { stateOf } from '../../../adapters/crm/omnicasa/omnicasa-record.ts';
import { namedState, stateOfLet } from '../../../adapters/crm/state-words.ts';

describe('the name of a state in an agency’s list', () => {
  test.each([
    [
      'available',
      [
        'Te koop',
        'TE HUUR',
        'À vendre',
        'à louer',
        'To let',
        'Zu vermieten',
        'Nieuw',
        'Disponible',
        'OFFEN',
        'VERFUEGBAR',
        'Prijsdaling',
        'Baisse de prix',
      ],
    ],
    [
      'underOption',
      [
        'Onder optie',
        'En option',
        'Sous-option',
        'Réservé',
        'RESERVIERT',
        'GERESERVEERD',
        'Verkocht onder voorbehoud',
        'Vendu sous conditions',
        'Verkocht onder opschortende voorwaarde',
        'Sous compromis',
        'Compromis getekend',
        'Offre acceptée',
        'Bod aanvaard',
        'Under offer',
      ],
    ],
    ['sold', ['Verkocht', 'Vendu', 'VENDUE', 'Verkauft', 'Verkocht / verhuurd', 'BEURKUNDET']],
    ['let', ['Loué', 'Louée', 'Let', 'Verhuurd', 'VERMIETET']],
    ['none', ['Geen', 'Aucun', 'NONE', 'Keine', '-', 'n.v.t.']],
    [
      'withdrawn',
      [
        'Ingetrokken',
        'Retiré',
        'Zurückgezogen',
        'Geschorst',
        'ARCHIV',
        'Gearchiveerd',
        'Inactief',
        'INAKTIV',
        'Désactivé',
      ],
    ],
  ] as const)('is mapped to %s by its words in any language', (state, names) => {
    expect(names.map(name => [name, namedState(name)])).toEqual(names.map(name => [name, state]));
  });

  test.each([
    'Niet meer beschikbaar',
    'Plus disponible',
    'Not for sale',
    'Nog niet verhuurd',
    'Binnenkort te koop',
    'Bientôt à louer',
    'Wordt verhuurd verkocht',
    'Nicht verfügbar',
    'IN_PRUEFUNG',
    'Indisponible',
    'Nieuwbouw',
    'Toilet',
    '',
  ])('is unmapped if it is negated, deferred or unknown: %j', name => {
    expect(namedState(name)).toBeUndefined();
  });
});

test('a let property is no longer offered if it was for rent, and stays on the market if it is for sale', () => {
  expect([false, true].map(stateOfLet)).toEqual(['sold', 'available']);
});

test('Omnicasa’s own state is unknown if its list does not have it, and a missing one leaves the decision to the marquee', () => {
  const states = [0, '1', 2, 3, 4, 5, 6, 7, 'foo', '', null].map(Status => stateOf({ Status }));
  const known = ['withdrawn', 'offered', 'sold', 'withdrawn', 'sold', 'withdrawn', 'withdrawn'];
  expect(states).toEqual([...known, undefined, undefined, 'offered', 'offered']);
});
