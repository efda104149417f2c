import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePictureService } from '../../images/picture-service.ts';
import { makePictureStore } from '../../images/picture-store.ts';
import { makeFilms } from '../../node-server/film-files.ts';
import { mapFramePolicy } from '../../node-server/security-headers.ts';
import { contentFile, makeEarlierAssets, readStaticFiles, staticPage } from '../../node-server/static-files.ts';
import { makeTilesFile } from '../../node-server/tiles-file.ts';
import { readPreviewPath } from '../../../domain/media/preview-address.ts';
import type { ShowPreviewPicture } from '../../../application/page/show-preview-picture.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import type { MarkSources } from '../../images/brand-marks.ts';
import { contentStyle } from '../../ssr/content-style.ts';
import { makeBrandFiles } from '../pages/brand-files.ts';
import { readAssets, readDeskAssets } from '../pages/built-assets.ts';
import { inColours, MAP_FRAME_ADDRESS } from '../pages/map-frame-address.ts';
import { memoizeByContent } from '../pages/memoize-by-content.ts';
import { makeStoreAssets } from '../workers/store-assets.ts';
import type { OpenedServer } from './open-server.ts';
import { picturePlace } from '../site/picture-places.ts';
import type { RequestHandler } from '../pages/site-http.ts';

/** Opens the files of a server: those of the build, in memory, and those that are read or created per request. */
export async function serveFiles(
  { settings, database, captcha, ports, startedWith }: OpenedServer,
  pictureFile: (id: string) => string | undefined,
) {
  const { contentDirectory, dataDirectory, publicUrl, mapTiles, mapTilesFile } = settings;
  const client = fileURLToPath(new URL('../client/', import.meta.url));
  const files = new Map(readStaticFiles(client.replace(/\/$/, '')));
  const tilesOrigin = mapTiles && new URL(mapTiles.address).origin;
  const frame = readFileSync(join(client, MAP_FRAME_ADDRESS), 'utf8');
  /** Paths of the files that derive from the current and from the previous content. */
  let [shown, before]: readonly string[][] = [[], []];

  /**
   * Publishes the files that are generated from the content, such as its logo. Keeps the files of the previous content, because pages sent
   * shortly before still request them.
   */
  async function showFiles(content: SiteContent, sources: MarkSources): Promise<void> {
    const made = await makeBrandFiles(content, sources, dataDirectory);
    for (const [address, bytes] of made) files.set(address, contentFile(address, bytes));
    const page = inColours(frame, contentStyle(content).address);
    files.set(MAP_FRAME_ADDRESS, staticPage(page, mapFramePolicy(publicUrl, tilesOrigin)));
    for (const address of before ?? []) if (!made.has(address) && !shown?.includes(address)) files.delete(address);
    [shown, before] = [[...made.keys()], shown];
  }
  await showFiles(ports.site.current().content, startedWith.markSources);
  const storedAssets = database.storedAssets(ports.clock);
  const pictureStore = makePictureStore(join(dataDirectory, 'pictures'));
  const pictures = makePictureService(async id => {
    const own = pictureFile(id);
    if (own !== undefined) return own;
    const file = await database.pictureFile(id);
    return file === undefined ? undefined : picturePlace(file, contentDirectory, dataDirectory);
  }, pictureStore);
  const answers: readonly RequestHandler[] = [
    async ({ path, query }) => {
      const [, id] = /^\/pictures\/([\w-]{1,80})$/.exec(path) ?? [];
      return id === undefined ? undefined : pictures.respond(id, query);
    },
    makeFilms(contentDirectory),
    ...(mapTilesFile !== undefined && ports.mapStreets ? [makeTilesFile(mapTilesFile)] : []),
    ...captcha.handlers,
    makeEarlierAssets(storedAssets.read),
  ];
  const contentStyles = memoizeByContent(ports.site, content => [contentStyle(content).address]);
  return {
    files,
    answers,
    assets: readAssets(client),
    deskAssets: readDeskAssets(client),
    /** Serves pictures of link previews; `show` returns the content of each. */
    servePreviews:
      (show: ShowPreviewPicture): RequestHandler =>
      async ({ path }) => {
        const of = readPreviewPath(path);
        return of && pictures.respondPreview(await show(of), ports.site.current().content.brand.colours);
      },
    contentStyles,
    storeAssets: makeStoreAssets(storedAssets, files),
    showFiles,
    pictureStore,
  };
}
