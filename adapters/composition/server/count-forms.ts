import type { SubmitOutcome, SubmitRequest } from '../../../application/request/sent-form.ts';
import type { FormName } from '../../../domain/request/forms.ts';

/** Outcome of a form. `failed`: the form could not be stored. */
type Counted = SubmitOutcome['kind'] | 'failed';

export type FormCount = { readonly form: FormName; readonly outcome: Counted; readonly count: number };

/** Wraps `submit` to count outcomes per form. `countForms(application.submit)` → `{ submit, counts }` */
export function countForms(submit: SubmitRequest): { readonly submit: SubmitRequest; counts(): readonly FormCount[] } {
  const counts = new Map<string, FormCount>();

  function note(form: FormName, outcome: Counted): void {
    const key = `${form} ${outcome}`;
    counts.set(key, { form, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
  }

  return {
    async submit(received) {
      try {
        const outcome = await submit(received);
        note(received.form, outcome.kind);
        return outcome;
      } catch (error) {
        note(received.form, 'failed');
        throw error;
      }
    },
    counts: () => [...counts.values()],
  };
}
