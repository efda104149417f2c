import { setImmediate as nextTurn } from 'node:timers/promises';
import { Dicer } from '@fastify/busboy';
import type { Uploads } from '../../application/ports/submissions/uploads.ts';
import type { Upload } from '../wire/exchange.ts';
import { IncomingFile } from './incoming-file.ts';

/** Bounds of a form that brings a file, in bytes: of all its text, of all its files; and how many parts it may have. */
export type MultipartBounds = { readonly text: number; readonly file: number; readonly parts: number };

type Refused = 'too-large' | 'unreadable';

/** `drop` deletes the temporary files that were not kept; it never rejects. */
export type MultipartRead =
  | { readonly upload: Upload; readonly drop: () => Promise<void> }
  | { readonly refused: Refused };

/** Bytes of what a part says of itself; browsers need about 200 and a file's name. */
const LONGEST_HEAD = 2_000;
/** Characters of a field's name. */
const LONGEST_NAME = 100;

/** The boundary that a content type names (RFC 2046, 5.1.1); none where it is no multipart form. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(
      contentType ?? '',
    ) ?? [];
  return quoted ?? plain;
}

/** Bytes of the longest body within the bounds. `longestBody({ text: 65536, file: 0, parts: 100 })` → 265536 */
export function longestBody({ text, file, parts }: MultipartBounds): number {
  return text + file + parts * LONGEST_HEAD;
}

/**
 * Reads a form in parts (RFC 7578) as it arrives: text is held, files go to `begin` piece by piece. What is over a bound is
 * refused at once; so is a part that does not say its name, a file's name with a path or a control character in it, and text
 * that is no UTF-8. Where it refuses or rejects, nothing of the files is left.
 */
export async function readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
  bounds: MultipartBounds,
  begin: Uploads['begin'],
): Promise<MultipartRead> {
  const left = { text: bounds.text, file: bounds.file, body: longestBody(bounds) };
  const parts: Part[] = [];
  let written = Promise.resolve();
  let ended = false;
  let refused: Refused | undefined;
  const refuse = (why: Refused) => void (refused ??= why);
  const drop = async () => {
    await written.catch(() => undefined);
    for (const { file } of parts) await file?.drop();
  };

  const parser = new Dicer({ boundary });
  parser.on('finish', () => void (ended = true));
  parser.on('error', () => refuse('unreadable'));
  parser.on('part', stream => {
    let part: Part | undefined;
    stream.on('error', () => refuse('unreadable'));
    stream.on('header', header => {
      part = readHead(header as Head, begin);
      if (!part) refuse('unreadable');
      else if (parts.push(part) > bounds.parts) refuse('too-large');
    });
    stream.on('data', (bytes: Buffer) => {
      if (!part || refused) return;
      const { file, text } = part;
      if ((left[file ? 'file' : 'text'] -= bytes.byteLength) < 0) refuse('too-large');
      else if (file) written = written.then(() => file.add(bytes));
      // A copy, or a few bytes of text would hold the whole piece they came in.
      else text.push(Buffer.from(bytes));
    });
    stream.on('end', () => {
      // A head without an end says nothing.
      if (!part) refuse('unreadable');
    });
  });
  // The streams of the parts flow, so a turn of the event loop is enough for all that the parser has to tell. Waiting for its
  // own events instead would hang on a body that brings none.
  const settle = async () => {
    await nextTurn();
    await written;
  };

  try {
    for await (const chunk of chunks) {
      if ((left.body -= chunk.byteLength) < 0) refuse('too-large');
      // What follows the last boundary is no part of the form.
      else if (!ended) parser.write(chunk);
      await settle();
      if (refused) break;
    }
    if (!refused && !ended) {
      parser.end();
      await settle();
    }
    const fields = refused || !ended ? undefined : fieldsOf(parts);
    if (!fields) {
      await drop();
      return { refused: refused ?? 'unreadable' };
    }
    const files = parts.flatMap(({ name, file }) => (file ? [{ field: name, file: file.received() }] : []));
    return { upload: { fields, files }, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Lines of a part's head by their names in lower case, each byte a character. */
type Head = Readonly<Record<string, readonly string[]>>;
type Part = { readonly name: string; readonly file: IncomingFile | undefined; readonly text: Buffer[] };

/** `form-data; name="cv"; filename="cv.pdf"`; a line that goes on in any other way may hide a name. */
const DISPOSITION = /^form-data((?:\s*;\s*[\w*-]+=(?:"[^"]*"|[^\s";]+))+)\s*$/i;
/** What no file is called by a browser: it leaves paths out. */
const NO_FILE_NAME = /[\p{Cc}/\\]/u;

function readHead(head: Head, begin: Uploads['begin']): Part | undefined {
  const lines = Object.entries(head).flatMap(([key, values]) => values.map(value => `${key}: ${value}\r\n`));
  if (lines.join('').length > LONGEST_HEAD) return undefined;
  // Parts within a part were given up (RFC 7578, 4.3).
  if (/^multipart\//i.test(head['content-type']?.[0] ?? '')) return undefined;
  const line = utf8(Buffer.from(head['content-disposition']?.[0] ?? '', 'latin1')) ?? '';
  const [, said = ''] = DISPOSITION.exec(line) ?? [];
  const quoted = said.matchAll(/;\s*([\w*-]+)="([^"]*)"/g);
  const named = new Map(Array.from(quoted, ([, key = '', text = '']) => [key.toLowerCase(), unescaped(text)]));
  const [name = '', called] = [named.get('name'), named.get('filename')];
  if (name === '' || name.length > LONGEST_NAME) return undefined;
  if (called === undefined) return { name, file: undefined, text: [] };
  return NO_FILE_NAME.test(called) ? undefined : { name, file: new IncomingFile(called, begin), text: [] };
}

/** Browsers write quotes and line ends in names as %22, %0D and %0A. */
function unescaped(text: string): string {
  return text.replace(/%(?:22|0D|0A)/gi, escape => decodeURIComponent(escape));
}

function fieldsOf(parts: readonly Part[]): Upload['fields'] | undefined {
  const fields: (readonly [string, string])[] = [];
  for (const { name, file, text } of parts) {
    if (file) continue;
    const value = utf8(Buffer.concat(text));
    if (value === undefined) return undefined;
    fields.push([name, value]);
  }
  return fields;
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
