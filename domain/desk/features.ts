import type { DeskPageName } from './desk-pages.ts';

/**
 * Desk features that an agency may disable because its own software provides them. `calendar`: the viewing calendar, agents' subscribed
 * calendars and reminders; `hours`: agents' hours, busy and blocked times, and viewing hours of single properties. Everything else is
 * always enabled.
 */
export const DESK_FEATURES = ['calendar', 'hours'] as const;
export type DeskFeature = (typeof DESK_FEATURES)[number];

/** Features set by a manager; the default of an absent feature depends on whether the agency has its own software. */
export type ChosenFeatures = Readonly<Partial<Record<DeskFeature, boolean>>>;

/**
 * The feature to which a page belongs. The page `hours` always exists, because it also contains agency-wide settings such as closed days.
 */
const PART_OF: Readonly<Partial<Record<DeskPageName, DeskFeature>>> = { calendar: 'calendar' };

/** Whether a text is the name of a feature. `isDeskFeature('calendar')` → `true` */
export function isDeskFeature(word: string): word is DeskFeature {
  return DESK_FEATURES.some(part => part === word);
}

/**
 * Enabled features: as set by a manager; by default all, or none if listings come from a CRM, which has a calendar. `enabledFeatures({},
 * true)` → `Set {}`, `enabledFeatures({ hours: true }, true)` → `Set { 'hours' }`
 */
export function enabledFeatures(chosen: ChosenFeatures, hasSoftware: boolean): ReadonlySet<DeskFeature> {
  return new Set(DESK_FEATURES.filter(part => chosen[part] ?? !hasSoftware));
}

/**
 * Whether a page exists with the enabled features. `hasPage(new Set(), 'calendar')` → `false`, `hasPage(new Set(), 'requests')` → `true`
 */
export function hasPage(on: ReadonlySet<DeskFeature>, page: DeskPageName): boolean {
  const part = PART_OF[page];
  return part === undefined || on.has(part);
}
