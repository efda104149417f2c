import { hash, randomUUID } from 'node:crypto';
import { constants, readSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { type Reason, reason, reasonText } from '../../../application/finding/reason.ts';

/** Thrown for a file that cannot be read as a package; a finding writes `reason` behind the file's name. */
export class BrokenPackage extends Error {
  override readonly name = 'BrokenPackage';
  readonly reason: Reason;
  constructor(why: Reason) {
    super(reasonText(why, 'en'));
    this.reason = why;
  }
}

/** What tells a file from a later one of the same name. */
export type FileMark = {
  readonly name: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly ino: number;
};

/** An opened package; its XML is unpacked into a file of ours, which has no name: no other process meets it, and none outlives its own. */
export type OpenPackage = {
  readonly mark: FileMark;
  /** Absent where the package holds nothing at all. */
  readonly xml: XmlFile | undefined;
  /** A file that lies in the package, by the path that its XML names. */
  file(path: string): Promise<PackedFile>;
  close(): Promise<void>;
};

/** An unpacked XML, by the number of its open file. */
export type XmlFile = { readonly file: number; readonly encoding: 'utf-8' | 'utf-16le' | 'windows-1252' };
export type PackedFile = { readonly bytes: Buffer; readonly md5: string } | { readonly refused: Reason };

const MOST_ENTRIES = 50_000;
/** Of their names, with what else is said of them. */
const MOST_NAME_BYTES = 20_000_000;
const MOST_XML_BYTES = 1_000_000_000;
const MOST_FILE_BYTES = 20 * 1024 * 1024;
/** Of all that is declared to be in it. */
const MOST_BYTES = 20_000_000_000;
/** Bytes of XML that one packed byte may stand for; what is written by people and programs stays far below. */
const MOST_RATIO = 300;
/** Below this size a ratio says nothing. */
const SMALL_BYTES = 10 * 1024 * 1024;
const CHUNK = 64 * 1024;
const SYMLINK = 0o120_000;

/**
 * Opens a package, a ZIP with one XML or a bare XML, and unpacks its XML into `folder`. Nothing else is unpacked, and no name from a
 * package becomes a path. Throws `BrokenPackage` for what is no package, or one that would be too large.
 * `await openPackage('/srv/in/full.zip', '/srv/var/openimmo')` → `{ xml: { file: 21, encoding: 'utf-8' }, … }`
 */
export async function openPackage(path: string, folder: string): Promise<OpenPackage> {
  // A link could lead to any file of the machine.
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(
    ({ code }: NodeJS.ErrnoException) => {
      throw new BrokenPackage(reason('not-opened', { error: String(code) }));
    },
  );
  let target: FileHandle | undefined;
  const close = async () => {
    await handle.close();
    await target?.close();
  };
  try {
    target = await namelessIn(folder);
    const { size, mtimeMs, ino } = await handle.stat();
    const mark = { name: basename(path), size, mtimeMs, ino };
    const { buffer: head } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    if (head.toString('latin1') !== 'PK') {
      if (size > MOST_XML_BYTES) throw new BrokenPackage(reason('package-too-large', { gb: MOST_XML_BYTES / 1e9 }));
      const { encoding } = await unpack(watched(handle.createReadStream({ start: 0, autoClose: false })), target);
      return {
        mark,
        xml: { file: target.fd, encoding },
        file: async () => ({ refused: reason('not-in-package') }),
        close,
      };
    }
    const { zip, files } = await directoryOf(handle);
    const xml = files.filter(({ fileName }) => /\.xml$/i.test(fileName));
    const [entry, second] = xml;
    if (second) throw new BrokenPackage(reason('package-two-xml'));
    if (!entry && files.length > 0) throw new BrokenPackage(reason('package-no-xml'));
    const named = filesByName(files);
    return {
      mark,
      xml: entry && { file: target.fd, encoding: await unpackXml(zip, entry, target) },
      file: name => packedFile(zip, named, name),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function namelessIn(folder: string): Promise<FileHandle> {
  const path = join(folder, `${randomUUID()}.part`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** The files that a ZIP names, none of which may lead out of it. */
async function directoryOf(handle: FileHandle): Promise<{ readonly zip: ZipFile; readonly files: readonly Entry[] }> {
  const files: Entry[] = [];
  let bytes = 0;
  let nameBytes = 0;
  try {
    // It is closed with its handle.
    const zip = await fromFdPromise(handle.fd, { autoClose: false, lazyEntries: true });
    zip.on('error', () => undefined);
    if (zip.entryCount > MOST_ENTRIES)
      throw new BrokenPackage(reason('package-too-many-files', { most: MOST_ENTRIES }));
    for await (const entry of zip.eachEntry()) {
      if (((entry.externalFileAttributes >>> 16) & 0o170_000) === SYMLINK)
        throw new BrokenPackage(reason('package-link'));
      nameBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (nameBytes > MOST_NAME_BYTES) throw new BrokenPackage(reason('package-names-too-long'));
      bytes += entry.uncompressedSize;
      if (bytes > MOST_BYTES) throw new BrokenPackage(reason('package-unpacked-too-large', { gb: MOST_BYTES / 1e9 }));
      const isFolder = entry.fileName.endsWith('/');
      // Programs leave files of their own under such names.
      const isOurs = entry.fileName.split('/').every(part => !/^(?:\.|__MACOSX$)/i.test(part));
      if (!isFolder && isOurs) files.push(entry);
    }
    return { zip, files };
  } catch (error) {
    throw brokenBy(error);
  }
}

async function unpackXml(zip: ZipFile, entry: Entry, target: FileHandle): Promise<XmlFile['encoding']> {
  const { uncompressedSize: size, compressedSize } = entry;
  if (size > MOST_XML_BYTES) throw new BrokenPackage(reason('package-xml-too-large', { gb: MOST_XML_BYTES / 1e9 }));
  if (size > SMALL_BYTES && size > MOST_RATIO * compressedSize)
    throw new BrokenPackage(reason('package-xml-too-tight'));
  if (entry.isEncrypted()) throw new BrokenPackage(reason('encrypted'));
  try {
    const { encoding, sum } = await unpack(watched(await zip.openReadStreamPromise(entry)), target);
    if (sum !== entry.crc32) throw new BrokenPackage(reason('package-xml-damaged'));
    return encoding;
  } catch (error) {
    throw brokenBy(error);
  }
}

/** Writes XML to a file, and finds how it is encoded: what it declares is wrong too often, but no other encoding looks like UTF-8. */
async function unpack(from: AsyncIterable<Buffer>, target: FileHandle) {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let encoding: XmlFile['encoding'] = 'utf-8';
  let sum = 0;
  let first = true;
  const check = (chunk?: Buffer) => {
    if (encoding !== 'utf-8') return;
    try {
      if (chunk) utf8.decode(chunk, { stream: true });
      else utf8.decode();
    } catch {
      encoding = 'windows-1252';
    }
  };
  for await (const chunk of from) {
    if (first && chunk[0] === 0xff && chunk[1] === 0xfe) encoding = 'utf-16le';
    first = false;
    check(chunk);
    sum = crc32(chunk, sum);
    await target.writeFile(chunk);
  }
  check();
  return { encoding, sum };
}

/** The text of an unpacked XML, some at a time. */
export function* chunksOf({ file, encoding }: XmlFile): Generator<string> {
  const decoder = new TextDecoder(encoding);
  const bytes = Buffer.alloc(CHUNK);
  const read = (from: number) => readSync(file, bytes, 0, CHUNK, from);
  let at = 0;
  for (let length = read(at); length > 0; length = read(at)) {
    at += length;
    yield decoder.decode(bytes.subarray(0, length), { stream: true });
  }
  yield decoder.decode();
}

/** Files of a ZIP by the last part of their name: senders write folders and capitals in the one place and not in the other. */
function filesByName(files: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const named = new Map<string, Entry[]>();
  // Names in UTF-8 are not always marked as such.
  for (const entry of files)
    for (const name of new Set([entry.fileName, entry.fileNameRaw.toString('utf8')].map(lastPart))) {
      const same = named.get(name);
      if (same) same.push(entry);
      else named.set(name, [entry]);
    }
  return named;
}

async function packedFile(
  zip: ZipFile,
  named: ReadonlyMap<string, readonly Entry[]>,
  path: string,
): Promise<PackedFile> {
  const found = named.get(lastPart(path)) ?? [];
  const wanted = spelled(path).replace(/^(?:\.?\/)+/, '');
  const entry = found.find(({ fileName }) => `/${spelled(fileName)}`.endsWith(`/${wanted}`)) ?? found[0];
  if (!entry) return { refused: reason('not-in-package') };
  if (entry.uncompressedSize > MOST_FILE_BYTES)
    return { refused: reason('too-large', { mb: MOST_FILE_BYTES / 1024 / 1024 }) };
  if (entry.isEncrypted()) return { refused: reason('encrypted') };
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of watched(await zip.openReadStreamPromise(entry))) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (crc32(bytes) !== entry.crc32) return { refused: reason('damaged') };
    return { bytes, md5: hash('md5', bytes) };
  } catch (error) {
    return { refused: reasonOf(error) };
  }
}

/** A stream that fails before it is read tells its reader so, and does not end the process. */
function watched(stream: Readable): AsyncIterable<Buffer> {
  return stream.on('error', () => undefined);
}

function lastPart(path: string): string {
  return spelled(path).replace(/^.*\//, '');
}

function spelled(path: string): string {
  return path.replaceAll('\\', '/').normalize('NFC').toLowerCase();
}

/** The code of an error of the disk, which is no package's fault. */
export function diskError(error: unknown): string | undefined {
  const { syscall, code } = (error ?? {}) as NodeJS.ErrnoException;
  return syscall === undefined ? undefined : (code ?? syscall);
}

/** What the reader of ZIPs finds is the package's fault; what the disk says is not. */
function brokenBy(error: unknown): unknown {
  return diskError(error) === undefined ? new BrokenPackage(reasonOf(error)) : error;
}

function reasonOf(error: unknown): Reason {
  if (error instanceof BrokenPackage) return error.reason;
  const { message } = error as Error;
  const disk = diskError(error);
  return disk === undefined
    ? reason('not-zip', { error: message.slice(0, 100) })
    : reason('unreadable-now', { error: disk });
}
