import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePictureService } from '../images/picture-service.ts';
import { makePictureStore } from '../images/picture-store.ts';
import { readFilms } from '../node-server/film-files.ts';
import { mapFramePolicy } from '../node-server/security-headers.ts';
import { contentFile, readStaticFiles, staticPage } from '../node-server/static-files.ts';
import { makeTilesFile } from '../node-server/tiles-file.ts';
import { contentStyle } from '../ssr/content-style.ts';
import { makeBrandFiles } from './brand-files.ts';
import { readAssets } from './built-assets.ts';
import { inColours, MAP_FRAME_ADDRESS } from './map-frame-address.ts';
import type { OpenedServer } from './open-server.ts';
import { picturePlace } from './picture-places.ts';
import type { RequestHandler } from './site-http.ts';

/** The files of a server: those of the build, held in memory, and those that are read or made on request. */
export async function serveFiles({
  settings,
  content,
  database,
  pictureFiles,
  markSources,
  captcha,
  ports,
}: OpenedServer) {
  const { contentDirectory, dataDirectory, publicUrl, mapTiles, mapTilesFile } = settings;
  const client = fileURLToPath(new URL('../client/', import.meta.url));
  const style = contentStyle(content);
  const files = new Map(readStaticFiles(client.replace(/\/$/, '')));
  for (const [address, bytes] of await makeBrandFiles(content, markSources, dataDirectory))
    files.set(address, contentFile(address, bytes));
  const tilesOrigin = mapTiles && new URL(mapTiles.address).origin;
  files.set(
    MAP_FRAME_ADDRESS,
    staticPage(
      inColours(readFileSync(join(client, MAP_FRAME_ADDRESS), 'utf8'), style.address),
      mapFramePolicy(publicUrl, tilesOrigin),
    ),
  );

  const pictures = makePictureService(
    async id => {
      const own = pictureFiles.get(id);
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
    await readFilms(contentDirectory),
    ...(mapTilesFile !== undefined && ports.mapStreets ? [makeTilesFile(mapTilesFile)] : []),
    ...captcha.handlers,
  ];
  return { files, answers, assets: readAssets(client), contentStyles: [style.address] };
}
