import { FORMS, isFormName } from '../../domain/request/forms.ts';
import { formHref } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';
import { projectCard } from '../view/project-card-view.ts';
import type { FormView } from './form-view.ts';

/**
 * The form with the names of all projects, if the form asks for a project and its address names no project for which the form is available.
 * If no project is published, the form is closed.
 */
export async function withProjects(context: PageContext, form: FormView): Promise<FormView> {
  const asksProject = isFormName(form.form) && FORMS[form.form].fields.some(({ name }) => name === 'project');
  if (!asksProject || (form.subject && !form.closed)) return form;
  const projects = (await context.catalogue.projects()).map(project => {
    const { id, title, place } = projectCard(context, project, []);
    return { id, name: [title.text, place].filter(Boolean).join(', ') };
  });
  const href = formHref(context, 'demand-register');
  const ways = href === undefined ? [] : [{ to: 'alert', href } as const];
  return { ...form, projects, ...(projects.length === 0 && !form.closed && { closed: { why: 'no-projects', ways } }) };
}
