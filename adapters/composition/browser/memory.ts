import { atOnce } from '../../../domain/work/sliced.ts';
import { fetchBaseMap } from '../../base-map/fetch-base-map.ts';
import { makeMemoryCatalogue } from '../../memory/catalogue/listing-catalogue.ts';
import { makePlacesNearby } from '../../memory/content/places-nearby.ts';
import { makeSiteContent } from '../../memory/content/site-content.ts';
import { phrasesIn } from '../site/phrases-in.ts';
import { contentOf, parseSnapshot } from '../../memory/site-snapshot.ts';
import { systemClock } from '../../system/clock.ts';
import { assembleBrowsing } from '../assembly/assemble-browsing.ts';
import { mountInBrowser } from './mount-in-browser.ts';

/**
 * Starts the site of a static host in the browser: the public data on the memory adapter. `text` is that of `/site.json`, `build` the address
 * of the start script. If the text is of another build, the start ends with an error in the console; the page stays as it was rendered, with
 * links that lead to rendered pages.
 */
export async function startMemory(text: string, build: string): Promise<void> {
  const snapshot = parseSnapshot(text, build);
  const content = contentOf(snapshot);
  const baseMap = await fetchBaseMap();
  const catalogue = makeMemoryCatalogue(content.types, content.places, baseMap);
  catalogue.publish(snapshot.listings, snapshot.projects, undefined, snapshot.changes);
  const browsing = assembleBrowsing({
    site: makeSiteContent(content, baseMap, phrasesIn),
    catalogue,
    clock: systemClock,
    placesNearby: snapshot.nearby && makePlacesNearby(snapshot.nearby),
    runSlices: atOnce,
  });
  await mountInBrowser(browsing, browsing.openPage);
}
