import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { FileMark } from './package-file.ts';

/** A package as it lies there. */
export type FoundPackage = {
  readonly path: string;
  readonly mark: FileMark;
  /** When it was changed last, also in its name, in milliseconds since 1970; a sender cannot set that back. */
  readonly changedAt: number;
};

export type PackageFolder = {
  /** Packages that no sender is writing any more, in the order in which they arrived. */
  arrived(): Promise<readonly FoundPackage[]>;
  /** Packages that were read before, in the same order. */
  done(): Promise<readonly FoundPackage[]>;
  /** Moves a package out of the way; one that is another by now stays. */
  move(mark: FileMark, to: 'done' | 'failed'): Promise<void>;
};

/** How long nothing may have changed: FTP writes as bytes come, and a connection hangs for some seconds. */
const STILL_MS = 10_000;

/**
 * The folder of a server for file transfer. A file counts as arrived where neither its bytes nor its name have changed for ten seconds by
 * the clock of the file system, or between two looks as far apart: that clock may be another.
 * `await makePackageFolder('/srv/in', Date.now).arrived()` → `[{ path: '/srv/in/full.zip', … }]`
 */
export function makePackageFolder(folder: string, now: () => number): PackageFolder {
  let seen = new Map<string, { readonly at: number; readonly sight: string }>();

  return {
    async arrived() {
      const found = await packagesIn(folder);
      const looked = now();
      const sights = new Map(found.map(one => [one.mark.name, sightOf(one)]));
      seen = new Map(
        [...sights].map(([name, sight]) => {
          const before = seen.get(name);
          return [name, before?.sight === sight ? before : { at: looked, sight }];
        }),
      );
      return found.filter(({ mark, changedAt }) => {
        const first = seen.get(mark.name)?.at ?? looked;
        return looked - changedAt >= STILL_MS || looked - first >= STILL_MS;
      });
    },
    // Made by the first package that is moved there.
    done: () =>
      packagesIn(join(folder, 'done')).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? [] : Promise.reject(error),
      ),
    async move(mark, to) {
      const from = join(folder, mark.name);
      const there = await lookAt(from);
      if (!there || !isSame(there.mark, mark)) return;
      await mkdir(join(folder, to), { recursive: true });
      await rename(from, await freeName(join(folder, to), mark.name));
    },
  };
}

/** Whether a file is still the one that was read. */
export function isSame(one: FileMark, other: FileMark): boolean {
  return one.name === other.name && one.size === other.size && one.mtimeMs === other.mtimeMs && one.ino === other.ino;
}

async function packagesIn(folder: string): Promise<readonly FoundPackage[]> {
  const names = await readdir(folder);
  // Programs write under names with a dot in front, or another end.
  const files = await Promise.all(
    names.filter(name => /^[^.].*\.(?:zip|xml)$/i.test(name)).map(name => lookAt(join(folder, name))),
  );
  return files
    .filter(file => file !== undefined)
    .sort((one, other) => one.mark.mtimeMs - other.mark.mtimeMs || (one.mark.name < other.mark.name ? -1 : 1));
}

async function lookAt(path: string): Promise<FoundPackage | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const { size, mtimeMs, ctimeMs, ino } = found;
  return { path, mark: { name: parse(path).base, size, mtimeMs, ino }, changedAt: ctimeMs };
}

function sightOf({ mark, changedAt }: FoundPackage): string {
  return [mark.size, mark.mtimeMs, mark.ino, changedAt].join(' ');
}

/** Senders use the same name again. */
async function freeName(folder: string, name: string): Promise<string> {
  const { name: stem, ext } = parse(name);
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : `${stem}.${number}${ext}`);
    if (!(await lstat(path).catch(() => undefined))) return path;
  }
}
