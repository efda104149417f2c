import type { ComponentType } from 'react';
import type { FormView } from '../../../application/request/form-view.ts';
import type { PageModel } from '../../../application/page/page-model.ts';

type FormComponent = ComponentType<{ readonly form: FormView; readonly level?: 2 | 3 }>;

let loaded: FormComponent | undefined;

/**
 * Loads the form components; call before a page with a form is rendered or hydrated. The components are loaded separately, because most
 * pages have no form.
 */
export async function loadFormComponent(): Promise<void> {
  loaded ??= (await import('./request-form.tsx')).RequestForm;
}

export function formIsLoaded(): boolean {
  return loaded !== undefined;
}

/** The form component; call `loadFormComponent` before. */
export function formComponent(): FormComponent {
  if (!loaded) throw new Error('the form components were not loaded');
  return loaded;
}

/** Whether a page needs the form texts: it has a form, confirms one, or is a portal page. */
export function needsFormTexts(view: PageModel): boolean {
  return view.personal || view.body.kind === 'feedback' || view.body.kind === 'link' || holds(view.body);
}

function holds(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('kind' in value && value.kind === 'form') || Object.values(value).some(holds);
}
