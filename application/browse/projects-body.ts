import { type ListView, readView } from '../../domain/list/list-query.ts';
import { formatArea, isWithin, parseArea } from '../../domain/map/area.ts';
import type { Page } from '../../domain/page/page.ts';
import { mapPicture } from './map/map-picture-view.ts';
import { type ModuleBlock, moduleBlocks } from './module-views.ts';
import { hrefOf } from '../view/links.ts';
import { type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import { type ProjectCard, projectCards } from '../view/project-card-view.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { MapBlock } from './map/map-block.ts';

/** The list of all building projects, as a list, on a map or both; without paging. */
export async function projectsBody(
  context: PageContext,
  page: Page,
  parameters: URLSearchParams,
): Promise<ProjectsBody> {
  const view = readView(parameters);
  const area = parseArea(parameters.get('area') ?? '');
  const base = hrefOf(context, page.id);
  const href = (other: ListView, narrowed: typeof area) => {
    const query = new URLSearchParams({
      ...(narrowed && { area: formatArea(narrowed) }),
      ...(other !== 'list' && { view: other }),
    });
    return query.size === 0 ? base : `${base}?${query}`;
  };
  const projects = (await context.catalogue.projects()).filter(
    ({ coordinates }) => !area || (coordinates !== undefined && isWithin(area, coordinates)),
  );
  const cards = await projectCards(context);
  return {
    kind: 'projects',
    title: textOf(context, page.title) ?? { text: wordsOf(context, page.name) },
    description: textOf(context, page.description),
    projects: cards.filter(card => projects.some(({ id }) => id === card.id)),
    view,
    viewHrefs: { list: href('list', area), map: href('map', area), split: href('split', area) },
    map:
      view === 'list'
        ? undefined
        : {
            source: href('list', area),
            area,
            zone: undefined,
            near: undefined,
            searchHref: href(view, undefined),
            picture: mapPicture(context, projects, { area }),
          },
    wholeHref: area && href(view, undefined),
    modules: await moduleBlocks(context, page),
  };
}

export type ProjectsBody = {
  readonly kind: 'projects';
  readonly title: Text;
  readonly description: Text | undefined;
  readonly projects: readonly ProjectCard[];
  readonly view: ListView;
  readonly viewHrefs: Readonly<Record<ListView, string>>;
  readonly map: MapBlock | undefined;
  /** Address of the whole list, set if the list is narrowed to a part of the map. */
  readonly wholeHref: string | undefined;
  readonly modules: readonly ModuleBlock[];
};
