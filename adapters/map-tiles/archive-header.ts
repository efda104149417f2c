import type { Area } from '../../domain/map/area.ts';

/** Length of the PMTiles header in bytes: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export const HEADER_BYTES = 127;
/** Number of bytes that a client requests first. The header and the root directory must be within them. */
export const FIRST_BYTES = 16_384;
/** Maximum size of the metadata, in bytes. */
const MOST_METADATA = 4 * 1024 * 1024;
/** Minimum zoom level that the file must contain; the map draws streets from it at higher levels. */
const FEWEST_ZOOMS = 13;
const LAST_ZOOM = 22;
const VECTOR_TILES = 1;
const COMPRESSIONS = ['none', 'gzip'] as const;
const DEGREE = 10_000_000;

/** A byte range in the file. */
export type ByteRange = { readonly first: number; readonly length: number };

/** Fields of the file header that the site uses. */
export type ArchiveHeader = {
  readonly root: ByteRange;
  readonly metadata: ByteRange;
  /** Compression of directories and metadata. */
  readonly packed: (typeof COMPRESSIONS)[number];
  readonly area: Area;
};

/**
 * Parses the header of a PMTiles file (version 3) of `size` bytes. Refuses files from which a browser could not draw streets; `refused`
 * continues a sentence after the file's name. `readArchiveHeader(Buffer.from('PK…'), 900)` → `{ refused: 'is not a PMTiles file' }`
 */
export function readArchiveHeader(bytes: Uint8Array, size: number): ArchiveHeader | { readonly refused: string } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (String.fromCharCode(...bytes.subarray(0, 7)) !== 'PMTiles') return { refused: 'is not a PMTiles file' };
  if (bytes.length < HEADER_BYTES) return { refused: 'ends within its header' };
  const version = view.getUint8(7);
  if (version !== 3) return { refused: `is of version ${version} of PMTiles; version 3 is needed` };

  const stretch = (at: number): ByteRange => ({ first: whole(view, at), length: whole(view, at + 8) });
  const [root, metadata, leaves, tiles] = [stretch(8), stretch(24), stretch(40), stretch(56)];
  const ends = [root, metadata, leaves, tiles].map(({ first, length }) => first + length);
  if (ends.some(end => end > size)) return { refused: 'is cut off: it names bytes beyond its end' };
  if (root.first < HEADER_BYTES || root.length === 0 || root.first + root.length > FIRST_BYTES)
    return { refused: 'has no root directory in its first 16 KiB' };
  if (metadata.length > MOST_METADATA) return { refused: 'has metadata of more than 4 MiB' };

  const [packed, tilesPacked] = [97, 98].map(at => COMPRESSIONS[view.getUint8(at) - 1]);
  if (!packed || !tilesPacked) return { refused: 'is packed in another way than gzip, which browsers cannot read' };
  if (view.getUint8(99) !== VECTOR_TILES) return { refused: 'contains other tiles than vector tiles (MVT)' };

  const [least, most] = [view.getUint8(100), view.getUint8(101)];
  if (least > most || most > LAST_ZOOM) return { refused: `names zooms that cannot be: ${least} to ${most}` };
  if (most < FEWEST_ZOOMS) return { refused: `ends at zoom ${most}; streets need ${FEWEST_ZOOMS} or more` };

  const [west, south, east, north] = [102, 106, 110, 114].map(at => view.getInt32(at, true) / DEGREE) as [
    number,
    number,
    number,
    number,
  ];
  const isArea = west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north;
  if (!isArea) return { refused: 'names an area that cannot be' };
  return { root, metadata, packed, area: { south, west, north, east } };
}

/** Reads a 64-bit integer. Values beyond 2⁵³ lose precision, but are larger than any file and thus refused anyway. */
function whole(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}
