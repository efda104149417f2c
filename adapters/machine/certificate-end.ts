import { isIP } from 'node:net';
import { connect } from 'node:tls';

const LONGEST_MS = 5_000;

/**
 * When the certificate ends that a server shows, in milliseconds since 1970; nothing where it does not answer within five seconds.
 * One that is not trusted, or has ended, is told of as well: that is what is asked.
 * `await certificateEnd(new URL('https://agency.example'))` → `1798675199000`
 */
export function certificateEnd({ hostname, port }: URL): Promise<number | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise(resolve => {
    const socket = connect({
      host,
      port: Number(port || 443),
      // A name alone may be asked for: an address is none (RFC 6066).
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
