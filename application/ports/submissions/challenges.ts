import type { FormName } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';

/** A captcha. The form posts `token` back with the answer that the widget produces. */
export type Challenge = {
  /** Identifies the captcha. Each captcha has its own token, because wrong answers are counted per token. */
  readonly token: string;
  /** Name of a widget in `ui/components/form/form-captcha.tsx`. */
  readonly widget: string;
  /** Public properties of that widget, such as the path of a picture or a vendor's site key. */
  readonly props: Readonly<Record<string, string>>;
};

/** A solved captcha, whose id is used up by the submission it was solved for; or why it is refused. */
export type ChallengeChecked =
  /** `ok`: id of the captcha; `expiresAt`: Unix ms. */
  | { readonly ok: string; readonly expiresAt: number }
  | { readonly refused: 'wrong' | 'expired' | 'malformed' | 'other-form' };

/** Captchas for forms. Stateless: that each counts only once is enforced where the submission is stored (`Submissions.accept`). */
export type Challenges = {
  /** Makes a captcha for one form, in the page's language. */
  make(form: FormName, language: Language): Challenge;
  /**
   * Checks the answer to a token. Await it: a vendor may be queried over the network. Rejects if the vendor cannot be reached; the visitor
   * may then send the form again.
   */
  check(form: FormName, token: string, answer: string, now: number): ChallengeChecked | Promise<ChallengeChecked>;
};
