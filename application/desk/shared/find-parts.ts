import { partsOn } from '../../../domain/desk/parts.ts';
import type { DeskParts, FindParts } from '../../ports/desk/desk-parts.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';

/** `hasSoftware`: whether listings come from the agency's own software. */
export function makeFindParts(parts: Pick<DeskParts, 'chosen'>, hasSoftware: boolean): FindParts {
  return async () => partsOn(await parts.chosen(), hasSoftware);
}

/**
 * Hours as they hold with the parts that are on: without `hours` neither what agents set nor what their calendars said lately decides,
 * the agency's hours and closed days alone.
 */
export function hoursByParts<Hours extends Pick<ViewingHours, 'ofProperty'>>(
  hours: Hours,
  findParts: FindParts,
): Hours {
  return {
    ...hours,
    async ofProperty(asked) {
      const [kept, on] = await Promise.all([hours.ofProperty(asked), findParts()]);
      return on.has('hours') ? kept : { ...kept, windows: undefined, agent: undefined, taken: [] };
    },
  };
}
