/** A mail parsed by RFC 5322 and 2045, as a mail client would. */
export type ParsedMail = {
  /** The headers in order; names as written, values unfolded. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Decoded leaf parts (not multipart). */
  readonly parts: readonly { readonly type: string; readonly disposition: string; readonly body: string }[];
};

export function parseMail(raw: string): ParsedMail {
  const { headers, body } = split(raw);
  return { headers, parts: partsOf(headers, body) };
}

export function headerOf(mail: Pick<ParsedMail, 'headers'>, name: string): string | undefined {
  return mail.headers.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}

/** Body of the part of a type, as text. */
export function bodyOf(mail: ParsedMail, type: string): string {
  return mail.parts.find(part => part.type.startsWith(type))?.body ?? '';
}

/** A header with its encoded words decoded (RFC 2047). */
export function readHeader(value: string): string {
  return value
    .replace(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')),
    );
}

function split(raw: string): { readonly headers: ParsedMail['headers']; readonly body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const head = (end < 0 ? raw : raw.slice(0, end)).replace(/\r\n[ \t]/g, ' ');
  const headers = head.split('\r\n').map((line): readonly [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { headers, body: end < 0 ? '' : raw.slice(end + 4) };
}

function partsOf(headers: ParsedMail['headers'], body: string): ParsedMail['parts'] {
  const type = headerOf({ headers }, 'content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (type.startsWith('multipart/') && boundary !== undefined) {
    const pieces = `\r\n${body}`.split(`\r\n--${boundary}`);
    return pieces.slice(1, -1).flatMap(piece => {
      const part = split(piece.replace(/^[ \t]*\r\n/, ''));
      return partsOf(part.headers, part.body);
    });
  }
  const encoding = (headerOf({ headers }, 'content-transfer-encoding') ?? '7bit').toLowerCase();
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body)
        : body;
  const disposition = headerOf({ headers }, 'content-disposition') ?? 'inline';
  return [{ type, disposition, body: decoded.replaceAll('\r\n', '\n') }];
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
