import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../../domain/text/language.ts';
import { JSON_FILES } from './json-files.ts';
import type { FileFault } from './problem.ts';
import { articleFile } from './read-articles.ts';

/** What a content directory holds; `faults` names what is there and cannot be read. */
export type ContentFiles = { readonly files: ReadonlyMap<string, string>; readonly faults: readonly FileFault[] };

/**
 * Reads the content of a directory for `parseContent`: the files it knows by name and the texts of articles, nothing
 * else, so that no name from outside is ever a path. Missing files are missing in the map; a directory that cannot be
 * read throws, with a sentence for the operator.
 */
export async function readContentDirectory(directory: string): Promise<ContentFiles> {
  const names = await contentNames(directory);
  const read = await Promise.all(names.map(async name => [name, await readText(join(directory, name))] as const));
  return {
    files: new Map(read.flatMap(([name, text]) => ('text' in text ? [[name, text.text] as const] : []))),
    faults: read.flatMap(([file, text]) => ('reason' in text ? [{ file, reason: text.reason }] : [])),
  };
}

/** The names of the files that `readContentDirectory` reads. Throws where the directory cannot be read. */
export async function contentNames(directory: string): Promise<readonly string[]> {
  const present = new Set(
    await readdir(directory).catch((error: NodeJS.ErrnoException) => {
      throw new Error(`the directory ${directory} ${whyNot(error)}`);
    }),
  );
  const names: string[] = JSON_FILES.filter(file => present.has(file));
  const articles = join(directory, 'articles');
  if (!present.has('articles')) return names;
  // A file, or a folder that may not be read, holds no texts: its articles are missing, and said to be.
  for (const entry of await readdir(articles, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isDirectory() || !/^[a-z0-9-]+$/.test(entry.name)) continue;
    const texts = new Set(await readdir(join(articles, entry.name)).catch(() => []));
    names.push(
      ...LANGUAGES.filter(language => texts.has(`${language}.md`)).map(language => articleFile(entry.name, language)),
    );
  }
  return names;
}

async function readText(path: string): Promise<{ readonly text: string } | { readonly reason: string }> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const fault = error as NodeJS.ErrnoException;
    return {
      reason: fault.code === 'EISDIR' ? 'a directory stands in place of the file' : `the file ${whyNot(fault)}`,
    };
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { reason: 'the file is in UTF-16; save it as UTF-8' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { reason: 'the file is not in UTF-8' };
  }
}

function whyNot({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ENOENT':
      return 'does not exist';
    case 'ENOTDIR':
      return 'is no directory';
    case 'EACCES':
    case 'EPERM':
      return 'may not be read by the user of this process';
    default:
      return `cannot be read: ${code ?? message}`;
  }
}
