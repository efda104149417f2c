import { reason } from '../../../application/finding/reason.ts';
import type { Report } from './content-finding.ts';
import { readJson } from '../../wire/read-json.ts';
import { repeatedKeys } from '../../wire/repeated-keys.ts';

/** JSON files of a content directory. The files in `NEEDED` are required for a working site. */
export const JSON_FILES = [
  'site.json',
  'paths.json',
  'pages.json',
  'categories.json',
  'articles.json',
  'team.json',
  'types.json',
  'places.json',
  'trees.json',
  'facts.json',
  'notices.json',
  'pictures.json',
] as const;
export type JsonFile = (typeof JSON_FILES)[number];
const NEEDED: readonly JsonFile[] = ['site.json', 'paths.json', 'pages.json'];

/**
 * Parsed files by name: an object for site.json, a list for all others (or the `items` of an object). Invalid files are absent. `$schema`,
 * which editors use for completion, is removed.
 */
export type JsonFiles = ReadonlyMap<string, unknown>;

/**
 * Reads the JSON files of a content directory. Reports a missing file to `report`; a missing required file, and a file that is invalid or
 * contains the wrong type, to `broken`; a key that occurs twice to `warn`. Skips the files in `unread`, whose read errors are already
 * reported.
 */
export function readJsonFiles(
  files: ReadonlyMap<string, string>,
  unread: ReadonlySet<string>,
  report: Report,
  broken: Report,
  warn: Report,
): JsonFiles {
  const read = new Map<string, unknown>();
  for (const file of JSON_FILES) {
    if (unread.has(file)) continue;
    const text = files.get(file);
    if (text === undefined) {
      (NEEDED.includes(file) ? broken : report)(file, '', '', reason('file-missing'));
      continue;
    }
    const result = readJson(text);
    if ('refusal' in result) broken(file, '', '', result.refusal);
    else {
      const content = file === 'site.json' ? objectIn(result.value) : listIn(result.value);
      if (content === undefined)
        broken(file, '', '', reason(file === 'site.json' ? 'file-not-object' : 'file-not-list'));
      else read.set(file, content);
      for (const path of repeatedKeys(text)) warn(file, '', path, reason('field-twice-last'));
    }
  }
  return read;
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { $schema: _, ...held } = value as Readonly<Record<string, unknown>>;
  return held;
}

/**
 * The list in a file: the value itself, or `items` of an object with no other field but `$schema`.
 * `{ "$schema": "…", "items": [] }` → `[]`
 */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const { items, ...others } = objectIn(value) ?? {};
  return Array.isArray(items) && Object.keys(others).length === 0 ? items : undefined;
}
