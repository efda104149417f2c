import type { FactName } from '../../../domain/listing/facts.ts';

/** Result of parsing a spelling: the number, or the reason why it is refused. */
export type Meaning = number | 'two-readings' | 'outside' | 'range' | 'not-number';

/** A spelling in a feed, its field, its meaning there, and its source. */
export type Spelling = readonly [spelling: string, field: 'sale' | 'rent' | FactName, meaning: Meaning, source: string];

const LOCALE = 'CLDR: grouping and decimal separators of nl-BE, fr-BE, de-BE, en, de-CH';
const SYSTEM = 'exports of CRMs that format numbers for people';
const DECIMAL = 'XML Schema xs:decimal, as OpenImmo 1.2.7 types amounts and areas';
const CERTIFICATE = 'units as the EPC and PEB certificates print them';
const ADVERT = 'texts of adverts pasted into number fields';

/** Real spellings of numbers; the test reads each as the text of a machine. */
export const NUMBER_SPELLINGS: readonly Spelling[] = [
  ['389.000', 'sale', 389_000, SYSTEM],
  ['389000', 'sale', 389_000, DECIMAL],
  ['389000.00', 'sale', 389_000, DECIMAL],
  ['389 000', 'sale', 389_000, LOCALE],
  ['389\u00a0000', 'sale', 389_000, LOCALE],
  ['389\u202f000', 'sale', 389_000, LOCALE],
  ['389\u2009000', 'sale', 389_000, LOCALE],
  ["389'000", 'sale', 389_000, LOCALE],
  ['389’000', 'sale', 389_000, LOCALE],
  ['389,000', 'sale', 389_000, LOCALE],
  ['495.000,00', 'sale', 495_000, LOCALE],
  ['495,000.00', 'sale', 495_000, LOCALE],
  ['495 000,00 €', 'sale', 495_000, LOCALE],
  ['€ 389000', 'sale', 389_000, SYSTEM],
  ['€389.000', 'sale', 389_000, SYSTEM],
  ['EUR 389.000', 'sale', 389_000, SYSTEM],
  ['389.000 EUR', 'sale', 389_000, SYSTEM],
  ['389.000,-', 'sale', 389_000, ADVERT],
  ['€ 389.000,--', 'sale', 389_000, ADVERT],
  ['389.000,- euro', 'sale', 389_000, ADVERT],
  ['1.250.000', 'sale', 1_250_000, LOCALE],
  ['1 250 000,50', 'sale', 1_250_000.5, LOCALE],
  ['3.89E5', 'sale', 389_000, 'XML Schema xs:double'],
  ['\u200e389.000\ufeff', 'sale', 389_000, 'texts copied from web pages'],
  ['389', 'sale', 'outside', 'JSON number 389.000'],
  ['98.000-120.000', 'sale', 'range', ADVERT],
  ['389.000 + frais', 'sale', 'not-number', ADVERT],
  ['àpd 389.000', 'sale', 'not-number', ADVERT],
  ['389k', 'sale', 'not-number', ADVERT],
  ['389.00.0', 'sale', 'not-number', ADVERT],
  ['1.250', 'rent', 1_250, SYSTEM],
  ['850.000', 'rent', 850, 'a decimal column with three places'],
  ['1.250 €/maand', 'rent', 1_250, ADVERT],
  ['950,00 € par mois', 'rent', 950, ADVERT],
  ['12.000 €/an', 'rent', 'not-number', ADVERT],
  ['1.250 m²', 'livingArea', 1_250, SYSTEM],
  ['2 500', 'groundArea', 2_500, LOCALE],
  ['129,5', 'livingArea', 129.5, LOCALE],
  ['129.50', 'livingArea', 129.5, DECIMAL],
  ['85.5000', 'livingArea', 85.5, 'a decimal column with four places'],
  ['85m2', 'livingArea', 85, ADVERT],
  ['12.500', 'livingArea', 'two-readings', 'a decimal column with three places, or thousands'],
  ['98-120', 'livingArea', 'range', ADVERT],
  ['98 à 120 m²', 'livingArea', 'range', ADVERT],
  ['98 tot 120', 'livingArea', 'range', ADVERT],
  ['98–120', 'livingArea', 'range', ADVERT],
  ['± 120', 'livingArea', 'not-number', ADVERT],
  ['> 500', 'groundArea', 'not-number', ADVERT],
  ['12a 50ca', 'groundArea', 'not-number', 'cadastral notation of areas'],
  ['1.234,5 kWh', 'energyPerformance', 1_234.5, CERTIFICATE],
  ['133,4 kWh/(m²a)', 'energyPerformance', 133.4, CERTIFICATE],
  ['214 kWh/m².jaar', 'energyPerformance', 214, CERTIFICATE],
  ['214 kWhEP/m²/an', 'energyPerformance', 214, CERTIFICATE],
  ['-12,5', 'energyPerformance', -12.5, CERTIFICATE],
  ['−12', 'energyPerformance', -12, 'typographic minus sign'],
  ['179-179', 'energyPerformance', 179, 'Whise: detail 2089 as a range of equal ends'],
  ['389.000', 'energyPerformance', 389, 'a decimal column with three places'],
  ['1.250', 'energyPerformance', 'two-readings', 'a decimal column with three places, or thousands'],
  ['12345 kWh', 'energyPerformance', 'outside', 'the yearly total in the field of a square metre'],
  ['12345 kWh', 'energyTotal', 12_345, CERTIFICATE],
  ['33.810 kWh/jaar', 'energyTotal', 'two-readings', CERTIFICATE],
  ['52 kg CO2/m².an', 'co2', 52, CERTIFICATE],
  ['2.000', 'bedrooms', 2, 'a decimal column with three places'],
  ['12,5 %', 'registrationRights', 12.5, LOCALE],
  ['6,20 m', 'frontWidth', 6.2, LOCALE],
  ['1.998', 'constructionYear', 1_998, 'a year that a system grouped as an amount'],
  ['15 jaar', 'longestDuration', 15, 'Skarabee: MaximalDuration with its unit'],
  ['１２３', 'livingArea', 'not-number', 'full-width digits'],
  ['', 'livingArea', 'not-number', SYSTEM],
];
