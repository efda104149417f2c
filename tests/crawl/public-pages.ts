import { formsIn } from '../support/reading/html-forms.ts';
import { type CrawledSite, PUBLIC_URL } from './crawled-site.ts';
import { linksIn, someOfEach } from './links-in.ts';
import { localizedAddresses } from './path-table.ts';
import { responseText } from './response-text.ts';
import { searchesOf } from './searches.ts';
import { eachOf, makeStrangers } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

/** Links followed per kind in addition to the sitemap, and how many levels deep. */
const OF_A_KIND = 2;
const ROUNDS = 2;
/** Files at fixed addresses, which may not be linked anywhere. */
const FILES = [
  '/robots.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/healthz',
  '/readyz',
  '/metrics',
];

/** A public form and the address of its page. */
export type FoundForm = { readonly name: string; readonly language: string; readonly address: string };

/** Writes every public page that is wanted, with its data and the pages it links to; returns the forms found. */
export async function crawlPublicPages(
  site: CrawledSite,
  out: WrittenDown,
  wanted: (address: string) => boolean = () => true,
): Promise<readonly FoundForm[]> {
  const stranger = makeStrangers(site.port, 1);
  const forms = new Map<string, FoundForm>();
  const seen = new Set<string>();
  const linked = new Set<string>();
  const files = new Set<string>();
  const searches = new Map<string, readonly string[]>();

  async function page(address: string): Promise<void> {
    seen.add(address);
    if (!wanted(address)) return;
    const visitor = stranger();
    const response = await visitor.ask(address);
    out.keep(`pages${address}`, responseText(response));
    for (const link of linksIn(response.text)) linked.add(link);
    for (const file of linksIn(response.text, ['link'])) if (file.endsWith('.css')) files.add(file);
    const headers = { accept: 'application/json' };
    const data = await visitor.ask(`/api/page?address=${encodeURIComponent(address)}`, { headers });
    out.keep(`data${address}`, responseText(data));
    noteForms(address, response.text);
  }

  function noteForms(address: string, html: string): void {
    const [, language = '', section = ''] = address.split(/[/?]/);
    for (const form of formsIn(html).forms) {
      const name = form.controls.find(control => control.name === 'form')?.value;
      const key = `${name} ${language}`;
      // If several pages have the same form, uses the one with the lowest address.
      if (name !== undefined && form.method === 'post') {
        if (address < (forms.get(key)?.address ?? '￿')) forms.set(key, { name, language, address });
      } else if (!address.includes('?')) {
        const found = searchesOf(form, address);
        const kind = `${language} ${section} ${form.controls.map(control => control.name).join()}`;
        if (found.length > 0 && (found[0] ?? '') < (searches.get(kind)?.[0] ?? '￿')) searches.set(kind, found);
      }
    }
  }

  await eachOf(FILES, async file => out.keep(`files${file}`, responseText(await stranger().ask(file))));
  await eachOf(await sitemapAddresses(site, out), page);
  await eachOf(
    localizedAddresses(site.tree).filter(address => !seen.has(address)),
    page,
  );
  for (let round = 1; round <= ROUNDS; round++) {
    const next = [...linked].filter(
      address => !seen.has(address) && wanted(address) && !/^\/(?:assets|pictures)\//.test(address),
    );
    await eachOf(someOfEach(next.toSorted(), OF_A_KIND), page);
  }
  const found = new Set([...searches.values()].flat());
  await eachOf(
    [...found].filter(address => !seen.has(address)),
    page,
  );
  await eachOf([...files], async file => out.keep(`files${file}`, responseText(await stranger().ask(file))));
  // Sorts forgotten passwords last: their mails are created a moment after the response.
  const place = ({ name, language }: FoundForm) => `${name === 'forgot-password' ? 'z' : 'a'} ${name} ${language}`;
  return [...forms.values()].toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** Addresses in the sitemaps, which are written too. */
async function sitemapAddresses(site: CrawledSite, out: WrittenDown): Promise<readonly string[]> {
  const visitor = makeStrangers(site.port, 2)();
  const located = async (file: string) => {
    const sitemap = await visitor.ask(file);
    out.keep(`files${file}`, responseText(sitemap));
    return [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace(PUBLIC_URL, ''),
    );
  };
  const addresses: string[] = [];
  for (const file of await located('/sitemap.xml')) addresses.push(...(await located(file)));
  return addresses;
}
