/** The text with non-breaking spaces. `withNonBreakingSpaces('€ 325.000')` → `'€\u00a0325.000'` */
export function withNonBreakingSpaces(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

const BEFORE_UNIT = /(\d) (?=(?:m²|m|km|ha|kWh|kg|%|€)(?![\p{L}\d]))/gu;
const DIGIT = /\d/;
const AFTER_EURO = /€ (?=\d)/g;

/** The text with a non-breaking space between each number and its unit. `withNonBreakingUnits('72 m² Wohnfläche')` → `'72\u00a0m² Wohnfläche'` */
export function withNonBreakingUnits(text: string): string {
  // Most texts have no number, and the test is faster than the replacements.
  if (!DIGIT.test(text)) return text;
  return text.replace(BEFORE_UNIT, '$1\u00a0').replace(AFTER_EURO, '€\u00a0');
}
