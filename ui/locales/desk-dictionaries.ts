import type { Language } from '../../domain/text/language.ts';
import { dictionaryOf } from './dictionaries.ts';
import { dictionaryFiles, mergeDictionary } from './merge-dictionary.ts';
import type { Dictionary } from './translations.ts';

const files = dictionaryFiles(
  // Vite requires a literal pattern; a test compares it with `concepts.ts`.
  import.meta.glob(
    './*/desk{,-adverts,-calendar,-hours,-log,-mails,-offers,-operation,-people,-privacy,-requests}.json',
    {
      eager: true,
      import: 'default',
    },
  ),
);

/** All texts of the desk's pages in a language, with those of the site: for the server. */
export function deskDictionaryOf(language: Language, fallback: Language): Dictionary {
  return { ...dictionaryOf(language, fallback), ...mergeDictionary(files, language, fallback) };
}
