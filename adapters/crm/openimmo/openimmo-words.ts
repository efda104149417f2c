/** French words for codes of `zustand_art`; the site translates them. Other codes have no word. */
const CONDITIONS: ReadonlyMap<string | undefined, string> = new Map([
  ['ERSTBEZUG', 'neuf'],
  ['NEUWERTIG', 'excellent état'],
  ['GEPFLEGT', 'bon état'],
  ['MODERNISIERT', 'rénové'],
  ['VOLL_SANIERT', 'rénové'],
  ['TEIL_VOLLSANIERT', 'rénové'],
  ['TEIL_VOLLRENOVIERT', 'rénové'],
  ['TEIL_VOLLRENOVIERUNGSBED', 'à rafraîchir'],
  ['SANIERUNGSBEDUERFTIG', 'à rénover'],
  ['ROHBAU', 'gros œuvre'],
]);

/** French words for combinations of attributes of `kueche`; the first match counts. */
const KITCHENS: readonly (readonly [readonly string[], string])[] = [
  [['EBK', 'OFFEN'], 'équipée, ouverte sur le séjour'],
  [['EBK'], 'équipée'],
  [['PANTRY'], 'coin cuisine'],
  [['OFFEN'], 'ouverte'],
];

/** French words for combinations of attributes of `heizungsart` and `befeuerung`; the first match counts. */
const HEATINGS: readonly (readonly [readonly string[], string])[] = [
  [['FERN'], 'réseau de chaleur'],
  [['ERDWAERME'], 'pompe à chaleur géothermique'],
  [['LUFTWP'], 'pompe à chaleur'],
  [['ZENTRAL', 'GAS'], 'chauffage central au gaz'],
  [['ZENTRAL', 'OEL'], 'chauffage central au mazout'],
  [['PELLET'], 'pellets'],
  [['GAS'], 'gaz'],
  [['OEL'], 'mazout'],
  [['ELEKTRO'], 'électrique'],
];

/** French word for a code of `zustand_art`. `conditionWord('GEPFLEGT')` → `'bon état'` */
export function conditionWord(code: string | undefined): string | undefined {
  return CONDITIONS.get(code);
}

/** French word for the true attributes of `kueche`. `kitchenWord(new Set(['EBK']))` → `'équipée'` */
export function kitchenWord(said: ReadonlySet<string>): string | undefined {
  return firstOf(KITCHENS, said);
}

/**
 * French words for the true attributes of the heating elements. `heatingWord(new Set(['ZENTRAL', 'GAS']))` →
 * `'chauffage central au gaz'`
 */
export function heatingWord(said: ReadonlySet<string>): string | undefined {
  return firstOf(HEATINGS, said);
}

/** All words above; a test checks that the site can translate each of them. */
export const WORDS: ReadonlySet<string> = new Set([
  ...CONDITIONS.values(),
  ...[...KITCHENS, ...HEATINGS].map(([, word]) => word),
]);

function firstOf(words: typeof KITCHENS, said: ReadonlySet<string>): string | undefined {
  return words.find(([codes]) => codes.every(code => said.has(code)))?.[1];
}
