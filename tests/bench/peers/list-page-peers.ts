import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { openMemorySite } from '../../../adapters/composition/static/memory-site.ts';
import { assembleBrowsing } from '../../../adapters/composition/assembly/assemble-browsing.ts';
import { makeDrawing } from '../../../adapters/composition/pages/drawing.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { makeSiteContent } from '../../../adapters/memory/content/site-content.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { systemClock } from '../../../adapters/system/clock.ts';
import { atOnce } from '../../../domain/work/sliced.ts';
import { inTurn, median } from '../measure.ts';
import { plainElements } from './plain-elements.ts';

/**
 * Upper bound of React: a node:http server that renders the page at LIST_PAGE for every request, from data in memory. `/tree` renders the
 * page's tree with its providers, created each time as they must be; `/plain` renders the same markup as plain elements without components;
 * `/costs` times both without sockets. The document around it is sent too, so that all send the same bytes.
 */
const url = new URL(process.env['LIST_PAGE'] ?? '');
const { content, catalogue } = await openMemorySite(resolve('fixtures/agency'), 'var');
const site = assembleBrowsing({
  site: makeSiteContent(content, builtInBaseMap(), phrasesIn),
  catalogue,
  clock: systemClock,
  runSlices: atOnce,
});
const { render } = makeDrawing(() => content.settings, { suggest: site.suggest, takesForms: true });
const outcome = await site.openPage({ path: url.pathname, query: url.search.slice(1), hints: {} });
if (outcome.kind === 'redirect') throw new Error(`${url.pathname} leads to ${outcome.location}`);
const { view } = outcome;
const around = await site.siteView(view.language);
const markup = await render(url.href, view, around);
const plain = createElement(Fragment, null, plainElements(markup));

const page = await (await fetch(url)).text();
const at = page.indexOf(markup);
if (at < 0) throw new Error(`${url} holds another tree`);
const before = page.slice(0, at);
const after = page.slice(at + markup.length);

/** Milliseconds to render the tree and the plain elements, alternately in this process. */
async function costs(): Promise<readonly number[]> {
  const timed = (work: () => unknown) => async () => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const candidates = [timed(() => render(url.href, view, around)), timed(() => renderToString(plain))];
  return (await inTurn(candidates, 300, 200)).map(median);
}

createServer(async (request, response) => {
  if (request.url === '/costs') return void response.end(JSON.stringify(await costs()));

  const html = request.url === '/plain' ? renderToString(plain) : await render(url.href, view, around);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(before + html + after);
}).listen(Number(process.env['PORT']), process.env['HOST']);
