import type { DeskPageName } from './desk-pages.ts';

/**
 * Parts of the desk that an agency may leave to its own software: `calendar` is the calendar of visits with the agents' subscribed
 * calendars and the reminders, `hours` are agents' hours, busy and blocked times, and properties' own windows. All else is always on.
 */
export const DESK_PARTS = ['calendar', 'hours'] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

/** What managers decided; a part that is absent is as the agency's software lets it be. */
export type ChosenParts = Readonly<Partial<Record<DeskPart, boolean>>>;

/** The part to which a page belongs; the page of hours stays for what holds for the agency, its closed days among it. */
const PART_OF: Readonly<Partial<Record<DeskPageName, DeskPart>>> = { calendar: 'calendar' };

/** Whether a word names a part. `isDeskPart('calendar')` → `true` */
export function isDeskPart(word: string): word is DeskPart {
  return DESK_PARTS.some(part => part === word);
}

/**
 * The parts that are on: those that a manager chose, and where none did all, unless listings come from an agency's own software, which
 * has a calendar. `partsOn({}, true)` → `Set {}`, `partsOn({ hours: true }, true)` → `Set { 'hours' }`
 */
export function partsOn(chosen: ChosenParts, hasSoftware: boolean): ReadonlySet<DeskPart> {
  return new Set(DESK_PARTS.filter(part => chosen[part] ?? !hasSoftware));
}

/** Whether a page is there. `hasPage(new Set(), 'calendar')` → `false`, `hasPage(new Set(), 'requests')` → `true` */
export function hasPage(on: ReadonlySet<DeskPart>, page: DeskPageName): boolean {
  const part = PART_OF[page];
  return part === undefined || on.has(part);
}
