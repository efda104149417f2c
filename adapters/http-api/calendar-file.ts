import { isLanguage, type Language } from '../../domain/text/language.ts';
import type { HttpRequest, HttpResponse } from '../wire/exchange.ts';
import { problemResponse } from './json-response.ts';
import { textFile } from './text-file.ts';

export type CalendarFileParts<Told> = {
  readonly path: string;
  /** File name of the download. */
  readonly name: string;
  /** Looks up the event that the query parameters name; `undefined` makes the response a 404. */
  readonly show: (language: Language, parameters: URLSearchParams) => Promise<Told | undefined>;
  /** Formats an iCalendar file. */
  readonly write: (told: Told, language: Language) => string;
};

/** Serves the download of a calendar event; the status is 404 if the query parameters name no event. */
export function makeCalendarFile<Told>({ path, name, show, write }: CalendarFileParts<Told>) {
  return async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    if (request.path !== path) return undefined;
    const parameters = new URLSearchParams(request.query);
    const language = parameters.get('language');
    const event = isLanguage(language) ? await show(language, parameters) : undefined;
    if (event === undefined || !isLanguage(language))
      return problemResponse(404, 'This address names no entry of a calendar.');
    return textFile('text/calendar; charset=utf-8; method=PUBLISH', name, 'no-store', write(event, language));
  };
}
