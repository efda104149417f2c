import { FORMS, type FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { SiteContentSource } from '../ports/site-content.ts';
import { type AskedMoment, viewingQuery } from './booked-viewing.ts';
import { formPage } from './closed-form.ts';
import type { RequestSubject } from './request-subject.ts';

/** The thank-you page where the form has one, which says what was booked, else the form's own page, which then confirms. */
export function sentHref(
  site: SiteContentSource,
  form: FormName,
  language: Language,
  reference: string,
  subject: RequestSubject | undefined,
  viewing?: AskedMoment,
): string {
  const { content, routes } = site.current();
  if (FORMS[form].thanks) {
    const told = subject && viewing ? viewingQuery({ reference, property: subject.id, at: viewing }) : undefined;
    return `${routes.build('feedback', language, { form })}?${told ?? `reference=${reference}`}`;
  }
  const page = formPage(content, form);
  const about = subject?.listing ? `property=${subject.id}&` : '';
  return `${routes.build(page, language)}?${about}sent=1&reference=${reference}`;
}
