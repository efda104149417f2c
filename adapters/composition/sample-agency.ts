import { resolve } from 'node:path';

/** Whether a content directory is the sample agency's own, by its path: a copy of it is another agency's. */
export function isSampleAgency(contentDirectory: string): boolean {
  return contentDirectory === resolve('fixtures/agency');
}
