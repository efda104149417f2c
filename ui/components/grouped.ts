/** A number in Belgian writing in every language, groups of three kept together. `grouped(1250.5)` → `'1.250,5'` */
export function grouped(value: number): string {
  const [whole = '', rest] = String(Math.round(value * 100) / 100).split('.');
  let groups = whole;
  for (let at = whole.length - 3; at > (value < 0 ? 1 : 0); at -= 3)
    groups = `${groups.slice(0, at)}.${groups.slice(at)}`;
  return rest ? `${groups},${rest}` : groups;
}

/** The text on one line, whatever the width. `firm('€ 325.000')` → `'€\u00a0325.000'` */
export function firm(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

const BEFORE_UNIT = /(\d) (?=(?:m²|m|km|ha|kWh|kg|%|€)(?![\p{L}\d]))/gu;
const DIGIT = /\d/;
const AFTER_EURO = /€ (?=\d)/g;

/** A text whose numbers stay on one line with what they count. `measured('72 m² Wohnfläche')` → `'72\u00a0m² Wohnfläche'` */
export function measured(text: string): string {
  // Most texts have no number, and these expressions take longer than to see that.
  if (!DIGIT.test(text)) return text;
  return text.replace(BEFORE_UNIT, '$1\u00a0').replace(AFTER_EURO, '€\u00a0');
}
