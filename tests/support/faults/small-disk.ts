import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate small disk that tests fill completely; or why this machine cannot create one. */
export type SmallDisk =
  | {
      readonly directory: string;
      fill(): void;
      /** Deletes the file that fills it. */
      clear(): void;
      remove(): void;
    }
  | { readonly missing: string };

export function makeSmallDisk(mebibytes: number): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', directory], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) {
    rmSync(directory, { recursive: true, force: true });
    return { missing: mounted.error?.message ?? mounted.stderr.trim() };
  }
  const ballast = join(directory, 'ballast');
  return {
    directory,
    fill() {
      for (const size of [65_536, 4_096, 1]) {
        for (let more = true; more; ) more = grow(ballast, size);
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function grow(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    return true;
  } catch {
    return false;
  }
}
