import type { Head } from '../../application/page/head.ts';
import type { PageModel } from '../../application/page/page-model.ts';
import type { SiteView } from '../../application/browse/site-view.ts';
import type { Language } from '../../domain/text/language.ts';
import { type Assets, htmlDocument } from './document.ts';
import { isRoutablePath } from './routable-path.ts';

/** What pages are drawn with; `render` is handed in, this folder knows no React. */
export type DrawParts = {
  readonly siteView: (language: Language) => Promise<SiteView>;
  readonly render: (url: string, view: PageModel, site: SiteView, consent?: string) => Promise<string>;
  readonly assets: Assets;
  readonly publicUrl: URL;
  /** Addresses of the style sheets that the content as it stands has. */
  readonly contentStyles: () => readonly string[];
};

/** Draws a page that stands at a path as a whole document; `consent` is what its visitor stored, for a page that is made for them alone. */
export type DrawDocument = (path: string, view: PageModel, head: Head, consent?: string) => Promise<string>;

export function makeDrawDocument({ siteView, render, assets, publicUrl, contentStyles }: DrawParts): DrawDocument {
  return async (path, view, head, consent) => {
    const site = await siteView(view.language);
    // What the router cannot take is drawn without its path, and works as a page without script: the browser's router has it too.
    const [address, scripts] = isRoutablePath(path) ? [path, assets.scripts] : ['/', []];
    // Joined, not resolved: '//' and '//evil.example/' are paths of this site like any other.
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
