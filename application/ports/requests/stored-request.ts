import type { FormValues } from '../../../domain/request/check-form.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';

/** A request as it was kept. */
export type StoredRequest = {
  /** Unique; the reference that the visitor is told. */
  readonly id: string;
  readonly form: FormName;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly values: FormValues;
  /** Listing or project it is about. */
  readonly subjectId: string | undefined;
  /** The visitor's own address in lower case, for export and erasure. */
  readonly email: string | undefined;
};
