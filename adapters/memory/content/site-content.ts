import type { PhrasesIn } from '../../../application/ports/phrases/phrases.ts';
import type { ShowsSuccessors, SiteContentSource } from '../../../application/ports/content/site-content.ts';
import type { Gazetteer } from '../../../application/ports/content/gazetteer.ts';
import type { BaseMap } from '../../../domain/map/base-map.ts';
import type { KnownPlace, SiteContent } from '../../../domain/page/site.ts';
import type { Successors } from '../../../domain/listing/responsible-agent.ts';
import { placeLookup } from '../../../domain/search/place-key.ts';
import { makeRoutes } from '../../../domain/routing/routes.ts';

/** Content that stays the same until `change` replaces it, or `showSuccessors` its successors; `change` keeps the successors. */
export type ChangeableContent = SiteContentSource & ShowsSuccessors & { change(content: SiteContent): void };

/**
 * Makes a content source with fixed content, base map and phrases. `placesOf` returns all known places of a content, by default its own.
 * `makeSiteContent(content, ground, phrasesIn).current().content` → `content`
 */
export function makeSiteContent(
  content: SiteContent,
  baseMap: BaseMap,
  phrasesIn: PhrasesIn,
  placesOf: (content: SiteContent) => readonly KnownPlace[] = ({ places }) => places,
  gazetteer?: Gazetteer,
): ChangeableContent {
  const holding = (held: SiteContent) => ({
    content: held,
    routes: makeRoutes(held.pathTable),
    places: placeLookup(placesOf(held)),
    baseMap,
    phrasesIn,
    gazetteer,
  });
  let current = holding(content);
  let successors = content.successors;
  return {
    current: () => current,
    change(next) {
      current = holding({ ...next, ...(successors && { successors }) });
    },
    showSuccessors(next) {
      if (isSame(successors ?? new Map(), next)) return;
      successors = next;
      current = { ...current, content: { ...current.content, successors } };
    },
  };
}

function isSame(one: Successors, other: Successors): boolean {
  return one.size === other.size && [...one].every(([person, successor]) => other.get(person) === successor);
}
