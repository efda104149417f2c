import type { Language } from '../../../domain/text/language.ts';

/** States of a building by Whise's ids: its records have no words for them. 9 is unknown. */
type StateId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 11 | 13 | 14 | 15;

const WORDS: Readonly<Record<Language, Readonly<Record<StateId, string>>>> = {
  fr: {
    1: 'neuf',
    2: 'très bon état',
    3: 'rafraîchi',
    4: 'bon état',
    5: 'à rafraîchir',
    6: 'à rénover',
    7: 'à reconstruire',
    8: 'à démolir',
    11: 'à construire',
    13: 'nouvelle construction',
    14: 'travaux légers à prévoir',
    15: 'rénové',
  },
  nl: {
    1: 'nieuw',
    2: 'zeer goede staat',
    3: 'opgefrist',
    4: 'goede staat',
    5: 'op te frissen',
    6: 'te renoveren',
    7: 'te herbouwen',
    8: 'af te breken',
    11: 'te bouwen',
    13: 'nieuwbouw',
    14: 'kleine werken nodig',
    15: 'gerenoveerd',
  },
  en: {
    1: 'new',
    2: 'very good',
    3: 'refreshed',
    4: 'good',
    5: 'to be refreshed',
    6: 'to be renovated',
    7: 'to be rebuilt',
    8: 'to be demolished',
    11: 'to be built',
    13: 'new development',
    14: 'minor works needed',
    15: 'renovated',
  },
  de: {
    1: 'neu',
    2: 'sehr guter Zustand',
    3: 'aufgefrischt',
    4: 'guter Zustand',
    5: 'aufzufrischen',
    6: 'renovierungsbedürftig',
    7: 'wiederaufzubauen',
    8: 'abzureißen',
    11: 'zu bauen',
    13: 'Neubau',
    14: 'kleine Arbeiten nötig',
    15: 'renoviert',
  },
};

/** The word for a building's state; of one that is unknown there is none. `stateWord('nl', '6')` → `'te renoveren'` */
export function stateWord(language: Language, id: string | undefined): string | undefined {
  return id === undefined ? undefined : (WORDS[language] as Readonly<Record<string, string>>)[id];
}
