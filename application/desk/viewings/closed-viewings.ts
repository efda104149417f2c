import { openSlots } from '../../../domain/appointment/viewing-calendar.ts';
import { type PropertyHours, propertyCalendar } from '../../../domain/appointment/viewing-hours.ts';
import { expectedHours } from '../../../domain/appointment/viewing-state.ts';
import { AGENCY_DAYS_AHEAD, calendarFor } from '../../../domain/appointment/viewing-target.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { personName } from '../../../domain/request/person-name.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { addDays } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { ViewingRecords, ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import type { PageContext } from '../../view/page-context.ts';
import { slotsIn } from '../../viewing/slots-in.ts';

/** The hours in which a viewing's property can be viewed. */
export type HoursOfViewing = (viewing: ViewingWithRequest) => Pick<PropertyHours, 'agency' | 'windows' | 'agent'>;

/** A viewing outside the viewing hours, as the hours page lists it; `at` is Unix ms. */
export type ClosedViewing = {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly at: number;
};

/**
 * Upcoming viewings that are not cancelled and lie outside the viewing hours. With `before`, which contains other hours, only viewings that
 * lie within `before` are returned.
 */
export type ClosedViewings = (
  context: PageContext,
  hours: HoursOfViewing,
  before?: HoursOfViewing,
) => Promise<readonly ViewingWithRequest[]>;

export function makeClosedViewings(viewingRecords: Pick<ViewingRecords, 'between'>): ClosedViewings {
  return async ({ content, language, today }, hours, before) => {
    const slots = slotsIn(content, language);
    const start = { today, time: '00:00' };
    const isOpen = (viewing: ViewingWithRequest, of: HoursOfViewing) => {
      // The calendar is that of the agency, because the notice period that visitors have to observe does not apply to existing bookings.
      const calendar = calendarFor('agency', propertyCalendar(of(viewing), slots));
      return openSlots(calendar, slots, viewing.day, start).some(({ id }) => id === viewing.slot);
    };
    const held = await viewingRecords.between(today, addDays(today, AGENCY_DAYS_AHEAD));
    return held.filter(
      viewing =>
        viewing.status !== 'cancelled' && !isOpen(viewing, hours) && (before === undefined || isOpen(viewing, before)),
    );
  };
}

/** The first viewings, at most `most`, as the hours page lists them. */
export function closedRows(
  viewings: readonly ViewingWithRequest[],
  language: Language,
  most: number,
): readonly ClosedViewing[] {
  return viewings.slice(0, most).map(viewing => ({
    id: viewing.submissionId,
    href: deskPath('visit', language, { id: viewing.submissionId }),
    name: personName(viewing.request.values),
    at: brusselsInstant(viewing.day, expectedHours(viewing).from),
  }));
}
