import type { FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Challenges } from '../ports/challenges.ts';
import type { Clock } from '../ports/clock.ts';
import type { FormSeals as Seals } from '../ports/form-seals.ts';
import type { FormSeals } from './form-shown.ts';

/** Makes what one visitor needs to send one form: a key, a stamp and a challenge. */
export type PrepareForm = (form: FormName, language: Language) => Promise<FormSeals>;

/** Where the picture of a challenge stands. */
export const CAPTCHA_PATH = '/captcha/';

/** `prepareForm('site-contact', 'fr')` → a fresh key with its stamp, a picture's path and a question in French. */
export function makePrepareForm({
  seals,
  challenges,
  clock,
}: {
  readonly seals: Seals;
  readonly challenges: Challenges;
  readonly clock: Clock;
}): PrepareForm {
  return async (form, language) => {
    const { token, question } = challenges.make(form);
    return {
      ...seals.sealForm(form, clock.now()),
      captcha: { token, picture: `${CAPTCHA_PATH}${token}`, question: question[language] },
    };
  };
}
