import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds for which the rest of a refused request is still taken, and thrown away. */
const LINGER_MS = 5_000;

/**
 * Ends the last response of a connection, with `bytes` where it has any. They are sent at once, but where the request still
 * comes in the connection stays for a while: closed on a sender it would be reset, and the response lost with it.
 */
export function endLast(request: IncomingMessage, response: ServerResponse, bytes: Uint8Array | undefined): void {
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
