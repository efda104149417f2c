import type { Challenges } from '../../application/ports/challenges.ts';
import type { FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import { foldedWords } from '../../domain/text/fold.ts';

/** What one challenge asks, and every answer that is right. */
export type Asking = {
  readonly characters: string;
  readonly question: Readonly<Record<Language, string>>;
  readonly right: readonly string[];
};

/** How long a challenge counts, in milliseconds. */
const CHALLENGE_MS = 10 * 60_000;

/** Challenges that this process remembers; `ask` draws what each asks. */
export function makeMemoryChallenges({
  ask,
  now,
}: {
  readonly ask: () => Asking;
  readonly now: () => number;
}): Challenges & { characters(token: string): string | undefined } {
  const made = new Map<string, Asking & { readonly form: FormName; readonly expiresAt: number }>();
  const plain = (answer: string) => foldedWords(answer).join('');
  return {
    make(form) {
      const token = crypto.randomUUID();
      const asking = ask();
      const expiresAt = now() + CHALLENGE_MS;
      made.set(token, { ...asking, form, expiresAt });
      return { token, question: asking.question, expiresAt };
    },
    check(form, token, answer, at) {
      const known = made.get(token);
      if (!known) return { refused: 'malformed' };
      if (known.form !== form) return { refused: 'other-form' };
      if (at >= known.expiresAt) return { refused: 'expired' };
      return known.right.some(right => plain(right) === plain(answer))
        ? { ok: token, expiresAt: known.expiresAt }
        : { refused: 'wrong' };
    },
    /** The characters that the picture of a challenge shows. */
    characters: token => made.get(token)?.characters,
  };
}
