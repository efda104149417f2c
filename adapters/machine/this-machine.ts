import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { Machine } from '../../application/ports/operation/machine.ts';
import { certificateEnd } from './certificate-end.ts';

/** Milliseconds between two certificate checks, each of which connects to the public URL. */
const LOOK_MS = 3_600_000;

/**
 * Figures of the machine for health checks: disk space of `dataDirectory`, and expiry of `publicUrl`'s certificate (checked hourly).
 * `await makeThisMachine({ dataDirectory, publicUrl, secretMadeAt, backedUpAt }).disk()` → `{ free: 70_000_000_000, total: 250_000_000_000 }`
 */
export function makeThisMachine({
  dataDirectory,
  publicUrl,
  secretMadeAt,
  backedUpAt,
}: {
  readonly dataDirectory: string;
  readonly publicUrl: URL;
  readonly secretMadeAt: () => Promise<number | undefined>;
  readonly backedUpAt: () => Promise<number | undefined>;
}): Machine {
  let looked: { readonly at: number; readonly end: Promise<number | undefined> } | undefined;
  return {
    name: hostname(),
    disk: () =>
      statfs(dataDirectory).then(
        // `bavail`: blocks available to unprivileged users, without those reserved for root.
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
    backedUpAt,
  };
}
