import { type Reason, reason } from '../../application/finding/reason.ts';

/** Recognizes UTF-16 by the byte order mark of a file. `utf16Of(Uint8Array.of(0xff, 0xfe))` → `'utf-16le'`, `undefined` without one */
export function utf16Of([one, two]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  return one === 0xfe && two === 0xff ? 'utf-16be' : undefined;
}

/** Decodes the bytes of a text file. `fileText(bytes)` → `{ text: '{ … }' }`, or the reason why they are not UTF-8 */
export function fileText(bytes: Uint8Array): { readonly text: string } | { readonly reason: Reason } {
  if (utf16Of(bytes)) return { reason: reason('file-utf-16') };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { reason: reason('file-not-utf-8') };
  }
}

/** Why a file could not be read, from the error of the attempt. `unreadFile({ code: 'ENOENT', message })` → `{ code: 'file-missing' }` */
export function unreadFile({
  code,
  message,
}: {
  readonly code?: string | undefined;
  readonly message: string;
}): Reason {
  switch (code) {
    case 'EISDIR':
      return reason('file-is-directory');
    case 'ENOENT':
      return reason('file-missing');
    case 'EACCES':
    case 'EPERM':
      return reason('file-forbidden');
    default:
      return reason('file-unreadable', { error: code ?? message });
  }
}
