import type { StampChecked } from '../../../domain/request/form-stamp.ts';
import type { FormName } from '../../../domain/request/forms.ts';

/** Hidden fields of a rendered form: an idempotency key, so that it is accepted once, and a signed token with the time of rendering. */
export type FormToken = { readonly key: string; readonly stamp: string };

/** Issues and verifies the tokens of forms. Web Crypto is asynchronous, so await both. */
export type FormTokens = {
  /** Makes a new key and a signed token that contains it. */
  issue(form: FormName, now: number): FormToken | Promise<FormToken>;
  /**
   * Verifies a token and returns its key. Refuses forms submitted faster than a person can type, or more than half a day after rendering.
   */
  checkStamp(stamp: string, form: FormName, now: number): StampChecked | Promise<StampChecked>;
};
