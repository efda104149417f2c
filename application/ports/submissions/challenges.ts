import type { FormName } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';

/** What a visitor is shown to prove that they are a person. The form sends `token` back with the answer that the widget gives. */
export type Challenge = {
  /** Which challenge is answered; a token of its own for each, because wrong answers are counted by it. */
  readonly token: string;
  /** Name of the widget that shows it, of those in `ui/components/form/form-captcha.tsx`. */
  readonly widget: string;
  /** What that widget needs, such as a picture's path or a vendor's site key; it is public. */
  readonly props: Readonly<Record<string, string>>;
};

/** A solved challenge, to be used up by its id together with what it was solved for; or why it does not count. */
export type ChallengeChecked =
  /** `expiresAt`: milliseconds since 1970. */
  | { readonly ok: string; readonly expiresAt: number }
  | { readonly refused: 'wrong' | 'expired' | 'malformed' | 'other-form' };

/** Challenges for forms. They hold no state: that one counts once is kept with the request it was solved for. */
export type Challenges = {
  /** Makes a challenge for one form, in the page's language. */
  make(form: FormName, language: Language): Challenge;
  /**
   * Checks the answer that came with a token. A vendor is asked over the network, so await it; it rejects where that cannot be
   * reached, and the visitor may send the form again.
   */
  check(form: FormName, token: string, answer: string, now: number): ChallengeChecked | Promise<ChallengeChecked>;
};
