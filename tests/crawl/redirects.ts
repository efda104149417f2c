import type { CrawledSite } from './crawled-site.ts';
import { originalAddresses } from './path-table.ts';
import { responseText } from './response-text.ts';
import { eachOf, makeStrangers } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

/** A withdrawn property. */
const GONE = '/property/6301177/';
/** Methods that the addresses below do not support. */
const METHODS = ['HEAD', 'POST', 'PUT', 'OPTIONS'];
const ASKED = ['/fr/', '/api/page', '/api/form', '/robots.txt', '/consent', '/desk/', '/api/session', '/api/logout'];

/** Writes the responses to addresses without a language, in another spelling, of withdrawn properties and of unknown pages. */
export async function crawlRedirects(site: CrawledSite, out: WrittenDown): Promise<void> {
  for (const [number, language] of ['fr', 'nl', 'en', 'de', 'es'].entries()) {
    const stranger = makeStrangers(site.port, 10 + number, language);
    const odd = [
      '/',
      `/${language}`,
      `/${language}/not-here/`,
      '/not-here',
      '/FR/A-VENDRE',
      '/fr/%ff/',
      GONE,
      '/preview/for-sale/',
    ];
    await eachOf([...new Set([...odd, ...originalAddresses(site.tree)])], async address => {
      const visitor = stranger();
      const name = `redirects/${language}${address === '/' ? '/home' : address}`;
      const response = await visitor.ask(address);
      out.keep(name, responseText(response));
      const [, location] = response.headers.find(([header]) => header === 'location') ?? [];
      if (address === GONE && location !== undefined)
        out.keep(`${name} led`, responseText(await visitor.ask(location)));
    });
  }
  const stranger = makeStrangers(site.port, 3);
  for (const method of METHODS)
    for (const address of ASKED)
      out.keep(`methods/${method}${address}`, responseText(await stranger().ask(address, { method })));
  const chosen = [
    ...['agree', 'decline', 'custom&category=social'].map(choice => `choice=${choice}&back=/fr/`),
    'choice=agree',
    '',
  ];
  for (const body of chosen) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    out.keep(`consent/${body}`, responseText(await stranger().ask('/consent', { method: 'POST', headers, body })));
  }
}
