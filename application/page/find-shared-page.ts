import { isShared, type PageKind } from '../../domain/page/page.ts';
import { resolvePath } from '../../domain/routing/resolve.ts';
import type { Language } from '../../domain/text/language.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { FindSharedPage } from '../request/shared-page.ts';
import { pathOf } from '../view/links.ts';
import { knownQuery } from './known-query.ts';
import type { PageOutcome, PageModel } from './page-model.ts';

type Open = (request: {
  readonly path: string;
  readonly query: string;
  readonly hints: Record<never, never>;
}) => Promise<PageOutcome>;

/** Kinds of pages whose query is part of the content (filters of a list). */
const LISTS: readonly PageKind[] = ['for-sale', 'for-rent', 'viager'];

/**
 * Finds the page whose address a form submits. The returned address contains no text of the request as it was sent: the site's routes build
 * its path, and of its query only known list parameters are kept and encoded again. So a request cannot put other text into a mail.
 */
export function makeFindSharedPage({
  site,
  openPage: open,
}: {
  readonly site: SiteContentSource;
  readonly openPage: Open;
}): FindSharedPage {
  async function viewAt(address: string): Promise<PageModel | undefined> {
    let path = address;
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const outcome = await open({ path: pathOf(path), query: queryOf(path), hints: {} });
      if (outcome.kind === 'page') return outcome.status === 200 ? outcome.view : undefined;
      if (!isOwnAddress(outcome.location)) return undefined;
      path = outcome.location;
    }
    return undefined;
  }

  return async (address, language) => {
    if (!isOwnAddress(address)) return undefined;
    const { content, routes } = site.current();
    const kind = kindAt(pathOf(address), language);
    if (kind === undefined || !isShared(kind)) return undefined;
    const asked = new URLSearchParams(LISTS.includes(kind) ? knownQuery(queryOf(address)) : '');
    const words = asked.getAll('q');
    // The visitor's search words stay in the address, but the title must not contain them, because it appears in a mail.
    asked.delete('q');
    for (const name of ['words', 'sentence', 'was']) asked.delete(name);
    const found = await viewAt(withQuery(pathOf(address), asked));
    const path = found && ownPath(found, language);
    const view = found?.language === language || path === undefined ? found : await viewAt(path);
    if (!view || view.preview || view.personal || !isShared(kindOf(view.page) ?? 'portal')) return undefined;
    for (const text of words) asked.append('q', text);
    return {
      path: withQuery(pathOf(ownPath(view, view.language) ?? routes.build('home', language)), asked),
      title: withoutAgency(view.title, content.agency.name),
    };
  };

  function kindAt(path: string, language: Language): PageKind | undefined {
    const { content, routes } = site.current();
    let resolution = resolvePath(routes, path, content.settings.languages, language);
    if (resolution.kind === 'redirect')
      resolution = resolvePath(routes, resolution.path, content.settings.languages, language);
    return resolution.kind === 'match' && !resolution.preview ? kindOf(resolution.match.entry.page) : undefined;
  }

  function kindOf(id: string): PageKind | undefined {
    return site.current().content.pages.find(page => page.id === id && page.status === 'Published')?.kind;
  }
}

const MOST_STEPS = 3;

/** Accepts a path of this site as a browser would write it; refuses `//host` and backslashes, which browsers treat as another host. */
function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])[^\s\\#\u0000-\u001f\u007f-\u009f]*$/.test(address) && address.isWellFormed();
}

function queryOf(address: string): string {
  const at = address.indexOf('?');
  return at < 0 ? '' : address.slice(at + 1);
}

function withQuery(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Removes the agency's name from a page title, as the mail already names it. `'For sale | Clairval'` → `'For sale'` */
function withoutAgency(title: string, agency: string): string {
  const end = [' – ', ' | ', ' - '].map(sign => `${sign}${agency}`).find(text => title.endsWith(text));
  return end === undefined ? title : title.slice(0, -end.length);
}

/** Path of the same page in a language; `undefined` if the page does not exist in that language. */
function ownPath({ switcher }: PageModel, language: Language): string | undefined {
  return switcher.find(other => other.language === language && other.available)?.href;
}
