import { existsSync } from 'node:fs';
import type { ContentFinding } from '../../content/files/content-finding.ts';
import { measurePicture } from '../../images/picture-files.ts';

/**
 * Findings on pictures of `pictures.json`, given by id and path, whose files exist and cannot be shown.
 * `await unshownPictures(new Map([['eva', '/srv/agency/pictures/eva.jpg']]))` → `[]`
 */
export async function unshownPictures(files: ReadonlyMap<string, string>): Promise<readonly ContentFinding[]> {
  const findings: ContentFinding[] = [];
  for (const [item, place] of files) {
    const read = existsSync(place) ? await measurePicture(place) : undefined;
    if (read && 'code' in read) findings.push({ file: 'pictures.json', item, field: 'file', reason: read });
  }
  return findings;
}
