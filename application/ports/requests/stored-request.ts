import type { FormValues } from '../../../domain/request/check-form.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';

/** A visitor's request as stored: the submitted form with its values. */
export type StoredRequest = {
  /** Unique; the reference shown to the visitor. */
  readonly id: string;
  readonly form: FormName;
  readonly language: Language;
  /** Unix ms. */
  readonly receivedAt: number;
  readonly values: FormValues;
  /** Id of the property or project that the request is about. */
  readonly subjectId: string | undefined;
  /** The visitor's own address in lower case, for export and erasure. */
  readonly email: string | undefined;
};
