import type { Head } from '../../application/page/head.ts';
import type { PageModel } from '../../application/page/page-model.ts';
import type { SiteView } from '../../application/browse/site-view.ts';
import type { Language } from '../../domain/text/language.ts';
import { type Assets, htmlDocument } from './document.ts';
import { isRoutablePath } from './routable-path.ts';

/** Dependencies of rendering pages; `render` is passed in, so that this folder does not depend on React. */
export type DrawParts = {
  readonly siteView: (language: Language) => Promise<SiteView>;
  readonly render: (url: string, view: PageModel, site: SiteView, consent?: string) => Promise<string>;
  readonly assets: Assets;
  readonly publicUrl: URL;
  /** Addresses of the style sheets of the current content. */
  readonly contentStyles: () => readonly string[];
};

/** Renders the page at a path as a whole document; `consent` is the visitor's stored choice, for a page that is rendered for them only. */
export type DrawDocument = (path: string, view: PageModel, head: Head, consent?: string) => Promise<string>;

export function makeDrawDocument({ siteView, render, assets, publicUrl, contentStyles }: DrawParts): DrawDocument {
  return async (path, view, head, consent) => {
    const site = await siteView(view.language);
    // A path that the router cannot handle is rendered as '/', and without scripts, since the router in the browser would fail too.
    const [address, scripts] = isRoutablePath(path) ? [path, assets.scripts] : ['/', []];
    // The address is concatenated, not resolved: '//' and '//evil.example/' are paths of this site like any other.
    const html = await render(new URL(publicUrl.origin + address).href, view, site, consent);
    return htmlDocument({
      head,
      view,
      site,
      html,
      assets: { ...assets, scripts },
      publicUrl,
      contentStyles: contentStyles(),
    });
  };
}
