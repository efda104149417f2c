import { type Reason, reason } from '../../../application/finding/reason.ts';
import type { Page, PageKind } from '../../../domain/page/page.ts';
import type { PathEntry } from '../../../domain/routing/path-table.ts';
import { isLanguage, type Language } from '../../../domain/text/language.ts';
import type { Report } from '../files/content-finding.ts';

const FILE = 'paths.json';
/** First parts of addresses that are no pages: previews, the interface, pictures, files of the build. */
const OWN_PARTS = ['preview', 'api', 'pictures', 'captcha', 'assets', 'icons', 'images'];
/** What the secret of a link is called in the paths of the pages to which mails link. */
const SECRETS: { readonly [K in PageKind]?: string } = { link: '{secret}', 'set-password': '{token}' };

/**
 * Checks the path table against itself and the pages: a page stands in it once and it names no stranger, no two entries
 * share a localized path (the first has it), each path names what its original names, and none begins as an address does that
 * is no page or names a language. The secret of a link is the last part of its path, and no other part: there alone stored mails hide it.
 * A path that fails is left out.
 */
export function checkPaths(
  entries: readonly PathEntry[],
  pages: ReadonlyMap<string, Page>,
  report: Report,
): readonly PathEntry[] {
  const taken = new Map<string, string>();
  const originals = new Map<string, PathEntry>();
  return entries.flatMap(entry => {
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
    // Sale and rent share '/property/{id}/': there the id alone decides.
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
}

/** Leaves out pages that no path leads to, and reports them. */
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

/** Why the path of a page to which mails link would leave the secret of a link where stored mails do not hide it. */
function misplacedSecret({ kind }: Page, path: string): Reason | undefined {
  const secret = SECRETS[kind];
  if (secret === undefined || (path.endsWith(`/${secret}/`) && path.split(secret).length === 2)) return undefined;
  return reason('path-secret', { kind, ending: `/${secret}/`, secret });
}

/** Two paths with one shape are one address whatever their parameters are called. */
function shapeOf(path: string): string {
  return path.replace(/\{[a-z]+\}/g, '{}');
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name);
}
