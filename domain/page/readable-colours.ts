import { brandColours, type BrandColours, type BrandToken } from './brand-colours.ts';
import { contrast, mix } from './contrast.ts';

/** A colour that cannot be read where the site uses it, and the nearest one that can. */
export type UnreadableColour = {
  readonly token: BrandToken;
  /** The colour beside which it stands, by its name. */
  readonly beside: BrandToken | 'black';
  readonly ratio: number;
  readonly least: number;
  /** What is used instead. */
  readonly used: string;
};

/** WCAG 2.2: body text (1.4.3); large text and what carries a meaning (1.4.3, 1.4.11). */
const TEXT = 4.5;
const LARGE = 3;
/** Texts of the second and third rank are the ink, thinned by paper: a ground has to be light for them to be read. */
const GROUND = 12;
/** As `--ink-3` in ui/styles/tokens.css has it. */
const THINNED = 0.7;
const STEPS = 100;

const GROUNDS = ['card', 'paper', 'sand', 'sandLight', 'valleyTint', 'water'] as const satisfies readonly BrandToken[];

type Pairs = {
  readonly of: BrandToken;
  readonly on: readonly BrandToken[];
  readonly least: number;
  readonly share?: number;
};

/** What stands on what: text in the first colour on the others, or text in the others on the first. */
const PAIRS: readonly Pairs[] = [
  { of: 'ink', on: ['card', 'paper', 'sandLight', 'valleyTint', 'water'], least: TEXT, share: THINNED },
  { of: 'ink', on: ['sand'], least: TEXT },
  { of: 'valley', on: ['card', 'paper', 'sand', 'sandLight', 'valleyTint'], least: TEXT },
  { of: 'valleyDark', on: ['card', 'paper', 'sand', 'sandLight', 'valleyTint'], least: TEXT },
  { of: 'brick', on: ['card', 'paper'], least: TEXT },
  { of: 'brick', on: ['sand', 'sandLight'], least: LARGE },
  { of: 'brickDark', on: ['card', 'paper', 'sandLight'], least: TEXT },
  { of: 'error', on: ['card', 'paper'], least: TEXT },
];

/** Grounds first: what stands on them is measured against what they have become. */
const IN_ORDER = [...GROUNDS, ...new Set(PAIRS.map(pairs => pairs.of))];

/**
 * The colours of a site in which every text of it can be read. What cannot is made darker, a ground lighter, until it can: black
 * and white are the end of it. `readableColours({ valley: '#8fb3ff' }).unreadable` →
 * `[{ token: 'valley', beside: 'sand', ratio: 1.63…, least: 4.5, used: '#50648f' }]`
 */
export function readableColours(given: Partial<BrandColours>): {
  readonly colours: BrandColours;
  readonly unreadable: readonly UnreadableColour[];
} {
  const unreadable = new Map<BrandToken, UnreadableColour>();
  let own = given;
  let settled = false;
  // What is mended changes the shades that are mixed from it, so all are looked at until nothing is left to mend.
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
  const ratio = (colour: string, { beside, share = 1 }: (typeof pairs)[number]) =>
    contrast(mix(colour, colours.paper, share), colours[beside]);
  const short = (colour: string) => pairs.filter(pair => ratio(colour, pair) < pair.least);
  const own = colours[token];
  const [worst] = short(own).toSorted((a, b) => ratio(own, a) / a.least - ratio(own, b) / b.least);
  if (!worst) return undefined;
  const used = nearest(own, '#000000', colour => short(colour).length === 0);
  return { token, beside: worst.beside, ratio: ratio(own, worst), least: worst.least, used };
}

/** The first colour on the way to `end` that will do. */
function nearest(colour: string, end: string, willDo: (colour: string) => boolean): string {
  for (let step = 1; step < STEPS; step++) {
    const moved = mix(end, colour, step / STEPS);
    if (willDo(moved)) return moved;
  }
  return end;
}
