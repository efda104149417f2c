import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { PictureQuery, PictureWidth } from '../../../domain/media/picture-address.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import { convertSizes } from '../../images/convert-picture.ts';
import type { PictureStore } from '../../images/picture-store.ts';
import { pictureAddress, readStaticAddress } from './static-pictures.ts';

/** Widths in pixels of galleries, cards and thumbnails, and of a full-screen picture. */
const WIDTHS: readonly PictureWidth[] = [100, 400, 600, 1360, 1920];
/** Widths in pixels at the top of a page: of a property's first picture, and of banners. */
const HEAD_WIDTHS: readonly PictureWidth[] = [400, 600, 1360];
const BANNER_WIDTHS: readonly PictureWidth[] = [600, 1360, 1920];

/** `addresses` of pictures that scripts may request; `first`: ids of the main pictures of properties, projects and pages. */
export type RequestablePictures = { readonly addresses: ReadonlySet<string>; readonly first: ReadonlySet<string> };

/**
 * Returns the pictures that scripts may request beyond those in the written pages: of later pages of lists, the search panel, cards of maps
 * and favourites, full-screen galleries, and `banners`, of which pages contain only the first.
 */
export async function requestablePictures(
  content: SiteContent,
  catalogue: ListingCatalogue,
  banners: ReadonlySet<string>,
): Promise<RequestablePictures> {
  const { sale, rent } = (await catalogue.current()).index.columns;
  const owned = [...(await catalogue.listings([...sale.id, ...rent.id])), ...(await catalogue.projects())];
  const first = new Set([
    ...owned.flatMap(({ pictures: [picture] }) => picture?.id ?? []),
    ...content.pictures.keys(),
    ...banners,
  ]);
  // All other pictures of the content are named in the pages, so they need not be listed here.
  const shown = new Set([...banners, ...owned.flatMap(({ pictures }) => pictures.map(({ id }) => id))]);
  const addresses = new Set<string>();
  const add = (id: string, query: PictureQuery) => addresses.add(pictureAddress(id, query));
  for (const id of shown) for (const width of WIDTHS) add(id, { width, format: 'webp' });
  for (const { pictures } of owned) {
    const [picture] = pictures;
    if (!picture) continue;
    add(picture.id, { height: 60, format: 'webp' });
    for (const width of HEAD_WIDTHS) add(picture.id, { width, format: 'avif' });
  }
  for (const id of banners) for (const width of BANNER_WIDTHS) add(id, { width, format: 'avif' });
  return { addresses, first };
}

/**
 * Writes the file of each address; reads each picture once for all its sizes, as many pictures in parallel as there are cores. Calls `tell`
 * with the number of finished pictures and their total. Returns the addresses that could not be written, each with the reason.
 */
export async function writePictureFiles(parts: {
  readonly addresses: ReadonlySet<string>;
  readonly first: ReadonlySet<string>;
  readonly fileOf: (id: string) => Promise<string | undefined>;
  readonly store: PictureStore;
  readonly write: (address: string, bytes: Uint8Array) => Promise<void>;
  readonly tell: (done: number, of: number) => void;
}): Promise<string[]> {
  const { first, fileOf, store, write, tell } = parts;
  const failed: string[] = [];
  const sizes = new Map<string, { readonly address: string; readonly query: PictureQuery }[]>();
  for (const address of parts.addresses) {
    const read = readStaticAddress(address);
    if (!read) failed.push(`${address}: not the address of a picture`);
    else sizes.set(read.id, [...(sizes.get(read.id) ?? []), { address, query: read.query }]);
  }
  const waiting = [...sizes];
  let done = 0;

  async function make(id: string, wanted: readonly { readonly address: string; readonly query: PictureQuery }[]) {
    const file = await fileOf(id);
    const changed = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (file === undefined || !changed) throw new Error(`there is no picture '${id}'`);
    const careful = first.has(id);
    // 'static' in the hash separates this file from a server's conversion of the same picture, which differs.
    const nameOf = (query: PictureQuery) =>
      `${createHash('sha256')
        .update(JSON.stringify(['static', id, changed.mtimeMs, query, careful]))
        .digest('hex')
        .slice(0, 32)}.${query.format}`;
    const missing: (typeof wanted)[number][] = [];
    for (const size of wanted) {
      const cached = await store.read(nameOf(size.query));
      if (cached) await write(size.address, cached);
      else missing.push(size);
    }
    if (missing.length === 0) return;
    const made = await convertSizes(
      file,
      missing.map(({ query }) => query),
      careful,
    );
    for (const [at, { address, query }] of missing.entries()) {
      const bytes = made[at];
      if (!bytes) continue;
      await store.keep(nameOf(query), bytes);
      await write(address, bytes);
    }
  }

  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [id, wanted] = next;
      await make(id, wanted).catch((error: Error) => failed.push(`${wanted[0]?.address} ${error.message}`));
      tell(++done, sizes.size);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}
