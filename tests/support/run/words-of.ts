import type { Language } from '../../../domain/text/language.ts';
import { deskDictionaryOf } from '../../../ui/locales/desk-dictionaries.ts';

/** A group of texts of a page. `wordsOf('en', 'desk', 'unsent')['send']` → `'Send again'` */
export function wordsOf(language: Language, namespace: string, group: string): Readonly<Record<string, string>> {
  const words = deskDictionaryOf(language, language)[namespace] as Record<string, Readonly<Record<string, string>>>;
  return words[group] ?? {};
}
