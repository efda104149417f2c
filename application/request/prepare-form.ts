import { FORMS, type FormName } from '../../domain/request/forms.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Appointments } from '../ports/appointments.ts';
import type { Challenges } from '../ports/challenges.ts';
import type { Clock } from '../ports/clock.ts';
import type { FormSeals } from '../ports/form-seals.ts';
import type { ListingCatalogue } from '../ports/listing-catalogue.ts';
import { Outage } from '../ports/outage.ts';
import type { SiteContentSource } from '../ports/site-content.ts';
import type { PreparedForm } from './form-shown.ts';
import { type FullHour, fullHours } from './full-hours.ts';
import { findSubject } from './request-subject.ts';
import { brusselsMoment } from './visit-error.ts';

/** Makes what one visitor needs to send one form, which may be about a property: a key, a stamp and a challenge. */
export type PrepareForm = (form: FormName, language: Language, property?: string) => Promise<PreparedForm>;

/** `prepareForm('site-contact', 'fr')` → a fresh key with its stamp, a challenge in French. */
export function makePrepareForm({
  site,
  catalogue,
  appointments,
  seals,
  challenges,
  clock,
}: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly appointments: Pick<Appointments, 'taken' | 'busy'>;
  readonly seals: FormSeals;
  readonly challenges: Challenges;
  readonly clock: Clock;
}): PrepareForm {
  /** Nothing where it cannot be looked up: the form is shown all the same, and full hours are refused when it is sent. */
  async function full(property: string): Promise<readonly FullHour[]> {
    try {
      const listing = (await findSubject(catalogue, { property }))?.listing;
      if (!listing) return [];
      const { id, agentId = '' } = listing;
      return await fullHours(appointments, site.current().content.settings, { id, agentId }, brusselsDay(clock.now()));
    } catch (error) {
      if (error instanceof Outage) return [];
      throw error;
    }
  }

  return async (form, language, property) => {
    return {
      ...(await seals.sealForm(form, clock.now())),
      challenge: challenges.make(form, language),
      ...(FORMS[form].begins === 'viewing' && { now: brusselsMoment(clock.now()) }),
      ...(FORMS[form].begins === 'viewing' && property !== undefined && { full: await full(property) }),
    };
  };
}
