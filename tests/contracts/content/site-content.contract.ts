import { describe, expect, test } from 'vitest';
import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';

/** Contract for every source of a site's content; `make` returns one that holds `content`. */
export function describeSiteContent(name: string, make: (content: SiteContent) => SiteContentSource): void {
  describe(`the site content ${name}`, () => {
    test('returns the current content', () => {
      expect(make(SAMPLE.content).current().content).toEqual(SAMPLE.content);
    });

    test('returns the routes of that content', () => {
      const { content, routes } = make(SAMPLE.content).current();
      for (const { page, original, paths } of content.pathTable) {
        expect(routes.entry(page)?.original).toBe(original);
        if (!original.includes('{')) expect(routes.match(paths.fr ?? original)?.entry.page).toBe(page);
      }
    });

    test('returns the same object until the content changes', () => {
      const site = make(SAMPLE.content);
      expect(site.current()).toBe(site.current());
    });
  });
}
