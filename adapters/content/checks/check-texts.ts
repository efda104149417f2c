import { reason } from '../../../application/finding/reason.ts';
import { isLanguage, type Language } from '../../../domain/text/language.ts';
import type { JsonFiles } from '../files/json-files.ts';
import type { Report, ReportFinding } from '../files/content-finding.ts';
import { nameOf } from '../files/read-items.ts';

/** Markdown heading without text, which pages omit. */
export const EMPTY_HEADING = /^ {0,3}#{1,6}[ \t]*(?:#+[ \t]*)?$/m;

/** File that is excluded from the check, since most places have the same name in all languages. */
const ONE_NAME_WILL_DO = 'places.json';

/**
 * Reports to `warn` each text or path that is empty or missing in some of the site's languages: pages then fall back to another language,
 * or do not exist in the language without it. Texts with `public: false` are withheld on purpose and not reported.
 */
export function checkTexts(json: JsonFiles, languages: readonly Language[], warn: Report): void {
  for (const [file, value] of json) {
    if (file === ONE_NAME_WILL_DO) continue;
    const items = Array.isArray(value) ? value : [value];
    items.forEach((item, at) =>
      walk(item, [], languages, (field, why) => warn(file, Array.isArray(value) ? nameOf(item, at) : '', field, why)),
    );
  }
}

function walk(value: unknown, path: readonly string[], languages: readonly Language[], tell: ReportFinding): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, 'status') && (value as { status?: unknown }).status === 'Draft') return;
  if (isByLanguage(value)) return checkLanguages(value, path, languages, tell);
  for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key], languages, tell);
}

/** Whether the keys are languages. Excludes values that are lists (such as time slots), which fall back as a whole. */
function isByLanguage(value: object): value is Readonly<Record<string, unknown>> {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, inner]) => isLanguage(key) && !Array.isArray(inner));
}

function checkLanguages(
  texts: Readonly<Record<string, unknown>>,
  path: readonly string[],
  languages: readonly Language[],
  tell: ReportFinding,
): void {
  const absent = path.at(-1) === 'paths' ? 'no-path-in' : 'no-text-in';
  const field = path.join('.');
  for (const language of languages) {
    const entry = texts[language];
    const text = typeof entry === 'object' && entry !== null && 'text' in entry ? entry.text : entry;
    const withheld = typeof entry === 'object' && entry !== null && 'public' in entry && entry.public === false;
    if (text === undefined) tell(field, reason(absent, { language }));
    else if (typeof text !== 'string' || withheld) continue;
    else if (text.trim() === '') tell(`${field}.${language}`, reason('empty'));
    else if (EMPTY_HEADING.test(text)) tell(`${field}.${language}`, reason('empty-heading'));
  }
}
