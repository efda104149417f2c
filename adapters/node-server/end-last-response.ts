import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds for which the rest of a refused request is still read and discarded. */
const LINGER_MS = 5_000;

/**
 * Ends the last response of a connection, with the body `bytes` if any. The response is sent immediately, but while the request is still
 * arriving the connection stays open for `LINGER_MS`: an immediate close would reset the connection, and the client would lose the
 * response.
 */
export function endLastResponse(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Uint8Array | undefined,
): void {
  if (request.complete) return void response.end(bytes);
  if (bytes) response.write(bytes);
  else response.flushHeaders();
  const end = () => {
    clearTimeout(waiting);
    response.end();
  };
  const waiting = setTimeout(end, LINGER_MS);
  request.once('end', end).once('close', end).resume();
}
