import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../../domain/text/language.ts';
import { fileText, unreadFile } from '../wire/file-text.ts';
import { JSON_FILES } from './files/json-files.ts';
import type { FileFault } from './files/content-finding.ts';
import { articleFile } from './read-articles.ts';

/** Contents of a content directory by file name; `faults`: files that exist but cannot be read. */
export type ContentFiles = { readonly files: ReadonlyMap<string, string>; readonly faults: readonly FileFault[] };

/**
 * Reads the files of a content directory for `parseContent`: only files with known names and texts of articles, so that no name from
 * outside is used as a path. Missing files are absent in the map. Throws an Error with an English message if the directory is unreadable.
 */
export async function readContentDirectory(directory: string): Promise<ContentFiles> {
  const names = await contentNames(directory);
  const read = await Promise.all(names.map(async name => [name, await readText(join(directory, name))] as const));
  return {
    files: new Map(read.flatMap(([name, text]) => ('text' in text ? [[name, text.text] as const] : []))),
    faults: read.flatMap(([file, text]) => ('reason' in text ? [{ file, reason: text.reason }] : [])),
  };
}

/** Names of the files that `readContentDirectory` reads. Throws if the directory cannot be read. */
export async function contentNames(directory: string): Promise<readonly string[]> {
  const present = new Set(
    await readdir(directory).catch((error: NodeJS.ErrnoException) => {
      throw new Error(`the directory ${directory} ${whyNot(error)}`);
    }),
  );
  const names: string[] = JSON_FILES.filter(file => present.has(file));
  const articles = join(directory, 'articles');
  if (!present.has('articles')) return names;
  // Ignore an unreadable `articles` folder here: its texts are then reported as missing.
  for (const entry of await readdir(articles, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isDirectory() || !/^[a-z0-9-]+$/.test(entry.name)) continue;
    const texts = new Set(await readdir(join(articles, entry.name)).catch(() => []));
    names.push(
      ...LANGUAGES.filter(language => texts.has(`${language}.md`)).map(language => articleFile(entry.name, language)),
    );
  }
  return names;
}

async function readText(path: string): Promise<ReturnType<typeof fileText>> {
  const read = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
  return read instanceof Error ? { reason: unreadFile(read) } : fileText(read);
}

/** Reason why the directory is unreadable, for the error message of a command (always English). */
function whyNot({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ENOENT':
      return 'does not exist';
    case 'ENOTDIR':
      return 'is not a directory';
    case 'EACCES':
    case 'EPERM':
      return 'may not be read by the user of this process';
    default:
      return `cannot be read: ${code ?? message}`;
  }
}
