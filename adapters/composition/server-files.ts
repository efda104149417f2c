import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePictureService } from '../images/picture-service.ts';
import { makePictureStore } from '../images/picture-store.ts';
import { makeFilms } from '../node-server/film-files.ts';
import { mapFramePolicy } from '../node-server/security-headers.ts';
import { readStaticFiles, staticFile, staticPage } from '../node-server/static-files.ts';
import { makeTilesFile } from '../node-server/tiles-file.ts';
import type { SiteContentSource } from '../../application/ports/site-content.ts';
import { contentStyle } from '../ssr/content-style.ts';
import { readAssets } from './built-assets.ts';
import { MAP_FRAME_ADDRESS } from './map-frame-address.ts';
import { ofContent } from './of-content.ts';
import type { OpenedServer } from './open-server.ts';
import { picturePlace } from './picture-places.ts';
import type { RequestHandler } from './site-http.ts';

/** The files of a server: those of the build, held in memory, and those that are read or made on request. */
export async function serveFiles(
  { settings, database, captcha, ports }: OpenedServer,
  pictureFile: (id: string) => string | undefined,
) {
  const { contentDirectory, dataDirectory, publicUrl, mapTiles, mapTilesFile } = settings;
  const client = fileURLToPath(new URL('../client/', import.meta.url));
  const files = new Map(readStaticFiles(client.replace(/\/$/, '')));
  const contentStyles = makeContentStyles(ports.site, files);
  // A page that was sent before this start may ask for it first.
  contentStyles();
  const tilesOrigin = mapTiles && new URL(mapTiles.address).origin;
  files.set(
    MAP_FRAME_ADDRESS,
    staticPage(readFileSync(join(client, MAP_FRAME_ADDRESS), 'utf8'), mapFramePolicy(publicUrl, tilesOrigin)),
  );

  const pictures = makePictureService(
    async id => {
      const own = pictureFile(id);
      if (own !== undefined) return own;
      const file = await database.pictureFile(id);
      return file === undefined ? undefined : picturePlace(file, contentDirectory, dataDirectory);
    },
    makePictureStore(join(dataDirectory, 'pictures')),
  );
  const answers: readonly RequestHandler[] = [
    async ({ path, query }) => {
      const [, id] = /^\/pictures\/([\w-]{1,80})$/.exec(path) ?? [];
      return id === undefined ? undefined : pictures.respond(id, query);
    },
    makeFilms(contentDirectory),
    ...(mapTilesFile !== undefined && ports.mapStreets ? [makeTilesFile(mapTilesFile)] : []),
    ...captcha.handlers,
  ];
  return { files, answers, assets: readAssets(client), contentStyles };
}

/**
 * Puts the style sheet of the content as it stands among the files, and says its address. The one before stays until the content
 * changes again: pages that were sent shortly before ask for it.
 */
function makeContentStyles(
  site: SiteContentSource,
  files: Map<string, ReturnType<typeof staticFile>>,
): () => readonly string[] {
  let kept: readonly string[] = [];
  return ofContent(site, content => {
    const style = contentStyle(content);
    if (!style) return [];
    files.set(style.address, staticFile(style.address, Buffer.from(style.css)));
    const [last, ...older] = kept.filter(address => address !== style.address);
    for (const address of older) files.delete(address);
    kept = last === undefined ? [style.address] : [style.address, last];
    return [style.address];
  });
}
