import { describe, expect, test } from 'vitest';
import { stateOfName } from '../../../adapters/crm/omnicasa/omnicasa-record.ts';

describe('the name of a state in an agency’s list', () => {
  test.each([
    ['available', ['Te koop', 'TE HUUR', 'À vendre', 'à louer', 'To let', 'Zu vermieten', 'Nieuw', 'Disponible']],
    ['underOption', ['Onder optie', 'En option', 'Réservé', 'Verkocht onder voorbehoud', 'Vendu sous conditions']],
    ['sold', ['Verkocht', 'Vendu', 'Loué', 'Louée', 'Let', 'Verhuurd', 'Verkauft']],
    ['withdrawn', ['Ingetrokken', 'Retiré', 'Zurückgezogen', 'Geschorst']],
  ] as const)('is mapped to %s by its words in any language', (state, names) => {
    expect(names.map(name => [name, stateOfName(name)])).toEqual(names.map(name => [name, state]));
  });

  test.each([
    'Niet meer beschikbaar',
    'Plus disponible',
    'Not for sale',
    'Nog niet verhuurd',
    'Binnenkort te koop',
    'Bientôt à louer',
    'Indisponible',
    'Nieuwbouw',
    'Toilet',
    '',
  ])('is unmapped if it is negated, deferred or unknown: %j', name => {
    expect(stateOfName(name)).toBeUndefined();
  });
});
