import { resolve } from 'node:path';

/** Whether a content directory is the sample agency's own; a copy of it is somebody else's. */
export function isSampleAgency(contentDirectory: string): boolean {
  return contentDirectory === resolve('fixtures/agency');
}
