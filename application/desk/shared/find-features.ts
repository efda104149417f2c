import { enabledFeatures } from '../../../domain/desk/features.ts';
import type { DeskFeatures, FindFeatures } from '../../ports/desk/desk-features.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';

/** Returns the enabled features; `hasSoftware`: whether listings come from the agency's CRM, which has its own calendar. */
export function makeFindFeatures({
  deskFeatures,
  hasSoftware,
}: {
  readonly deskFeatures: Pick<DeskFeatures, 'chosen'>;
  readonly hasSoftware: boolean;
}): FindFeatures {
  return async () => enabledFeatures(await deskFeatures.chosen(), hasSoftware);
}

/**
 * Wraps the viewing hours: if the feature `hours` is off, agents' hours and calendars are ignored and only the agency's hours and closed
 * days apply.
 */
export function makeHoursByFeatures({
  storedHours,
  findFeatures,
}: {
  readonly storedHours: ViewingHours;
  readonly findFeatures: FindFeatures;
}): ViewingHours {
  return {
    ...storedHours,
    async ofProperty(asked) {
      const [kept, on] = await Promise.all([storedHours.ofProperty(asked), findFeatures()]);
      return on.has('hours') ? kept : { ...kept, windows: undefined, agent: undefined, taken: [] };
    },
  };
}
