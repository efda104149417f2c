import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const SAMPLE = resolve('fixtures/agency');
/** Bytes that hold the first tag of each of the sample's pictures. */
const HEAD = 400;

/**
 * Folder with a plain area in place of each of the sample's pictures, of the same size. Browser tests compare no content of pictures, and
 * drawing the sample's own in each size that is asked for would be half of the server's work.
 */
function plainPictures(): string {
  const folder = resolve('var/plain-pictures');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(SAMPLE, 'pictures'))) {
    if (!name.endsWith('.svg')) continue;
    const place = join(folder, name);
    const plain = `${firstTag(join(SAMPLE, 'pictures', name))}<rect width="100%" height="100%" fill="#7f9c8d"/></svg>\n`;
    // A file that stays as it is keeps the pictures that earlier runs made from it.
    if (!existsSync(place) || readFileSync(place, 'utf8') !== plain) writeFileSync(place, plain);
  }
  return folder;
}

/** Links the sample's content into a folder, with plain pictures and without the files named in `own`. */
export function linkSample(folder: string, own: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(SAMPLE))
    if (!own.includes(name))
      symlinkSync(name === 'pictures' ? plainPictures() : join(SAMPLE, name), join(folder, name));
}

function firstTag(file: string): string {
  const opened = openSync(file, 'r');
  const bytes = Buffer.alloc(HEAD);
  readSync(opened, bytes, 0, HEAD, 0);
  closeSync(opened);
  const [tag] = /<svg [^>]*>/.exec(bytes.toString('utf8')) ?? [];
  if (tag === undefined) throw new Error(`${file} does not begin with the tag of a drawing`);
  return tag;
}
