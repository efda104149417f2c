import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP, and its defects. */
export type ZipEntry = {
  readonly name: string;
  /** The name in an encoding that the ZIP does not state. */
  readonly nameBytes?: Uint8Array;
  readonly bytes: Uint8Array;
  /** Marked as a symbolic link. */
  readonly link?: boolean;
  /** Marked as encrypted. */
  readonly encrypted?: boolean;
  /** With a wrong checksum. */
  readonly damaged?: boolean;
  /** Declared uncompressed size in bytes. */
  readonly says?: number;
};

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UTF8 = 0x800;

/** Bytes of a ZIP; without entries an empty archive. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, nameBytes, bytes, link = false, encrypted = false, damaged = false, says } of entries) {
    const packed = deflateRawSync(bytes);
    const encoded = Buffer.from(nameBytes ?? Buffer.from(name));
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((nameBytes ? 0 : UTF8) | (encrypted ? 1 : 0), 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE((crc32(bytes) + (damaged ? 1 : 0)) >>> 0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(says ?? bytes.length, 18);
    common.writeUInt16LE(encoded.length, 22);
    const head = Buffer.concat([uint32(LOCAL), common, encoded]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(link ? (0o120_777 << 16) >>> 0 : 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([uint32(CENTRAL), Buffer.from([20, 3]), common, rest, encoded]));
    parts.push(head, packed);
    offset += head.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, uint32(END), end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
