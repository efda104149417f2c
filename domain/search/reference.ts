import { fold } from '../text/fold.ts';
import { withPlainHyphens } from '../text/hyphens.ts';

/** Words before a reference, folded, as sites, portals and people write them. */
const LABEL =
  /(?:(?:notre|votre|our|your|onze|uw|unsere|ihre|numero(?: de| du)?|nummer|property|bien|objet|annonce|pand|objekt|immobilien?)[\s.:-]*)?(?:(?:references?|referentie|referentienummer|referentienr|referenznummer|referenznr|referenz|reference number|ref\.?[\s-]*n(?:r|umber|ummer|o)|refs?|objektnummer|objekt[\s-]*nr|pandnummer|pandnr|kenmerk|kennung|aktenzeichen|numero|nummer|number|code unique|unieke code|unique code|code|dossier(?:nummer|nr)?|id|nr|no|n)(?![a-z0-9])|(?:ref|nr|no)(?=\d))[\s.:°º#_-]*(?:(?:(?:du|de la|de l['’]|van het|van de|of the|des|der)\s*)?(?:agence|agency|immoweb|immovlan|zimmo|interne?|internal|kantoor|bien|maison|appartement|annonce|pand|huis|woning|property|house|flat|objekts?|hauses|wohnung)[\s.:-]+)?(?:(?:no?|nr)(?![a-z])[\s.:°º#-]*)?/;
const LEADING_LABEL = new RegExp(`^${LABEL.source}`);
/** Minimum length in characters of a reference among other words; shorter numbers are rarely references. */
const SHORTEST_WITHIN = 5;
/**
 * A reference among other words: after a label, '#', or a word for a property, or at the end of a pasted address. It may be written in
 * groups, '640 95 56', which must not be cut after the first group, or in single digits.
 */
const WITHIN_WORDS = new RegExp(
  `(?:^|[^a-z0-9])(?:${LABEL.source}|#\\s*|(?:bien|objet|annonce|pand|zoekertje|advertentie|property|listing|objekt|immobilie|inserat|anzeige)\\s+|(?<=^|[\\s(<"])(?:https?://[^\\s(<"]*/|www\\.[^\\s(<"]*/))(\\d(?: \\d){4,9}|\\d{1,4}(?: \\d{2,4}){1,4}|[a-z]{0,3}-?\\d[\\d./-]*\\d)(?![a-z0-9])`,
);

/**
 * Matches a number of at least seven digits, in one piece or in groups, beside other words but without a label: 'is 640 9556 nog vrij',
 * 'Liège 4000-26-9556'. Does not match a number that ends in 00, which is probably a price, or one with a unit.
 */
const BARE_WITHIN =
  /(?:^|[^a-z0-9+€.,/-])(?<!€ )(\d{7,10}|(?:\d{3}[ .-]\d{4}|\d{3}([ .-])\d\d\2\d\d|\d([ .])\d{3}\3\d{3}|\d{4}([ ./-])\d\d\4\d{4})(?! \d))(?<!00)(?!\d| ?(?:€|eur|km?\b|m[2²]|qm|sqm)|[.,-]\d)/;

/**
 * Removes the word before a reference ('Réf.', 'no'); returns the text unchanged if no digit follows that word.
 * `withoutLabel('Réf. : 6409556')` → `'6409556'`, `withoutLabel('Ref.-Nr. 643')` → `'643'`, `withoutLabel('#640')` → `'640'`
 */
export function withoutLabel(text: string): string {
  const folded = fold(text)
    .trim()
    .replace(/^[#№\s"“”«(]+/, '');
  const rest = folded.replace(LEADING_LABEL, '').replace(/^[#\s]+/, '');
  if (folded === fold(text).trim() && rest === folded) return text;
  return /^[a-z]{0,3}[\s.-]*\d/.test(rest) ? rest : text;
}

/**
 * Normalises a reference for comparison: lower case, without its label, separators and spaces.
 * `' 646.88 71 '` → `'6468871'`, `'Réf. 640-9556'` → `'6409556'`, `'4000-26-9556'` → `'4000269556'`
 */
export function referenceKey(text: string): string {
  return withoutLabel(withPlainHyphens(text.normalize('NFKC')))
    .replace(/[\s.,/_'’"“”«»()[\]?!;:-]+/g, '')
    .toLowerCase();
}

/**
 * Finds a reference among the words of a text: a number after a label, the pasted address of a property's page, or a long number. The
 * caller looks it up in the catalogue. `referenceWithin('ref 6409556 svp')` → `'6409556'`, `referenceWithin('maison 640000')` → `undefined`
 */
export function referenceWithin(text: string): string | undefined {
  const folded = withPlainHyphens(fold(text));
  const [, reference = ''] = WITHIN_WORDS.exec(folded) ?? BARE_WITHIN.exec(folded) ?? [];
  const key = referenceKey(reference);
  return key.length < SHORTEST_WITHIN ? undefined : key;
}

/** The references by which visitors may ask for a listing besides its id: the id without separators, and the agency's own code. */
export function otherReferences(id: string, code: unknown): readonly string[] {
  const own = typeof code === 'string' ? code.trim() : '';
  const keys = [referenceKey(id), ...(/\d/.test(own) ? [own.toLowerCase(), referenceKey(own)] : [])];
  return [...new Set(keys)].filter(key => key !== id.toLowerCase() && key !== '');
}
