import { COUNTRY } from '../place/country.ts';
import { type Region, regionOf } from '../place/region.ts';
import type { Language } from '../text/language.ts';
import type { EnergySubject } from './energy-label.ts';

/** By region in each language; German and English take the name of the place, French and Dutch have their own. */
const NAMES: Readonly<Record<Language, Readonly<Record<Region, string>>>> = {
  fr: { flanders: 'PEB', brussels: 'PEB', wallonia: 'PEB' },
  nl: { flanders: 'EPC', brussels: 'EPB', wallonia: 'EPB' },
  en: { flanders: 'EPC', brussels: 'PEB', wallonia: 'PEB' },
  de: { flanders: 'EPC', brussels: 'PEB', wallonia: 'PEB' },
};

/** Outside Belgium, where each country has its own. */
const ABROAD: Readonly<Record<Language, string>> = {
  fr: 'Classe énergétique',
  nl: 'Energieklasse',
  en: 'Energy class',
  de: 'Energieklasse',
};

/**
 * What the energy certificate of a property is called where it stands, as it is said before its class.
 * `certificateName({ countryId: 10, postcode: '5000' }, 'nl')` → `'EPB'`; in Ghent `'EPC'`
 */
export function certificateName({ countryId, postcode }: EnergySubject['place'], language: Language): string {
  if (countryId !== COUNTRY.belgium) return ABROAD[language];
  return NAMES[language][regionOf(countryId, postcode) ?? 'wallonia'];
}
