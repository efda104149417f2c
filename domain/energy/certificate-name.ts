import { COUNTRY } from '../place/country.ts';
import { type Region, regionOf } from '../place/region.ts';
import type { Language } from '../text/language.ts';
import type { EnergySubject } from './energy-label.ts';

/** Names by language and region: French and Dutch have their own, German and English use the local name. */
const NAMES: Readonly<Record<Language, Readonly<Record<Region, string>>>> = {
  fr: { flanders: 'PEB', brussels: 'PEB', wallonia: 'PEB' },
  nl: { flanders: 'EPC', brussels: 'EPB', wallonia: 'EPB' },
  en: { flanders: 'EPC', brussels: 'PEB', wallonia: 'PEB' },
  de: { flanders: 'EPC', brussels: 'PEB', wallonia: 'PEB' },
};

/** Generic names outside Belgium, where each country has its own certificate. */
const ABROAD: Readonly<Record<Language, string>> = {
  fr: 'Classe énergétique',
  nl: 'Energieklasse',
  en: 'Energy class',
  de: 'Energieklasse',
};

/**
 * Name of a property's energy certificate in its region, as printed before the class.
 * `certificateName({ countryId: 10, postcode: '5000' }, 'nl')` → `'EPB'`; in Ghent `'EPC'`
 */
export function certificateName({ countryId, postcode }: EnergySubject['place'], language: Language): string {
  if (countryId !== COUNTRY.belgium) return ABROAD[language];
  return NAMES[language][regionOf(countryId, postcode) ?? 'wallonia'];
}
