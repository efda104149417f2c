import { viewingTarget } from '../../domain/appointment/viewing-target.ts';
import { viewingActs } from '../../domain/appointment/viewing-change.ts';
import { hasBegun } from '../../domain/appointment/viewing-state.ts';
import { checkFields, type RawForm } from '../../domain/request/check-form.ts';
import { LINK_FORMS } from '../../domain/request/forms.ts';
import type { ViewingRecords, ViewingWithRequest } from '../ports/viewings/viewing-records.ts';
import type { ViewingChanged, Viewings } from '../ports/viewings/viewings.ts';
import type { ViewingHours } from '../ports/calendar/viewing-hours.ts';
import { formOptions } from '../request/form-options.ts';
import { slotsIn } from '../viewing/slots-in.ts';
import type { ShownError } from '../request/form-shown.ts';
import type { SentMarks } from '../request/sent-mark.ts';
import { targetError } from '../request/viewing-error.ts';
import { brusselsMoment } from '../../domain/appointment/viewing-calendar.ts';
import { hoursOf } from '../viewing/property-hours.ts';
import {
  canBeViewed,
  viewingMails,
  type ViewingMailData,
  readViewingMailFacts,
  type ViewingMailSources,
} from '../request/viewing-mails.ts';
import type { FollowedLink, LinkHandler } from './link-handler.ts';
import { refusedForm } from './link-form.ts';
import { makeShowViewingLink, subjectOf } from './show-viewing-link.ts';

/** Maximum number of retries if the viewing hours change after they were read and before the slot is reserved. */
const MOST_TRIES = 5;

/** Moves or cancels a viewing until it begins. */
export function makeChangeViewingByLink({
  viewingRecords,
  viewings,
  viewingHours,
  sentMarks,
  ...mailSources
}: ViewingMailSources & {
  readonly viewingRecords: ViewingRecords;
  readonly viewings: Pick<Viewings, 'change'>;
  readonly viewingHours: Pick<ViewingHours, 'ofProperty'>;
  readonly sentMarks: SentMarks;
}): LinkHandler {
  const shown = makeShowViewingLink({ viewingRecords, viewingHours, sentMarks });

  async function move(
    followed: FollowedLink,
    viewing: ViewingWithRequest,
    raw: RawForm,
  ): ReturnType<LinkHandler['act']> {
    const { content } = followed.contextIn(followed.language);
    // On a page that was opened before the property was sold or withdrawn, the viewing can no longer be moved.
    if (!canBeViewed(await subjectOf(followed, viewing))) return shown(followed, viewing);
    const refused = (...errors: readonly ShownError[]) => shown(followed, viewing, refusedForm(raw, errors));
    const moment = brusselsMoment(followed.now);
    const checked = checkFields(LINK_FORMS['change-visit'], raw, {
      today: moment.today,
      options: formOptions(LINK_FORMS['change-visit'], content, followed.language),
    });
    if ('errors' in checked) return refused(...checked.errors);
    const day = String(checked.ok['day']);
    const slots = slotsIn(content, followed.language);
    const property = { id: viewing.propertyId, agentId: viewing.agentId };
    const tell = await telling(followed, viewing);
    let moved: ViewingChanged = { kind: 'hours-changed', viewing };
    // Retry with the new hours if they changed between reading and reserving.
    for (let tries = 0; moved.kind === 'hours-changed' && tries < MOST_TRIES; tries++) {
      const hours = await hoursOf(viewingHours, content.settings, property, moment.today);
      const asked = { day, slot: String(checked.ok['slot']) };
      const decision = viewingTarget('visitor', { hours, slots, now: moment, current: viewing }, asked);
      if (decision.kind === 'refused') {
        return decision.why === 'same-time'
          ? shown(followed, viewing, undefined, decision.why)
          : refused(targetError(decision.why));
      }
      const { id: slot, from, to } = decision.slot;
      const { capacity, confirm } = hours.agency;
      const free = { capacity, agentCapacity: decision.agentCapacity, hoursVersion: hours.version };
      const move = {
        by: 'visitor',
        kind: 'move',
        to: { day, slot, from, to, ...free },
        isAsked: confirm === 'by-agent',
        at: followed.now,
      } as const;
      moved = await viewings.change(viewing.submissionId, viewing.sequence, move, changed =>
        tell(changed.status === 'asked' ? 'asked' : 'changed', changed),
      );
    }
    if (moved.kind === 'slot-full' || moved.kind === 'hours-changed')
      return refused({ field: 'slot', code: 'slot-full' });
    return outcomeOf(followed, moved, now => now.day === day && now.slot === checked.ok['slot']);
  }

  /**
   * What the visitor sees after a change. The change counts as a success if the viewing now is as the visitor wanted (`isWanted`), even if
   * the form was sent twice. If an agent changed the viewing first, the page shows its new state.
   */
  async function outcomeOf(
    followed: FollowedLink,
    changed: ViewingChanged,
    isWanted: (now: ViewingWithRequest) => boolean,
  ): ReturnType<LinkHandler['act']> {
    if (changed.kind === 'unknown') return undefined;
    if (changed.kind === 'changed' || isWanted(changed.viewing)) return 'done';
    return shown(followed, changed.viewing, undefined, 'changed-before');
  }

  /**
   * Returns the function that builds the mails of a change. Reads their facts first, as nothing may be awaited inside the transaction.
   */
  async function telling(followed: FollowedLink, viewing: ViewingWithRequest) {
    const facts = await readViewingMailFacts(mailSources, followed.contextIn(followed.language), viewing);
    return (state: ViewingMailData['state'], { request, sequence, ...booking }: ViewingWithRequest) =>
      viewingMails(followed.contextIn, {
        ...facts,
        state,
        request,
        booking,
        before: viewing,
        sequence,
        link: followed.mailPathOf('change-visit', request.id, request.language),
        now: followed.now,
      });
  }

  return {
    async open(followed) {
      const viewing = await viewingRecords.byToken(followed.hash);
      return viewing && shown(followed, viewing);
    },
    async act(followed, raw) {
      const viewing = await viewingRecords.byToken(followed.hash);
      if (!viewing) return undefined;
      const now = brusselsMoment(followed.now);
      // On a page that was opened before the viewing began, the actions are no longer possible.
      if (hasBegun(viewing, now)) return shown(followed, viewing);
      if (raw['do'] !== 'cancel')
        return viewingActs('visitor', viewing, now).includes('move')
          ? move(followed, viewing, raw)
          : shown(followed, viewing);
      const tell = await telling(followed, viewing);
      const cancelled = await viewings.change(
        viewing.submissionId,
        viewing.sequence,
        { by: 'visitor', kind: 'cancel', at: followed.now },
        changed => tell('cancelled', changed),
      );
      return outcomeOf(followed, cancelled, ({ status }) => status === 'cancelled');
    },
  };
}
