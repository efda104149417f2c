import type { Challenge } from '../ports/submissions/challenges.ts';
import type { BrusselsMoment, ViewingCalendar, ViewingRefusal } from '../../domain/appointment/viewing-calendar.ts';
import type { ErrorCode } from '../../domain/request/check-field.ts';
import type { UnavailableForm } from './unavailable-form.ts';
import type { FullHour } from '../viewing/full-hours.ts';

/** An error of a field or of the captcha. */
export type ShownError = {
  readonly field: string;
  readonly code: ErrorCode | ViewingRefusal | 'by-phone' | 'captcha' | 'captcha-missing' | 'slot-full';
};

/** Why a submission was refused; nothing of it was stored. */
export type Refusal =
  | { readonly kind: 'invalid'; readonly errors: readonly ShownError[] }
  /** The form is not available for its subject. */
  | ({ readonly kind: 'closed' } & UnavailableForm)
  /** Seconds until the next attempt is accepted. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The form was sent faster than people type, more than half a day after it was shown, or without a valid stamp. */
  | { readonly kind: 'stamp'; readonly code: 'too-fast' | 'too-old' | 'malformed' | 'other-form' }
  /** The form's idempotency key was already used for a different submission. */
  | { readonly kind: 'key-taken' }
  /** The hidden field (honeypot) was filled in, by a bot or by a browser; the form is shown again without this field. */
  | { readonly kind: 'trapped' }
  /** The submission contains fields that the form does not have. */
  | { readonly kind: 'unknown-fields' }
  /** The submission could not be stored; the visitor may retry. */
  | { readonly kind: 'failed' };

/** Data created when one visitor opens a form. */
export type PreparedForm = {
  readonly key: string;
  readonly stamp: string;
  readonly challenge: Challenge;
  /** For viewings: fully booked slots. */
  readonly full?: readonly FullHour[];
  /**
   * For viewings: the calendar set in the desk, read for this visitor; the page itself may come from a cache and contain an older calendar.
   */
  readonly calendar?: ViewingCalendar;
  /** For viewings: reason why none can be booked online. */
  readonly closed?: UnavailableForm;
  /** For viewings: whether an agent has to accept each booking. */
  readonly isAsked?: boolean;
  /** For viewings: the time at which the form was prepared. */
  readonly now?: BrusselsMoment;
};

/** State of a form for one visitor: stamp and captcha, typed values, and the reason of refusal. */
export type FormShown = {
  readonly prepared?: PreparedForm;
  readonly typed: Readonly<Record<string, string | readonly string[]>>;
  readonly refusal: Refusal | undefined;
  /** Whether the form is shown without its honeypot, after something filled it in. */
  readonly withoutTrap?: boolean;
};
