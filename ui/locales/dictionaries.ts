import { isLanguage, type Language } from '../../domain/text/language.ts';
import type { Dictionary } from './translations.ts';
import { mergeDictionary } from './merge-dictionary.ts';

// Vite needs a literal; a test compares it with `concepts.ts`.
const read = import.meta.glob(
  [
    './*/{common,consent,cost,facts,failed,favourites,feedback,form,home,link,list,listing,login,map,module}.json',
    './*/{not-found,portal,project,property,search}.json',
    './*/desk{,-adverts,-calendar,-hours,-log,-mails,-operation,-people,-privacy,-requests}.json',
  ],
  { eager: true, import: 'default' },
);

const files: { [L in Language]?: Record<string, unknown> } = {};
for (const [path, words] of Object.entries(read)) {
  const [, language, concept] = /^\.\/([a-z]{2})\/([\w-]+)\.json$/.exec(path) ?? [];
  if (isLanguage(language) && concept) (files[language] ??= {})[concept] = words;
}

/** All texts that pages draw in a language, loaded at once: for the server and for the static site. */
export function dictionaryOf(language: Language, fallback: Language): Dictionary {
  return mergeDictionary(files, language, fallback);
}
