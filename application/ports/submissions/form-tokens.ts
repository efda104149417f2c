import type { StampChecked } from '../../../domain/request/form-stamp.ts';
import type { FormName } from '../../../domain/request/forms.ts';

/** What is hidden in a form that was shown: the key that makes it count once, and the stamp that proves when it was shown. */
export type FormToken = { readonly key: string; readonly stamp: string };

/** Seals on forms; Web Crypto answers later, so await both. */
export type FormTokens = {
  /** Makes a fresh key and a stamp over it. */
  issue(form: FormName, now: number): FormToken | Promise<FormToken>;
  /** Gives the key of a stamp, unless the form came back faster than a person types, or after half a day. */
  checkStamp(stamp: string, form: FormName, now: number): StampChecked | Promise<StampChecked>;
};
