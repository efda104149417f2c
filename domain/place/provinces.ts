import type { Language } from '../text/language.ts';
import type { Region } from './region.ts';

/** The ten provinces, and the Brussels region, which belongs to none of them. */
export type ProvinceId =
  | 'antwerp'
  | 'brussels'
  | 'east-flanders'
  | 'flemish-brabant'
  | 'hainaut'
  | 'liege'
  | 'limburg'
  | 'luxembourg'
  | 'namur'
  | 'walloon-brabant'
  | 'west-flanders';

/** Names of the provinces, and their regions. */
export const PROVINCES: {
  readonly [Id in ProvinceId]: Readonly<Record<Language, string>> & { readonly region: Region };
} = {
  antwerp: { region: 'flanders', fr: 'Anvers', nl: 'Antwerpen', en: 'Antwerp', de: 'Antwerpen' },
  brussels: {
    region: 'brussels',
    fr: 'Région de Bruxelles-Capitale',
    nl: 'Brussels Hoofdstedelijk Gewest',
    en: 'Brussels-Capital Region',
    de: 'Region Brüssel-Hauptstadt',
  },
  'east-flanders': {
    region: 'flanders',
    fr: 'Flandre orientale',
    nl: 'Oost-Vlaanderen',
    en: 'East Flanders',
    de: 'Ostflandern',
  },
  'flemish-brabant': {
    region: 'flanders',
    fr: 'Brabant flamand',
    nl: 'Vlaams-Brabant',
    en: 'Flemish Brabant',
    de: 'Flämisch-Brabant',
  },
  hainaut: { region: 'wallonia', fr: 'Hainaut', nl: 'Henegouwen', en: 'Hainaut', de: 'Hennegau' },
  liege: { region: 'wallonia', fr: 'Liège', nl: 'Luik', en: 'Liège', de: 'Lüttich' },
  limburg: { region: 'flanders', fr: 'Limbourg', nl: 'Limburg', en: 'Limburg', de: 'Limburg' },
  luxembourg: { region: 'wallonia', fr: 'Luxembourg', nl: 'Luxemburg', en: 'Luxembourg', de: 'Luxemburg' },
  namur: { region: 'wallonia', fr: 'Namur', nl: 'Namen', en: 'Namur', de: 'Namur' },
  'walloon-brabant': {
    region: 'wallonia',
    fr: 'Brabant wallon',
    nl: 'Waals-Brabant',
    en: 'Walloon Brabant',
    de: 'Wallonisch-Brabant',
  },
  'west-flanders': {
    region: 'flanders',
    fr: 'Flandre occidentale',
    nl: 'West-Vlaanderen',
    en: 'West Flanders',
    de: 'Westflandern',
  },
};
