import type { UploadedFile } from '../../domain/request/check-file.ts';
import type { RawForm } from '../../domain/request/check-form.ts';
import type { FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Refusal } from './form-shown.ts';

type FormWith<File> = {
  readonly form: FormName;
  readonly language: Language;
  readonly raw: RawForm;
  readonly files: Readonly<Record<string, UploadedFile & File>>;
  /** Network of the client's IP address; absent if the form is handled in the browser, which does not know it. */
  readonly network?: string;
};

/** A form as sent: its fields, technical fields (stamp, captcha) and the bytes of files. */
export type SentForm = FormWith<{ readonly bytes: Uint8Array }>;

/** An uploaded file in temporary storage until its submission is accepted or refused. */
export type ReceivedFile = {
  /** Hash of its bytes, to recognise a repeated submission. */
  readonly digest: string;
  /** Stores the file durably; returns its stored name. */
  keep(): Promise<string>;
};

/** A form as received, not yet validated. */
export type ReceivedForm = FormWith<ReceivedFile>;

export type SubmitOutcome =
  /** The submission is stored, by this attempt or by an earlier one: `reference` of the request, `href` of the confirmation. */
  | { readonly kind: 'sent'; readonly reference: string; readonly href: string }
  | { readonly kind: 'captcha'; readonly code: 'missing' | 'wrong' | 'expired' | 'malformed' | 'other-form' | 'used' }
  | { readonly kind: 'slot-full' }
  | Exclude<Refusal, { readonly kind: 'failed' }>;

/** Sends a visitor's form. */
export type SendForm = (sent: SentForm) => Promise<SubmitOutcome>;

/** Handles a received form; the server deletes uploaded files that were not stored. */
export type SubmitRequest = (received: ReceivedForm) => Promise<SubmitOutcome>;
