import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { makePictureService } from '../../images/picture-service.ts';
import { makePictureStore } from '../../images/picture-store.ts';
import { typeOfFile } from '../../node-server/static-files.ts';
import { contentStyle } from '../../ssr/content-style.ts';
import { makeBrandFiles } from '../pages/brand-files.ts';
import { DEV_STYLE } from '../pages/map-frame-page.ts';
import { openMemorySite } from '../static/memory-site.ts';
import { readWholeSite } from './read-whole-site.ts';

const DATA = 'virtual:whole-site';

/**
 * Runs the whole application in the browser, for development only: serves its data as a module, its page and its pictures. A build never
 * imports the module, so no feed, owner or request gets into one.
 */
export function siteInBrowser(contentDirectory: string, dataDirectory: string): Plugin {
  return {
    name: 'site-in-browser',
    apply: 'serve',
    resolveId: id => (id === DATA ? `\0${DATA}` : undefined),
    async load(id) {
      if (id !== `\0${DATA}`) return undefined;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await readWholeSite(contentDirectory)))})`;
    },
    async configureServer(server) {
      const { content, markSources, pictureFile } = await openMemorySite(contentDirectory, dataDirectory);
      const files = new Map(await makeBrandFiles(content, markSources, dataDirectory));
      files.set(DEV_STYLE, Buffer.from(contentStyle(content).css));
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url?.split('?')[0] ?? '');
        if (!file) return next();
        response.writeHead(200, { 'content-type': typeOfFile(request.url ?? '') });
        response.end(file);
      });
      const pictures = makePictureService(pictureFile, makePictureStore(`${dataDirectory}/pictures`));
      server.middlewares.use('/pictures', (request: IncomingMessage, response: ServerResponse) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        void pictures.respond(url.pathname.slice(1), url.search.slice(1)).then(answer => {
          response.writeHead(answer.status, answer.headers as Record<string, string>);
          response.end(answer.body);
        });
      });
      return () =>
        server.middlewares.use((request, response, next) => void sendPage(server, request, response).catch(next));
    },
  };
}

async function sendPage(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = await server.transformIndexHtml(request.url ?? '/', readFileSync('ui/index.html', 'utf8'));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
}
