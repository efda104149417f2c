import type { ReactNode } from 'react';
import type { Refusal } from '../../../application/request/form-shown.ts';
import { FormAlternatives } from './form-closed.tsx';
import { focusedAtFirst } from '../common/focused-at-first.ts';
import type { FormWords } from './form-words.ts';

/** An error message of a form, and the id of its element. */
export type WordedError = { readonly id: string; readonly text: string };

/** Why a form was refused, above the form, with a link to each invalid field. */
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
    <Problem id={id} level={level} title={words('problem')} focused={refusal.kind !== 'invalid'}>
      {refusal.kind === 'invalid' ? <ErrorLinks errors={errors} /> : <p>{sentenceOf(refusal, words)}</p>}
      {refusal.kind === 'closed' ? <FormAlternatives closed={refusal} words={words} /> : null}
    </Problem>
  );
}

/**
 * The message above a refused form, announced to screen readers when it appears. A single invalid field takes the focus; otherwise the
 * message takes it when the page opens.
 */
export function Problem({
  id,
  level,
  title,
  focused,
  children,
}: {
  readonly id: string;
  readonly level: 2 | 3;
  readonly title: string;
  readonly focused: boolean;
  readonly children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div
      className="form-problem"
      id={id}
      role="alert"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      {...focusedAtFirst(focused)}
    >
      <Heading id={`${id}-title`}>{title}</Heading>
      {children}
    </div>
  );
}

/** Time until the next attempt is allowed: in minutes up to 90, otherwise in hours. */
function waitIn(seconds: number, words: FormWords): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return words('refusal.limited-minutes', { count: minutes });
  return words('refusal.limited-hours', { count: Math.ceil(minutes / 60) });
}

/** Error messages, each a link to its element. */
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
    case 'closed':
      return `${words(`closed.${refusal.why}.title`)} ${words(`closed.${refusal.why}.text`)}`;
    case 'key-taken':
    case 'trapped':
      return words(`refusal.${refusal.kind}`);
    default:
      return words('notSent');
  }
}
