import { join, resolve } from 'node:path';
import type { PictureFiles } from '../../../application/ports/catalogue/picture-files.ts';
import { COPY_PREFIX } from '../../images/picture-copies.ts';
import { makePictureFiles } from '../../images/picture-files.ts';
import { isSampleAgency } from '../sample-agency.ts';

/** Folder of copies of other hosts' pictures. */
export function copiesIn(dataDirectory: string): string {
  return join(dataDirectory, 'copies');
}

/** Path of a picture in the catalogue: `file` is a path inside the content directory, or a copy. */
export function picturePlace(file: string, contentDirectory: string, dataDirectory: string): string {
  return file.startsWith(COPY_PREFIX)
    ? join(copiesIn(dataDirectory), file.slice(COPY_PREFIX.length))
    : join(contentDirectory, file);
}

const PRESENT: PictureFiles['find'] = async files => new Map(files.map(file => [file, { file }]));

/**
 * Finds the picture files for an import. Files of the sample agency never count as missing: the build that draws them may run after an
 * import.
 */
export function pictureFilesOf({
  contentDirectory,
  dataDirectory,
}: {
  readonly contentDirectory: string;
  readonly dataDirectory: string;
}): PictureFiles {
  const files = makePictureFiles(
    file => picturePlace(file, contentDirectory, dataDirectory),
    join(dataDirectory, 'picture-sizes'),
  );
  return isSampleAgency(resolve(contentDirectory)) ? { ...files, find: PRESENT } : files;
}
