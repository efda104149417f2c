import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { makePictureService } from '../images/picture-service.ts';
import { takeSnapshot } from '../memory/site-snapshot.ts';
import { openMemorySite } from './memory-site.ts';

const SNAPSHOT = 'virtual:site-snapshot';

/** The site in the browser alone: its data as a module, and in development its page and pictures. */
export function siteInBrowser(contentDirectory: string, dataDirectory: string): Plugin {
  return {
    name: 'site-in-browser',
    resolveId: id => (id === SNAPSHOT ? `\0${SNAPSHOT}` : undefined),
    async load(id) {
      if (id !== `\0${SNAPSHOT}`) return undefined;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await snapshotOf(await openMemorySite(contentDirectory))))})`;
    },
    async configureServer(server) {
      const { pictureFile } = await openMemorySite(contentDirectory);
      const pictures = makePictureService(pictureFile, `${dataDirectory}/pictures`);
      server.middlewares.use('/pictures', (request: IncomingMessage, response: ServerResponse) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        void pictures.answer(url.pathname.slice(1), url.search.slice(1)).then(answer => {
          response.writeHead(answer.status, answer.headers as Record<string, string>);
          response.end(answer.body);
        });
      });
      return () =>
        server.middlewares.use((request, response, next) => void sendPage(server, request, response).catch(next));
    },
  };
}

/** What visitors may know. */
export async function snapshotOf({ content, catalogue }: Awaited<ReturnType<typeof openMemorySite>>) {
  const { index, listings, projects } = await catalogue.current();
  return takeSnapshot(content, await listings([...index.columns.sale.id, ...index.columns.rent.id]), await projects());
}

async function sendPage(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = await server.transformIndexHtml(request.url ?? '/', readFileSync('ui/index.html', 'utf8'));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
}
