import type { ReactNode } from 'react';
import type { FormView } from '../../../application/request/form-view.ts';
import { focusedIn, summaryOf, wordErrors } from './form-errors.ts';
import { FormFields } from './form-fields.tsx';
import { FormProblem } from './form-problem.tsx';
import { useFormWords } from './form-words.ts';

/** A form submitted by the browser itself, without a captcha: a mailed link identifies the sender, or the response reveals nothing. */
export function PlainForm({
  form,
  level,
  children,
}: {
  readonly form: FormView;
  readonly level: 2 | 3;
  /** Content below the fields, including the submit button. */
  readonly children: ReactNode;
}) {
  const words = useFormWords(form.form);
  const { typed = {}, refusal } = form.shown ?? {};
  const wrong = refusal?.kind === 'invalid' ? refusal.errors.map(({ field, code }) => [field, code] as const) : [];
  const errors = wordErrors(form, new Map(wrong), words);
  return (
    <form
      className="request-form"
      id={form.form}
      method="post"
      action={form.action}
      aria-label={form.title.text}
      noValidate
    >
      {refusal ? (
        <FormProblem
          refusal={refusal}
          errors={summaryOf(form, errors)}
          words={words}
          id={`${form.form}-problem`}
          level={level}
        />
      ) : null}
      <FormFields form={form} level={level} words={words} errors={errors} typed={typed} focused={focusedIn(form)} />
      {children}
    </form>
  );
}
