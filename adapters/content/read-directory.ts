import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../../domain/text/language.ts';
import { articleFile } from './read-articles.ts';

const FILES = [
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
];

/**
 * Reads the content of a directory for `parseContent`: the files it knows by name and the texts of articles, nothing
 * else, so that no name from outside is ever a path. Missing files are missing in the map; a directory that cannot be
 * read throws.
 */
export async function readContentDirectory(directory: string): Promise<ReadonlyMap<string, string>> {
  const present = new Set(await readdir(directory));
  const names = FILES.filter(file => present.has(file));
  if (present.has('articles')) {
    for (const entry of await readdir(join(directory, 'articles'), { withFileTypes: true })) {
      if (!entry.isDirectory() || !/^[a-z0-9-]+$/.test(entry.name)) continue;
      const texts = new Set(await readdir(join(directory, 'articles', entry.name)));
      names.push(
        ...LANGUAGES.filter(language => texts.has(`${language}.md`)).map(language => articleFile(entry.name, language)),
      );
    }
  }
  const texts = await Promise.all(names.map(name => readFile(join(directory, name), 'utf8')));
  return new Map(names.map((name, at) => [name, texts[at] ?? '']));
}
