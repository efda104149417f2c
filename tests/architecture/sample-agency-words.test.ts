import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPaths } from '../support/run/source-file.ts';

const { agency, brand } = JSON.parse(readFileSync('fixtures/agency/site.json', 'utf8')) as {
  readonly agency: Readonly<Record<string, unknown>>;
  readonly brand: { readonly colors: Readonly<Record<string, string>> };
};
/** White is not specific to the sample. */
const COLOURS = Object.values(brand.colors).filter(colour => colour !== '#ffffff');
const NAME = String(agency['name']);
const PARTICULARS = ['legalName', 'street', 'email', 'enterpriseNumber', 'licence', 'insurer', 'insurancePolicy'].map(
  key => String(agency[key]),
);

/** Uses of the product name, which visitors do not see: changing them would lose data stored under them. */
const OF_THE_SOFTWARE: Readonly<Record<string, RegExp>> = {
  'domain/package.md': /Clairval|clairval\/domain/g,
  'adapters/sql/open-database.ts': /'clairval\.db'/g,
  'adapters/secrets/link-secrets.ts': /'clairval'/g,
  'adapters/secrets/hashes.ts': /'clairval'/g,
  'adapters/secrets/cipher.ts': /'clairval'/g,
  'adapters/breached-passwords/filter-format.ts': /Clairval breached/g,
  'adapters/metrics/site-metrics.ts': /clairval_/g,
  'adapters/metrics/dashboard.json': /clairval_|"[Cc]lairval"/g,
};

const byte = (text: string) => Number(text).toString(16).padStart(2, '0');
const coloursIn = (text: string) => [
  ...Array.from(text.matchAll(/(?:#|%23)([0-9a-f]{6})\b/gi), ([, digits = '']) => `#${digits.toLowerCase()}`),
  ...Array.from(
    text.matchAll(/\brgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/g),
    ([, r = '', g = '', b = '']) => `#${byte(r)}${byte(g)}${byte(b)}`,
  ),
];
/** Comments may contain samples. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const files = ['domain', 'application', 'adapters', 'ui']
  .flatMap(readPaths)
  .filter(path => /\.(?:tsx?|js|css|html|json|svg|webmanifest|md)$/.test(path) && !path.includes('/decisions/'))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }));

test('the check reads code and finds colours', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(coloursIn('a{color:#1F4D45;fill:rgb(31 77 69)}').every(colour => COLOURS.includes(colour))).toBe(true);
});

test('no code contains the name of the sample agency', () => {
  const named = files.filter(({ path, text }) =>
    codeOf(text)
      .replace(OF_THE_SOFTWARE[path] ?? /(?!)/g, '')
      .toLowerCase()
      .includes(NAME.toLowerCase()),
  );
  expect(named.map(({ path }) => path)).toEqual([]);
});

test('each listed file contains the product name', () => {
  for (const [path, name] of Object.entries(OF_THE_SOFTWARE)) expect(readFileSync(path, 'utf8'), path).toMatch(name);
});

test('no code contains its colours', () => {
  const coloured = files.filter(({ text }) => coloursIn(codeOf(text)).some(colour => COLOURS.includes(colour)));
  expect(coloured.map(({ path }) => path)).toEqual([]);
});

test('no code contains its address, contact or registration data', () => {
  const told = files.filter(({ text }) => PARTICULARS.some(particular => codeOf(text).includes(particular)));
  expect(told.map(({ path }) => path)).toEqual([]);
});
