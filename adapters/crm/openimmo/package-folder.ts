import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { FileMark } from './package-file.ts';

/** A file in the folder to which the CRM uploads its OpenImmo packages. */
export type FoundPackage = {
  readonly path: string;
  readonly mark: FileMark;
  /** Time of the last change of content or name (ctime), Unix ms; unlike mtime, a sender cannot set it. */
  readonly changedAt: number;
};

export type PackagesInFolder = {
  readonly complete: readonly FoundPackage[];
  readonly resting: readonly FoundPackage[];
  readonly others: readonly string[];
  /** Names of archives that are neither ZIP nor XML. */
  readonly strange: readonly string[];
};

export type PackageFolder = {
  /**
   * `complete`: completely uploaded packages; `resting`: packages that may still change; both sorted by modification time. `others`: names
   * of links and folders.
   */
  arrived(): Promise<PackagesInFolder>;
  /** Packages imported earlier, sorted by modification time. */
  done(): Promise<readonly FoundPackage[]>;
  /** Moves a package to a subfolder, unless the file was replaced meanwhile. */
  move(mark: FileMark, to: 'done' | 'failed'): Promise<void>;
};

/** Maximum number of reported names of archives that are neither ZIP nor XML. */
const MOST_STRANGE = 20;
/**
 * Milliseconds without a change after which a file counts as complete: FTP writes continuously, but a connection may stall for some
 * seconds.
 */
const STILL_MS = 10_000;

/**
 * Upload folder of a file transfer server. A file is complete if its content and name have not changed for ten seconds by the file
 * system's clock, or between two checks that far apart (the file system's clock may differ from this machine's).
 * `await makePackageFolder('/srv/in', Date.now).arrived()` → `[{ path: '/srv/in/full.zip', … }]`
 */
export function makePackageFolder(folder: string, now: () => number): PackageFolder {
  let seen = new Map<string, { readonly at: number; readonly sight: string }>();

  return {
    async arrived() {
      const { found, others, strange } = await packagesIn(folder);
      const looked = now();
      const sights = new Map(found.map(one => [one.mark.name, sightOf(one)]));
      seen = new Map(
        [...sights].map(([name, sight]) => {
          const before = seen.get(name);
          return [name, before?.sight === sight ? before : { at: looked, sight }];
        }),
      );
      const isComplete = ({ mark, changedAt }: FoundPackage) => {
        const first = seen.get(mark.name)?.at ?? looked;
        return looked - changedAt >= STILL_MS || looked - first >= STILL_MS;
      };
      return { complete: found.filter(isComplete), resting: found.filter(one => !isComplete(one)), others, strange };
    },
    // `done` does not exist before the first package is moved; until then the list is empty.
    done: () =>
      packagesIn(join(folder, 'done')).then(
        ({ found }) => found,
        (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error)),
      ),
    async move(mark, to) {
      const from = join(folder, mark.name);
      const there = await lookAt(from);
      if (!there || there === 'other' || !isSame(there.mark, mark)) return;
      await mkdir(join(folder, to), { recursive: true });
      await rename(from, await freeName(join(folder, to), mark.name));
    },
  };
}

/** Whether two marks denote the same version of a file. */
export function isSame(one: FileMark, other: FileMark): boolean {
  return one.name === other.name && one.size === other.size && one.mtimeMs === other.mtimeMs && one.ino === other.ino;
}

/** Archives of other kinds, which a sender may mean as packages. */
const OTHER_ARCHIVE = /^[^.].*\.(?:rar|7z|gz|tgz|tar|bz2|xz|openimmo)$/i;

async function packagesIn(folder: string) {
  const all = await readdir(folder);
  // Files with a leading dot or another extension are uploads in progress, so they are not listed.
  const names = all.filter(name => /^[^.].*\.(?:zip|xml)$/i.test(name));
  const files = await Promise.all(names.map(name => lookAt(join(folder, name))));
  const found = files
    .filter(file => file !== undefined && file !== 'other')
    .sort((one, other) => one.mark.mtimeMs - other.mark.mtimeMs || (one.mark.name < other.mark.name ? -1 : 1));
  const strange = all.filter(name => OTHER_ARCHIVE.test(name));
  const areFiles = await Promise.all(strange.map(async name => (await lookAt(join(folder, name))) !== 'other'));
  return {
    found,
    others: names.filter((_, at) => files[at] === 'other'),
    strange: strange.filter((_, at) => areFiles[at]).slice(0, MOST_STRANGE),
  };
}

/** `other`: a link or folder; `undefined`: the file no longer exists. */
async function lookAt(path: string): Promise<FoundPackage | 'other' | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return undefined;
  if (!found.isFile()) return 'other';
  const { size, mtimeMs, ctimeMs, ino } = found;
  return { path, mark: { name: parse(path).base, size, mtimeMs, ino }, changedAt: ctimeMs };
}

function sightOf({ mark, changedAt }: FoundPackage): string {
  return [mark.size, mark.mtimeMs, mark.ino, changedAt].join(' ');
}

/** A path in `folder` that does not exist yet, since senders reuse names. */
async function freeName(folder: string, name: string): Promise<string> {
  const { name: stem, ext } = parse(name);
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : `${stem}.${number}${ext}`);
    if (!(await lstat(path).catch(() => undefined))) return path;
  }
}
