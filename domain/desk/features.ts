import type { DeskPageName } from './desk-pages.ts';

/**
 * Parts of the desk that an agency may leave to its own software: `calendar` is the calendar of visits with the agents' subscribed
 * calendars and the reminders, `hours` are agents' hours, busy and blocked times, and properties' own windows. All else is always on.
 */
export const DESK_FEATURES = ['calendar', 'hours'] as const;
export type DeskFeature = (typeof DESK_FEATURES)[number];

/** What managers decided; a part that is absent is as the agency's software lets it be. */
export type ChosenFeatures = Readonly<Partial<Record<DeskFeature, boolean>>>;

/** The part to which a page belongs; the page of hours stays for what holds for the agency, its closed days among it. */
const PART_OF: Readonly<Partial<Record<DeskPageName, DeskFeature>>> = { calendar: 'calendar' };

/** Whether a word names a part. `isDeskFeature('calendar')` → `true` */
export function isDeskFeature(word: string): word is DeskFeature {
  return DESK_FEATURES.some(part => part === word);
}

/**
 * The parts that are on: those that a manager chose, and where none did all, unless listings come from an agency's own software, which
 * has a calendar. `enabledFeatures({}, true)` → `Set {}`, `enabledFeatures({ hours: true }, true)` → `Set { 'hours' }`
 */
export function enabledFeatures(chosen: ChosenFeatures, hasSoftware: boolean): ReadonlySet<DeskFeature> {
  return new Set(DESK_FEATURES.filter(part => chosen[part] ?? !hasSoftware));
}

/** Whether a page is there. `hasPage(new Set(), 'calendar')` → `false`, `hasPage(new Set(), 'requests')` → `true` */
export function hasPage(on: ReadonlySet<DeskFeature>, page: DeskPageName): boolean {
  const part = PART_OF[page];
  return part === undefined || on.has(part);
}
