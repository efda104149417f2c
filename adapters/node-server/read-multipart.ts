import type { Upload } from '../wire/exchange.ts';

/** Bounds of a form that brings a file: of all its text, of its file, and how many parts it may have. */
export type MultipartBounds = { readonly text: number; readonly file: number; readonly parts: number };

export type MultipartRead = { readonly upload: Upload } | { readonly refused: 'too-large' | 'unreadable' };

/** The boundary that a content type names (RFC 2046, 5.1.1); none where it is no multipart form. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(
      contentType ?? '',
    ) ?? [];
  return quoted ?? plain;
}

const LONGEST_HEAD = 2_000;

/**
 * Reads a form in parts (RFC 7578) as it arrives. What is over a bound is refused at once, so that no more than that is ever
 * held; a part that does not say its name, or text that is no UTF-8, is refused too.
 */
export async function readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
  bounds: MultipartBounds,
): Promise<MultipartRead> {
  const mark = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const fields: (readonly [string, string])[] = [];
  const files: Upload['files'][number][] = [];
  // The first mark has no line before it: one is put there.
  let held: Buffer = Buffer.from('\r\n', 'latin1');
  let part: { readonly name: string; readonly file: string | undefined; pieces: Buffer[]; size: number } | undefined;
  let state: 'before' | 'head' | 'body' | 'done' = 'before';
  let textSize = 0;

  const grow = (bytes: Buffer): boolean => {
    if (!part || bytes.byteLength === 0) return true;
    part.size += bytes.byteLength;
    if (part.file === undefined) textSize += bytes.byteLength;
    part.pieces.push(Buffer.from(bytes));
    return part.file === undefined ? textSize <= bounds.text : part.size <= bounds.file;
  };
  const close = (): boolean => {
    if (!part) return true;
    const bytes = Buffer.concat(part.pieces);
    if (part.file !== undefined) files.push({ field: part.name, name: part.file, bytes });
    else {
      const value = utf8(bytes);
      if (value === undefined) return false;
      fields.push([part.name, value]);
    }
    part = undefined;
    return fields.length + files.length <= bounds.parts;
  };

  for await (const chunk of chunks) {
    if (state === 'done') continue;
    held = Buffer.concat([held, chunk]);
    for (let going = true; going; ) {
      going = false;
      if (state === 'before' || state === 'body') {
        const at = held.indexOf(mark);
        // The mark may begin at the end of what has come.
        const safe = at >= 0 ? at : Math.max(0, held.byteLength - mark.byteLength);
        if (!grow(held.subarray(0, safe))) return { refused: 'too-large' };
        if (at < 0) {
          held = held.subarray(safe);
          if (state === 'before' && safe > LONGEST_HEAD) return { refused: 'unreadable' };
        } else if (held.byteLength >= at + mark.byteLength + 2) {
          const after = held.subarray(at + mark.byteLength, at + mark.byteLength + 2).toString('latin1');
          if (!close()) return { refused: 'unreadable' };
          if (after !== '--' && after !== '\r\n') return { refused: 'unreadable' };
          state = after === '--' ? 'done' : 'head';
          held = held.subarray(at + mark.byteLength + 2);
          going = state === 'head';
        } else {
          held = held.subarray(at);
        }
      } else if (state === 'head') {
        const end = held.indexOf('\r\n\r\n');
        if (end > LONGEST_HEAD || (end < 0 && held.byteLength > LONGEST_HEAD)) return { refused: 'unreadable' };
        if (end >= 0) {
          const named = readHead(held.subarray(0, end));
          if (!named) return { refused: 'unreadable' };
          part = { ...named, pieces: [], size: 0 };
          held = held.subarray(end + 4);
          state = 'body';
          going = true;
        }
      }
    }
  }
  return state === 'done' ? { upload: { fields, files } } : { refused: 'unreadable' };
}

function readHead(bytes: Buffer): { readonly name: string; readonly file: string | undefined } | undefined {
  const head = utf8(bytes);
  const line = head?.split('\r\n').find(text => /^content-disposition:/i.test(text));
  const name = line && /;\s*name="([^"]{1,100})"/i.exec(line)?.[1];
  if (!line || name === undefined) return undefined;
  return { name: unescaped(name), file: unescaped(/;\s*filename="([^"]*)"/i.exec(line)?.[1]) };
}

/** Browsers write quotes and line ends in names as %22, %0D and %0A. */
function unescaped<T extends string | undefined>(text: T): T {
  return text?.replace(/%(?:22|0D|0A)/gi, escape => decodeURIComponent(escape)) as T;
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
