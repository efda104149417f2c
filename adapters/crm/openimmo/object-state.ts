import { type Reason, reason } from '../../../application/finding/reason.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { childOf, textOf, type XmlElement } from '../read-xml.ts';
import { dayOf, quantity, text, yesNo } from '../record-values.ts';
import { namedState, type NamedState, stateOfLet } from '../state-words.ts';
import { codeOf, shownCode, trueAttributes } from './object-codes.ts';

/**
 * Whether an object is for sale (`true`) or for rent (`false`); `undefined` if it states neither. An object that states both is for sale if
 * it has a purchase price.
 */
export function isSale(element: XmlElement): boolean | undefined {
  const kinds = trueAttributes(childOf(element, 'objektkategorie', 'vermarktungsart'));
  const [sale, rent] = [kinds.has('KAUF') || kinds.has('ERBPACHT'), kinds.has('MIETE_PACHT') || kinds.has('LEASING')];
  if (sale && rent) return quantity(textOf(element, 'preise', 'kaufpreis')) !== undefined;
  return sale ? true : rent ? false : undefined;
}

/** The feed's marquee of an object. If it is unclear whether the object is let, returns a text, which the record reader refuses. */
export function marqueeOf(element: XmlElement, sale: boolean | undefined): number | string {
  const letNow = sale === false ? yesNo(textOf(element, 'verwaltung_objekt', 'vermietet')) : false;
  // The record reader refuses a record with a text as its marquee, so the last valid version of the listing stays published.
  if (typeof letNow === 'string') return `vermietet ${letNow}`;
  const isReference = codeOf(childOf(element, 'verwaltung_techn', 'aktion'), 'aktionart') === 'REFERENZ';
  const stand = standOf(element);
  const state = stand === 'let' ? stateOfLet(sale !== false) : stand;
  if (state === 'sold' || letNow === true || isReference) return MARQUEE.sold;
  return state === 'underOption' ? MARQUEE.underOption : MARQUEE.none;
}

/**
 * The last day on which an object is to be shown (`aktiv_bis`), if it is over; a day before the first one (`aktiv_von`) is ignored.
 * `pastLastDay(object, '2026-06-15')` → `'2026-05-31'`
 */
export function pastLastDay(element: XmlElement, today: string): string | undefined {
  const technical = childOf(element, 'verwaltung_techn');
  const [first, last] = [dayOf(textOf(technical, 'aktiv_von')), dayOf(textOf(technical, 'aktiv_bis'))];
  return last !== undefined && last < today && last >= (first ?? last) ? last : undefined;
}

/** The state in the attribute `stand` of the element `verkaufstatus`: some CRMs write one of OpenImmo's codes there, others write words. */
export function standOf(element: XmlElement): NamedState | undefined {
  return namedState(writtenStand(element) ?? '');
}

/**
 * Reason of a finding about the attribute `stand` of `verkaufstatus`; `undefined` if there is nothing to report. Reported are an unknown
 * value, with which the site shows the object as available, and `let` for an object for sale, which stays on the market.
 */
export function standFinding(element: XmlElement): Reason | undefined {
  const written = writtenStand(element);
  if (written === undefined) return undefined;
  const [value, state] = [shownCode(written), standOf(element)];
  if (state === undefined) return reason('stand-unknown', { value });
  return state === 'let' && isSale(element) !== false ? reason('let-of-sale', { value }) : undefined;
}

function writtenStand(element: XmlElement): string | undefined {
  return text(codeOf(childOf(element, 'zustand_angaben', 'verkaufstatus'), 'stand'));
}
