import { MARQUEE } from '../../domain/listing/display-state.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import { type PriceDisplay, shownPrice } from '../../domain/listing/price-display.ts';
import { priceOf } from './listing-words.ts';
import { hrefOf } from './links.ts';
import { type PageContext, placeName, textOf } from './page-context.ts';
import { pictureView, type PictureView } from './picture-view.ts';
import type { Text } from '../../domain/text/localized.ts';

/** A project for display in a list; its price is that of the cheapest unsold unit. */
export function projectCard(
  context: PageContext,
  project: PublicProject,
  units: readonly PublicListing[],
): ProjectCard {
  const free = units.filter(({ marquee }) => marquee !== MARQUEE.sold);
  const cheapest = cheapestUnit(units);
  const from = cheapest && priceOf(context, cheapest);
  const isOneOfMore = free.filter(unit => shownPrice(unit) !== undefined).length > 1;
  const [picture] = project.pictures;
  const title = textOf(context, project.title) ?? { text: project.id };
  const place = placeName(context, project);
  return {
    id: project.id,
    href: projectHref(context, project),
    external: project.externalWeb !== undefined,
    title,
    place,
    units: units.length,
    available: free.length,
    from: from && (from.kind === 'shown' && isOneOfMore ? { ...from, startingFrom: true } : from),
    deliveryYear: project.deliveryYear,
    picture: picture && pictureView(context, picture, { what: title.text, place, number: 1 }),
  };
}

/** The unit with the lowest public price of those that are not sold. */
export function cheapestUnit(units: readonly PublicListing[]): PublicListing | undefined {
  let [cheapest, lowest]: [PublicListing | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const unit of units) {
    const price = unit.marquee === MARQUEE.sold ? undefined : shownPrice(unit);
    if (price !== undefined && price < lowest) [cheapest, lowest] = [unit, price];
  }
  return cheapest;
}

/** All projects, newest first. */
export async function projectCards(context: PageContext): Promise<ProjectCard[]> {
  const projects = await context.catalogue.projects();
  const units = await context.catalogue.listings(projects.flatMap(({ unitIds }) => unitIds));
  return projects.map(project =>
    projectCard(
      context,
      project,
      units.filter(({ projectId }) => projectId === project.id),
    ),
  );
}

/** Address of the project's page, or of the builder's site. */
function projectHref(context: PageContext, project: PublicProject): string {
  return project.externalWeb ?? hrefOf(context, 'project', { id: project.id });
}

export type ProjectCard = {
  readonly id: string;
  readonly href: string;
  /** Whether `href` is an address on the builder's site. */
  readonly external: boolean;
  readonly title: Text;
  readonly place: string;
  readonly units: number;
  readonly available: number;
  /** Lowest published price of the project's unsold units. */
  readonly from: PriceDisplay | undefined;
  readonly deliveryYear: number | undefined;
  readonly picture: PictureView | undefined;
};
