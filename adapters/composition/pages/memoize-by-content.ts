import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import type { SiteContent } from '../../../domain/page/site.ts';

/**
 * Memoizes a value derived from the site's content; it is derived again once the content has changed.
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
