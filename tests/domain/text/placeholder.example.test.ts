import { expect, test } from 'vitest';
import { isPlaceholder } from '../../../domain/text/placeholder.ts';

const NO_VALUES = [
  '| |-|--|–|?|???|...|…|/|//|*|€ -|_',
  'n.v.t.|N.V.T|nvt|niet van toepassing|onbekend|n.b.|te bepalen|Nog te bepalen',
  'n/a|N/A|NA|unknown|tbd|TBD|t.b.d.|tba|null|undefined|UNDEFINED|None',
  'inconnu|Inconnue|sans objet|à déterminer|A DETERMINER|non communiqué|NC|pas d’application',
  'k.A.|keine Angabe|unbekannt',
].flatMap(line => line.split('|'));

test.each(NO_VALUES)('%j stands for no value', text => expect(isPlaceholder(text)).toBe(true));

test('an accent may be a mark of its own', () => expect(isPlaceholder('à déterminer'.normalize('NFD'))).toBe(true));

const VALUES = [
  '0|00|7|A|B|x|XXX|bis|C-|A+|Naamsestraat|Nantes|Nb 3|Rue de l’Inconnu|n.v.t. 12|😀|🔥 !',
  'in aanvraag|en cours|vrijgesteld|geen|aucun|keine|non|nee|op aanvraag|S.O.|ZO',
].flatMap(line => line.split('|'));

test.each(VALUES)('%j is a value', text => expect(isPlaceholder(text)).toBe(false));
