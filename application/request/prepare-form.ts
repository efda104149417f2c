import { propertyCalendar } from '../../domain/appointment/viewing-hours.ts';
import { FORMS, type FormName } from '../../domain/request/forms.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import type { ViewingRecords } from '../ports/viewings/viewing-records.ts';
import type { Challenges } from '../ports/submissions/challenges.ts';
import type { Clock } from '../ports/clock.ts';
import type { FormTokens } from '../ports/submissions/form-tokens.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import { Outage } from '../ports/outage.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { ViewingHours } from '../ports/calendar/viewing-hours.ts';
import { agentIdOf } from '../view/agent-view.ts';
import { contexts } from '../view/contexts.ts';
import { closedViewing } from './unavailable-form.ts';
import type { PreparedForm } from './form-shown.ts';
import { fullHours, hasFreeSlot } from '../viewing/full-hours.ts';
import { findSubject } from './request-subject.ts';
import { slotsIn } from '../viewing/slots-in.ts';
import { brusselsMoment } from '../../domain/appointment/viewing-calendar.ts';
import { contentHours, hoursOf } from '../viewing/property-hours.ts';

/** Creates the idempotency key, stamp and captcha for one visitor and form, and for a viewing form the calendar as well. */
export type PrepareForm = (form: FormName, language: Language, property?: string) => Promise<PreparedForm>;

/**
 * Creates the function that prepares a form for one visitor.
 * `prepareForm('site-contact', 'fr')` → a new key with its stamp, and a captcha in French
 */
export function makePrepareForm({
  site,
  catalogue,
  viewingRecords,
  viewingHours,
  formTokens,
  challenges,
  clock,
}: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly viewingRecords: Pick<ViewingRecords, 'taken' | 'busy'>;
  readonly viewingHours: Pick<ViewingHours, 'ofProperty' | 'agency'>;
  readonly formTokens: FormTokens;
  readonly challenges: Challenges;
  readonly clock: Clock;
}): PrepareForm {
  /**
   * Reads the hours and full slots for a viewing form. If the database is down, the result is empty: the form is shown anyway, and a full
   * or closed slot is refused on submission.
   */
  async function hours(language: Language, property: string | undefined): Promise<Partial<PreparedForm>> {
    const now = clock.now();
    const today = brusselsDay(now);
    const { content } = site.current();
    const { settings } = content;
    const slots = slotsIn(content, language);
    try {
      const listing = property === undefined ? undefined : (await findSubject(catalogue, { property }))?.listing;
      if (!listing) {
        const agency = (await viewingHours.agency()) ?? contentHours(settings);
        const calendar = propertyCalendar({ agency, windows: undefined, agent: undefined }, slots);
        return { calendar, isAsked: agency.confirm === 'by-agent', ...(property !== undefined && { full: [] }) };
      }
      const { id } = listing;
      const agentId = agentIdOf(content, listing) ?? '';
      const found = await hoursOf(viewingHours, settings, { id, agentId }, today);
      const calendar = propertyCalendar(found, slots);
      const full = await fullHours(viewingRecords, found, slots, { id, agentId }, today);
      const isFree = hasFreeSlot(calendar, slots, brusselsMoment(now), full);
      const why = found.windows?.kind === 'phone' ? 'by-phone' : isFree ? undefined : 'no-slots';
      const context = why && (await contexts({ site, catalogue }, now))(language);
      return {
        ...(why && context && { closed: closedViewing(context, id, why) }),
        calendar,
        isAsked: found.agency.confirm === 'by-agent',
        full,
      };
    } catch (error) {
      if (error instanceof Outage) return property === undefined ? {} : { full: [] };
      throw error;
    }
  }

  return async (form, language, property) => {
    return {
      ...(await formTokens.issue(form, clock.now())),
      challenge: challenges.make(form, language),
      ...(FORMS[form].begins === 'viewing' && {
        now: brusselsMoment(clock.now()),
        ...(await hours(language, property)),
      }),
    };
  };
}
