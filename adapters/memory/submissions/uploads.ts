import type { Quarantine } from '../../../application/ports/submissions/quarantine.ts';
import type { Uploads, VisitorFiles } from '../../../application/ports/submissions/uploads.ts';

/** Visitors' files in the map `kept`, with numbered names; those in quarantine in `aside`. `makeMemoryUploads(new Map())` */
export function makeMemoryUploads(
  kept: Map<string, Uint8Array>,
  aside: Map<string, { readonly bytes: Uint8Array; readonly warning: string }> = new Map(),
): Uploads & Quarantine & Pick<VisitorFiles, 'read'> {
  let started = 0;
  return {
    begin() {
      const name = `${++started}.pdf`;
      let pieces: Uint8Array[] = [];
      return {
        async write(bytes) {
          // Copy the bytes, because the caller may reuse its buffer.
          pieces.push(bytes.slice());
        },
        async keep() {
          const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.byteLength, 0));
          let at = 0;
          for (const piece of pieces) {
            whole.set(piece, at);
            at += piece.byteLength;
          }
          kept.set(name, whole);
          return name;
        },
        async drop() {
          pieces = [];
        },
      };
    },
    async forget(name) {
      kept.delete(name);
      aside.delete(name);
    },
    read: async name => kept.get(name),
    look: async name => kept.get(name) ?? aside.get(name)?.bytes,
    async withhold(name, warning) {
      const bytes = kept.get(name) ?? aside.get(name)?.bytes;
      if (!bytes) return;
      kept.delete(name);
      aside.set(name, { bytes, warning });
    },
    async release(name) {
      const quarantined = aside.get(name);
      if (!quarantined) return;
      aside.delete(name);
      kept.set(name, quarantined.bytes);
    },
  };
}
