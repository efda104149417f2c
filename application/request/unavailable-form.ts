import type { FormName } from '../../domain/request/forms.ts';
import { type ClosedReason, formAvailability } from '../../domain/request/form-availability.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { alertHref, formHref, listingPath, searchLike } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';
import type { RequestSubject } from './request-subject.ts';

/** Alternatives to an unavailable form, best first. */
const INSTEAD = [
  'purchase-offer',
  'rental-application',
  'contact-appointment',
  'contact-construction',
  'contact-me',
] as const satisfies readonly FormName[];

/** A link that is offered to the visitor as an alternative to an unavailable form. */
export type FormAlternative = {
  readonly to: (typeof INSTEAD)[number] | 'similar' | 'alert' | 'home';
  readonly href: string;
};

/** Why no viewing of a property can be booked online: its viewings are agreed by phone, or no slot is free. */
type NoBooking = 'by-phone' | 'no-slots';

/** Why a form is unavailable, for its subject or for every subject, and the alternatives. */
export type UnavailableForm = {
  readonly why: ClosedReason | 'page' | 'no-projects' | NoBooking;
  readonly ways: readonly FormAlternative[];
};

/** Returns `undefined` if the form is available or has no subject. */
export function unavailableForm(
  context: PageContext,
  form: FormName,
  subject: RequestSubject | undefined,
): UnavailableForm | undefined {
  if (!subject) return undefined;
  const { listing, facts } = subject;
  const answer = formAvailability(form, facts);
  if (answer.open) return undefined;
  const { why } = answer;
  const others = INSTEAD.filter(other => other !== form && formAvailability(other, facts).open).flatMap(to => {
    const href = formHref(context, to, { [facts.kind]: subject.id });
    return href === undefined ? [] : [{ to, href }];
  });
  if (!listing || (why !== 'sold' && why !== 'rented')) return { why, ways: others };
  const similar = { to: 'similar', href: `${listingPath(context, listing, context.language)}#similar` } as const;
  const alert = alertHref(context, searchLike(context, listing));
  return { why, ways: [similar, ...(alert === undefined ? [] : [{ to: 'alert', href: alert } as const]), ...others] };
}

/** Refusal to recommend a page that is not public or not on this site; offers to recommend the home page instead. */
export function closedPage(context: PageContext): UnavailableForm {
  const href = formHref(context, 'send-to-friend');
  return { why: 'page', ways: href === undefined ? [] : [{ to: 'home', href }] };
}

/** Refusal for a property whose viewings cannot be booked online; offers a request to be called. */
export function closedViewing(context: PageContext, property: string, why: NoBooking): UnavailableForm {
  const href = formHref(context, 'contact-me', { property });
  return { why, ways: href === undefined ? [] : [{ to: 'contact-me', href }] };
}

/** Id of the page that contains a form. */
export function formPage({ pages }: SiteContent, form: FormName): string {
  return pages.find(({ form: own }) => own === form)?.id ?? form;
}
