import type { ComponentType } from 'react';
import type { Language } from '../../../domain/text/language.ts';
import type { CostBriefProps, CostProps } from './cost-props.ts';
import type { CostWords } from './cost-words.ts';

export type LoadedCost = {
  readonly CostBlock: ComponentType<CostProps>;
  readonly CostTotals: ComponentType<CostBriefProps>;
  readonly words: CostWords;
};

let loaded: LoadedCost | undefined;

/**
 * Loads the cost components and their texts; call before a page with costs is rendered in the browser. A server-rendered page needs them
 * only once the section comes near the window.
 */
export async function loadCost(language: Language): Promise<LoadedCost> {
  if (loaded) return loaded;
  const [{ CostBlock, CostTotals }, words] = await Promise.all([
    import('./cost-block.tsx'),
    import('./cost-words.ts').then(({ fetchCostWords }) => fetchCostWords(language)),
  ]);
  loaded = { CostBlock, CostTotals, words };
  return loaded;
}

/** The cost components; `undefined` until they are loaded. */
export function loadedCost(): LoadedCost | undefined {
  return loaded;
}
