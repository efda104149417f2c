import { isLanguage, type Language } from '../../domain/text/language.ts';
import type { Dictionary } from './translations.ts';
import { mergeDictionary } from './merge-dictionary.ts';

const read = import.meta.glob('./*/*.json', { eager: true, import: 'default' });

const files: { [L in Language]?: Record<string, unknown> } = {};
for (const [path, words] of Object.entries(read)) {
  const [, language, concept] = /^\.\/([a-z]{2})\/([\w-]+)\.json$/.exec(path) ?? [];
  if (isLanguage(language) && concept) (files[language] ??= {})[concept] = words;
}

/** All texts of a language, loaded at once: for the server and for the static site. */
export function dictionaryOf(language: Language, fallback: Language): Dictionary {
  return mergeDictionary(files, language, fallback);
}
