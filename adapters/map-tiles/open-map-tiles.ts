import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { MapStreets } from '../../application/browse/site-view.ts';
import { type ArchiveHeader, FIRST_BYTES, readArchiveHeader, type ByteRange } from './archive-header.ts';

/** Required layers of the Protomaps basemap schema (version 4). */
const LAYERS = ['roads', 'water', 'landuse', 'buildings', 'places'];
/** Maximum uncompressed size of a directory or the metadata, in bytes. */
const MOST_UNPACKED = 16 * 1024 * 1024;
const LONGEST_ATTRIBUTION = 200;

/**
 * Validates a PMTiles file with streets and returns its area and attribution. Reads only header, root directory and metadata (some
 * kilobytes), and closes the file. Throws an `Error` with the file's name and the reason if it cannot be used.
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
  if (!found.isFile()) return { refused: 'is not a file' };
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

async function readStretch(handle: FileHandle, { first, length }: ByteRange): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, first);
  return buffer.subarray(0, bytesRead);
}

async function unpacked(
  handle: FileHandle,
  { packed }: ArchiveHeader,
  stretch: ByteRange,
): Promise<Buffer | undefined> {
  const bytes = await readStretch(handle, stretch);
  if (packed === 'none') return bytes;
  return promisify(gunzip)(bytes, { maxOutputLength: MOST_UNPACKED }).catch(() => undefined);
}

/** Whether the bytes start like a directory: a varint with the number of entries, each of which takes at least four bytes. */
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

/** Attribution of the map, if it is plain text; HTML, which is common, is ignored. */
function attributionOf({ attribution }: Fields): string | undefined {
  if (typeof attribution !== 'string' || attribution.length > LONGEST_ATTRIBUTION) return undefined;
  const text = attribution.trim();
  return text === '' || /[<>&\p{Cc}]/u.test(text) ? undefined : text;
}
