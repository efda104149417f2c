import { MARQUEE } from '../listing/display-state.ts';
import { goalOf, TAKE_OVER } from '../listing/goal.ts';
import { PROPERTY_TYPE } from '../listing/property-type.ts';
import { type FormName, FORMS } from './forms.ts';

/** What of a property or project decides which forms are possible for it. */
export type SubjectFacts =
  | {
      readonly kind: 'property';
      readonly goal: number;
      readonly marquee: number;
      readonly typeIds: readonly number[];
      readonly viager: boolean;
      readonly documents: number;
    }
  | { readonly kind: 'project'; readonly soldOut: boolean };

/** Why a form is not possible for what it is about. */
export type ClosedReason =
  | 'sold'
  | 'rented'
  /** An offer for what is let. */
  | 'for-rent'
  /** A tenant's application for what is sold. */
  | 'for-sale'
  /** Its price is a sum and a rent for life: an offer of one amount would not say what is offered. */
  | 'viager'
  /** A business that is taken over has no tenant, and its price is agreed on with more than an amount. */
  | 'take-over'
  /** Offices, shops and land have no household that lives on an income. */
  | 'no-home'
  | 'no-documents'
  /** A form about one property, asked about a whole project; and the contrary. */
  | 'project'
  | 'property';

/** What a visitor has to know before they fill a form in that is possible. */
export type SubjectNote = 'under-option' | 'sold' | 'rented' | 'sold-out';

export type FormAvailability =
  | { readonly open: true; readonly note: SubjectNote | undefined }
  | { readonly open: false; readonly why: ClosedReason };

const NO_HOME: readonly (number | undefined)[] = [PROPERTY_TYPE.office, PROPERTY_TYPE.land, PROPERTY_TYPE.commerce];

/**
 * Whether a form is possible for a property or project, and what has to be known first. What is under option stays open, since
 * the option may lapse; questions, documents and sending it to a friend outlive the sale: who bought it asks too.
 * `formAvailability('purchase-offer', { kind: 'property', goal: 1, … })` → `{ open: false, why: 'for-rent' }`
 */
export function formAvailability(form: FormName, subject: SubjectFacts): FormAvailability {
  const why = subject.kind === 'project' ? closedForProject(form) : closedForProperty(form, subject);
  return why === undefined ? { open: true, note: noteFor(form, subject) } : { open: false, why };
}

function closedForProject(form: FormName): ClosedReason | undefined {
  return FORMS[form].subject.about === 'property' ? 'project' : undefined;
}

function closedForProperty(
  form: FormName,
  property: Extract<SubjectFacts, { kind: 'property' }>,
): ClosedReason | undefined {
  const { goal, marquee, typeIds, viager, documents } = property;
  const { about, deal, needsDocuments } = FORMS[form].subject;
  const forRent = goalOf(goal) === 'rent';
  if (about === 'project') return 'property';
  if (needsDocuments) return documents === 0 ? 'no-documents' : undefined;
  if (deal === undefined) return undefined;
  if (marquee === MARQUEE.sold) return forRent ? 'rented' : 'sold';
  if (deal === 'any') return undefined;
  if (goal === TAKE_OVER) return 'take-over';
  if (deal === 'sale') return forRent ? 'for-rent' : viager ? 'viager' : undefined;
  return forRent ? (NO_HOME.includes(typeIds[0]) ? 'no-home' : undefined) : 'for-sale';
}

function noteFor(form: FormName, subject: SubjectFacts): SubjectNote | undefined {
  const { about, deal } = FORMS[form].subject;
  if (subject.kind === 'project') return about === 'project' && subject.soldOut ? 'sold-out' : undefined;
  if (about !== 'property') return undefined;
  if (subject.marquee === MARQUEE.sold) return goalOf(subject.goal) === 'rent' ? 'rented' : 'sold';
  return subject.marquee === MARQUEE.underOption && deal !== undefined ? 'under-option' : undefined;
}
