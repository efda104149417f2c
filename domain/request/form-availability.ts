import { MARQUEE } from '../listing/display-state.ts';
import { goalOf, TAKE_OVER } from '../listing/goal.ts';
import { PROPERTY_TYPE } from '../listing/property-type.ts';
import { type FormName, FORMS } from './forms.ts';

/** Facts of a property or project that decide which forms are available for it. */
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

/** Why a form is not available for a property or project. */
export type ClosedReason =
  | 'sold'
  | 'rented'
  /** The form is a purchase offer, and the property is for rent. */
  | 'for-rent'
  /** The form is a rental application, and the property is for sale. */
  | 'for-sale'
  /** A viager's price is a lump sum plus a life annuity, so an offer of one amount would be ambiguous. */
  | 'viager'
  /**
   * The business is for take-over: it has no tenant, so there is no rental application, and a price of several amounts, so there is no
   * offer.
   */
  | 'take-over'
  /** Rental applications ask for household income; offices, shops and land have no household. */
  | 'no-home'
  | 'no-documents'
  /** `project`: the form is about a single property; `property`: the form is about a project. */
  | 'project'
  | 'property';

/** Note shown above a form that is available. */
export type SubjectNote = 'under-option' | 'sold' | 'rented' | 'sold-out';

export type FormAvailability =
  | { readonly open: true; readonly note: SubjectNote | undefined }
  | { readonly open: false; readonly why: ClosedReason };

const NO_HOME: readonly (number | undefined)[] = [PROPERTY_TYPE.office, PROPERTY_TYPE.land, PROPERTY_TYPE.commerce];

/**
 * Whether a form is available for a property or project, and with which note. Stays open for a property under option, since the option
 * may lapse. Questions, document requests and recommendations stay open after the sale, for the buyer too.
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
