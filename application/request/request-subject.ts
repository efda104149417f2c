import { lastRent } from '../../domain/letting/brussels-letting.ts';
import { projectState } from '../../domain/listing/display-state.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import { type Goal, parseListingId, type PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import { type Region, regionOf } from '../../domain/place/region.ts';
import type { RawForm } from '../../domain/request/check-form.ts';
import type { SubjectFacts } from '../../domain/request/form-availability.ts';
import { listingAgent } from '../view/agent-view.ts';
import { listingCard } from '../view/listing-card-view.ts';
import { hrefOf, listingPath } from '../view/links.ts';
import { titleOf } from '../view/listing-words.ts';
import { type PageContext, placeName } from '../view/page-context.ts';
import type { SubjectView } from './subject-view.ts';
import { projectCard } from '../view/project-card-view.ts';
import type { CatalogueReading } from '../ports/catalogue/listing-catalogue.ts';
import { advertView } from '../mail/advert-view.ts';
import type { ListingSubject, MailSubject } from '../mail/mail-templates.ts';
import { townLine } from '../../domain/place/town-line.ts';

/** The property or project of a request. */
export type RequestSubject = {
  readonly id: string;
  readonly listing: PublicListing | undefined;
  readonly project: PublicProject | undefined;
  readonly region: Region | undefined;
  readonly goal: Goal | undefined;
  /** Facts that decide which forms are available. */
  readonly facts: SubjectFacts;
};

/** Finds the property or project that a form's fields name; `undefined` if the catalogue lacks it. */
export async function findSubject(catalogue: CatalogueReading, raw: RawForm): Promise<RequestSubject | undefined> {
  const id = parseListingId(textOf(raw['property']));
  const [listing] = id === undefined ? [] : await catalogue.listings([id]);
  if (listing) {
    const region = regionOf(listing.place.countryId, listing.place.postcode);
    const facts = propertyFacts(listing);
    return { id: listing.id, listing, project: undefined, region, goal: goalOf(listing.goal), facts };
  }
  const projectId = textOf(raw['project']);
  const project = projectId === '' ? undefined : (await catalogue.projects()).find(({ id: own }) => own === projectId);
  if (!project) return undefined;
  const soldOut = projectState(await catalogue.listings(project.unitIds)) === 'sold-out';
  const facts = { kind: 'project', soldOut } as const;
  return { id: project.id, listing: undefined, project, region: undefined, goal: undefined, facts };
}

/** Facts of a property that decide which forms are available. */
export function propertyFacts(listing: PublicListing): Extract<SubjectFacts, { kind: 'property' }> {
  const { goal, marquee, typeIds, viager, documents } = listing;
  return { kind: 'property', goal, marquee, typeIds, viager, documents: documents.length };
}

/** The subject for a mail, in the language of `context`. */
export function mailSubject(context: PageContext, { listing, project }: RequestSubject): MailSubject | undefined {
  if (listing) return listingSubject(context, listing);
  if (!project) return undefined;
  const { id, title, place } = projectCard(context, project, []);
  return {
    kind: 'project',
    id,
    title: title.text,
    ...(title.lang && { titleLang: title.lang }),
    place: [streetOf(project.address), townLine(project.place.postcode, place)].filter(Boolean).join(', '),
    // Mails link to this site only; the project's page redirects to the builder's site.
    path: hrefOf(context, 'project', { id }),
  };
}

/** A property for a mail, in the language of `context`. */
export function listingSubject(context: PageContext, listing: PublicListing): ListingSubject {
  const place = placeName(context, listing);
  const title = titleOf(context, listing);
  return {
    kind: 'property',
    id: listing.id,
    title: title.text,
    ...(title.lang && { titleLang: title.lang }),
    place: [streetOf(listing.address), townLine(listing.place.postcode, place)].filter(Boolean).join(', '),
    path: listingPath(context, listing, context.language),
    advert: advertView(context, listing),
  };
}

/** The subject for display on a page. */
export function subjectView(context: PageContext, { listing, project }: RequestSubject): SubjectView | undefined {
  const card = listing ? listingCard(context, listing) : project && projectCard(context, project, []);
  const paid = listing && lastRent(listing, context.today);
  return (
    card && {
      id: card.id,
      title: card.title,
      place: card.place,
      href: card.href,
      picture: card.picture,
      ...(paid !== undefined && { lastRent: paid }),
    }
  );
}

/** The agency's mail address for a subject: its agent's, else the general one. */
export function agentEmail(context: PageContext, subject: RequestSubject | undefined): string {
  return listingAgent(context, subject?.listing).email;
}

function streetOf(address: PublicListing['address']): string {
  return address ? [address.street, address.houseNumber].filter(Boolean).join(' ') : '';
}

function textOf(sent: string | readonly string[] | undefined): string {
  return ((typeof sent === 'string' ? sent : sent?.[0]) ?? '').trim();
}
