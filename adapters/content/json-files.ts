import type { Report } from './problem.ts';
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

/** What the files hold, by their names: site.json an object, every other a list; a file that holds neither is not there. */
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
      (NEEDED.includes(file) ? broken : report)(file, '', '', 'the file is missing');
      continue;
    }
    const result = readJson(text);
    if ('refusal' in result) broken(file, '', '', result.refusal);
    else if (file === 'site.json' ? !isObject(result.value) : !Array.isArray(result.value))
      broken(file, '', '', `the file does not hold ${file === 'site.json' ? 'an object' : 'a list'}`);
    else read.set(file, result.value);
  }
  return read;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
