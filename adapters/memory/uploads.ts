import type { Uploads } from '../../application/ports/uploads.ts';

/** Files of visitors in `kept`, under names that count up. `makeMemoryUploads(new Map())` */
export function makeMemoryUploads(kept: Map<string, Uint8Array>): Uploads {
  let begun = 0;
  return {
    begin() {
      const name = `${++begun}.pdf`;
      let pieces: Uint8Array[] = [];
      return {
        async write(bytes) {
          // The caller may reuse its buffer.
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
    },
  };
}
