import { withoutVoidPetBan } from '../../domain/advert/pet-ban.ts';
import { hasCostParameters } from '../../domain/cost/cost-query.ts';
import { type Goal, type ListingId, type PublicListing, unalteredPicture } from '../../domain/listing/listing.ts';
import { titlePrefix } from '../../domain/listing/display-state.ts';
import { outcomeOf } from '../../domain/listing/withdrawal-reason.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { Page } from '../../domain/page/page.ts';
import { cut } from '../../domain/text/cut.ts';
import { inLanguage, type Text } from '../../domain/text/localized.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import { searchBlock, type SearchBlockView } from './banner-view.ts';
import type { ListingCard } from '../view/listing-card-view.ts';
import type { PageOrRedirect, BuiltPage } from '../view/built-page.ts';
import { alertHref, hrefOf, listingPage, listingPath, searchLike } from '../view/links.ts';
import { removedTitle } from '../view/listing-words.ts';
import { type PageContext, pageOf, phrasesOf, placeName } from '../view/page-context.ts';
import { previewPictureAddress } from '../view/preview-picture.ts';
import { projectCard } from '../view/project-card-view.ts';
import { type ProjectBody, projectBody } from './project-body.ts';
import { type PropertyBody, propertyBody } from './property-body.ts';
import { similarCards } from './similar-cards.ts';
import { townLine } from '../../domain/place/town-line.ts';

/** Maximum length of the meta description, in characters. */
const META_LENGTH = 155;

export async function openProperty(
  context: PageContext,
  listing: PublicListing,
  parameters: URLSearchParams,
): Promise<BuiltPage<PropertyBody>> {
  const body = await propertyBody(context, listing, parameters);
  const page = pageOf(context, listingPage(listing));
  const { price } = body.card;
  const state = titlePrefix(listing);
  const { perMonth } = phrasesOf(context).listHeading;
  const unit = price.kind === 'shown' ? (price.unit?.text ?? (price.perMonth ? perMonth : '')) : '';
  const amount = price.kind === 'shown' ? `${price.amount} ${unit}`.trim() : '';
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
    description: [
      state === undefined ? '' : asSentence(phrasesOf(context).pictures.preview[state]),
      amount && asSentence(amount),
      descriptionOf(context, withoutVoidPetBan(listing, context.today)),
    ]
      .filter(Boolean)
      .join(' '),
    pictureId: unalteredPicture(listing.pictures)?.id,
    pictureAddress: previewPictureAddress(context, listing),
    // In a language without own texts the page repeats the texts of another language, so search engines must not index it.
    noindex: body.print || hasCostParameters(parameters) || !listing.languages.includes(context.language),
    listing: {
      publishedOn: listing.publishedOn,
      latitude: listing.coordinates?.exact ? listing.coordinates.latitude : undefined,
      longitude: listing.coordinates?.exact ? listing.coordinates.longitude : undefined,
      typeId: listing.typeIds[0] ?? 1,
      countryId: listing.place.countryId,
      price: listing.price,
      available: state === undefined,
    },
  };
}

/** The text, with a full stop at its end unless it has one. `asSentence('€ 468.000 zzgl. MwSt.')` → `'€ 468.000 zzgl. MwSt.'` */
function asSentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}

/** Appends the place unless the title already contains it. */
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
): Promise<PageOrRedirect<ProjectBody | NotFoundBody>> {
  const project = (await context.catalogue.projects()).find(candidate => candidate.id === id);
  if (!project) return notFound(context, 'project');
  if (project.externalWeb !== undefined) return { kind: 'redirect', status: 302, location: project.externalWeb };
  const units = await context.catalogue.listings(project.unitIds);
  const card = projectCard(context, project, units);
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
    pictureId: unalteredPicture(project.pictures)?.id,
    body: await projectBody(context, page, project, units),
  };
}

/** The page of a withdrawn property (410), or 404 if the id never existed. */
export async function withdrawnListing(
  context: PageContext,
  id: ListingId,
): Promise<BuiltPage<WithdrawnBody | NotFoundBody>> {
  const removed = await context.catalogue.removed(id);
  if (!removed) return notFound(context, 'property');
  const goal = goalOf(removed.goal);
  const title = removedTitle(context, removed);
  const place = placeName(context, removed);
  return {
    status: 410,
    page: pageOf(context, listingPage(removed)),
    address: {
      pathIn: language => listingPath(context, removed, language),
      original: context.routes.buildOriginal('property-sale', { id }),
      languages: context.content.settings.languages,
    },
    name: withPlace(title.text, place),
    under: true,
    noindex: true,
    body: {
      kind: 'gone',
      goal,
      title,
      place: townLine(removed.place.postcode, place),
      outcome: outcomeOf(removed.reason),
      similar: await similarCards(context, removed),
      listHref: hrefOf(context, goal === 'sale' ? 'for-sale' : 'for-rent'),
      alertHref: alertHref(context, searchLike(context, removed)),
    },
  };
}

/** The 404 page. */
export function notFound(context: PageContext, what: 'page' | 'property' | 'project'): BuiltPage<NotFoundBody> {
  return {
    ...missingPageAddress(context),
    status: 404,
    name: '404',
    body: { kind: 'not-found', what, search: searchBlock(context), homeHref: hrefOf(context, 'home') },
  };
}

/**
 * Address data for a page that does not exist in any language, such as the 404 page: links to other languages lead to '/', and search
 * engines must not index the page (noindex).
 */
export function missingPageAddress(context: PageContext): Pick<BuiltPage<unknown>, 'page' | 'address' | 'noindex'> {
  return {
    page: undefined,
    address: { pathIn: () => '/', original: undefined, languages: context.content.settings.languages },
    noindex: true,
  };
}

/** The page of a withdrawn property. */
export type WithdrawnBody = {
  readonly kind: 'gone';
  readonly goal: Goal;
  readonly title: Text;
  /** Postcode and town: '5000 Namur' */
  readonly place: string;
  /** Whether the property was sold or let, if known. */
  readonly outcome: 'sold' | 'rented' | undefined;
  readonly similar: readonly ListingCard[];
  readonly listHref: string;
  readonly alertHref: string | undefined;
};

export type NotFoundBody = {
  readonly kind: 'not-found';
  readonly search: SearchBlockView;
  readonly homeHref: string;
  readonly what: 'page' | 'property' | 'project';
};
