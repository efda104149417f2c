import { LANGUAGES, type Language } from '../../domain/text/language.ts';
import { DE } from './locales/de.ts';
import { EN } from './locales/en.ts';
import { FR } from './locales/fr.ts';
import { NL } from './locales/nl.ts';
import { type Kind, KINDS, type QuestionWords } from './locales/question-words.ts';

/** Returns a random integer from 0 to `below - 1`. */
export type Draw = (below: number) => number;

type Thing = readonly [kind: Kind, at: number];

/** A captcha's question as data; `questionText` puts it into words of a language. */
export type Question =
  | { readonly asks: 'sum' | 'difference'; readonly a: number; readonly b: number }
  | { readonly asks: 'largest'; readonly numbers: readonly number[] }
  | { readonly asks: 'kind'; readonly answer: number; readonly things: readonly Thing[] }
  | { readonly asks: 'place'; readonly answer: number; readonly things: readonly Thing[] };

/** Whether a parsed value is a question of this version. */
export function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null) return false;
  const { asks, a, b, numbers, answer, things }: Readonly<Record<string, unknown>> = { ...value };
  switch (asks) {
    case 'sum':
    case 'difference':
      return typeof a === 'number' && typeof b === 'number';
    case 'largest':
      return Array.isArray(numbers) && numbers.every(number => typeof number === 'number');
    case 'kind':
    case 'place':
      return typeof answer === 'number' && Array.isArray(things) && things.every(isThing);
    default:
      return false;
  }
}

const isThing = (value: unknown): boolean =>
  Array.isArray(value) && KINDS.includes(value[0]) && typeof value[1] === 'number';

const WORDS: Readonly<Record<Language, QuestionWords>> = { fr: FR, nl: NL, en: EN, de: DE };

/** Draws one of about a hundred thousand questions. `drawQuestion(below => 0)` → `{ asks: 'sum', a: 2, b: 2 }` */
export function drawQuestion(draw: Draw): Question {
  switch (draw(5)) {
    case 0:
      return { asks: 'sum', a: 2 + draw(8), b: 2 + draw(8) };
    case 1: {
      const b = 1 + draw(8);
      return { asks: 'difference', a: b + 1 + draw(9), b };
    }
    case 2:
      return { asks: 'largest', numbers: shuffled(range(2, 20), draw).slice(0, 3) };
    case 3:
      return { asks: 'kind', answer: draw(4), things: drawThings(4, draw) };
    default:
      return { asks: 'place', answer: draw(3), things: drawThings(3, draw) };
  }
}

/** The question as one sentence in the given language. */
export function questionText(question: Question, language: Language): string {
  const words = WORDS[language];
  switch (question.asks) {
    case 'sum':
    case 'difference':
      return words[question.asks]
        .replace('{a}', () => words.numbers[question.a] ?? '')
        .replace('{b}', () => words.numbers[question.b] ?? '');
    case 'largest':
      return words.largest.replace('{words}', () =>
        listed(
          question.numbers.map(number => words.numbers[number] ?? ''),
          words.or,
        ),
      );
    case 'kind': {
      const kind = question.things[question.answer]?.[0] ?? 'colour';
      return words.ofKind[kind].replace('{words}', () =>
        listed(
          question.things.map(thing => wordOf(thing, words)),
          words.or,
        ),
      );
    }
    default:
      return (words.place[question.answer] ?? '').replace('{words}', () =>
        question.things.map(thing => wordOf(thing, words)).join(', '),
      );
  }
}

/** Accepted answers in all languages, numbers both as words and as digits. */
export function answersTo(question: Question): readonly string[] {
  const number = numberAsked(question);
  if (number !== undefined)
    return [String(number), ...LANGUAGES.map(language => WORDS[language].numbers[number] ?? '')];
  const thing = 'things' in question ? question.things[question.answer] : undefined;
  return thing ? LANGUAGES.map(language => wordOf(thing, WORDS[language])) : [];
}

function numberAsked(question: Question): number | undefined {
  if (question.asks === 'sum') return question.a + question.b;
  if (question.asks === 'difference') return question.a - question.b;
  return question.asks === 'largest' ? Math.max(...question.numbers) : undefined;
}

/** Draws things of different kinds, so that only one of them matches the kind in question. */
function drawThings(count: number, draw: Draw): readonly Thing[] {
  return shuffled(KINDS, draw)
    .slice(0, count)
    .map(kind => [kind, draw(FR.things[kind].length)] as const);
}

function wordOf([kind, at]: Thing, words: QuestionWords): string {
  return words.things[kind][at] ?? '';
}

function listed(words: readonly string[], or: string): string {
  return `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`;
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const left = [...items];
  return items.map(() => left.splice(draw(left.length), 1)[0] as T);
}
