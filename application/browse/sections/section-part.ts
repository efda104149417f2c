import type { Relation } from '../../../domain/page/page.ts';
import type { ArticleCard } from '../../view/article-card.ts';
import type { PageContext } from '../../view/page-context.ts';
import { type AreasPart, areasPart } from './areas-section.ts';
import { type NewsPart, newsPart } from './news-section.ts';
import { type OpenHousesPart, openHousesPart } from './open-house-section.ts';
import { type SoldPart, soldPart } from './sold-section.ts';
import { type StoryPart, storyPart } from './story-section.ts';

/** Articles as lines, each with its author and reading time. */
export type LinesPart = {
  readonly kind: 'lines';
  readonly articles: readonly (Omit<ArticleCard, 'intro'> & { readonly by: string })[];
};

/**
 * Content of a section of the home page. Its component and style sheet are separate files, which a page loads only if it has such a
 * section.
 */
export type SectionPart = NewsPart | OpenHousesPart | StoryPart | AreasPart | SoldPart | LinesPart;

/** A reference in the site's content to data that a section of the home page shows, such as the open houses. */
export type SectionRelation = Extract<
  Relation,
  { type: 'property-news' | 'open-houses' | 'sold-lately' | 'story' | 'areas' }
>;

/** Content of a section's relation, at most `most` items; `undefined` if there are none. */
export async function sectionPart(
  context: PageContext,
  relation: SectionRelation,
  most: number,
): Promise<SectionPart | undefined> {
  switch (relation.type) {
    case 'property-news':
      return newsPart(context, most);
    case 'open-houses':
      return openHousesPart(context, most);
    case 'sold-lately':
      return soldPart(context, most);
    case 'story':
      return storyPart(context, relation.id);
    case 'areas':
      return areasPart(context, relation.areas);
  }
}
