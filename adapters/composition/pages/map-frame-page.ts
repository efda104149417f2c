import { build, type Plugin, type Rolldown } from 'vite';
import { inColours, MAP_FRAME_ADDRESS } from './map-frame-address.ts';
import { filesOfPart, retriedImports } from './retried-imports.ts';

/** Path of the content's style sheet in development, where it may change. */
export const DEV_STYLE = '/content.css';
const ENTRY = 'adapters/composition/browser/map-frame.ts';

/** The frame's document, without content; its language and name arrive with the first message. */
function mapFrameDocument(parts: {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Data that the script needs immediately; preloaded in parallel with it. */
  readonly ahead: readonly string[];
}): string {
  return [
    '<!doctype html>',
    '<html lang="fr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Carte</title>',
    ...parts.styles.map(style => `<link rel="stylesheet" href="${style}">`),
    ...parts.ahead.map(address => `<link rel="preload" as="fetch" href="${address}" crossorigin>`),
    ...parts.scripts.map(script => `<script type="module" src="${script}"></script>`),
    '</head>',
    '<body>',
    '<div id="map" role="group" tabindex="0"></div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * Builds the map frame, and serves it in development. The frame is a separate build: together with the site it would share chunks, and a
 * frame would load half the site.
 */
export function mapFrame(): Plugin {
  return {
    name: 'map-frame',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle(_, bundle) {
      const built = (await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [retriedImports()],
        build: {
          target: 'es2024',
          write: false,
          modulePreload: { polyfill: false, resolveDependencies: filesOfPart },
          rollupOptions: {
            checks: { bundlerTimings: false },
            input: ENTRY,
            output: { entryFileNames: 'assets/[name]-[hash].js' },
          },
        },
      })) as Rolldown.RolldownOutput;
      // Chunks that only some maps load later are imported by the script itself, so the page does not name them.
      const atOnce = built.output.filter(file => file.type === 'asset' || file.isEntry);
      const named = atOnce.map(({ fileName }) => `/${fileName}`);
      for (const file of built.output) {
        const source = file.type === 'chunk' ? file.code : file.source;
        // The site's build has emitted the fonts already, so they are not emitted twice.
        if (!(file.fileName in bundle)) this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
      this.emitFile({
        type: 'asset',
        fileName: MAP_FRAME_ADDRESS.slice(1),
        source: mapFrameDocument({
          scripts: named.filter(name => name.endsWith('.js')),
          styles: named.filter(name => name.endsWith('.css')),
          ahead: named.filter(name => name.endsWith('.json')),
        }),
      });
    },
    configureServer(server) {
      server.middlewares.use(MAP_FRAME_ADDRESS, (request, response, next) => {
        const page = mapFrameDocument({ scripts: [`/${ENTRY}`], styles: [], ahead: [] });
        server.transformIndexHtml(request.url ?? '/', inColours(page, DEV_STYLE)).then(html => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
          response.end(html);
        }, next);
      });
    },
  };
}
