import { type Reason, reason } from '../../../application/finding/reason.ts';
import type { Page, PageKind } from '../../../domain/page/page.ts';
import type { PathEntry } from '../../../domain/routing/path-table.ts';
import { isLanguage, type Language } from '../../../domain/text/language.ts';
import type { Report } from '../files/content-finding.ts';

const FILE = 'paths.json';
/** First path segments that are reserved for purposes other than pages: previews, the API, pictures, build output. */
const OWN_PARTS = ['preview', 'api', 'pictures', 'captcha', 'assets', 'icons', 'images'];
/** Name of the secret parameter in the paths of pages that are linked in mails. */
const SECRETS: { readonly [K in PageKind]?: string } = { link: '{secret}', 'set-password': '{token}' };

/**
 * Validates the path table and removes entries or localized paths that fail; each is reported. Rules: the page exists; no two entries
 * share a localized path (the first one keeps it, a present path before a former one); each localized path has the parameters of its
 * original, and each former one those of the present one; no path starts with a
 * reserved segment, and no original with a language. A secret parameter must be the last segment of its path and occur only once:
 * only there is it removed from stored mails.
 */
export function checkPaths(
  entries: readonly PathEntry[],
  pages: ReadonlyMap<string, Page>,
  report: Report,
): readonly PathEntry[] {
  const taken = new Map<string, string>();
  const originals = new Map<string, PathEntry>();
  const kept = entries.flatMap(entry => {
    const page = pages.get(entry.page);
    if (!page) {
      report(FILE, entry.page, 'page', reason('no-page', { id: entry.page }));
      return [];
    }
    const own = ownPart(entry.original);
    if (own !== undefined || isLanguage(partsOf(entry.original)[0])) {
      const why = own === undefined ? reason('path-in-language') : reason('path-reserved', { part: own });
      report(FILE, entry.page, 'original', why);
      return [];
    }
    const misplaced = misplacedSecret(page, entry.original);
    if (misplaced !== undefined) {
      report(FILE, entry.page, 'original', misplaced);
      return [];
    }
    const twin = originals.get(shapeOf(entry.original));
    if (!twin) originals.set(shapeOf(entry.original), entry);
    // The pages of properties for sale and for rent share '/property/{id}/': the listing's id decides which one is shown.
    else if (page.kind !== 'property' || pages.get(twin.page)?.kind !== 'property') {
      report(FILE, entry.page, 'original', reason('path-taken', { page: twin.page }));
      return [];
    }
    const paths: { [L in Language]?: string } = {};
    for (const [language, path] of Object.entries(entry.paths)) {
      const field = `paths.${language}`;
      const missing = namesIn(entry.original).find(name => !namesIn(path).includes(name));
      const misplacedHere = misplacedSecret(page, path);
      const owner = taken.get(shapeOf(path));
      const ownBehind = ownPart(path.slice(language.length + 1));
      if (ownBehind === 'preview') report(FILE, entry.page, field, reason('path-preview'));
      else if (missing !== undefined) report(FILE, entry.page, field, reason('path-lacks', { name: `{${missing}}` }));
      else if (misplacedHere !== undefined) report(FILE, entry.page, field, misplacedHere);
      else if (owner !== undefined) report(FILE, entry.page, field, reason('path-taken', { page: owner }));
      else {
        taken.set(shapeOf(path), entry.page);
        paths[language as Language] = path;
      }
    }
    return [{ ...entry, paths }];
  });
  return kept.map(entry =>
    entry.former ? { ...entry, former: keptFormer(entry, entry.former, taken, report) } : entry,
  );
}

/** Former addresses that can redirect to the present one: they have the same parameters and belong to no other page. */
function keptFormer(
  entry: PathEntry,
  former: NonNullable<PathEntry['former']>,
  taken: Map<string, string>,
  report: Report,
): NonNullable<PathEntry['former']> {
  const kept: { [L in Language]?: readonly string[] } = {};
  for (const [key, paths] of Object.entries(former)) {
    const language = key as Language;
    kept[language] = paths.filter(path => {
      const names = namesIn(path);
      const missing = namesIn(entry.paths[language] ?? '').find(name => !names.includes(name));
      const owner = taken.get(shapeOf(path));
      const why =
        missing !== undefined
          ? reason('path-lacks', { name: `{${missing}}` })
          : owner !== undefined
            ? reason('path-taken', { page: owner })
            : undefined;
      if (why) report(FILE, entry.page, `former.${language}`, why);
      else taken.set(shapeOf(path), entry.page);
      return !why;
    });
  }
  return kept;
}

/** Removes and reports pages whose path is missing in the path table or differs from it. */
export function withPaths(pages: readonly Page[], table: readonly PathEntry[], report: Report): readonly Page[] {
  const originals = new Map(table.map(entry => [entry.page, entry.original]));
  return pages.filter(page => {
    const original = originals.get(page.id);
    if (original === page.path) return true;
    report(
      'pages.json',
      page.id,
      'path',
      original ? reason('path-listed-otherwise', { path: original }) : reason('path-not-listed'),
    );
    return false;
  });
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter(part => part !== '');
}

function ownPart(path: string): string | undefined {
  return OWN_PARTS.find(own => own === partsOf(path)[0]);
}

/** Reason why the secret in a mailed link's path is in a position where it would not be removed from stored mails. */
function misplacedSecret({ kind }: Page, path: string): Reason | undefined {
  const secret = SECRETS[kind];
  if (secret === undefined || (path.endsWith(`/${secret}/`) && path.split(secret).length === 2)) return undefined;
  return reason('path-secret', { kind, ending: `/${secret}/`, secret });
}

/** Replaces parameter names, since two paths that differ only in them match the same URLs. */
function shapeOf(path: string): string {
  return path.replace(/\{[a-z]+\}/g, '{}');
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name);
}
