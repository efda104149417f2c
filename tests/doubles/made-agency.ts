import { seeded } from '../support/run/seeded.ts';

/** A property independent of the CRM that stores it; the same seed creates the same properties. */
export type MadeEstate = {
  readonly id: number;
  readonly goal: 'sale' | 'rent';
  readonly type: 'house' | 'flat' | 'plot' | 'office' | 'shop' | 'garage';
  readonly town: { readonly name: string; readonly zip: string; readonly latitude: number; readonly longitude: number };
  readonly street: string;
  readonly houseNumber: string;
  readonly showsAddress: boolean;
  readonly price: number;
  readonly showsPrice: boolean;
  readonly state: 'available' | 'option' | 'sold' | 'withdrawn';
  readonly viager: boolean;
  readonly project: number | undefined;
  readonly pictures: number;
  /** Languages of its texts. */
  readonly languages: readonly MadeLanguage[];
  readonly bedrooms: number;
  readonly livingArea: number;
  readonly energy: number;
  /** Days since the start of 2026. */
  readonly createdOn: number;
  readonly changedAt: number;
};

export type MadeLanguage = 'nl' | 'fr' | 'en';
export type MadeProject = { readonly id: number; readonly town: MadeEstate['town'] };

export type MadeAgency = {
  readonly estates: readonly MadeEstate[];
  readonly projects: readonly MadeProject[];
};

/** Latest change of the generated properties (Unix ms); tests' clocks start there. */
export const MADE_AT = Date.UTC(2026, 5, 15, 9);

const TOWNS: readonly MadeEstate['town'][] = [
  { name: 'Gent', zip: '9000', latitude: 51.0538, longitude: 3.725 },
  { name: 'Namur', zip: '5000', latitude: 50.4669, longitude: 4.8675 },
  { name: 'Ixelles', zip: '1050', latitude: 50.8333, longitude: 4.3667 },
  { name: 'Leuven', zip: '3000', latitude: 50.8796, longitude: 4.7009 },
  { name: 'Liège', zip: '4000', latitude: 50.6337, longitude: 5.5675 },
];
const STREETS = ['Kouterdreef', 'Rue des Tanneurs', 'Avenue Longchamp', 'Tiensevest', 'Quai de Rome'];
const TYPES: readonly MadeEstate['type'][] = ['house', 'flat', 'flat', 'house', 'plot', 'office', 'shop', 'garage'];
const FIRST_ID = 4_100_000;
const PROJECT = 4_000_001;

/**
 * An agency with `size` properties. The first ones are the cases a site must handle: hidden price, hidden address, under option, sold,
 * withdrawn, viager (life annuity), units of a project, no pictures, one language.
 */
export function makeAgency(size: number, seed = 1): MadeAgency {
  const chance = seeded(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
  const estates = Array.from({ length: size }, (_, at): MadeEstate => {
    const rent = chance() < 0.25;
    return {
      id: FIRST_ID + at,
      goal: rent ? 'rent' : 'sale',
      type: pick(TYPES),
      town: pick(TOWNS),
      street: pick(STREETS),
      houseNumber: String(1 + Math.floor(chance() * 180)),
      showsAddress: chance() < 0.8,
      price: rent ? 650 + 25 * Math.floor(chance() * 60) : 95_000 + 5_000 * Math.floor(chance() * 150),
      showsPrice: chance() < 0.9,
      state: chance() < 0.85 ? 'available' : pick(['option', 'sold', 'withdrawn']),
      viager: false,
      project: undefined,
      pictures: Math.floor(chance() * 5),
      languages: chance() < 0.8 ? ['nl', 'fr', 'en'] : ['nl', 'fr'],
      bedrooms: 1 + Math.floor(chance() * 5),
      livingArea: 40 + Math.floor(chance() * 200),
      energy: 40 + Math.floor(chance() * 400),
      createdOn: Math.floor(chance() * 150),
      changedAt: MADE_AT,
    };
  });
  const cases: readonly Partial<MadeEstate>[] = [
    { showsPrice: false, state: 'available' },
    { showsAddress: false, state: 'available' },
    { state: 'option' },
    { state: 'sold' },
    { state: 'withdrawn' },
    { goal: 'sale', type: 'house', viager: true, state: 'available', price: 145_000 },
    { goal: 'sale', type: 'flat', project: PROJECT, state: 'available', price: 245_000 },
    { goal: 'sale', type: 'flat', project: PROJECT, state: 'sold', price: 265_000 },
    { pictures: 0, state: 'available' },
    { languages: ['fr'], state: 'available' },
    { languages: ['nl'], state: 'available', goal: 'rent', price: 850, showsPrice: true },
  ];
  return {
    estates: estates.map((estate, at) => ({ ...estate, ...cases[at] })),
    projects: size > 6 ? [{ id: PROJECT, town: TOWNS[0] as MadeEstate['town'] }] : [],
  };
}

/** Properties that visitors may see. */
export function offered({ estates }: MadeAgency): readonly MadeEstate[] {
  return estates.filter(({ state }) => state !== 'withdrawn');
}

/** Title and text of a property in one of its languages. */
export function madeTexts({ id, type, town }: MadeEstate, language: MadeLanguage): { title: string; text: string } {
  const words = { nl: ['te', 'Een rustige ligging'], fr: ['à', 'Une situation calme'], en: ['in', 'A quiet place'] };
  const [at, text] = words[language];
  return { title: `${type} ${at} ${town.name}`, text: `<p>${text} &amp; ${id}.</p>` };
}

/** The agency after changes: one price changed, one property withdrawn, one added. */
export function nextDay({ estates, projects }: MadeAgency): MadeAgency {
  const changedAt = MADE_AT + 24 * 3_600_000;
  const last = estates.at(-1);
  if (!last) return { estates, projects };
  const cheaper = estates.findIndex(({ state, showsPrice }) => state === 'available' && showsPrice);
  const withdrawn = estates.findLastIndex(({ state }) => state === 'available');
  return {
    projects,
    estates: [
      ...estates.map((estate, at): MadeEstate => {
        if (at === cheaper) return { ...estate, price: estate.price - 25, changedAt };
        return at === withdrawn && withdrawn !== cheaper ? { ...estate, state: 'withdrawn', changedAt } : estate;
      }),
      { ...last, id: last.id + 1, state: 'available', changedAt },
    ],
  };
}
