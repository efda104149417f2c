import { createServer } from 'node:http';
import { enableStaticRendering } from 'mobx-react-lite';
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { publishFeed, readSite } from '../adapters/composition/read-site.ts';
import { makeMemoryCatalogue } from '../adapters/memory/listing-catalogue.ts';
import { makeSiteContent } from '../adapters/memory/site-content.ts';
import { systemClock } from '../adapters/system/clock.ts';
import { makeLoadSiteView } from '../application/browse/load-site-view.ts';
import { makeOpenPage } from '../application/browse/open-page.ts';
import { makeI18n } from '../ui/i18n.ts';
import { dictionaryOf } from '../ui/locales/dictionaries.ts';
import { pageTree } from '../ui/render.tsx';
import { ConsentStore } from '../ui/stores/consent.store.ts';
import { FavouritesStore } from '../ui/stores/favourites.store.ts';
import { SettingStore } from '../ui/stores/setting.store.ts';
import { plainElements } from './plain-elements.ts';

/**
 * What bare React can do at best: a node:http server that renders the tree of the page at LIST_PAGE, made once, for every
 * request. `/tree` is the tree with its providers, `/plain` the same markup as elements without any component.
 */
enableStaticRendering(true);
const { content, feeds } = await readSite('fixtures/agency');
const catalogue = makeMemoryCatalogue(content.types, content.places);
for (const feed of feeds) publishFeed(catalogue, content, feed);
const parts = { site: makeSiteContent(content), catalogue, clock: systemClock };
const { defaultLanguage, consentVersion } = content.settings;

const url = new URL(process.env['LIST_PAGE'] ?? '');
const outcome = await makeOpenPage(parts)({ path: url.pathname, query: url.search.slice(1), hints: {} });
if (outcome.kind === 'redirect') throw new Error(`${url.pathname} leads to ${outcome.location}`);
const { view } = outcome;
const app = {
  site: await makeLoadSiteView(parts)(view.language),
  suggest: () => Promise.reject(new Error('nobody types here')),
  consent: new ConsentStore({ read: () => undefined, keep: async () => undefined }, consentVersion),
  setting: new SettingStore(view.language, true),
  favourites: new FavouritesStore({ read: () => [], keep: () => false }),
};
const words = makeI18n(view.language, dictionaryOf(view.language, defaultLanguage));
const tree = await pageTree(url.href, view, app, words);
const trees: Readonly<Record<string, ReactElement>> = {
  '/tree': tree,
  '/plain': createElement(Fragment, null, plainElements(renderToString(tree))),
};

// What stands around the tree in our page is sent here too, as a constant, so that all send the same bytes.
const markup = renderToString(tree);
const page = await (await fetch(url)).text();
const at = page.indexOf(markup);
if (at < 0) throw new Error(`${url} holds another tree`);
const before = page.slice(0, at);
const after = page.slice(at + markup.length);

createServer((request, response) => {
  const asked = trees[request.url ?? ''];
  response.writeHead(asked ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(asked ? before + renderToString(asked) + after : '');
}).listen(Number(process.env['PORT']), process.env['HOST']);
