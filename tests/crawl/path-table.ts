import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = { readonly original: string; readonly paths: Readonly<Record<string, string>> };

/** Rows of the sample's path table. */
function pathTable(tree: string): readonly Row[] {
  return JSON.parse(readFileSync(join(tree, 'fixtures/agency/paths.json'), 'utf8')) as readonly Row[];
}

/** Every address of the sample's path table in each language; parameters have a value that matches nothing. */
export function localizedAddresses(tree: string): readonly string[] {
  const all = pathTable(tree).flatMap(({ paths }) => Object.values(paths));
  return [...new Set(all.map(path => path.replaceAll(/\{\w+\}/g, 'nothing')))].toSorted();
}

/** Every original address of the table; parameters have the id of a property. */
export function originalAddresses(tree: string): readonly string[] {
  return [...new Set(pathTable(tree).map(({ original }) => original.replaceAll(/\{\w+\}/g, '6417342')))];
}

/** Address of a page in a language. `localizedAddress('.', '/portal/', 'fr')` → `'/fr/espace-proprietaire/'` */
export function localizedAddress(tree: string, original: string, language: string): string {
  const address = pathTable(tree).find(row => row.original === original)?.paths[language];
  if (address === undefined) throw new Error(`${original} has no address in ${language}`);
  return address;
}
