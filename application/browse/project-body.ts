import { projectState } from '../../domain/listing/display-state.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import type { Page } from '../../domain/page/page.ts';
import { listingAgent, type AgentView } from '../view/agent-view.ts';
import { formHref, hrefOf, mapLink } from '../view/links.ts';
import { type ListingCard, listingCard } from '../view/listing-card-view.ts';
import { type LongText, longTextOf } from '../view/long-text.ts';
import type { PageContext } from '../view/page-context.ts';
import { galleryViews, type GalleryView } from '../view/picture-view.ts';
import { type ProjectCard, projectCard, projectCards } from '../view/project-card-view.ts';
import type { MapBlock } from './map/map-block.ts';
import { homePicture } from './map/map-picture-view.ts';
import { streetOf } from './property-body.ts';

export type ProjectBody = {
  readonly kind: 'project';
  readonly project: ProjectCard;
  readonly soldOut: boolean;
  readonly street: string | undefined;
  readonly pictures: readonly GalleryView[];
  readonly description: LongText | undefined;
  readonly units: readonly ListingCard[];
  readonly contactHref: string | undefined;
  readonly mapLink: string | undefined;
  readonly map: MapBlock | undefined;
  readonly similar: readonly ProjectCard[];
  readonly agent: AgentView;
};

/** Content of a project page; `units` are the project's properties in the catalogue. */
export async function projectBody(
  context: PageContext,
  page: Page,
  project: PublicProject,
  units: readonly PublicListing[],
): Promise<ProjectBody> {
  const { coordinates } = project;
  const card = projectCard(context, project, units);
  return {
    kind: 'project',
    project: card,
    soldOut: projectState(units) === 'sold-out',
    street: streetOf(project),
    pictures: galleryViews(context, project.pictures, { what: card.title.text, place: card.place }),
    description: longTextOf(context, project.description),
    units: units.map(unit => listingCard(context, unit)),
    contactHref: formHref(context, 'contact-construction', { project: project.id }),
    mapLink: coordinates && mapLink(coordinates),
    map: coordinates && {
      source: hrefOf(context, page.id, { id: project.id }),
      area: undefined,
      zone: undefined,
      near: undefined,
      searchHref: undefined,
      picture: homePicture(context, project),
    },
    similar: (await projectCards(context)).filter(({ id }) => id !== project.id).slice(0, 3),
    agent: listingAgent(context, units[0]),
  };
}
