import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import type { SiteContent } from '../../../domain/page/site.ts';

/**
 * What `make` makes of a site's content, made again once that has changed: asking costs next to nothing.
 * `memoizeByContent(site, ({ agency }) => agency.name)()` → `'Clairval'`
 */
export function memoizeByContent<Made>(site: SiteContentSource, make: (content: SiteContent) => Made): () => Made {
  let made: { readonly of: SiteContent; readonly value: Made } | undefined;
  return () => {
    const { content } = site.current();
    if (made?.of !== content) made = { of: content, value: make(content) };
    return made.value;
  };
}
