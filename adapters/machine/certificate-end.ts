import { isIP } from 'node:net';
import { connect } from 'node:tls';

const LONGEST_MS = 5_000;

/**
 * Expiry of a server's TLS certificate in Unix ms; `undefined` if the server does not answer within five seconds. Untrusted and expired
 * certificates are accepted too, since the expiry is what is checked.
 * `await certificateEnd(new URL('https://agency.example'))` → `1798675199000`
 */
export function certificateEnd({ hostname, port }: URL): Promise<number | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise(resolve => {
    const socket = connect({
      host,
      port: Number(port || 443),
      // SNI permits host names only, so no name is sent for an IP address (RFC 6066).
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
      timeout: LONGEST_MS,
    });
    const end = (at: number | undefined) => {
      resolve(at);
      socket.destroy();
    };
    socket.once('secureConnect', () => {
      const at = Date.parse(socket.getPeerCertificate().valid_to ?? '');
      end(Number.isNaN(at) ? undefined : at);
    });
    socket.once('timeout', () => end(undefined));
    socket.once('error', () => end(undefined));
  });
}
