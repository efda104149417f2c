import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Whether a content directory is the sample agency's own, by its path: a copy of it is another agency's. */
export function isSampleAgency(contentDirectory: string): boolean {
  return contentDirectory === resolve('fixtures/agency');
}

/**
 * Whether the sample's owners and agents have logins: everybody knows their passwords, so at no public address.
 * `letsSampleIn({ contentDirectory: resolve('fixtures/agency'), isPublic: true })` → `false`
 */
export function letsSampleIn({
  contentDirectory,
  isPublic,
}: {
  readonly contentDirectory: string;
  readonly isPublic: boolean;
}): boolean {
  return isSampleAgency(contentDirectory) && !isPublic;
}

/** Whether a content directory's pictures are still to be drawn: those of the sample are, by the first build. */
export function isUndrawn(contentDirectory: string): boolean {
  const directory = resolve(contentDirectory);
  return isSampleAgency(directory) && !existsSync(join(directory, 'pictures'));
}
