import type { FormName } from '../../domain/request/forms.ts';

/** What is hidden in a form that was shown: the key that makes it count once, and the stamp that proves when it was shown. */
export type FormSeal = { readonly key: string; readonly stamp: string };

export type StampChecked =
  | { readonly ok: string }
  | { readonly refused: 'too-fast' | 'too-old' | 'malformed' | 'other-form' };

/** Seals on forms. */
export type FormSeals = {
  /** Makes a fresh key and a stamp over it. */
  sealForm(form: FormName, now: number): FormSeal;
  /** Gives the key of a stamp, unless the form came back faster than a person types, or after half a day. */
  checkStamp(stamp: string, form: FormName, now: number): StampChecked;
};
