import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FileResponse } from '../wire/exchange.ts';
import { etagMatches } from './negotiate.ts';
import type { NotedResponse } from './noted-response.ts';
import { etagOf } from './read-range.ts';
import { headLines } from './ready-page.ts';

/**
 * Sends bytes of a file from disk with backpressure; closes the file when they are sent or the client has left. Rejects if the file cannot
 * be read; if that happens before the first byte, nothing has been sent. If the file was replaced since the response was created, the
 * connection is closed, as its bytes would not match the headers.
 */
export async function sendFile(
  base: readonly string[],
  request: IncomingMessage,
  response: NotedResponse,
  { status, headers, file }: FileResponse,
): Promise<void> {
  const { path, first, last } = file;
  const ifMatch = request.headers['if-match'];
  if (ifMatch !== undefined && !heldStrongly(ifMatch, String(headers['etag']))) {
    response.writeHead(412, [...headLines(base, { etag: String(headers['etag']) }), 'content-length', '0']).end();
    return;
  }
  if (etagMatches(request.headers['if-none-match'], String(headers['etag']))) {
    response.writeHead(304, headLines(base, { ...headers, 'content-range': [] })).end();
    return;
  }
  const length = last - first + 1;
  const head = [...headLines(base, headers), 'content-length', String(length)];
  if (request.method === 'HEAD') {
    response.writeHead(status, head).end();
    return;
  }
  const handle = await open(path);
  // Piping into a closed response would wait forever, with the file open.
  if (response.destroyed) return handle.close();
  if (etagOf(await handle.stat()) !== headers['etag']) {
    response.destroy();
    return handle.close();
  }
  response.writeHead(status, head);
  const bytes = handle.createReadStream({ start: first, end: last });
  try {
    await pipeline(bytes, response, { end: false });
  } catch (error) {
    response.bytes = bytes.bytesRead;
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    throw error;
  }
  response.bytes = bytes.bytesRead;
  // A file that shrank during the read has fewer bytes than Content-Length, so the connection is closed.
  if (bytes.bytesRead < length) response.destroy();
  else response.end();
}

/** Evaluates If-Match, for which a weak ETag never matches (RFC 9110, 13.1.1). */
function heldStrongly(ifMatch: string, etag: string): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some(each => each.trim() === etag);
}
