import type { Language } from '../../../domain/text/language.ts';

export type CostWords = Readonly<Record<string, unknown>>;

const files = import.meta.glob<CostWords>('../../locales/*/cost.json', { import: 'default' });

/** Texts of costs in a language, loaded together with the cost components: most visitors never need them. */
export async function fetchCostWords(language: Language): Promise<CostWords> {
  return (await files[`../../locales/${language}/cost.json`]?.()) ?? {};
}
