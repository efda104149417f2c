import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { MapStreets } from '../../application/browse/site-view.ts';
import { type ArchiveHeader, FIRST_BYTES, readArchiveHeader, type Stretch } from './archive-header.ts';

/** Layers of the basemap that Protomaps publishes (version 4) without which there are no streets to draw. */
const LAYERS = ['roads', 'water', 'landuse', 'buildings', 'places'];
/** Bytes of what is unpacked: more than a directory or metadata ever are. */
const MOST_UNPACKED = 16 * 1024 * 1024;
const LONGEST_ATTRIBUTION = 200;

/**
 * What pages are told of a file of streets. Reads its header, root directory and metadata, some kilobytes of however large a file, and
 * closes it. Throws an `Error` whose message names the file and why it cannot be shown.
 * `openMapTiles('streets.pmtiles')` → `{ area: { south: 49.5, … }, attribution: 'Protomaps © OpenStreetMap' }`
 */
export async function openMapTiles(file: string): Promise<MapStreets> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} ${error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code})`}`);
  });
  try {
    const read = await readArchive(handle).catch((error: NodeJS.ErrnoException) => ({
      refused: `cannot be read (${error.code ?? error.message})`,
    }));
    if ('refused' in read) throw new Error(`${file} ${read.refused}`);
    return read;
  } finally {
    await handle.close();
  }
}

async function readArchive(handle: FileHandle): Promise<MapStreets | { readonly refused: string }> {
  const found = await handle.stat();
  if (!found.isFile()) return { refused: 'is no file' };
  const start = await readStretch(handle, { first: 0, length: Math.min(FIRST_BYTES, found.size) });
  const header = readArchiveHeader(start, found.size);
  if ('refused' in header) return header;

  const root = await unpacked(handle, header, header.root);
  if (!root || !beginsDirectory(root)) return { refused: 'has a root directory that cannot be read' };
  const metadata = parsed((await unpacked(handle, header, header.metadata))?.toString('utf8'));
  if (!metadata) return { refused: 'has metadata that cannot be read' };
  const named = layersOf(metadata);
  const missing = LAYERS.filter(layer => !named.includes(layer));
  if (missing.length > 0)
    return { refused: `is not in the basemap schema of Protomaps: it has no layer ${missing.join(', ')}` };
  return { area: header.area, attribution: attributionOf(metadata) };
}

async function readStretch(handle: FileHandle, { first, length }: Stretch): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, first);
  return buffer.subarray(0, bytesRead);
}

async function unpacked(handle: FileHandle, { packed }: ArchiveHeader, stretch: Stretch): Promise<Buffer | undefined> {
  const bytes = await readStretch(handle, stretch);
  if (packed === 'none') return bytes;
  return promisify(gunzip)(bytes, { maxOutputLength: MOST_UNPACKED }).catch(() => undefined);
}

/** A directory begins with the number of its entries, each of which takes four bytes or more. */
function beginsDirectory(bytes: Buffer): boolean {
  let entries = 0;
  for (const [at, byte] of bytes.subarray(0, 5).entries()) {
    entries += (byte & 0x7f) * 128 ** at;
    if (byte < 0x80) return entries > 0 && at + 1 + entries * 4 <= bytes.length;
  }
  return false;
}

type Fields = Readonly<Record<string, unknown>>;

function parsed(text: string | undefined): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

function layersOf({ vector_layers: layers }: Fields): unknown[] {
  return Array.isArray(layers) ? layers.map(layer => (layer as Fields | null)?.['id']) : [];
}

/** Whose map it is, where that is said in plain text; files often say it in HTML, of which nothing is taken. */
function attributionOf({ attribution }: Fields): string | undefined {
  if (typeof attribution !== 'string' || attribution.length > LONGEST_ATTRIBUTION) return undefined;
  const text = attribution.trim();
  return text === '' || /[<>&\p{Cc}]/u.test(text) ? undefined : text;
}
