import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';

/**
 * A UI text in a language, by its file and key; throws if it is missing.
 * `wordOf('en', 'map.search')` → `'Search this area'`
 */
export function wordOf(language: string, key: string): string {
  const [concept = '', ...way] = key.split('.');
  const file = new URL(`../../ui/locales/${language}/${concept}.json`, import.meta.url);
  let words: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of way) words = typeof words === 'object' && words ? Reflect.get(words, name) : undefined;
  if (typeof words !== 'string') throw new Error(`${language} has no words for ${key}`);
  return words;
}

/** A function that is like `wordOf`, for the keys of one file. `wordsIn('en', 'map')('search')` → `'Search this area'` */
export function wordsIn(language: string, concept: string): (key: string) => string {
  return key => wordOf(language, `${concept}.${key}`);
}

/** Matches the whole label of a field: its name, then a star or a word in brackets. `fieldName('Budget')` matches `'Budget (optional)'` */
export function fieldName(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\s*\\*|\\s*\\(.*\\))?$`);
}

/** The form that has a button of this name. */
export function formWith(page: Page, button: string): Locator {
  return page.getByRole('form').filter({ has: page.getByRole('button', { name: button, exact: true }) });
}

/** Chooses the day of a viewing by pressing its label, first expanding later days if needed. `day` is ISO. */
export async function pressDay(page: Page, language: string, day: string): Promise<void> {
  const [, month = '', date = ''] = day.split('-');
  const say = wordsIn(language, 'form');
  const written = say('days.date').replace('{{date}}', String(Number(date)));
  const chip = page.getByText(written.replace('{{month}}', say(`days.months.${Number(month)}`)), { exact: true });
  const fold = page.getByText(say('days.later'), { exact: true });
  if (!(await chip.isVisible())) await fold.click();
  await chip.click();
}
