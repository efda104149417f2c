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
  /** The network that it came from; absent where the sender does not know it. */
  readonly network?: string;
};

/** A form as it is sent: its own fields and the envelope's, files with their bytes. */
export type SentForm = FormWith<{ readonly bytes: Uint8Array }>;

/** A file that came with a form and lies aside until its request is answered. */
export type ReceivedFile = {
  /** A hash of its bytes, by which a repetition is known. */
  readonly digest: string;
  /** Keeps it, on the disk once it resolves, and gives the name under which it is kept. */
  keep(): Promise<string>;
};

/** A form as it arrived, nothing of it trusted. */
export type ReceivedForm = FormWith<ReceivedFile>;

export type SubmitOutcome =
  /** Kept, or kept before: the reference, and the address that says so. */
  | { readonly kind: 'sent'; readonly reference: string; readonly href: string }
  | { readonly kind: 'captcha'; readonly code: 'wrong' | 'expired' | 'malformed' | 'other-form' | 'used' }
  | { readonly kind: 'slot-full' }
  | Exclude<Refusal, { readonly kind: 'failed' }>;

/** Sends a request of a visitor. */
export type SubmitRequest = (sent: SentForm) => Promise<SubmitOutcome>;

/** Takes it where it arrived; what it does not keep of the files is dropped by the server that received them. */
export type TakeRequest = (received: ReceivedForm) => Promise<SubmitOutcome>;
