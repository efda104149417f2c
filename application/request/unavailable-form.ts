import type { FormName } from '../../domain/request/forms.ts';
import { type ClosedReason, formAvailability } from '../../domain/request/form-availability.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { alertHref, formHref, listingPath, searchLike } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';
import type { RequestSubject } from './request-subject.ts';

/** The forms that stand in for one that is not possible, the nearest first. */
const INSTEAD = [
  'purchase-offer',
  'rental-application',
  'contact-appointment',
  'contact-construction',
  'contact-me',
] as const satisfies readonly FormName[];

/** What a visitor can do in place of a form that is not possible. */
export type FormAlternative = {
  readonly to: (typeof INSTEAD)[number] | 'similar' | 'alert' | 'home';
  readonly href: string;
};

/** Why a form is not possible for what it is about, and what is. */
export type UnavailableForm = {
  readonly why: ClosedReason | 'page' | 'by-phone';
  readonly ways: readonly FormAlternative[];
};

/** Nothing where the form is possible, so also where it is about nothing. */
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

/** Why a page cannot be sent to a friend: it is none of the site that everybody may see. The home page can. */
export function closedPage(context: PageContext): UnavailableForm {
  const href = formHref(context, 'send-to-friend');
  return { why: 'page', ways: href === undefined ? [] : [{ to: 'home', href }] };
}

/** Why a visit of a property cannot be booked on the site: it is agreed by phone, and the agent calls those who ask for it. */
export function closedByPhone(context: PageContext, property: string): UnavailableForm {
  const href = formHref(context, 'contact-me', { property });
  return { why: 'by-phone', ways: href === undefined ? [] : [{ to: 'contact-me', href }] };
}

/** The id of the page on which a form stands. */
export function formPage({ pages }: SiteContent, form: FormName): string {
  return pages.find(({ form: own }) => own === form)?.id ?? form;
}
