import { enabledFeatures } from '../../../domain/desk/features.ts';
import type { DeskFeatures, FindFeatures } from '../../ports/desk/desk-features.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';

/** `hasSoftware`: whether listings come from the agency's own software. */
export function makeFindFeatures(parts: Pick<DeskFeatures, 'chosen'>, hasSoftware: boolean): FindFeatures {
  return async () => enabledFeatures(await parts.chosen(), hasSoftware);
}

/**
 * Hours as they hold with the parts that are on: without `hours` neither what agents set nor what their calendars said lately decides,
 * the agency's hours and closed days alone.
 */
export function hoursByParts<Hours extends Pick<ViewingHours, 'ofProperty'>>(
  hours: Hours,
  findFeatures: FindFeatures,
): Hours {
  return {
    ...hours,
    async ofProperty(asked) {
      const [kept, on] = await Promise.all([hours.ofProperty(asked), findFeatures()]);
      return on.has('hours') ? kept : { ...kept, windows: undefined, agent: undefined, taken: [] };
    },
  };
}
