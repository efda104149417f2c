import { brandColours, type BrandColours, type BrandToken } from './brand-colours.ts';
import { contrast, mix } from './contrast.ts';

/** A colour with too little contrast where the site uses it, and its readable replacement. */
export type UnreadableColour = {
  readonly token: BrandToken;
  /** Name of the colour with which `token` has too little contrast. */
  readonly beside: BrandToken | 'black';
  readonly ratio: number;
  readonly least: number;
  /** Replacement colour. */
  readonly used: string;
};

/** WCAG 2.2 minimum contrast: `TEXT` for body text (1.4.3), `LARGE` for large text and meaningful graphics (1.4.3, 1.4.11). */
const TEXT = 4.5;
const LARGE = 3;
/** Minimum contrast of a background with black. Secondary text is ink mixed with paper, so backgrounds must be light. */
const GROUND = 12;
/** Share of `ink` in the palest text colour, as in `--ink-3` of ui/styles/tokens.css; the rest is background. */
const THINNED = 0.7;
/** Share of `ink` in the borders of fields and buttons, as in `--control` of ui/styles/tokens.css; the rest is `card`. */
const BORDER = 0.56;
const STEPS = 100;

const GROUNDS = ['card', 'paper', 'sand', 'sandLight', 'valleyTint', 'water'] as const satisfies readonly BrandToken[];

type Pairs = {
  readonly of: BrandToken;
  readonly on: readonly BrandToken[];
  readonly least: number;
  readonly share?: number;
  /** Background with which the text colour is mixed; `paper` if absent. */
  readonly into?: BrandToken;
};

/** Pairs that occur in the styles: text in `of` on the backgrounds `on`, or text in `on` on the background `of`. */
const PAIRS: readonly Pairs[] = [
  { of: 'ink', on: ['card', 'paper', 'sandLight', 'valleyTint', 'water'], least: TEXT, share: THINNED },
  { of: 'ink', on: ['card'], least: LARGE, share: BORDER, into: 'card' },
  { of: 'ink', on: ['sand'], least: TEXT },
  { of: 'valley', on: ['card', 'paper', 'sand', 'sandLight', 'valleyTint'], least: TEXT },
  { of: 'valleyDark', on: ['card', 'paper', 'sand', 'sandLight', 'valleyTint'], least: TEXT },
  { of: 'brick', on: ['card', 'paper'], least: TEXT },
  { of: 'brick', on: ['sand', 'sandLight'], least: LARGE },
  { of: 'brickDark', on: ['card', 'paper', 'sandLight'], least: TEXT },
  { of: 'error', on: ['card', 'paper'], least: TEXT },
];

/** Backgrounds first: text colours are then measured against the corrected backgrounds. */
const IN_ORDER = [...GROUNDS, ...new Set(PAIRS.map(pairs => pairs.of))];

/**
 * Corrects a site's colours until every text is readable: backgrounds are lightened towards white, text is darkened towards black.
 * `readableColours({ valley: '#8fb3ff' }).unreadable` → `[{ token: 'valley', beside: 'sand', ratio: 1.63…, least: 4.5, used: '#50648f'
 * }]`
 */
export function readableColours(given: Partial<BrandColours>): {
  readonly colours: BrandColours;
  readonly unreadable: readonly UnreadableColour[];
} {
  const unreadable = new Map<BrandToken, UnreadableColour>();
  let own = given;
  let settled = false;
  // A corrected colour changes the shades mixed from it, so all colours are checked again until none fails.
  while (!settled) {
    settled = true;
    for (const token of IN_ORDER) {
      const colours = brandColours(own);
      const flaw = isGround(token) ? darkGround(token, colours) : faintText(token, colours);
      if (!flaw) continue;
      settled = false;
      own = { ...own, [token]: flaw.used };
      if (given[token] !== undefined) unreadable.set(token, { ...flaw, ...unreadable.get(token), used: flaw.used });
    }
  }
  return { colours: brandColours(own), unreadable: [...unreadable.values()] };
}

function isGround(token: BrandToken): boolean {
  return GROUNDS.some(ground => ground === token);
}

function darkGround(token: BrandToken, colours: BrandColours): UnreadableColour | undefined {
  const ratio = contrast(colours[token], '#000000');
  if (ratio >= GROUND) return undefined;
  const used = nearest(colours[token], '#ffffff', colour => contrast(colour, '#000000') >= GROUND);
  return { token, beside: 'black', ratio, least: GROUND, used };
}

function faintText(token: BrandToken, colours: BrandColours): UnreadableColour | undefined {
  const pairs = PAIRS.filter(({ of }) => of === token).flatMap(({ on, ...rest }) =>
    on.map(beside => ({ beside, ...rest })),
  );
  const ratio = (colour: string, { beside, share = 1, into = 'paper' }: (typeof pairs)[number]) =>
    contrast(mix(colour, colours[into], share), colours[beside]);
  const short = (colour: string) => pairs.filter(pair => ratio(colour, pair) < pair.least);
  const own = colours[token];
  const [worst] = short(own).toSorted((a, b) => ratio(own, a) / a.least - ratio(own, b) / b.least);
  if (!worst) return undefined;
  const used = nearest(own, '#000000', colour => short(colour).length === 0);
  return { token, beside: worst.beside, ratio: ratio(own, worst), least: worst.least, used };
}

/** First colour between `colour` and `end`, in 1 % steps, that passes `willDo`; `end` if none does. */
function nearest(colour: string, end: string, willDo: (colour: string) => boolean): string {
  for (let step = 1; step < STEPS; step++) {
    const moved = mix(end, colour, step / STEPS);
    if (willDo(moved)) return moved;
  }
  return end;
}
