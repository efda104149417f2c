import type { OpenHouseTold, ShowOpenHouse } from '../../application/request/show-open-house.ts';
import { OPEN_HOUSE_FILE } from '../../application/view/open-house-view.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import type { HttpRequest, HttpResponse } from '../wire/exchange.ts';
import { calendarResponse } from './calendar-response.ts';
import { problemResponse } from './json-response.ts';

export type OpenHouseFileParts = {
  readonly showOpenHouse: ShowOpenHouse;
  /** The text of an iCalendar file. */
  readonly writeOpenHouse: (told: OpenHouseTold, language: Language) => string;
};

/** The file that puts an open house into a calendar; an address that names none to come gives nothing. */
export function makeOpenHouseFile({ showOpenHouse, writeOpenHouse }: OpenHouseFileParts) {
  return async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    if (request.path !== OPEN_HOUSE_FILE) return undefined;
    const parameters = new URLSearchParams(request.query);
    const language = parameters.get('language');
    const told = isLanguage(language) ? await showOpenHouse(language, parameters) : undefined;
    if (!told || !isLanguage(language)) return problemResponse(404, 'This address tells of no open house.');
    return calendarResponse(writeOpenHouse(told, language), 'open-house.ics');
  };
}
