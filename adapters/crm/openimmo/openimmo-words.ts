/** For codes of `zustand_art`, in French, words that the site has in each of its languages; for the others it has none. */
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

/** The same for attributes of `kueche` that say yes; of those that fit the first stands. */
const KITCHENS: readonly (readonly [readonly string[], string])[] = [
  [['EBK', 'OFFEN'], 'équipée, ouverte sur le séjour'],
  [['EBK'], 'équipée'],
  [['PANTRY'], 'coin cuisine'],
  [['OFFEN'], 'ouverte'],
];

/** The same for `heizungsart` and `befeuerung` together. */
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

/** `conditionWord('GEPFLEGT')` → `'bon état'` */
export function conditionWord(code: string | undefined): string | undefined {
  return CONDITIONS.get(code);
}

/** `kitchenWord(new Set(['EBK']))` → `'équipée'` */
export function kitchenWord(said: ReadonlySet<string>): string | undefined {
  return firstOf(KITCHENS, said);
}

/** `heatingWord(new Set(['ZENTRAL', 'GAS']))` → `'chauffage central au gaz'` */
export function heatingWord(said: ReadonlySet<string>): string | undefined {
  return firstOf(HEATINGS, said);
}

/** Every word that is given: a test looks each up in the site's own list. */
export const WORDS: ReadonlySet<string> = new Set([
  ...CONDITIONS.values(),
  ...[...KITCHENS, ...HEATINGS].map(([, word]) => word),
]);

function firstOf(words: typeof KITCHENS, said: ReadonlySet<string>): string | undefined {
  return words.find(([codes]) => codes.every(code => said.has(code)))?.[1];
}
