import type { Language } from '../../../domain/text/language.ts';

export type CostWords = Readonly<Record<string, unknown>>;

const files = import.meta.glob<CostWords>('../../locales/*/cost.json', { import: 'default' });

/** Fetches the texts of costs in a language. They are loaded together with the cost components, because most visitors never need them. */
export async function fetchCostWords(language: Language): Promise<CostWords> {
  return (await files[`../../locales/${language}/cost.json`]?.()) ?? {};
}
