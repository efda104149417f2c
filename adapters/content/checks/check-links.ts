import { type Reason, reason } from '../../../application/finding/reason.ts';
import type { Page } from '../../../domain/page/page.ts';
import type { TopBarItem } from '../../../domain/page/site.ts';
import type { PathEntry } from '../../../domain/routing/path-table.ts';
import { makeRoutes } from '../../../domain/routing/routes.ts';
import type { Report } from '../files/content-finding.ts';

/**
 * Reports to `warn` each internal link of the top bar, a redirect or a breadcrumb that leads to no page. Ignores links to files, such as
 * `/films/town.mp4`.
 */
export function checkLinks(
  {
    pages,
    pathTable,
    topBar,
  }: {
    readonly pages: readonly Page[];
    readonly pathTable: readonly PathEntry[];
    readonly topBar: readonly TopBarItem[];
  },
  warn: Report,
): void {
  const routes = makeRoutes(pathTable);
  const check = (address: string | undefined, tell: (why: Reason) => void) => {
    if (address === undefined || !address.startsWith('/')) return;
    const path = address.split(/[?#]/, 1)[0] ?? '';
    if (!path.includes('{') && !/\.\w+$/.test(path) && !routes.match(path)) tell(reason('no-page-at', { path }));
  };
  topBar.forEach(({ link }, at) => check(link, why => warn('site.json', '', `topBar.${at}.link`, why)));
  for (const { id, redirectUrl } of pages) check(redirectUrl, why => warn('pages.json', id, 'redirectUrl', why));
  for (const { page, breadcrumb } of pathTable)
    for (const [language, crumb] of Object.entries(breadcrumb))
      check(crumb.path, why => warn('paths.json', page, `breadcrumb.${language}.path`, why));
}
