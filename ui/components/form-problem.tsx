import type { ReactNode } from 'react';
import type { Refusal } from '../../application/request/form-shown.ts';
import type { FormWords } from './form-words.ts';

/** An error of a form in words, and the id of what it is about. */
export type WordedError = { readonly id: string; readonly text: string };

/** Why a form was not taken, on top of it, with a link to each field that is in the way. */
export function FormProblem({
  refusal,
  errors,
  words,
  id,
  level,
}: {
  readonly refusal: Refusal;
  readonly errors: readonly WordedError[];
  readonly words: FormWords;
  readonly id: string;
  readonly level: 2 | 3;
}) {
  return (
    <Problem id={id} level={level} title={words('problem')}>
      {refusal.kind === 'invalid' ? <ErrorLinks errors={errors} /> : <p>{sentenceOf(refusal, words)}</p>}
    </Problem>
  );
}

/** The sheet on top of a form that was not taken; it has the focus when the page opens. */
export function Problem({
  id,
  level,
  title,
  children,
}: {
  readonly id: string;
  readonly level: 2 | 3;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- without script this is the one way to lead to what is wrong
    <div className="form-problem" id={id} role="group" aria-labelledby={`${id}-title`} tabIndex={-1} autoFocus>
      <Heading id={`${id}-title`}>{title}</Heading>
      {children}
    </div>
  );
}

/** Until the next try counts: in minutes up to one and a half hours, else in hours. */
function waitIn(seconds: number, words: FormWords): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return words('refusal.limited-minutes', { count: minutes });
  return words('refusal.limited-hours', { count: Math.ceil(minutes / 60) });
}

/** Each error with the way to what it is about. */
export function ErrorLinks({ errors }: { readonly errors: readonly WordedError[] }) {
  return (
    <ul>
      {errors.map(error => (
        <li key={error.id}>
          <a href={`#${error.id}`}>{error.text}</a>
        </li>
      ))}
    </ul>
  );
}

function sentenceOf(refusal: Exclude<Refusal, { kind: 'invalid' }>, words: FormWords): string {
  switch (refusal.kind) {
    case 'limited':
      return waitIn(refusal.retryAfter, words);
    case 'stamp':
      return words(refusal.code === 'too-fast' ? 'refusal.too-fast' : 'refusal.too-old');
    case 'key-taken':
      return words('refusal.key-taken');
    default:
      return words('notSent');
  }
}
