import { join } from 'node:path';
import { COPY } from '../images/picture-copies.ts';

/** Where copies of other hosts' pictures lie. */
export function copiesIn(dataDirectory: string): string {
  return join(dataDirectory, 'copies');
}

/** Where a picture lies that the catalogue names: a path inside the content directory, or a copy. */
export function picturePlace(file: string, contentDirectory: string, dataDirectory: string): string {
  return file.startsWith(COPY) ? join(copiesIn(dataDirectory), file.slice(COPY.length)) : join(contentDirectory, file);
}
