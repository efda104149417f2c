import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The sample's file of places around properties, which is not part of its content. */
const SAMPLE_PLACES_NEARBY = 'fixtures/nearby/places.json';

/** Whether a path is that of the sample agency's content directory; a copy at another path counts as another agency. */
export function isSampleAgency(contentDirectory: string): boolean {
  return contentDirectory === resolve('fixtures/agency');
}

/**
 * Whether the sample's owners and agents can log in: never at a public address, because the README publishes their passwords.
 * `allowsSampleLogins({ contentDirectory: resolve('fixtures/agency'), isPublic: true })` → `false`
 */
export function allowsSampleLogins({
  contentDirectory,
  isPublic,
}: {
  readonly contentDirectory: string;
  readonly isPublic: boolean;
}): boolean {
  return isSampleAgency(contentDirectory) && !isPublic;
}

/** Whether the pictures still have to be drawn, which the first build does for the sample agency. */
export function needsPictures(contentDirectory: string): boolean {
  const directory = resolve(contentDirectory);
  return isSampleAgency(directory) && !existsSync(join(directory, 'pictures'));
}

/** Path of the file of places around properties: the `given` one, else that of the sample agency; no other agency has one by default. */
export function nearbyFile(given: string | undefined, contentDirectory: string): string | undefined {
  if (given !== undefined) return resolve(given);
  return isSampleAgency(contentDirectory) ? resolve(SAMPLE_PLACES_NEARBY) : undefined;
}
