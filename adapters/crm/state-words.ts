import { fold, foldWords } from '../../domain/text/fold.ts';
import { isPlaceholder } from '../../domain/text/placeholder.ts';
import type { ListedState } from './crm-lists.ts';

/** State that a system or an agency names in words. `let`: its meaning depends on whether the property is for rent, see `stateOfLet`. */
export type NamedState = ListedState | 'let';

/**
 * Words that negate or postpone a state, so that it is ambiguous: 'verhuurd' is let, but 'wordt verhuurd verkocht' is for sale with its
 * tenant.
 */
const TURNED =
  /\b(?:niet|geen|binnenkort|wordt|worden|pas|plus|non|bientot|prochainement|not|no longer|soon|nicht|kein|demnachst|bald|wird|werden)\b/;

/** State words in all languages, without accents, and the codes of OpenImmo; the first match counts. */
const STATE_WORDS: readonly (readonly [RegExp, NamedState])[] = [
  [
    // A 'compromis' is the private contract of sale: it counts as under option, because the home is sold only by the notarial deed.
    /\b(?:opti(?:on|e|e[sn])|onder bod|bod aanvaard|aanvaard bod|offre acceptee|sous offre|under offer|offer accepted|(?:ge)?reserv|onder (?:voorbehoud|(?:opschortende )?voorwaarde)|sous (?:reserve|conditions?)|subject to|unter vorbehalt|compromis)/,
    'underOption',
  ],
  [/\b(?:verkocht|vendue?s?\b|sold|verkauft|beurkundet)/, 'sold'],
  [/\b(?:verhuurd|louee?s?\b|rented|(?<!to )let\b|vermietet)/, 'let'],
  [
    /\b(?:ingetrokken|retire|withdrawn|zuruckgezogen|zurueckgezogen|suspend|geschorst|(?:ge)?archiv|inacti(?:f|ve|ef)|inaktiv|deactiv|desactiv|gedeactiveerd|deaktiviert)/,
    'withdrawn',
  ],
  [
    /\b(?:te koop|te huur|a vendre|a louer|for sale|for rent|to let|zu verkaufen|zu vermieten|beschikbaar|disponible|available|verfugbar|verfuegbar|nieuw|nouveau|new|neu|offen|frei|aktiv)\b/,
    'available',
  ],
  [
    /\b(?:prijsdaling|prijsverlaging|nieuwe prijs|baisse de prix|prix en baisse|nouveau prix|price reduc|reduced|new price|preissenkung|neuer preis)/,
    'available',
  ],
];

/** Words for 'no state', which agencies add to their lists of states. */
const NO_STATE: ReadonlySet<string> = new Set([
  'geen',
  'aucun',
  'aucune',
  'none',
  'kein',
  'keine',
  'geen status',
  'sans statut',
]);

/** State by its name, if clear. `namedState('Onder optie')` → `'underOption'`, `namedState('Niet te koop')` → `undefined` */
export function namedState(name: string): NamedState | undefined {
  if (name.trim() !== '' && (isPlaceholder(name) || NO_STATE.has(foldWords(name)))) return 'none';
  const words = fold(name).replaceAll('_', ' ');
  return TURNED.test(words) ? undefined : STATE_WORDS.find(([state]) => state.test(words))?.[1];
}

/**
 * State of a property that is let: no longer offered if it was for rent; a property for sale stays on the market with its tenant.
 * `stateOfLet(true)` → `'available'`
 */
export function stateOfLet(isForSale: boolean): 'sold' | 'available' {
  return isForSale ? 'available' : 'sold';
}
