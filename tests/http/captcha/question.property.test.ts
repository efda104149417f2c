import { makeCipher } from '../../../adapters/secrets/cipher.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeChallenges } from '../../../adapters/captcha/challenges.ts';
import { answersTo, drawQuestion, type Question, questionText } from '../../../adapters/captcha/question.ts';
import { fold } from '../../../domain/text/fold.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

/** A question drawn from generated numbers. */
const aQuestion: fc.Arbitrary<Question> = fc
  .array(fc.nat(1_000_000), { minLength: 40, maxLength: 40 })
  .map(numbers => drawQuestion(below => (numbers.shift() ?? 0) % below));

describe('a text question', () => {
  test('reads as a sentence', () => {
    expect(questionText({ asks: 'sum', a: 3, b: 4 }, 'fr')).toBe('Combien font trois plus quatre\u00a0?');
    expect(answersTo({ asks: 'sum', a: 3, b: 4 })).toEqual(['7', 'sept', 'zeven', 'seven', 'sieben']);
    const things = [
      ['fruit', 0],
      ['colour', 2],
      ['animal', 1],
      ['weekday', 3],
    ] as const;
    expect(questionText({ asks: 'kind', answer: 1, things }, 'en')).toBe(
      'Which of these words is a colour: apple, green, dog or Thursday?',
    );
    expect(answersTo({ asks: 'kind', answer: 1, things })).toEqual(['vert', 'groen', 'green', 'Grün']);
    expect(questionText({ asks: 'place', answer: 2, things }, 'nl')).toContain('het derde van deze woorden');
  });

  test('leaves no placeholder unfilled in any language', () => {
    fc.assert(
      fc.property(aQuestion, question => {
        for (const language of LANGUAGES) {
          const text = questionText(question, language);
          expect(text).toMatch(/^\p{Lu}.{10,}[?.]$/u);
          expect(text).not.toMatch(/[{}]|undefined| ,/);
        }
      }),
    );
  });

  test('that asks for a word contains its answer, and only one word of the category', () => {
    reaches({ asked: runs(20) }, met =>
      fc.assert(
        fc.property(aQuestion, question => {
          if (!('things' in question)) return;
          met('asked');
          LANGUAGES.forEach((language, at) => {
            expect(questionText(question, language)).toContain(answersTo(question)[at]);
          });
          expect(new Set(question.things.map(([kind]) => kind)).size).toBe(question.things.length);
        }),
        { numRuns: runs(300) },
      ),
    );
  });

  test('about numbers has an integer from 0 to 20 as its answer', () => {
    reaches({ asked: runs(20) }, met =>
      fc.assert(
        fc.property(aQuestion, question => {
          if ('things' in question) return;
          met('asked');
          expect(Number(answersTo(question)[0])).toBeGreaterThanOrEqual(1);
          expect(Number(answersTo(question)[0])).toBeLessThanOrEqual(20);
          expect(answersTo(question)).not.toContain('');
        }),
        { numRuns: runs(300) },
      ),
    );
  });

  test('accepts an answer in any of the languages, with or without accents', () => {
    const secret = new TextEncoder().encode('a secret that is known to tests only');
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 60, maxLength: 60 }), fc.nat(4), (numbers, which) => {
        const drawn = [...numbers];
        const draw = (below: number) => (drawn.shift() ?? 0) % below;
        const challenges = makeChallenges({
          cipher: makeCipher(secret, 'challenge'),
          clock: { now: () => UNLUCKY },
          answer: undefined,
          draw,
        });
        const { token } = challenges.make('contact-me', 'fr');
        const [, , , , , ...forQuestion] = numbers;
        const solutions = answersTo(drawQuestion(below => (forQuestion.shift() ?? 0) % below));
        const typed = fold(solutions[which % solutions.length] ?? '').toUpperCase();
        expect(challenges.check('contact-me', token, ` ${typed}.`, UNLUCKY)).toHaveProperty('ok');
      }),
    );
  });
});
