import type { SecurityReason } from '../../application/ports/audit/security-log.ts';

/** Response to a request whose head was unreadable, and the reason. */
export type Unreadable = {
  readonly status: number;
  readonly phrase: string;
  readonly why: SecurityReason<'request-refused'>;
};

/** Responses to unreadable requests, by Node's error code. */
const FAULTS: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: { status: 431, phrase: 'Request Header Fields Too Large', why: 'head-too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, phrase: 'Request Timeout', why: 'too-slow' },
};
const MALFORMED: Unreadable = { status: 400, phrase: 'Bad Request', why: 'head' };

/**
 * Response for an error of Node's HTTP parser.
 * `unreadable({ code: 'HPE_HEADER_OVERFLOW' })` → `{ status: 431, why: 'head-too-large', … }`
 */
export function unreadable({ code }: NodeJS.ErrnoException): Unreadable {
  return FAULTS[code ?? ''] ?? MALFORMED;
}

/** The whole response as text, for a connection without a request object; it has no body. */
export function responseTo({ status, phrase }: Unreadable, headers: Readonly<Record<string, string>>): string {
  const lines = [...Object.entries(headers), ['connection', 'close'], ['content-length', '0']];
  return `HTTP/1.1 ${status} ${phrase}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}
