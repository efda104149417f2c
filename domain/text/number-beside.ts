import { fold, foldedWords } from './fold.ts';
import { multiplierIn } from './multiplier.ts';
import { normalised, type NumberField, readNumber, checkBounds } from './number-reading.ts';

/** The number in a text that also contains words. `isLeast`: the words mean 'from', such as 'à partir de'. */
export type NumberBeside = { readonly value: number; readonly isLeast: boolean };

/** Maximum length in characters of a text that is parsed. */
const LONGEST = 120;

/** Folded words before a price that mean 'starting from'. */
const LEAST: ReadonlySet<string> = new Set(
  'partir apd des vanaf va from starting ab min mini minimum minimal mindestens minstens mise depart startprijs instelprijs startpreis'.split(
    ' ',
  ),
);
const OR_MORE = /^(?:\+|(?:ou|et) plus|(?:of|en) meer|or more|oder mehr)$/;
/** Folded words before an amount that do not change its meaning. */
const LABELS: ReadonlySet<string> = new Set(
  [
    'a de d le la les au du het the der die das at price prijs prix preis kaufpreis koopprijs verkoopprijs verkaufspreis',
    'vraagprijs asking vente richtprijs indicatif indicatieve indicative',
    'faire offre offres offers bod bieden bids gebote slechts seulement only nur nu now jetzt maintenant nouveau nouvelle nieuwe',
    'nieuw new neuer neu vaste fixe fixed eur euro euros vb vhb',
  ].flatMap(words => words.split(' ')),
);
/**
 * Words before an amount that mean a monthly rent. In a field of monthly amounts they are only a label; in other fields the amount is not
 * read.
 */
const RENT_LABELS: ReadonlySet<string> = new Set('loyer huur huurprijs rent miete kaltmiete'.split(' '));
const ABOUT: ReadonlySet<string> = new Set(
  'ca circa env environ ongeveer rond around about approx approximately etwa rund ungefahr plusminus'.split(' '),
);

/**
 * Words after a number that show that the number is not the field's amount, but the price of a part, a difference, or an amount in another
 * currency or for another period. A slash and a letter after the number count as such words.
 */
const OTHER =
  /%|(?!€)\p{Sc}|\/ ?(?:lots?|ha|ares?|stuk|piece|unites?|units?|eenheid|einheit|plaats|places?|emplacements?|staanplaats|stellplatz|box|kavel|pers|personne|persoon|person)\b|(?<!\p{L}{2} ?)\/ ?\p{L}|\b(?:per|par|pro|each|chacun|elk|je|max|maximum|less|moins|minder|weniger|remise|korting|discount|rabatt|baisse|milliards?|miljard|milliarden?|billions?|dollars?|pounds?|ponden|pfund|livres?|fr|frs|fb|bf|francs?|frank|franken|bfrs?|bef|sfr|ff|dm|florins?|fl|gulden|mark|lires?|pesetas?|zlotys?|lei|dirhams?|kr|kc|zl|bouquet|rente|rentes|annuite|lijfrente|garantie|waarborg|kaution|deposit|an|ans|annee|annuels?|annuelle|jaar|jaarlijks|jaarlijkse|year|yearly|annual|jahr|jahrlich|annuellement|trim|trimestre|trimestriel|kwartaal|quarter|quartal|semestre|semestriel|semester|halfjaar|halbjahr|sem|semaine|hebdomadaire|week|wekelijks|weekly|woche|wochentlich|jour|journalier|dag|dagelijks|day|daily|tag|taglich|nuit|nacht|night|pa|pj|pw|pd|pn|pp|ppm|lots?|piece|stuk|unite|unit|eenheid|einheit|kavel|chambre|kamer|zimmer|room)\b/u;
/** Words after an amount that is an earlier price or an estimate. */
const NOT_ASKED =
  /\b(?:ancien(?:ne|nement)?|oude|old|alter|fruher|vroeger|voorheen|precedent|barre|estim\p{L}*|schatting|geschat|schatz\p{L}*)\b/u;
/** Words for a part of the property: the amount may be the price of this part, or exclude it. */
const PART =
  /\b(?:terrain|grond|bouwgrond|land|grundstuck|casco|ruwbouw|gros oeuvre|rohbau|garages?|parkings?|staanplaatsen|emplacements?|boxen|caves?|kelder|keller|berging)\b/;
const INCLUDED =
  /\b(?:incl|inclu(?:s|ses?)|inclusief|inbegrepen|included|including|inkl|inklusive|compris(?:es?)?|avec|met|mit|with)\b/;
/** Signs before an amount that is a lower limit, which counts as 'starting from'; an amount with an upper limit is not read. */
const LEAST_SIGN = /(?:^|[ €])(?:>=?|≥|⩾) ?(?:€ ?)?$/;
/** A separator whose digits before it are missing: `.950`, `€ ,95`. The point of an abbreviation, `ca.950`, follows a letter. */
const SEPARATOR_BEFORE = /(?<!\p{L})[.,] ?$/u;
/** Words for a buyer's costs. An amount beside them is a price and not a rent, so a single separator in it separates thousands. */
const OF_SALE = /\b(?:kk|von|kosten koper|vrij op naam|droits|notaire|notaris)\b/;
const MONTH = /\b(?:mois|maand|maandelijks|month|monthly|monat|monatlich|mensuels?|mensuelle|pm)\b/;
/** Rates of VAT, which texts of new buildings name beside the price. */
const VAT = /\b(?:tva|btw|mwst|vat)\b/;
const VAT_RATE = /(?<!\d)(?:6|12|21) ?%/g;
/** Superscript digits refer to footnotes. They are removed, because `fold` would turn them into digits of the number. */
const FOOTNOTE = /(?<=[\d€])[¹²³⁰⁴-⁹]/g;
/** Asterisks that refer to a footnote. */
const ASTERISKS = / ?\*{1,3}$/;
/** Period of a field's amounts, which may be written after them. */
const PERIODS: ReadonlyMap<string | undefined, RegExp> = new Map([
  ['euro-per-month', /(?:\/|\b(?:par|per|pro)) ?(?:m|mnd|mois|maand|month|monat)\b/],
  ['euro-per-year', /(?:\/|\b(?:par|per|pro)) ?(?:an|jaar|year|jahr)\b/],
]);
/** Currencies whose codes agencies' systems send beside amounts. */
const CURRENCIES: ReadonlySet<string> = new Set(
  'AED AUD BEF BGN BRL CAD CHF CNY CZK DEM DKK FRF GBP HKD HRK HUF ILS ISK ITL JPY LUF MAD NLG NOK NZD PLN RON RSD RUB SEK SGD THB TND TRY UAH USD XAF XOF ZAR'.split(
    ' ',
  ),
);
/** ISO 4217 codes that are also words in adverts. */
const WORDS_IN_CAPITALS: ReadonlySet<string> = new Set(['ALL', 'EUR', 'TOP']);
/** An amount with a code of three capitals before or after it. */
const CODED = /^(?:([A-Z]{3}) ?)?\d[\d.,' ]*([A-Z]{3})?$/;
let codes: ReadonlySet<string> | undefined;
/** Least and greatest number that may precede a word for thousands or millions. */
const ANY_AMOUNT = { least: 0, most: 1e9 };

/**
 * Reads the only number of a text that `readNumber` refuses for the words beside it; `undefined` if there are two numbers, if the words may
 * change the amount, or if it is implausible. Beside a number that is not an amount in euro only words such as 'about' are accepted.
 * `numberBeside('à partir de 389.000 €', { writer: 'machine', bounds: { least: 1000, most: 2e8 }, unit: 'euro' })` →
 * `{ value: 389000, isLeast: true }`, `numberBeside('389k', …)` → `{ value: 389000, isLeast: false }`, `numberBeside('12.000 €/an', …)` →
 * `undefined`
 */
export function numberBeside(text: string, field: NumberField): NumberBeside | undefined {
  const plain = normalised(text)
    .replace(FOOTNOTE, '')
    .replace(/\+ ?\/? ?-/g, '±');
  if (text.length > LONGEST || namesOtherCurrency(plain)) return undefined;
  // Points of abbreviations are removed, so that these are read as words: `v.a.` as `va`.
  const written = fold(plain).replace(/(?<![\p{L}.])(?:\p{L}\.){2,}/gu, letters => letters.replaceAll('.', ''));
  const at = written.search(/\d/);
  if (at === -1) return undefined;
  const [before, rest] = [written.slice(0, at), written.slice(at)];
  if (SEPARATOR_BEFORE.test(before)) return undefined;
  return field.unit?.startsWith('euro') === true ? amountBeside(before, rest, field) : approximate(before, rest, field);
}

/**
 * Reads a euro amount from a folded text that was split at its first digit: `before` is the text before that digit, `rest` begins with it.
 */
function amountBeside(before: string, rest: string, field: NumberField): NumberBeside | undefined {
  const [digits = ''] = /^\d(?:[.,' ]?\d)*/.exec(rest) ?? [];
  const [dashes = ''] = /^[.,]?-{1,2}(?!\d)/.exec(rest.slice(digits.length)) ?? [];
  const beside = rest.slice(digits.length + dashes.length);
  const behind = VAT.test(beside) ? beside.replace(VAT_RATE, ' ') : beside;
  const words = foldedWords(before);
  const [own, isMonthly] = [PERIODS.get(field.unit), field.unit === 'euro-per-month'];
  const isLabel = (word: string) => LABELS.has(word) || (isMonthly && RENT_LABELS.has(word));
  const isClear = words.every(word => isLabel(word) || LEAST.has(word) || ABOUT.has(word));
  const isFrom = LEAST_SIGN.test(before);
  // Refuses a minus sign, which may make the amount negative, a letter directly before the number, which may be part of a reference, and a
  // `m` without a euro sign after it, which may mean metres.
  if (
    !isClear ||
    /- ?$|[\p{L}#]$|[%<≤⩽]|(?!€)\p{Sc}/u.test(before) ||
    (/>/.test(before) && !isFrom) ||
    /^ ?m(?!\p{L}| ?€)|\d/u.test(behind)
  )
    return undefined;
  const { factor, rest: after } = multiplierIn(behind);
  const said = after.replace(/^ ?(?:€|eur(?:os?)?(?!\p{L}))/u, ' ').replace(own ?? /$^/, ' ');
  if (/^\p{L}/u.test(said) || OTHER.test(said) || (!isMonthly && MONTH.test(said))) return undefined;
  if (NOT_ASKED.test(said) || (PART.test(said) && !INCLUDED.test(said))) return undefined;
  // Marks the number as whole by a dash in place of decimals, so that a single separator separates thousands.
  const whole = dashes !== '' || OF_SALE.test(said) ? `${digits},-` : digits;
  const reading =
    factor === 1 ? readNumber(whole, field) : readNumber(digits, { writer: 'person', bounds: ANY_AMOUNT });
  if (reading.kind !== 'number') return undefined;
  const value = Math.round(reading.value * factor * 100) / 100;
  return checkBounds(value, field.bounds).kind === 'number'
    ? { value, isLeast: isFrom || words.some(word => LEAST.has(word)) || OR_MORE.test(said.trim()) }
    : undefined;
}

function approximate(before: string, rest: string, field: NumberField): NumberBeside | undefined {
  const [last = '', word = ''] = / ?\(?(\p{L}{2,12}|±)\.?\)?$/u.exec(rest) ?? [];
  // With words before the measure, 'ca' after it means centiares.
  const isBehind = before === '' && (isAboutSign(word) || ABOUT.has(word));
  const words = foldedWords(before);
  const isBefore = words.length > 0 ? words.every(each => ABOUT.has(each)) : isAboutSign(before);
  const isAbout = isBehind || isBefore;
  const hasFootnote = before === '' && ASTERISKS.test(rest);
  const measure = isBehind ? rest.slice(0, -last.length) : rest.replace(ASTERISKS, '');
  const reading = isAbout || hasFootnote ? readNumber(measure, field) : undefined;
  return reading?.kind === 'number' ? { value: reading.value, isLeast: false } : undefined;
}

const isAboutSign = (text: string) => /^[±~≈ ]+$/.test(text);

/**
 * Whether a text contains the code of a currency other than the euro. A code of `CURRENCIES` counts in capitals or beside a digit, any other
 * code only in capitals and with nothing but the amount beside it. `namesOtherCurrency('389000 pln')`, `namesOtherCurrency('MXN 389000')` →
 * `true`
 */
function namesOtherCurrency(text: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency').filter(code => !WORDS_IN_CAPITALS.has(code)));
  const [, before = '', behind = ''] = CODED.exec(text) ?? [];
  if (codes.has(before) || codes.has(behind)) return true;
  const named = text.match(/\b[A-Z]{3}\b|(?<=\d ?)[a-z]{3}\b|\b[a-z]{3}(?= ?\d)/g) ?? [];
  return named.some(code => CURRENCIES.has(code.toUpperCase()));
}
