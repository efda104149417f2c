import { expect, test } from 'vitest';
import { isPlaceholder } from '../../../domain/text/placeholder.ts';

test.each([
  ...['', ' ', '-', '--', '–', '?', '???', '...', '…', '/', '//', '*', '€ -', '_'],
  ...['n.v.t.', 'N.V.T', 'nvt', 'niet van toepassing', 'onbekend', 'n.b.', 'te bepalen', 'Nog te bepalen'],
  ...['n/a', 'N/A', 'NA', 'unknown', 'tbd', 'TBD', 't.b.d.', 'tba', 'null', 'undefined', 'UNDEFINED', 'None'],
  ...[
    'inconnu',
    'Inconnue',
    'sans objet',
    'à déterminer',
    'à déterminer'.normalize('NFD'),
    'A DETERMINER',
    'non communiqué',
    'NC',
    'pas d’application',
  ],
  ...['k.A.', 'keine Angabe', 'unbekannt'],
])('%j stands for no value', text => expect(isPlaceholder(text)).toBe(true));

test.each([
  ...[
    '0',
    '00',
    '7',
    'A',
    'B',
    'x',
    'bis',
    'C-',
    'A+',
    'Naamsestraat',
    'Nantes',
    'Nb 3',
    'Rue de l’Inconnu',
    'n.v.t. 12',
  ],
  ...[
    'in aanvraag',
    'en cours',
    'vrijgesteld',
    'geen',
    'aucun',
    'keine',
    'non',
    'nee',
    'op aanvraag',
    'S.O.',
    'ZO',
    '😀',
    '🔥 !',
  ],
])('%j is a value', text => expect(isPlaceholder(text)).toBe(false));
