import { addDays, brusselsDay } from '../../domain/text/day.ts';
import { brusselsTime } from '../../domain/text/brussels-time.ts';
import type { LinkPath } from '../mail/link-path.ts';
import type { Clock } from '../ports/clock.ts';
import type { FindFeatures } from '../ports/desk/desk-features.ts';
import type { ViewingRecords } from '../ports/viewings/viewing-records.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { Viewings } from '../ports/viewings/viewings.ts';
import { viewingMails, readViewingMailFacts, type ViewingMailSources } from '../request/viewing-mails.ts';
import { contexts } from '../view/contexts.ts';

/** Reminders are sent on the day before the viewing, between `FROM` and `UNTIL` (Brussels time). */
const FROM = '09:00';
const UNTIL = '21:00';

export type RemindViewingsParts = ViewingMailSources & {
  readonly viewingRecords: Pick<ViewingRecords, 'unreminded'>;
  readonly viewings: Pick<Viewings, 'remind'>;
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly linkPath: LinkPath;
  readonly clock: Clock;
  readonly findFeatures: FindFeatures;
};

/**
 * Enqueues reminders of tomorrow's viewings to visitors and agents, once per viewing. If a viewing has no exact time, only its agent is
 * reminded, also if it was requested today: the visitor is mailed when the agent sets the time. If the agent set the time
 * today, `Viewings` counts the mails of that change as the reminder.
 * `await makeRemindViewings(parts)(() => false)` → `3`, the number of viewings with reminders
 */
export function makeRemindViewings(parts: RemindViewingsParts): (stopping: () => boolean) => Promise<number> {
  const { viewingRecords, viewings, linkPath, clock, findFeatures } = parts;
  return async stopping => {
    const now = clock.now();
    const time = brusselsTime(now);
    if (time < FROM || time >= UNTIL || !(await findFeatures()).has('calendar')) return 0;
    const tomorrow = addDays(brusselsDay(now), 1);
    const contextIn = await contexts(parts, now);
    let reminded = 0;
    for (const { submissionId, propertyId, agentId, request } of await viewingRecords.unreminded(tomorrow)) {
      if (stopping()) break;
      const facts = await readViewingMailFacts(parts, contextIn(request.language), { propertyId, agentId });
      const isNew = await viewings.remind(submissionId, tomorrow, now, viewing => {
        const { request: own, sequence, tokenHash, ...booking } = viewing;
        const link = linkPath('change-visit', own.id, own.language, tokenHash);
        const mails = viewingMails(contextIn, {
          ...facts,
          state: 'reminder',
          request: own,
          booking,
          sequence,
          link,
          now,
        });
        return viewing.exact ? mails : mails.filter(({ template }) => template.endsWith('.agency'));
      });
      if (isNew) reminded++;
    }
    return reminded;
  };
}
