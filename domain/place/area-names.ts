import type { Language } from '../text/language.ts';
import { areaWithCode } from './areas.ts';
import { DISTRICTS } from './facts/districts.ts';

const OF_DISTRICT: Readonly<Record<Language, string>> = {
  fr: 'arrondissement de ',
  nl: 'arrondissement ',
  en: 'district of ',
  de: 'Bezirk ',
};

/**
 * Name of an area in a language; `undefined` for an unknown code. Districts have names in French and Dutch only: in other languages, the
 * name in the region's language is used. `areaName('25000', 'fr')` → `'arrondissement de Nivelles'`, `areaName('coast', 'de')` →
 * `'die Küste'`
 */
export function areaName(code: string, language: Language): string | undefined {
  const area = areaWithCode(code);
  if (area) return area.names[language];
  const district = code.endsWith('000') ? DISTRICTS[code.slice(0, 2)] : undefined;
  if (!district) return undefined;
  const isFlemish = /^(?:1|23|24|3|4|7)/.test(code);
  const name = language === 'fr' || language === 'nl' ? district[language] : district[isFlemish ? 'nl' : 'fr'];
  // French elides before a vowel: arrondissement d’Anvers.
  return (language === 'fr' && /^[aeiouyh]/i.test(name) ? 'arrondissement d’' : OF_DISTRICT[language]) + name;
}
