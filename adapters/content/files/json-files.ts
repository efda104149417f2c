import { reason } from '../../../application/finding/reason.ts';
import type { Report } from './content-finding.ts';
import { readJson } from './read-json.ts';

/** The files of a content directory that hold JSON; without those of the second list there is no site. */
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
 * What the files hold, by their names: site.json an object, every other a list, which may be the `items` of an object; a file that
 * holds neither is not there. The `$schema` by which an editor completes them is left out.
 */
export type JsonFiles = ReadonlyMap<string, unknown>;

/**
 * Reads the JSON of a content directory. A file that is missing is told to `report`; one without which there is no site, or
 * that cannot be read as what it should hold, to `broken`. Of `unread` ones nothing more is said.
 */
export function readJsonFiles(
  files: ReadonlyMap<string, string>,
  unread: ReadonlySet<string>,
  report: Report,
  broken: Report,
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
      const held = file === 'site.json' ? objectIn(result.value) : listIn(result.value);
      if (held === undefined) broken(file, '', '', reason(file === 'site.json' ? 'file-not-object' : 'file-not-list'));
      else read.set(file, held);
    }
  }
  return read;
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { $schema: _, ...held } = value as Readonly<Record<string, unknown>>;
  return held;
}

/** `{ "$schema": "…", "items": [] }` → `[]` */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const { items, ...others } = objectIn(value) ?? {};
  return Array.isArray(items) && Object.keys(others).length === 0 ? items : undefined;
}
