import type { Language } from '../text/language.ts';

/** A part of Belgium that people name and that is larger than a municipality. */
export type Area = {
  /** Code in URLs: the NIS code of a region, province or district, or a word such as `coast`. */
  readonly code: string;
  /** Name by language, as shown on its own: 'la côte'. */
  readonly names: Readonly<Record<Language, string>>;
  /** Beginnings of the NIS codes of its municipalities. */
  readonly within: readonly string[];
};

const COAST = ['31004', '31043', '35002', '35011', '35013', '35029', '38008', '38014', '38016'];
const GERMAN_SPEAKING = ['63001', '63012', '63013', '63023', '63040', '63048', '63061', '63067', '63087'];
/** The Ardennes of the tourist offices: Luxembourg without Gaume and Arlon, the district of Dinant, the south of that of Verviers. */
const ARDENNES =
  '82 83 84 91 61019 61024 62009 63001 63012 63013 63038 63045 63049 63067 63072 63073 63075 63076 63080 63086 63087'.split(
    ' ',
  );

const PROVINCE_NAMES: readonly (readonly [code: string, within: readonly string[], names: Area['names']])[] = [
  ['10000', ['1'], of('province d’Anvers', 'provincie Antwerpen', 'province of Antwerp', 'Provinz Antwerpen')],
  ['20001', ['23', '24'], of('Brabant flamand', 'Vlaams-Brabant', 'Flemish Brabant', 'Flämisch-Brabant')],
  ['20002', ['25'], of('Brabant wallon', 'Waals-Brabant', 'Walloon Brabant', 'Wallonisch-Brabant')],
  ['30000', ['3'], of('Flandre occidentale', 'West-Vlaanderen', 'West Flanders', 'Westflandern')],
  ['40000', ['4'], of('Flandre orientale', 'Oost-Vlaanderen', 'East Flanders', 'Ostflandern')],
  ['50000', ['5'], of('Hainaut', 'Henegouwen', 'Hainaut', 'Hennegau')],
  ['60000', ['6'], of('province de Liège', 'provincie Luik', 'province of Liège', 'Provinz Lüttich')],
  ['70000', ['7'], of('Limbourg', 'Limburg', 'Limburg', 'Limburg')],
  ['80000', ['8'], of('province de Luxembourg', 'provincie Luxemburg', 'province of Luxembourg', 'Provinz Luxemburg')],
  ['90000', ['9'], of('province de Namur', 'provincie Namen', 'province of Namur', 'Provinz Namur')],
];

/** Regions, provinces, and parts of the country without a NIS code. */
export const AREAS: readonly Area[] = [
  {
    code: '02000',
    names: of('Flandre', 'Vlaanderen', 'Flanders', 'Flandern'),
    within: ['1', '23', '24', '3', '4', '7'],
  },
  { code: '03000', names: of('Wallonie', 'Wallonië', 'Wallonia', 'Wallonien'), within: ['25', '5', '6', '8', '9'] },
  {
    code: '04000',
    names: of(
      'Bruxelles, 19 communes',
      'Brussel, 19 gemeenten',
      'Brussels, 19 municipalities',
      'Brüssel, 19 Gemeinden',
    ),
    within: ['21'],
  },
  ...PROVINCE_NAMES.map(([code, within, names]) => ({ code, names, within })),
  { code: 'coast', names: of('la côte', 'de kust', 'the coast', 'die Küste'), within: COAST },
  { code: 'ardennes', names: of('les Ardennes', 'de Ardennen', 'the Ardennes', 'die Ardennen'), within: ARDENNES },
  {
    code: 'ostbelgien',
    names: of('Communauté germanophone', 'Duitstalige Gemeenschap', 'German-speaking Community', 'Ostbelgien'),
    within: GERMAN_SPEAKING,
  },
];

const BY_CODE = new Map(AREAS.map(area => [area.code, area]));
/** NIS code of a district: two digits and three zeros. Its municipalities begin with these digits. */
const DISTRICT = /^([1-9][1-9])000$/;

/**
 * Whether a code in an address may be that of an area. Of a district only the form of the code is checked. `isAreaCode('coast')` → `true`,
 * `isAreaCode('92094')` → `false`
 */
export function isAreaCode(code: string): boolean {
  return BY_CODE.has(code) || DISTRICT.test(code);
}

/** The area with a code, districts excepted. `areaWithCode('04000')?.names.nl` → `'Brussel, 19 gemeenten'` */
export function areaWithCode(code: string): Area | undefined {
  return BY_CODE.get(code);
}

/**
 * Whether a municipality is one of the given municipalities or lies in one of the given areas; all are given by code.
 * `isWithinAreas('92094', ['90000'])` → `true`, `isWithinAreas('92094', ['21004', 'coast'])` → `false`
 */
export function isWithinAreas(municipality: string, codes: readonly string[]): boolean {
  return codes.some(code => {
    if (code === municipality) return true;
    const district = BY_CODE.has(code) ? undefined : DISTRICT.exec(code)?.[1];
    const within = district === undefined ? (BY_CODE.get(code)?.within ?? []) : [district];
    return within.some(begin => municipality.startsWith(begin));
  });
}

function of(fr: string, nl: string, en: string, de: string): Area['names'] {
  return { fr, nl, en, de };
}
