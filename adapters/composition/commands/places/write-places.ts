/**
 * Writes `domain/place/facts`, the table of Belgian municipalities, their parts and postcodes, a file for each province. Sources: Statbel's
 * classification of 2020 (as collected by vandenbroucke/belgian_municipalities) and bpost's list of postcodes (as collected by
 * timomarant/gizmo); mergers since, English and German names and corrections are in `places/own-facts.ts`.
 * `npm run generate:places -- MUNICIPALITIES.csv POSTCODES.csv`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PROVINCES, type ProvinceId } from '../../../../domain/place/provinces.ts';
import { foldWords } from '../../../../domain/text/fold.ts';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { readArguments } from '../common/read-arguments.ts';
import {
  DISTRICTS,
  DUTCH_NAMES,
  GERMAN_SPEAKING,
  IN_ENGLISH,
  IN_GERMAN,
  MERGED_IN_2019,
  MERGERS,
  PART_NAMES,
  PART_OF,
} from './own-facts.ts';

type Row = Readonly<Record<string, string>>;
/** Names in French and Dutch, which are equal if a place has only one. */
type Names = { readonly fr: string; readonly nl: string };
/** A current municipality, or a former one that merged into another. */
type Found = {
  readonly code: string;
  readonly names: Names;
  readonly province: ProvinceId;
  /**
   * `listed`: postcode of the municipality in the list of municipalities; `own`: postcodes that the list of postcodes has for a place of
   * the same name.
   */
  readonly listed: string;
  readonly own: Set<string>;
  readonly postcodes: Set<string>;
  readonly parts: Map<string, { readonly postcode: string; readonly names: Names }>;
};

const USAGE = 'npm run generate:places -- MUNICIPALITIES.csv POSTCODES.csv';
const [municipalityFile = '', postcodeFile = ''] = readArguments(USAGE, { least: 2, most: 2 }).positionals;
const [municipalityRows, postcodeRows] = [rowsOf(municipalityFile), rowsOf(postcodeFile)];

const before = new Map(municipalityRows.map(row => [field(row, 'nis'), foundOf(row)]));
/** Municipalities that ended in 2019, by name. */
const merged2019 = new Map<string, Found>();
const byName = new Map<string, Found[]>();
for (const found of before.values())
  for (const name of new Set([found.names.fr, found.names.nl].map(foldWords)))
    byName.set(name, [...(byName.get(name) ?? []), found]);
for (const row of postcodeRows) {
  // A municipality without a place of the same name has a row without a postcode, which is skipped.
  if (/^\d{4}$/.test(field(row, 'postcode'))) addPostcode(row);
}

const today = todayOf();
const folder = new URL('../../../../domain/place/facts/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const province of Object.keys(PROVINCES) as ProvinceId[]) {
  const lines = today.filter(one => one.now.province === province).map(lineOf);
  writeFileSync(new URL(`${province}.ts`, folder), sourceOf(province, lines));
}
writeFileSync(new URL('districts.ts', folder), districtsSource());
console.log(
  `${today.length} municipalities, ${before.size} before the mergers of 2025, ${new Set(postcodeRows.map(row => row['postcode'])).size - 1} postcodes`,
);

function rowsOf(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map(line => {
    const values = line.split(',');
    if (values.length !== names.length) throw new Error(`${file}: not ${names.length} values: ${line}`);
    return Object.fromEntries(names.map((name, at) => [name, spelled(values[at] ?? '')]));
  });
}

/**
 * Converts the apostrophes and prefixes of a name to a uniform spelling. `spelled("'s - Gravenbrakel")` → `'’s-Gravenbrakel'`,
 * `spelled('Villers-Le-Bouillet')` → `'Villers-le-Bouillet'`
 */
function spelled(text: string): string {
  return text
    .trim()
    .replaceAll("'", '’')
    .replace(/^’s(?: - | )/, '’s-')
    .replace(/-(?:Le|La|Les|Lez|Sur|Sous|En)-/g, word => word.toLowerCase());
}

function field(row: Row, name: string): string {
  const value = row[name];
  if (!value) throw new Error(`no ${name} in ${JSON.stringify(row)}`);
  return value;
}

function foundOf(row: Row): Found {
  const code = field(row, 'nis');
  const names = { fr: field(row, 'name_fr'), nl: dutchName(code) ?? field(row, 'name_nl') };
  return {
    code,
    names,
    province: provinceNamed(field(row, 'province_nl'), code),
    listed: field(row, 'postcode'),
    own: new Set(),
    postcodes: new Set(),
    parts: new Map(),
  };
}

function dutchName(code: string): string | undefined {
  const key = Object.keys(DUTCH_NAMES).find(each => DUTCH_NAMES[each] === code);
  return key?.slice('4837 '.length);
}

/** Brussels has no province: of the two lists, one has `0` in the place of the province, the other the name of the region. */
function provinceNamed(name: string, at: string): ProvinceId {
  const known = (Object.keys(PROVINCES) as ProvinceId[]).find(
    id => PROVINCES[id].fr === name || PROVINCES[id].nl === name,
  );
  if (known) return known;
  if (name === '0' || name.startsWith('Brussels')) return 'brussels';
  throw new Error(`${at}: no province is named ${name}`);
}

function addPostcode(row: Row): void {
  const [postcode, place, name] = [field(row, 'postcode'), field(row, 'place'), field(row, 'municipality')];
  const before2019 = MERGED_IN_2019[name];
  const found = municipalityNamed(name, `${postcode} ${place}`, provinceNamed(field(row, 'province'), postcode));
  const former = before2019 === undefined ? undefined : formerOf(name, found);
  for (const one of former ? [found, former] : [found]) one.postcodes.add(postcode);
  const named = foldWords(place);
  if (former && foldWords(name) === named) former.own.add(postcode);
  if ([found.names.fr, found.names.nl].some(own => foldWords(own) === named)) {
    found.own.add(postcode);
    return;
  }
  const both = PART_NAMES.find(([code, fr, nl]) => code === postcode && [fr, nl].some(one => foldWords(one) === named));
  const names = both ? { fr: spelled(both[1]), nl: spelled(both[2]) } : { fr: place, nl: place };
  found.parts.set(`${postcode} ${names.fr}`, { postcode, names });
}

function municipalityNamed(name: string, place: string, province: ProvinceId): Found {
  const code = PART_OF[place] ?? MERGED_IN_2019[name] ?? DUTCH_NAMES[place];
  const all = code === undefined ? (byName.get(foldWords(name)) ?? []) : [before.get(code)];
  const found = all.filter(one => one !== undefined && one.province === province);
  if (found.length !== 1 || !found[0]) throw new Error(`${place}: ${found.length} municipalities are named ${name}`);
  return found[0];
}

function formerOf(name: string, now: Found): Found {
  const former = merged2019.get(name) ?? {
    ...now,
    code: '',
    names: { fr: name, nl: name },
    own: new Set<string>(),
    postcodes: new Set<string>(),
  };
  merged2019.set(name, former);
  return former;
}

/** The current municipalities, each with those that merged into it. */
function todayOf(): { readonly now: Found; readonly former: readonly Found[] }[] {
  const gone = new Set(MERGERS.flatMap(({ parts }) => parts));
  const alone = [...before.values()].filter(({ code }) => !gone.has(code)).map(now => ({ now, merged: [] as Found[] }));
  const together = MERGERS.map(({ code, parts, fr, nl }) => {
    const merged = parts.map(part => {
      const found = before.get(part);
      if (!found) throw new Error(`the list of municipalities has no ${part}`);
      return found;
    });
    const [first] = merged;
    if (!first) throw new Error(`${code} has no parts`);
    const now: Found = {
      ...first,
      code,
      names: { fr: fr ?? first.names.fr, nl: nl ?? first.names.nl },
      postcodes: new Set(merged.flatMap(({ postcodes }) => [...postcodes])),
      parts: new Map(merged.flatMap(({ parts }) => [...parts])),
    };
    return { now, merged };
  });
  return [...alone, ...together]
    .map(({ now, merged }) => ({ now, former: [...merged, ...since2019(now, merged)] }))
    .toSorted((a, b) => (a.now.code < b.now.code ? -1 : 1));
}

function since2019(now: Found, merged: readonly Found[]): Found[] {
  const codes = [now, ...merged].map(({ code }) => code);
  return [...merged2019].filter(([name]) => codes.includes(MERGED_IN_2019[name] ?? '')).map(([, former]) => former);
}

/** `code|language|main postcode|names|postcodes with their parts|former municipalities`, for domain/place/belgian-municipality.ts. */
function lineOf({ now, former }: (typeof today)[number]): string {
  const { code, names } = now;
  const german = GERMAN_SPEAKING[code];
  const { region } = PROVINCES[now.province];
  const language = german ? 'de' : { flanders: 'nl', wallonia: 'fr', brussels: 'fr-nl' }[region];
  const local = german ?? (region === 'flanders' ? names.nl : names.fr);
  const own = { ...names, en: IN_ENGLISH[code] ?? local, de: german ?? IN_GERMAN[code] ?? local };
  const all = LANGUAGES.map(each => own[each]);
  const parts = [...now.parts.values()];
  const postcodes = [...now.postcodes].sort().map(postcode => {
    const here = parts.filter(part => part.postcode === postcode).map(part => bothOf(part.names));
    return here.length === 0 ? postcode : `${postcode} ${here.join(',')}`;
  });
  const gone = former.map(one => [one.code || '-', [...one.postcodes].sort().join('+'), bothOf(one.names)].join(' '));
  const named = all.every(name => name === all[0]) ? all[0] : all.join('=');
  return [code, language, mainOf(now), named, postcodes.join(';'), gone.join(';')].join('|');
}

/** Main postcode of a municipality: the lowest one of a place of the same name, otherwise that of the list of municipalities. */
function mainOf({ own, listed }: Found): string {
  return [...own].sort()[0] ?? listed;
}

function bothOf({ fr, nl }: Names): string {
  return fr === nl ? fr : `${fr}=${nl}`;
}

function sourceOf(province: ProvinceId, lines: readonly string[]): string {
  return `/** Municipalities of ${PROVINCES[province].en}. Written by \`npm run generate:places\`, which names the sources. */
export const ${province.toUpperCase().replaceAll('-', '_')} = \`
${lines.join('\n')}
\`;
`;
}

function districtsSource(): string {
  const districts = new Map(
    municipalityRows.map(row => [
      field(row, 'nis').slice(0, 2),
      { fr: field(row, 'district_fr'), nl: field(row, 'district_nl') },
    ]),
  );
  const lines = [...districts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, names]) => ({ code, ...(DISTRICTS[code] ?? names) }))
    .map(({ code, fr, nl }) => `  '${code}': { fr: '${fr}', nl: '${nl}' },`);
  return `/** Districts (arrondissements) by the first two digits of NIS codes. Written by \`npm run generate:places\`, which names the sources. */
export const DISTRICTS: Readonly<Record<string, { readonly fr: string; readonly nl: string }>> = {
${lines.join('\n')}
};
`;
}
