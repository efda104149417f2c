import type { Language } from '../text/language.ts';
import type { PathEntry, PathTable } from './path-table.ts';

/** Decoded values of an address's parameters. */
export type PathParams = Readonly<Record<string, string>>;

/** A matched address; `language` is absent if it matches the entry's `original` path, which has no language. */
export type PathMatch = {
  readonly entry: PathEntry;
  readonly language: Language | undefined;
  readonly params: PathParams;
  /** The page's present address with these parameters, in the table's letter case and with a trailing slash. */
  readonly canonical: string;
};

/** Lookup functions over the path table. Built once per content version. */
export type Routes = {
  /**
   * Finds a path's entry, or `undefined`; a former address finds the entry of the page's present one. Ignores the letter case of fixed segments
   * and a missing trailing slash.
   */
  match(path: string): PathMatch | undefined;
  /**
   * The address of a page in a language; `/` if the table has none or a parameter is missing.
   * `build('for-sale', 'fr')` → `'/fr/a-vendre/'`
   */
  build(page: string, language: Language, params?: PathParams): string;
  /** The address of a page in its original form. `buildOriginal('property-sale', { id: '7' })` → `'/property/7/'` */
  buildOriginal(page: string, params?: PathParams): string;
  /** The page at an original path, for links in texts. `pageAt('/for-sale/')` → `'for-sale'` */
  pageAt(original: string): string | undefined;
  entry(page: string): PathEntry | undefined;
};

type Pattern = {
  readonly entry: PathEntry;
  readonly language: Language | undefined;
  readonly parts: readonly string[];
  /** Parts of the current address; equal to `parts` unless `parts` is a former address. */
  readonly present: readonly string[];
};

/**
 * Builds the lookup functions of a path table. If two entries have the same address, the first one is used, and a current address takes
 * precedence over a former one.
 */
export function makeRoutes(table: PathTable): Routes {
  const fixed = new Map<string, Pattern>();
  const open: Pattern[] = [];
  const byPage = new Map<string, PathEntry>();
  const partsByPath = new Map<string, readonly string[]>();
  const add = (pattern: Pattern) => {
    if (pattern.parts.some(isParameter)) open.push(pattern);
    else if (!fixed.has(keyOf(pattern.parts))) fixed.set(keyOf(pattern.parts), pattern);
  };
  for (const entry of table) {
    if (!byPage.has(entry.page)) byPage.set(entry.page, entry);
    const addresses: [string, Language | undefined][] = [[entry.original, undefined]];
    for (const [language, path] of Object.entries(entry.paths)) addresses.push([path, language as Language]);
    for (const [path, language] of addresses) {
      const parts = partsOf(path);
      if (!parts) continue;
      partsByPath.set(path, parts);
      add({ entry, language, parts, present: parts });
    }
  }
  for (const { entry, language, path } of formerAddresses(table)) {
    const [parts, present] = [partsOf(path), partsOf(entry.paths[language] ?? '')];
    if (parts && present) add({ entry, language, parts, present });
  }
  const filled = (path: string | undefined, params: PathParams) =>
    (path !== undefined && fill(partsByPath.get(path) ?? [], params)) || '/';
  return {
    match(path) {
      const parts = partsOf(path);
      if (!parts) return undefined;
      const found = fixed.get(keyOf(parts)) ?? open.find(pattern => fits(pattern.parts, parts));
      if (!found) return undefined;
      const params: Record<string, string> = Object.create(null);
      found.parts.forEach((part, at) => {
        if (isParameter(part)) params[part.slice(1, -1)] = parts[at] ?? '';
      });
      return { entry: found.entry, language: found.language, params, canonical: fill(found.present, params) ?? '/' };
    },
    build: (page, language, params = {}) => filled(byPage.get(page)?.paths[language], params),
    buildOriginal: (page, params = {}) => filled(byPage.get(page)?.original, params),
    pageAt: original => fixed.get(keyOf(partsOf(original) ?? []))?.entry.page,
    entry: page => byPage.get(page),
  };
}

/** All former addresses of a path table, each with its entry and language. */
export function formerAddresses(
  table: PathTable,
): readonly { readonly entry: PathEntry; readonly language: Language; readonly path: string }[] {
  return table.flatMap(entry =>
    Object.entries(entry.former ?? {}).flatMap(([language, paths]) =>
      paths.map(path => ({ entry, language: language as Language, path })),
    ),
  );
}

function isParameter(part: string): boolean {
  return part.startsWith('{') && part.endsWith('}');
}

/**
 * Decoded segments of a path; `undefined` if it has empty or dot segments, malformed escapes, lone surrogates, encoded slashes or control
 * characters.
 */
function partsOf(path: string): readonly string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  const raw = path.slice(1, path.endsWith('/') ? -1 : undefined);
  if (raw === '') return path.length <= 1 ? [] : undefined;
  const parts: string[] = [];
  for (const part of raw.split('/')) {
    try {
      const decoded = decodeURIComponent(part);
      // The pattern matches control characters on purpose.
      if (decoded === '' || decoded === '.' || decoded === '..' || /[\u0000-\u001f\u007f/\\]/.test(decoded))
        return undefined;
      if (!decoded.isWellFormed()) return undefined;
      parts.push(decoded);
    } catch {
      return undefined;
    }
  }
  return parts;
}

function keyOf(parts: readonly string[]): string {
  return parts.map(part => part.toLowerCase()).join('/');
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, at) => isParameter(part) || part.toLowerCase() === parts[at]?.toLowerCase())
  );
}

function fill(pattern: readonly string[], params: PathParams): string | undefined {
  let path = '/';
  for (const part of pattern) {
    const name = part.slice(1, -1);
    const value = !isParameter(part) ? part : Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined || value === '' || !value.isWellFormed()) return undefined;
    path += `${encodeURIComponent(value)}/`;
  }
  return path;
}
