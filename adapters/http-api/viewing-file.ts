import type { AppointmentMail } from '../../application/mail/mail-templates.ts';
import { type ShowViewing, VIEWING_FILE } from '../../application/request/booked-viewing.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import type { HttpResponse, HttpRequest } from '../wire/exchange.ts';
import { calendarResponse } from './calendar-response.ts';
import { problemResponse } from './json-response.ts';

export type ViewingFileParts = {
  readonly showViewing: ShowViewing;
  /** The text of an iCalendar file. */
  readonly writeViewing: (viewing: AppointmentMail, language: Language) => string;
};

/** The file that puts a viewing into a calendar; an address that is none of these gives nothing. */
export function makeViewingFile({ showViewing, writeViewing }: ViewingFileParts) {
  return async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    if (request.path !== VIEWING_FILE) return undefined;
    const parameters = new URLSearchParams(request.query);
    const language = parameters.get('language');
    const viewing = isLanguage(language) ? await showViewing(language, parameters) : undefined;
    if (!viewing || !isLanguage(language)) return problemResponse(404, 'This address tells of no viewing.');
    return calendarResponse(writeViewing(viewing, language), 'visit.ics');
  };
}
