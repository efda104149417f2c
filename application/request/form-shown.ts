import type { Challenge } from '../ports/submissions/challenges.ts';
import type { BrusselsMoment, ViewingCalendar, ViewingRefusal } from '../../domain/appointment/viewing-calendar.ts';
import type { ErrorCode } from '../../domain/request/check-field.ts';
import type { UnavailableForm } from './unavailable-form.ts';
import type { FullHour } from './full-hours.ts';

/** A field, or the answer to the challenge, and what is wrong with it. */
export type ShownError = {
  readonly field: string;
  readonly code: ErrorCode | ViewingRefusal | 'by-phone' | 'captcha' | 'slot-full';
};

/** Why a request was not taken; nothing of it was kept. */
export type Refusal =
  | { readonly kind: 'invalid'; readonly errors: readonly ShownError[] }
  /** The form is not possible for what it is about. */
  | ({ readonly kind: 'closed' } & UnavailableForm)
  /** Seconds until the next try counts. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The form came back faster than people type, after half a day, or without its seal. */
  | { readonly kind: 'stamp'; readonly code: 'too-fast' | 'too-old' | 'malformed' | 'other-form' }
  /** Something else was sent under the same key before. */
  | { readonly kind: 'key-taken' }
  /** Names that are no field of the form. */
  | { readonly kind: 'unknown-fields' }
  /** It could not be kept; the same may be sent again. */
  | { readonly kind: 'failed' };

/** What is made for one visitor who is shown a form. */
export type PreparedForm = {
  readonly key: string;
  readonly stamp: string;
  readonly challenge: Challenge;
  /** Of a visit, the hours of the coming weeks that are fully booked. */
  readonly full?: readonly FullHour[];
  /** Of a visit, when homes are shown: as the desk has it now, where the page may be older. */
  readonly calendar?: ViewingCalendar;
  /** Of a visit, why it cannot be booked here. */
  readonly closed?: UnavailableForm;
  /** Of a visit, whether it is asked for, and agreed once the agent says so. */
  readonly isAsked?: boolean;
  /** Of a visit, when it was made. */
  readonly now?: BrusselsMoment;
};

/** A form as a visitor is shown it: its seals where it has a challenge, what stands in it, and after a refusal why it was not taken. */
export type FormShown = {
  readonly seals?: PreparedForm;
  readonly typed: Readonly<Record<string, string | readonly string[]>>;
  readonly refusal: Refusal | undefined;
};
