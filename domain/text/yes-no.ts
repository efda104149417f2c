import { withoutInvisible } from './invisible.ts';

const YES: ReadonlySet<string> = new Set([
  'true',
  '1',
  'yes',
  'y',
  'ja',
  'j',
  'oui',
  'o',
  'vrai',
  'waar',
  'wahr',
  'on',
]);
const NO: ReadonlySet<string> = new Set([
  'false',
  '0',
  'no',
  'n',
  'nee',
  'neen',
  'non',
  'nein',
  'faux',
  'onwaar',
  'falsch',
  'off',
]);

/**
 * Reads a switch: true, 1 or yes, and their opposites, in the site's languages and in any case; `undefined` for anything else.
 * `readYesNo('Ja')` → `true`, `readYesNo(0)` → `false`, `readYesNo('maybe')` → `undefined`
 */
export function readYesNo(raw: unknown): boolean | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') return undefined;
  const value = withoutInvisible(String(raw)).trim().toLowerCase();
  return YES.has(value) ? true : NO.has(value) ? false : undefined;
}
