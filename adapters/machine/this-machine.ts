import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { Machine } from '../../application/ports/operation/machine.ts';
import { certificateEnd } from './certificate-end.ts';

/** A certificate is looked at this often: each look is a connection to the public address. */
const LOOK_MS = 3_600_000;

/**
 * The machine of this process: its disk by `dataDirectory`, and the certificate of `publicUrl`, which is looked at once an hour.
 * `await makeThisMachine({ dataDirectory, publicUrl, secretMadeAt }).disk()` → `{ free: 70_000_000_000, total: 250_000_000_000 }`
 */
export function makeThisMachine({
  dataDirectory,
  publicUrl,
  secretMadeAt,
}: {
  readonly dataDirectory: string;
  readonly publicUrl: URL;
  readonly secretMadeAt: () => Promise<number | undefined>;
}): Machine {
  let looked: { readonly at: number; readonly end: Promise<number | undefined> } | undefined;
  return {
    name: hostname(),
    disk: () =>
      statfs(dataDirectory).then(
        // What the site's own user may still write: some blocks are kept for the system's.
        ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, total: blocks * bsize }),
        () => undefined,
      ),
    certificateEndsAt() {
      if (publicUrl.protocol !== 'https:') return Promise.resolve(undefined);
      const now = performance.now();
      if (!looked || now - looked.at > LOOK_MS) looked = { at: now, end: certificateEnd(publicUrl) };
      return looked.end;
    },
    secretMadeAt,
  };
}
