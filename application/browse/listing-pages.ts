import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import { projectState, titlePrefix } from '../../domain/listing/display-state.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { Page } from '../../domain/page/page.ts';
import { cut } from '../../domain/text/cut.ts';
import { inLanguage } from '../../domain/text/localized.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import { agentView } from './agent-view.ts';
import { searchBlock } from './banner-view.ts';
import { listingCard, priceView } from './listing-card.ts';
import type { MadePage } from './made-page.ts';
import { mapPicture } from './map-picture.ts';
import { mapPlaces } from './map-places.ts';
import { hrefOf, listingPage, listingPath, longTextOf, type PageContext, pageOf, pictureView } from './page-context.ts';
import { projectCard, projectCards } from './project-card.ts';
import { propertyBody, streetOf } from './property-body.ts';
import { similarCards } from './similar-cards.ts';

/** Characters of a description for search engines. */
const META_LENGTH = 155;

export async function openProperty(context: PageContext, listing: PublicListing, print: boolean): Promise<MadePage> {
  const body = await propertyBody(context, listing, print);
  const page = pageOf(context, listingPage(listing));
  const price = priceView(context, listing);
  return {
    status: 200,
    body,
    page,
    address: {
      pathIn: language => listingPath(context, listing, language),
      original: context.routes.buildOriginal('property-sale', { id: listing.id }),
      languages: context.content.settings.languages.filter(language => listing.languages.includes(language)),
    },
    name: withPlace(body.card.title.text, body.card.place),
    under: true,
    description: [price.kind === 'shown' ? `${price.amount}.` : '', descriptionOf(context, listing)]
      .filter(Boolean)
      .join(' '),
    pictureId: listing.pictures[0]?.id,
    noindex: print,
    listing: {
      publishedOn: listing.publishedOn,
      latitude: listing.coordinates?.exact ? listing.coordinates.latitude : undefined,
      longitude: listing.coordinates?.exact ? listing.coordinates.longitude : undefined,
      typeId: listing.typeIds[0] ?? 1,
      countryId: listing.place.countryId,
      price: listing.price,
      available: titlePrefix(listing) === undefined,
    },
  };
}

/** A title names its place; where it does not, the place follows. */
function withPlace(title: string, place: string): string {
  return title.toLowerCase().includes(place.toLowerCase()) ? title : `${title}, ${place}`;
}

function descriptionOf(context: PageContext, subject: Pick<PublicListing, 'description'>): string {
  const text = inLanguage(subject.description, context.language, context.content.settings.defaultLanguage);
  return text ? cut(plainText(text.value), META_LENGTH) : '';
}

export async function openProject(
  context: PageContext,
  page: Page,
  id: string,
): Promise<MadePage | { readonly kind: 'redirect'; readonly status: 302; readonly location: string }> {
  const project = (await context.catalogue.projects()).find(candidate => candidate.id === id);
  if (!project) return notFound(context, 'project');
  if (project.externalWeb !== undefined) return { kind: 'redirect', status: 302, location: project.externalWeb };
  const units = await context.catalogue.listings(project.unitIds);
  const card = projectCard(context, project, units);
  const { coordinates } = project;
  return {
    status: 200,
    page,
    address: {
      pathIn: language => context.routes.build(page.id, language, { id }),
      original: context.routes.buildOriginal(page.id, { id }),
      languages: context.content.settings.languages.filter(language => project.title[language] !== undefined),
    },
    name: withPlace(card.title.text, card.place),
    under: true,
    description: descriptionOf(context, project),
    pictureId: project.pictures[0]?.id,
    body: {
      kind: 'project',
      project: card,
      soldOut: projectState(units) === 'sold-out',
      street: streetOf(project),
      pictures: project.pictures.map(picture => pictureView(context, picture)),
      description: longTextOf(context, project.description),
      units: units.map(unit => listingCard(context, unit)),
      contactHref: `${hrefOf(context, 'contact-construction')}?project=${encodeURIComponent(id)}`,
      mapLink:
        coordinates &&
        `https://www.openstreetmap.org/#map=${coordinates.exact ? 17 : 13}/${coordinates.latitude}/${coordinates.longitude}`,
      map: coordinates && {
        source: hrefOf(context, page.id, { id }),
        area: undefined,
        searchHref: undefined,
        picture: mapPicture([project], undefined, mapPlaces(context)),
      },
      similar: (await projectCards(context)).filter(other => other.id !== id).slice(0, 3),
      agent: agentView(context, units[0]?.agentId),
    },
  };
}

/** A property that was in the catalogue and is gone, or never was. */
export async function goneListing(context: PageContext, id: ListingId): Promise<MadePage> {
  const removed = await context.catalogue.removed(id);
  if (!removed) return notFound(context, 'property');
  const goal = goalOf(removed.goal);
  const page = pageOf(context, goal === 'sale' ? 'for-sale' : 'for-rent');
  const similar = await similarCards(context, removed);
  return {
    ...nowhere(context),
    status: 410,
    name: page ? page.name[context.language] : undefined,
    body: {
      kind: 'gone',
      goal,
      similar,
      listHref: hrefOf(context, goal === 'sale' ? 'for-sale' : 'for-rent'),
      alertHref: hrefOf(context, 'demand-register'),
    },
  };
}

/** The page for an address that has none. */
export function notFound(context: PageContext, what: 'page' | 'property' | 'project'): MadePage {
  return {
    ...nowhere(context),
    status: 404,
    name: '404',
    body: { kind: 'not-found', what, search: searchBlock(context), homeHref: hrefOf(context, 'home') },
  };
}

/** Around a page that stands at no address. */
export function nowhere(context: PageContext): Pick<MadePage, 'page' | 'address' | 'noindex'> {
  return {
    page: undefined,
    address: { pathIn: () => '/', original: undefined, languages: context.content.settings.languages },
    noindex: true,
  };
}
