import { foldWords } from '../text/fold.ts';

/** Ways in which agencies write 'price on request' or ask for offers without naming a price, as folded text. */
const ON_REQUEST: ReadonlySet<string> = new Set(
  [
    'auf anfrage|auf nachfrage|sur demande|a la demande|op aanvraag|op vraag|on request|on demand|upon request|poa|p o a|vhb auf anfrage',
    'a convenir|overeen te komen|nader overeen te komen|nader te bepalen|nader te bespreken|te bespreken|notk|n o t k|nach vereinbarung',
    'to be agreed|a definir|nous consulter|nous contacter|faire offre|faites offre|offre|offres|bieden|bod|te bieden|make an offer|offers',
    'gegen gebot|gebot|te bepalen|nog te bepalen|a determiner|a fixer|zu bestimmen|contacteer ons|contactez nous|contact us|kontaktieren sie uns',
  ].flatMap(line => line.split('|')),
);
const PRICE_WORD = /^(?:prix|prijs|price|preis|kaufpreis) /;

/**
 * Whether a text in place of an amount means 'price on request', in one language or several. `meansOnRequest('Prix sur demande / op
 * aanvraag')` → `true`, `meansOnRequest('389.000')` → `false`
 */
export function meansOnRequest(text: string): boolean {
  const isRequest = (part: string) => ON_REQUEST.has(foldWords(part).replace(PRICE_WORD, ''));
  return isRequest(text) || text.split(/[/|;–—]| - /).every(isRequest);
}
