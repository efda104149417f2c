import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DESK_PAGES, type DeskPageName } from '../../../domain/desk/desk-pages.ts';
import { DESK_FEATURES, hasPage, isDeskFeature, enabledFeatures } from '../../../domain/desk/features.ts';

const PAGES = Object.keys(DESK_PAGES) as DeskPageName[];
const chosen = fc.record({ calendar: fc.boolean(), hours: fc.boolean() }, { requiredKeys: [] });

test('a feature is on or off as a manager chose, and by default off when the agency has its own software', () => {
  const met = { chosen: 0, left: 0 };
  fc.assert(
    fc.property(chosen, fc.boolean(), (choice, hasSoftware) => {
      const on = enabledFeatures(choice, hasSoftware);
      for (const part of DESK_FEATURES) {
        met[choice[part] === undefined ? 'left' : 'chosen']++;
        expect(on.has(part)).toBe(choice[part] === undefined ? !hasSoftware : choice[part]);
      }
    }),
  );
  expect(Math.min(met.chosen, met.left)).toBeGreaterThan(20);
});

test('requests, closed days, adverts and mails cannot be switched off', () => {
  const gone = PAGES.filter(page => !hasPage(enabledFeatures({}, true), page));
  expect(gone).toEqual(['calendar']);
  for (const page of PAGES) expect(hasPage(new Set(DESK_FEATURES), page)).toBe(true);
});

test('other names are not features', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('requests', '__proto__', 'Calendar', 'calendar')), word => {
      expect(isDeskFeature(word)).toBe((DESK_FEATURES as readonly string[]).includes(word));
    }),
  );
});
