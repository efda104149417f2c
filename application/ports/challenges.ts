import type { FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';

/** What a visitor solves to show that they are a person: characters in a picture, or a question in words instead of them. */
export type Challenge = {
  /** Sent along with the answer; the picture is asked for by it. Nothing can be read from it without the secret. */
  readonly token: string;
  /** The other way to solve it, for those who do not see the picture; the answer goes into the same field. */
  readonly question: Readonly<Record<Language, string>>;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** A solved challenge, to be used up by its id together with what it was solved for; or why it does not count. */
export type ChallengeChecked =
  | { readonly ok: string; readonly expiresAt: number }
  | { readonly refused: 'wrong' | 'expired' | 'malformed' | 'other-form' };

/** Challenges for forms. They hold no state: that one counts once is kept by the inbox. */
export type Challenges = {
  /** Makes a challenge that counts for one form and ten minutes. */
  make(form: FormName): Challenge;
  /** Checks an answer; letter case, width, accents and spaces do not matter. A vendor may have to be asked, so await it. */
  check(form: FormName, token: string, answer: string, now: number): ChallengeChecked | Promise<ChallengeChecked>;
};
