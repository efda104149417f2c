import { isLanguage, LANGUAGES, type Language } from '../../domain/text/language.ts';
import type { Dictionary } from './translations.ts';

/** All dictionary files, by language and then by file name. */
export type DictionaryFiles = { readonly [L in Language]?: Readonly<Record<string, unknown>> };

/**
 * Converts Vite's list of dictionary files by path to a table by language and concept. `dictionaryFiles({ './fr/map.json': {} })` → `{ fr:
 * { map: {} } }`
 */
export function dictionaryFiles(read: Readonly<Record<string, unknown>>): DictionaryFiles {
  const files: { [L in Language]?: Record<string, unknown> } = {};
  for (const [path, words] of Object.entries(read)) {
    const [, language, concept] = /^\.\/([a-z]{2})\/([\w-]+)\.json$/.exec(path) ?? [];
    if (isLanguage(language) && concept) (files[language] ??= {})[concept] = words;
  }
  return files;
}

type Words = { readonly [key: string]: string | Words };

/**
 * Cache of merged dictionaries, because merging takes some ten milliseconds, and each version of a site's content needs the same
 * dictionaries.
 */
const merged = new WeakMap<DictionaryFiles, Map<string, Dictionary>>();

/**
 * Merges the texts of one language. A missing text is taken from the default language, else from any other language, so that no page shows
 * a raw key or an empty text.
 */
export function mergeDictionary(files: DictionaryFiles, language: Language, fallback: Language): Dictionary {
  const known = merged.get(files) ?? new Map<string, Dictionary>();
  merged.set(files, known);
  const key = `${language} ${fallback}`;
  let dictionary = known.get(key);
  if (!dictionary) known.set(key, (dictionary = merge(files, new Set([language, fallback, ...LANGUAGES]))));
  return dictionary;
}

/** Merges the dictionaries of the languages in `order`; each text is that of the first language that has it. */
function merge(files: DictionaryFiles, order: ReadonlySet<Language>): Dictionary {
  const codes = [...order];
  const concepts = new Set(codes.flatMap(code => Object.keys(files[code] ?? {})));
  return Object.fromEntries(
    [...concepts].map(concept => [
      concept,
      codes.reduceRight<Words>((words, code) => over(words, files[code]?.[concept]), {}),
    ]),
  );
}

function over(below: Words, above: unknown): Words {
  if (typeof above !== 'object' || above === null) return below;
  const merged: Record<string, string | Words> = { ...below };
  for (const [key, value] of Object.entries(above as Words)) {
    const under = merged[key];
    if (typeof value === 'string') {
      if (value !== '') merged[key] = value;
    } else merged[key] = over(typeof under === 'object' ? under : {}, value);
  }
  return merged;
}
