import type { Challenge, Challenges } from '../../../application/ports/submissions/challenges.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';
import { foldedWords } from '../../../domain/text/fold.ts';

/** Content of a captcha, and all its correct answers. */
export type MemoryCaptcha = Pick<Challenge, 'widget' | 'props'> & { readonly right: readonly string[] };

/** Lifetime of a captcha, milliseconds. */
const CHALLENGE_MS = 10 * 60_000;

/** Captchas stored in this process; `draw` generates each. */
export function makeMemoryChallenges({
  draw,
  now,
}: {
  readonly draw: (language: Language) => MemoryCaptcha;
  readonly now: () => number;
}): Challenges {
  const made = new Map<string, MemoryCaptcha & { readonly form: FormName; readonly expiresAt: number }>();
  const plain = (answer: string) => foldedWords(answer).join('');
  return {
    make(form, language) {
      const token = crypto.randomUUID();
      const puzzle = draw(language);
      made.set(token, { ...puzzle, form, expiresAt: now() + CHALLENGE_MS });
      return { token, widget: puzzle.widget, props: puzzle.props };
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
  };
}
