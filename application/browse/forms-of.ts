import { type FormName, isFormName } from '../../domain/request/forms.ts';
import type { FormBody, PageView } from './page-view.ts';

/** A form that can be sent. */
export type SendableForm = FormBody & { readonly form: FormName };

/** Puts something else in the place of each form of a page that can be sent; a page without one is given back as it is. */
export async function mapForms(view: PageView, make: (form: SendableForm) => Promise<FormBody>): Promise<PageView> {
  if (formsOf(view).length === 0) return view;
  const { body } = view;
  const made = async (form: FormBody) => (isSendable(form) ? make(form) : form);
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
  return { ...view, body: withModules.kind === 'form' ? await made(withModules) : withModules };
}

/** The forms on a page that can be sent. */
export function formsOf({ body }: PageView): readonly SendableForm[] {
  const inModules =
    'modules' in body
      ? body.modules.flatMap(({ parts }) => parts.flatMap(part => (part.kind === 'form' ? part.form : [])))
      : [];
  return [...(body.kind === 'form' ? [body] : []), ...inModules].filter(isSendable);
}

function isSendable(form: FormBody): form is SendableForm {
  return isFormName(form.form);
}
