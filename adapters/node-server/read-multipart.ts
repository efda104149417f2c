import { setImmediate as nextTurn } from 'node:timers/promises';
import { Dicer } from '@fastify/busboy';
import type { Uploads } from '../../application/ports/submissions/uploads.ts';
import type { Upload } from '../wire/exchange.ts';
import { IncomingFile } from './incoming-file.ts';

/** Limits of a form with files. `text`: maximum bytes of all text; `file`: maximum bytes of all files; `parts`: maximum number of parts. */
export type MultipartBounds = { readonly text: number; readonly file: number; readonly parts: number };

type Refused = 'too-large' | 'unreadable';

/** `drop` deletes the temporary files that were not stored; it never rejects. */
export type MultipartRead =
  | { readonly upload: Upload; readonly drop: () => Promise<void> }
  | { readonly refused: Refused };

/** Maximum bytes of a part's headers. Browsers send about 200 bytes and the name of the file. */
const LONGEST_HEAD = 2_000;
/** Maximum length of a field's name, in characters. */
const LONGEST_NAME = 100;

/** The boundary in a content type (RFC 2046, 5.1.1); `undefined` unless it is a multipart form. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(
      contentType ?? '',
    ) ?? [];
  return quoted ?? plain;
}

/** Bytes of the longest body within the limits. `longestBody({ text: 65536, file: 0, parts: 100 })` → 265536 */
export function longestBody({ text, file, parts }: MultipartBounds): number {
  return text + file + parts * LONGEST_HEAD;
}

/**
 * Parses a multipart form (RFC 7578) as it arrives: text is buffered, files are written to `begin` chunk by chunk. Refuses immediately:
 * data beyond a limit, a part without a name, a file's name with a path or a control character, and text that is not UTF-8. When it refuses
 * or rejects, all files are deleted.
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
      // A copy, as a few bytes of text would keep their whole chunk in memory.
      else text.push(Buffer.from(bytes));
    });
    stream.on('end', () => {
      // The part ended within its headers, so its name is unknown.
      if (!part) refuse('unreadable');
    });
  });
  // Waits until the parser has emitted all events of the last chunk: its streams emit them within one turn of the event loop.
  // Waiting for a particular event would hang on a body that causes none.
  const settle = async () => {
    await nextTurn();
    await written;
  };

  try {
    for await (const chunk of chunks) {
      if ((left.body -= chunk.byteLength) < 0) refuse('too-large');
      // Bytes after the last boundary are not part of the form.
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

/** Headers of a part by lower-case name, one character per byte. */
type Head = Readonly<Record<string, readonly string[]>>;
type Part = { readonly name: string; readonly file: IncomingFile | undefined; readonly text: Buffer[] };

/** `form-data; name="cv"; filename="cv.pdf"`; a header with any other syntax may hide a name. */
const DISPOSITION = /^form-data((?:\s*;\s*[\w*-]+=(?:"[^"]*"|[^\s";]+))+)\s*$/i;
/** Control characters and path separators, which browsers never send in a file's name. */
const NO_FILE_NAME = /[\p{Cc}/\\]/u;

function readHead(head: Head, begin: Uploads['begin']): Part | undefined {
  const lines = Object.entries(head).flatMap(([key, values]) => values.map(value => `${key}: ${value}\r\n`));
  if (lines.join('').length > LONGEST_HEAD) return undefined;
  // Nested multipart was deprecated (RFC 7578, 4.3), so it is refused.
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

/** Browsers escape quotes and line breaks in names as %22, %0D and %0A. */
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
