import { FORMS, type FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { type ViewingMoment, viewingQuery } from './booked-viewing.ts';
import { formPage } from './unavailable-form.ts';
import type { RequestSubject } from './request-subject.ts';
import type { SentMarks } from './sent-mark.ts';

/** Signed address of the page that confirms a submission: the form's thank-you page, or the form's own page if it has none. */
export function sentHref(
  { site, sentMarks }: { readonly site: SiteContentSource; readonly sentMarks: SentMarks },
  form: FormName,
  language: Language,
  reference: string,
  subject: RequestSubject | undefined,
  viewing?: ViewingMoment,
): string {
  const { content, routes } = site.current();
  if (FORMS[form].thanks) {
    const viewingPart = subject && viewing ? viewingQuery({ reference, property: subject.id, at: viewing }) : undefined;
    return sentMarks.mark(`${routes.build('feedback', language, { form })}?${viewingPart ?? `reference=${reference}`}`);
  }
  const page = formPage(content, form);
  const about = subject?.listing ? `property=${subject.id}&` : '';
  return sentMarks.mark(`${routes.build(page, language)}?${about}sent=1&reference=${reference}`);
}
