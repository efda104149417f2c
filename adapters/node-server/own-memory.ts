/**
 * Returns the bytes in a buffer of their own. Node allocates small buffers from a pool of 64 KiB, and a slice keeps the whole pool in
 * memory, so bytes that outlive their request are copied. Bytes that fill their buffer are returned unchanged. `ownBytes(Buffer.from('a
 * page')).buffer.byteLength` → `6`
 */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}

/**
 * Copies the text: in V8 a substring keeps the whole original string in memory.
 * `ownText(header.slice(0, 400))`
 */
export function ownText(text: string): string {
  const encoding = isOneByte(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}

/** Memory of a text in bytes: V8 uses two per character as soon as one character needs them. `bytesOfText('€ 1')` → `6` */
export function bytesOfText(text: string): number {
  return isOneByte(text) ? text.length : 2 * text.length;
}

function isOneByte(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0xff) return false;
  return true;
}
