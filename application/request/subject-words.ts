import { LANGUAGES, type Language } from '../../domain/text/language.ts';
import type { PageContext } from '../view/page-context.ts';
import { mailSubject, type RequestSubject } from './request-subject.ts';

/** Title and public place of a property or project in each language, by which the desk finds requests about it. */
export function subjectWords(
  contextIn: (language: Language) => PageContext,
  subject: RequestSubject | undefined,
): readonly string[] {
  const found = LANGUAGES.map(language => subject && mailSubject(contextIn(language), subject));
  return [...new Set(found.flatMap(one => (one ? [one.title, one.place] : [])))];
}
