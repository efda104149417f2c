import type { Language } from '../../../domain/text/language.ts';

export type CostWords = Readonly<Record<string, unknown>>;

const files = import.meta.glob<CostWords>('../../locales/*/cost.json', { import: 'default' });

/** The words of costs in a language, fetched with what draws these: most visitors never come to them. */
export async function fetchCostWords(language: Language): Promise<CostWords> {
  return (await files[`../../locales/${language}/cost.json`]?.()) ?? {};
}
