/**
 * The bytes in memory of their own. Node cuts small buffers out of a pool of 64 KiB, and a slice that is held keeps all of the pool:
 * what outlives its request is copied once. Bytes that fill their memory are given back as they are.
 * `ownBytes(Buffer.from('a page')).buffer.byteLength` → `6`
 */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}

/**
 * The same text in memory of its own: V8 cuts a part of a text out of the whole, which stays in memory for as long as the part is held.
 * `ownText(header.slice(0, 400))`
 */
export function ownText(text: string): string {
  const encoding = isOneByte(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}

/** Bytes that a text takes: V8 takes two for each character as soon as one needs them. `bytesOfText('€ 1')` → `6` */
export function bytesOfText(text: string): number {
  return isOneByte(text) ? text.length : 2 * text.length;
}

function isOneByte(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0xff) return false;
  return true;
}
