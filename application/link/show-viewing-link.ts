import { expectedHours, viewingState, type ViewingState } from '../../domain/appointment/viewing-state.ts';
import { propertyCalendar } from '../../domain/appointment/viewing-hours.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { ViewingHours } from '../ports/calendar/viewing-hours.ts';
import type { ViewingRecords, ViewingWithRequest } from '../ports/viewings/viewing-records.ts';
import { viewingFileHref } from '../request/booked-viewing.ts';
import type { FormShown } from '../request/form-shown.ts';
import type { FormView } from '../request/form-view.ts';
import { hoursOf } from '../viewing/property-hours.ts';
import { fullHours } from '../viewing/full-hours.ts';
import { findSubject, type RequestSubject, subjectView } from '../request/request-subject.ts';
import type { SentMarks } from '../request/sent-mark.ts';
import { slotsIn } from '../viewing/slots-in.ts';
import { brusselsMoment } from '../../domain/appointment/viewing-calendar.ts';
import { canBeViewed } from '../request/viewing-mails.ts';
import { agentView } from '../view/agent-view.ts';
import type { FollowedLink } from './link-handler.ts';
import { linkForm } from './link-form.ts';
import type { ViewingShown } from './link-shown.ts';

/** Shows a viewing to its visitor, with the form to move it. `unchanged`: why the submitted form changed nothing. */
export type ShowViewingLink = (
  followed: FollowedLink,
  viewing: ViewingWithRequest,
  form?: FormShown,
  unchanged?: ViewingShown['unchanged'],
) => Promise<ViewingShown>;

export function makeShowViewingLink({
  viewingRecords,
  viewingHours,
  sentMarks,
}: {
  readonly viewingRecords: Pick<ViewingRecords, 'taken' | 'busy'>;
  readonly viewingHours: Pick<ViewingHours, 'ofProperty'>;
  readonly sentMarks: SentMarks;
}): ShowViewingLink {
  return async (followed, viewing, form, unchanged) => {
    const context = followed.contextIn(followed.language);
    const standing = viewingState(viewing, brusselsMoment(followed.now));
    const state = standing === 'cancelled' && viewing.reason !== undefined ? 'refused' : TEXTS[standing];
    const subject = await subjectOf(followed, viewing);
    const open = state === 'confirmed' || state === 'asked';
    const isOffered = canBeViewed(subject);
    const { name, role, phone } = agentView(context, viewing.agentId);
    return {
      kind: 'viewing',
      state,
      standing,
      isOffered,
      canCancel: open,
      unchanged,
      reference: viewing.request.id,
      at: { day: viewing.day, ...expectedHours(viewing) },
      isExact: viewing.exact !== undefined,
      reason: state === 'refused' ? viewing.reason : undefined,
      subject: subject && subjectView(context, subject),
      agent: { name, role, phone },
      calendarHref: state === 'confirmed' ? calendarHref(sentMarks, viewing) : undefined,
      form:
        open && isOffered
          ? {
              ...linkForm(followed, 'change-visit', form ?? typedAt(viewing)),
              ...(await offeredTo(followed, viewing)),
            }
          : undefined,
    };
  };

  /** The property's calendar from today, and slots fully booked by others. */
  async function offeredTo(
    { contextIn, language, now }: FollowedLink,
    viewing: ViewingWithRequest,
  ): Promise<Pick<FormView, 'full' | 'viewings'>> {
    const { content } = contextIn(language);
    const { propertyId: id, agentId, day, slot } = viewing;
    const slots = slotsIn(content, language);
    const today = brusselsDay(now);
    const hours = await hoursOf(viewingHours, content.settings, { id, agentId }, today);
    const full = await fullHours(viewingRecords, hours, slots, { id, agentId }, today);
    return {
      full: full.filter(hour => hour.day !== day || hour.slot !== slot),
      viewings: { calendar: propertyCalendar(hours, slots), now: brusselsMoment(now) },
    };
  }
}

/** The property of a viewing; `undefined` once it is no longer published. */
export function subjectOf(
  { contextIn, language }: FollowedLink,
  { propertyId }: ViewingWithRequest,
): Promise<RequestSubject | undefined> {
  return findSubject(contextIn(language).catalogue, { property: propertyId });
}

/** Which of the page's texts describes each state of a viewing. */
const TEXTS: Readonly<Record<ViewingState, ViewingShown['state']>> = {
  asked: 'asked',
  unfixed: 'confirmed',
  confirmed: 'confirmed',
  moved: 'confirmed',
  over: 'past',
  happened: 'past',
  'not-come': 'past',
  cancelled: 'cancelled',
};

function typedAt({ day, slot }: ViewingWithRequest): FormShown {
  return { typed: { day, slot }, refusal: undefined };
}

/** Address of the iCalendar file, in the language of the viewing's mails, so that the file contains the same entry as the mails. */
function calendarHref(marks: SentMarks, viewing: ViewingWithRequest): string {
  const { request, propertyId, day, sequence } = viewing;
  return viewingFileHref(marks, request.language, {
    reference: request.id,
    property: propertyId,
    at: { day, ...expectedHours(viewing) },
    sequence,
  });
}
