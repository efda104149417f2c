import { type FormView, isSendable, type SendableForm } from '../request/form-view.ts';
import type { PageModel } from './page-model.ts';

/** Returns a page in which each sendable form is replaced by the result of `make`; a page without forms is returned unchanged. */
export async function mapForms(view: PageModel, make: (form: SendableForm) => Promise<FormView>): Promise<PageModel> {
  if (formsOf(view).length === 0) return view;
  const { body } = view;
  const made = async (form: FormView) => (isSendable(form) ? make(form) : form);
  const withModules =
    'modules' in body
      ? {
          ...body,
          modules: await Promise.all(
            body.modules.map(async module => ({
              ...module,
              parts: await Promise.all(
                module.parts.map(async part =>
                  part.kind === 'form' ? { ...part, form: await made(part.form) } : part,
                ),
              ),
            })),
          ),
        }
      : body;
  if (withModules.kind !== 'form') return { ...view, body: withModules };
  return { ...view, body: { ...(await made(withModules)), modules: withModules.modules } };
}

/** The forms on a page, also in its modules, that visitors can submit. */
export function formsOf({ body }: PageModel): readonly SendableForm[] {
  const inModules =
    'modules' in body
      ? body.modules.flatMap(({ parts }) => parts.flatMap(part => (part.kind === 'form' ? part.form : [])))
      : [];
  return [...(body.kind === 'form' ? [body] : []), ...inModules].filter(isSendable);
}
