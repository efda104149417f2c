import { describe, expect, test } from 'vitest';
import { stateOfName } from '../../../adapters/crm/omnicasa/omnicasa-record.ts';

describe('the name of a state in an agency’s own list', () => {
  test.each([
    ['available', ['Te koop', 'TE HUUR', 'À vendre', 'à louer', 'To let', 'Zu vermieten', 'Nieuw', 'Disponible']],
    ['underOption', ['Onder optie', 'En option', 'Réservé', 'Verkocht onder voorbehoud', 'Vendu sous conditions']],
    ['sold', ['Verkocht', 'Vendu', 'Loué', 'Louée', 'Let', 'Verhuurd', 'Verkauft']],
    ['withdrawn', ['Ingetrokken', 'Retiré', 'Zurückgezogen', 'Geschorst']],
  ] as const)('means %s where its words say so in any language', (state, names) => {
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
  ])('says nothing where it denies it, puts it off or has other words: %j', name => {
    expect(stateOfName(name)).toBeUndefined();
  });
});
