import { hash, randomUUID } from 'node:crypto';
import { constants, readSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { type Reason, reason, reasonText } from '../../../application/finding/reason.ts';
import { fileNameKeys } from '../../../domain/media/file-name-keys.ts';
import { decodeMixed } from '../../wire/decode-mixed.ts';
import { utf16Of } from '../../wire/file-text.ts';

/** Thrown for a file that is not a valid package; findings show `reason` after the file's name. */
export class BrokenPackage extends Error {
  override readonly name = 'BrokenPackage';
  readonly reason: Reason;
  constructor(why: Reason) {
    super(reasonText(why, 'en'));
    this.reason = why;
  }
}

/** Identifies a version of a file, to detect a replacement with the same name. */
export type FileMark = {
  readonly name: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly ino: number;
};

/**
 * An opened package. The package's XML is unpacked into an unlinked temporary file, which other processes cannot open and which needs no
 * cleanup.
 */
export type OpenPackage = {
  readonly mark: FileMark;
  /** The unpacked XML; absent if the package is empty. */
  readonly xml: XmlFile | undefined;
  /** Reads a file of the package by the path in its XML. */
  file(path: string): Promise<PackedFile>;
  close(): Promise<void>;
};

/**
 * The unpacked XML of a package; `file` is a file descriptor, `encoding` a label of `TextDecoder`, or `MIXED` for UTF-8 that contains some
 * bytes in windows-1252.
 */
export type XmlFile = { readonly file: number; readonly encoding: string };
const MIXED = 'mixed';
/** Single-byte encodings that an XML declaration may name. */
const ONE_BYTE = /^(?:iso-8859-\d{1,2}|windows-125\d|macintosh)$/i;
export type PackedFile = { readonly bytes: Buffer; readonly md5: string } | { readonly refused: Reason };

const MOST_ENTRIES = 50_000;
/** Maximum total length of names, extra fields and comments in the ZIP directory, in bytes. */
const MOST_NAME_BYTES = 20_000_000;
const MOST_XML_BYTES = 1_000_000_000;
const MOST_FILE_BYTES = 20 * 1024 * 1024;
/** Maximum total of the uncompressed sizes that the ZIP directory states, in bytes. */
const MOST_BYTES = 20_000_000_000;
/** Maximum compression ratio of the XML, against ZIP bombs; real packages stay far below this ratio. */
const MOST_RATIO = 300;
/** Size of the unpacked XML, in bytes, below which the ratio is not checked. */
const SMALL_BYTES = 10 * 1024 * 1024;
const CHUNK = 64 * 1024;
const SYMLINK = 0o120_000;

/**
 * Opens a package (a ZIP with exactly one XML file, or a bare XML file) and unpacks the XML into `folder`. Unpacks no other files, and
 * uses no name from a package as a path. Throws `BrokenPackage` if the package is invalid or too large.
 * `await openPackage('/srv/in/full.zip', '/srv/var/openimmo')` → `{ xml: { file: 21, encoding: 'utf-8' }, … }`
 */
export async function openPackage(path: string, folder: string): Promise<OpenPackage> {
  // O_NOFOLLOW is set because a symbolic link could point to any file of the machine.
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
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(CHUNK), 0, CHUNK, 0);
    const head = buffer.subarray(0, bytesRead);
    if (!isMagic(head, ZIP)) {
      if (bytesRead > 0 && (!head.includes('<') || OTHERS.some(magic => isMagic(head, magic))))
        throw new BrokenPackage(reason('package-neither'));
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

/** First bytes of a ZIP, and of other kinds of files that are named like packages: gzip, RAR, 7-Zip, PDF. */
const ZIP = 'PK';
const OTHERS = ['\u001f\u008b', 'Rar!', '7z\u00bc\u00af', '%PDF'];

function isMagic(head: Buffer, magic: string): boolean {
  return head.toString('latin1', 0, magic.length) === magic;
}

async function namelessIn(folder: string): Promise<FileHandle> {
  const path = join(folder, `${randomUUID()}.part`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** Entries of a ZIP that are regular files. yauzl rejects names that lead out of the folder. */
async function directoryOf(handle: FileHandle): Promise<{ readonly zip: ZipFile; readonly files: readonly Entry[] }> {
  const files: Entry[] = [];
  let bytes = 0;
  let nameBytes = 0;
  try {
    // `autoClose` is off, because the package's own `close` closes the handle.
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
      // Exclude hidden files and metadata of ZIP programs.
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

/**
 * Least number of valid non-ASCII characters for each invalid byte in a file that is read as UTF-8 with damaged characters; with fewer, the
 * file is read in a single-byte encoding.
 */
const VALID_FOR_EACH_INVALID = 3;

/** Writes XML to a file and detects its encoding: declarations are often wrong, but other encodings are almost never valid UTF-8. */
async function unpack(from: AsyncIterable<Buffer>, target: FileHandle) {
  const utf8 = new TextDecoder('utf-8');
  let [valid, invalid] = [0, 0];
  let encoding: XmlFile['encoding'] = 'utf-8';
  let oneByte = 'windows-1252';
  let sum = 0;
  let first = true;
  const check = (chunk?: Buffer) => {
    if (encoding !== 'utf-8') return;
    const text = chunk ? utf8.decode(chunk, { stream: true }) : utf8.decode();
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === 0xfffd) invalid++;
      else if (code > 0x7f) valid++;
    }
  };
  for await (const chunk of from) {
    if (first) [encoding, oneByte] = [wideEncodingOf(chunk) ?? encoding, declaredIn(chunk) ?? oneByte];
    first = false;
    check(chunk);
    sum = crc32(chunk, sum);
    await target.writeFile(chunk);
  }
  check();
  if (encoding === 'utf-8' && invalid > 0) encoding = invalid * VALID_FOR_EACH_INVALID > valid ? oneByte : MIXED;
  return { encoding, sum };
}

/** UTF-16 by its byte order mark, or by the zero byte beside the first `<`; `undefined` for other encodings. */
function wideEncodingOf(chunk: Buffer): XmlFile['encoding'] | undefined {
  const [one, two] = chunk;
  if (one === 0x3c && two === 0) return 'utf-16le';
  return one === 0 && two === 0x3c ? 'utf-16be' : utf16Of(chunk);
}

/** Single-byte encoding that the XML declares, in lower case; `undefined` if it declares none. */
function declaredIn(chunk: Buffer): string | undefined {
  const [, declared = ''] =
    /^[^>]{0,100}encoding\s*=\s*["']([\w-]{1,40})["']/.exec(chunk.toString('latin1', 0, 200)) ?? [];
  return ONE_BYTE.test(declared) ? declared : undefined;
}

/** Text of an unpacked XML in chunks. */
export function* chunksOf({ file, encoding }: XmlFile): Generator<string> {
  if (encoding === MIXED) return yield* decodeMixed(bytesOf(file));
  const decoder = new TextDecoder(encoding);
  for (const bytes of bytesOf(file)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** Bytes of a file in chunks, each valid until the next one is read. */
function* bytesOf(file: number): Generator<Buffer> {
  const bytes = Buffer.alloc(CHUNK);
  let at = 0;
  for (let length = readSync(file, bytes, 0, CHUNK, at); length > 0; length = readSync(file, bytes, 0, CHUNK, at)) {
    at += length;
    yield bytes.subarray(0, length);
  }
}

const WINDOWS_1252 = new TextDecoder('windows-1252');

/** Indexes ZIP entries by base name in lower case, since senders' paths in the XML often differ in folder and letter case. */
function filesByName(files: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const named = new Map<string, Entry[]>();
  // ZIP programs do not always flag names in UTF-8, and some write windows-1252, so index each decoding.
  const decodings = ({ fileName, fileNameRaw }: Entry) => [
    fileName,
    fileNameRaw.toString('utf8'),
    WINDOWS_1252.decode(fileNameRaw),
  ];
  for (const entry of files)
    for (const name of new Set(decodings(entry).map(lastPart).flatMap(fileNameKeys))) {
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
  const found = fileNameKeys(lastPart(path)).flatMap(key => named.get(key) ?? []);
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

/** Adds an error listener, so that an error before the first read reaches the reader instead of ending the process. */
function watched(stream: Readable): AsyncIterable<Buffer> {
  return stream.on('error', () => undefined);
}

/** Base name of a path. The letter case stays, because UTF-8 that was decoded as Latin-1 could not be recognised in lower case. */
function lastPart(path: string): string {
  return path.replaceAll('\\', '/').replace(/^.*\//s, '');
}

function spelled(path: string): string {
  return path.replaceAll('\\', '/').normalize('NFC').toLowerCase();
}

/** Code of a system error, such as that of a disk; `undefined` for other errors, such as those of an invalid package. */
export function diskError(error: unknown): string | undefined {
  const { syscall, code } = (error ?? {}) as NodeJS.ErrnoException;
  return syscall === undefined ? undefined : (code ?? syscall);
}

/** Converts errors of the ZIP reader to `BrokenPackage`; passes system errors through. */
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
