import { searchText } from '../../domain/desk/request-search-text.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { SearchTexts } from '../ports/requests/search-texts.ts';
import { contexts } from '../view/contexts.ts';
import { findSubject } from './request-subject.ts';
import { subjectWords } from './subject-words.ts';

const BATCH = 100;

/**
 * Returns a job that stores the search texts of requests without one, and resolves to their number. For a withdrawn property the text
 * contains only the reference. The job may be interrupted at any time, and may run in several processes.
 */
export function makeCompleteSearchTexts({
  site,
  catalogue,
  clock,
  searchTexts,
}: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly searchTexts: SearchTexts;
}): () => Promise<{ readonly completed: number }> {
  return async () => {
    for (let completed = 0; ; ) {
      const requests = await searchTexts.missing(BATCH);
      if (requests.length === 0) return { completed };
      const contextIn = await contexts({ site, catalogue }, clock.now());
      const { catalogue: reading } = contextIn(site.current().content.settings.defaultLanguage);
      const texts = [];
      for (const request of requests) {
        const { property, project } = request.values;
        const subject = await findSubject(reading, {
          property: typeof property === 'string' ? property : undefined,
          project: typeof project === 'string' ? project : undefined,
        });
        texts.push({ id: request.id, text: searchText(request, subjectWords(contextIn, subject)) });
      }
      await searchTexts.fill(texts);
      completed += requests.length;
    }
  };
}
