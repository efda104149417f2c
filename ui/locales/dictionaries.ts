import type { Language } from '../../domain/text/language.ts';
import { dictionaryFiles, mergeDictionary } from './merge-dictionary.ts';
import type { Dictionary } from './translations.ts';

const files = dictionaryFiles(
  // Vite requires a literal pattern; a test compares it with `concepts.ts`.
  import.meta.glob(
    [
      './*/{common,consent,cost,facts,failed,favourites,feedback,form,home,link,list,listing,login,map,module}.json',
      './*/{not-found,portal,project,property,search}.json',
    ],
    { eager: true, import: 'default' },
  ),
);

/** All texts of the site's pages in a language, loaded at once: for the server and for the static site. */
export function dictionaryOf(language: Language, fallback: Language): Dictionary {
  return mergeDictionary(files, language, fallback);
}
