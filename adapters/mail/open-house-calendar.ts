import type { OpenHouseDetails } from '../../application/request/show-open-house.ts';
import { momentOf } from '../../domain/listing/open-house.ts';
import type { Language } from '../../domain/text/language.ts';
import { writeCalendar } from './calendar.ts';
import { fill, nameAndPhone } from './mail-text.ts';
import { type CalendarSite, pathAddress } from './mail-site.ts';
import { WORDS } from './words.ts';

/** Calendar file of an open house. The UID is stable, so that importing the file again updates the same event. */
export function openHouseFile(
  details: OpenHouseDetails,
  language: Language,
  { agency, publicUrl }: CalendarSite,
): string {
  const { at, subject, location, agent, askedAt } = details;
  const entry = {
    uid: `open-house-${subject.id}-${momentOf(at)}@${new URL(publicUrl).host}`,
    sequence: 0,
    stampedAt: askedAt,
    day: at.day,
    from: at.from,
    to: at.to,
    cancelledFor: undefined,
    summary: `${agency.name}: ${fill(WORDS[language].letters.appointment.openHouse, { id: subject.id })}`,
    location,
    description: [subject.title, nameAndPhone(agent.name, agent.phone), agency.email].join('\n'),
    url: pathAddress(subject.path, publicUrl),
    organizer: { name: agency.name, email: agency.email },
  };
  return writeCalendar(entry).content;
}
