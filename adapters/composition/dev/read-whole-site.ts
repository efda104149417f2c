import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readSite } from '../site/read-site.ts';
import { isSampleAgency, nearbyFile } from '../sample-agency.ts';
import { openPlacesNearby } from '../report/open-places-nearby.ts';
import type { WholeSite } from './whole-site.ts';

/** Reads a content directory with its feeds; a missing feed is `undefined`. */
export async function readWholeSite(directory: string): Promise<WholeSite> {
  const { content } = await readSite(directory);
  const feed = (name: string) => readFile(join(directory, `${name}.json`), 'utf8').catch(() => undefined);
  return {
    content: { ...content, pictures: [...content.pictures] },
    feeds: { earlier: await feed('feed-previous'), now: await feed('feed'), next: await feed('feed-next') },
    isSample: isSampleAgency(resolve(directory)),
    nearby: (await openPlacesNearby(nearbyFile(process.env['PLACES_NEARBY'], resolve(directory)))).data,
  };
}
