import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Challenge, ChallengeChecked, Challenges } from '../../application/ports/submissions/challenges.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { FormName } from '../../domain/request/forms.ts';
import { foldedWords } from '../../domain/text/fold.ts';
import type { Language } from '../../domain/text/language.ts';
import { ALPHABET, CHARACTERS } from './alphabet.ts';
import { answersTo, type Draw, drawQuestion, type Question, questionText, isQuestion } from './question.ts';

/** Validity of a challenge, in milliseconds. */
export const CHALLENGE_MS = 10 * 60_000;
const LONGEST_ANSWER = 100;

/** URL path of challenge pictures, followed by the token. */
const CAPTCHA_PATH = '/captcha/';

/** Authenticated encryption of texts; `decrypt` returns `undefined` for a token that was made elsewhere or modified. */
export type TokenCipher = { encrypt(text: string): string; decrypt(token: string): string | undefined };

/** Challenges with the content of their pictures. */
export type EncryptedChallenges = Challenges & {
  check(form: FormName, token: string, answer: string, now: number): ChallengeChecked;
  /** Characters of a challenge's picture and the seed of its noise; `undefined` if the token is invalid or expired. */
  shown(token: string, now: number): { readonly characters: string; readonly seed: number } | undefined;
};

type TokenContent = {
  readonly id: string;
  readonly form: FormName;
  readonly expiresAt: number;
  readonly characters: string;
  readonly question: Question;
  readonly seed: number;
};

/**
 * Stateless challenges: the encrypted token contains everything including the answer, so that any process of the site can draw and check
 * it without a store. `answer`: fixed answer of every challenge, for automated tests.
 */
export function makeChallenges({
  cipher: { encrypt, decrypt },
  clock,
  answer: always,
  draw = randomInt,
}: {
  readonly cipher: TokenCipher;
  readonly clock: Clock;
  readonly answer?: string | undefined;
  readonly draw?: Draw;
}): EncryptedChallenges {
  function make(form: FormName, language: Language): Challenge {
    const content: TokenContent = {
      id: randomBytes(16).toString('base64url'),
      form,
      expiresAt: clock.now() + CHALLENGE_MS,
      characters: always ?? Array.from({ length: CHARACTERS }, () => ALPHABET[draw(ALPHABET.length)]).join(''),
      question: drawQuestion(draw),
      seed: draw(2 ** 32),
    };
    const token = encrypt(JSON.stringify(content));
    const question = questionText(content.question, language);
    return { token, widget: 'picture', props: { picture: `${CAPTCHA_PATH}${token}`, question } };
  }

  function opened(token: string): TokenContent | undefined {
    const text = decrypt(token);
    return text === undefined ? undefined : parseContent(text);
  }

  return {
    make,
    check(form, token, answer, now) {
      const content = opened(token);
      if (!content) return { refused: 'malformed' };
      if (content.form !== form) return { refused: 'other-form' };
      if (now >= content.expiresAt) return { refused: 'expired' };
      const right = always === undefined ? [content.characters, ...answersTo(content.question)] : [always];
      return isOneOf(answer, right) ? { ok: content.id, expiresAt: content.expiresAt } : { refused: 'wrong' };
    },
    shown(token, now) {
      const content = opened(token);
      return content && now < content.expiresAt ? { characters: content.characters, seed: content.seed } : undefined;
    },
  };
}

/** Whether the answer is one of the right answers. Ignores differences of spelling (see `hashOf`) and compares in constant time. */
function isOneOf(answer: string, right: readonly string[]): boolean {
  if (answer.length > LONGEST_ANSWER) return false;
  const given = hashOf(answer);
  return right.filter(text => timingSafeEqual(given, hashOf(text))).length > 0;
}

/** Hash of an answer. Ignores letter case, character width, accents, spaces and punctuation. */
function hashOf(answer: string): Uint8Array {
  return createHash('sha256').update(foldedWords(answer).join('')).digest();
}

/** Parses a decrypted token; `undefined` if another version of the site made it in another form. */
function parseContent(text: string): TokenContent | undefined {
  const value: unknown = JSON.parse(text);
  return isContent(value) ? value : undefined;
}

function isContent(value: unknown): value is TokenContent {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const are = (kind: string, ...names: readonly string[]) => names.every(name => typeof fields.get(name) === kind);
  return (
    are('string', 'id', 'form', 'characters') &&
    are('number', 'expiresAt', 'seed') &&
    isQuestion(fields.get('question'))
  );
}
