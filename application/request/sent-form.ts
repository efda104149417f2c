import type { UploadedFile } from '../../domain/request/check-file.ts';
import type { RawForm } from '../../domain/request/check-form.ts';
import type { FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Refusal } from './form-shown.ts';

/** A form as it was sent: its own fields and the envelope's, nothing of it trusted. */
export type SentForm = {
  readonly form: FormName;
  readonly language: Language;
  readonly raw: RawForm;
  readonly files: Readonly<Record<string, UploadedFile & { readonly bytes: Uint8Array }>>;
  /** Where it came from; absent where the sender does not know it himself. */
  readonly address?: string;
};

export type SubmitOutcome =
  /** Kept, or kept before: the reference, and the address that says so. */
  | { readonly kind: 'sent'; readonly reference: string; readonly href: string }
  | { readonly kind: 'captcha'; readonly code: 'wrong' | 'expired' | 'malformed' | 'other-form' | 'used' }
  | { readonly kind: 'slot-full' }
  | Exclude<Refusal, { readonly kind: 'failed' }>;

/** Takes a request of a visitor. */
export type SubmitRequest = (sent: SentForm) => Promise<SubmitOutcome>;
