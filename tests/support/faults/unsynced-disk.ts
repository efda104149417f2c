import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DiskEvent } from './disk-trace.ts';

type Change = { readonly from: number; readonly at: number; readonly bytes?: Buffer; readonly size?: number };
/** A file: its durable content, and later unsynced changes. */
type Inode = { kept: Buffer; pending: Change[]; length: number };
type Names = { readonly files: Map<string, Inode>; readonly folders: Set<string> };
type Naming = {
  readonly from: number;
  readonly directory: string;
  readonly apply: (names: Names) => void;
};

/**
 * Model of a folder on a disk that only keeps what was synced: a file's bytes after its own sync, its name after a sync of its folder.
 * Stricter than real file systems; does not cover moves between folders.
 */
export class UnsyncedDisk {
  /** Names of files and folders as the process sees them, and as a power cut would leave them. */
  private readonly seen: Names = { files: new Map(), folders: new Set() };
  private readonly kept: Names = { files: new Map(), folders: new Set() };
  private naming: Naming[] = [];
  private readonly directory: string;

  /** `directory`: path of the folder in the events; empty before the first one. */
  constructor(directory: string) {
    this.directory = directory;
    this.kept.folders.add(directory);
  }

  take(event: DiskEvent): void {
    switch (event.kind) {
      case 'create': {
        const { path, from } = event;
        const there = this.seen.files.get(path);
        if (there && event.empties) this.change(there, { from, at: 0, size: 0 });
        if (there) return;
        const inode: Inode = { kept: Buffer.alloc(0), pending: [], length: 0 };
        return this.name(from, path, ({ files }) => void files.set(path, inode));
      }
      case 'write': {
        const inode = this.seen.files.get(event.path);
        if (inode) this.change(inode, { from: event.from, at: event.at ?? inode.length, bytes: event.bytes });
        return;
      }
      case 'truncate': {
        const inode = this.seen.files.get(event.path);
        if (inode) this.change(inode, { from: event.from, at: 0, size: event.size });
        return;
      }
      case 'unlink':
        return this.name(event.from, event.path, ({ files }) => void files.delete(event.path));
      case 'rename':
      case 'link': {
        const { path, to, kind, from } = event;
        const inode = this.seen.files.get(path);
        if (!inode) return;
        return this.name(from, to, ({ files }) => {
          files.set(to, inode);
          if (kind === 'rename') files.delete(path);
        });
      }
      case 'mkdir':
        return this.name(event.from, event.path, ({ folders }) => void folders.add(event.path));
      case 'sync':
        return this.sync(event.path, event.from);
      default:
    }
  }

  /** Writes the state after a power cut now; `torn`: share of the unsynced changes that reached the disk too. */
  leave(target: string, torn: number): void {
    for (const [path, { kept, pending }] of this.kept.files) {
      if (!this.isReached(dirname(path))) continue;
      const reached = pending.slice(0, Math.floor(torn * (pending.length + 1)));
      const half = torn > 0 ? pending[reached.length] : undefined;
      let bytes = reached.reduce(changed, kept);
      if (half?.bytes) bytes = changed(bytes, { ...half, bytes: half.bytes.subarray(0, half.bytes.length >> 1) });
      const to = join(target, relative(this.directory, path));
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, bytes);
    }
  }

  /** Whether the names of a folder and its parents are durable. */
  private isReached(folder: string): boolean {
    if (folder === this.directory) return true;
    return this.kept.folders.has(folder) && this.isReached(dirname(folder));
  }

  private change(inode: Inode, change: Change): void {
    inode.pending.push(change);
    inode.length = change.size ?? Math.max(inode.length, change.at + (change.bytes?.length ?? 0));
  }

  private name(from: number, path: string, apply: Naming['apply']): void {
    apply(this.seen);
    this.naming.push({ from, directory: dirname(path), apply });
  }

  /** Changes that started before the sync are durable when it ends. */
  private sync(path: string, began: number): void {
    const inode = this.seen.files.get(path);
    if (inode) {
      inode.kept = inode.pending.filter(({ from }) => from < began).reduce(changed, inode.kept);
      inode.pending = inode.pending.filter(({ from }) => from >= began);
      return;
    }
    for (const { directory, from, apply } of this.naming) if (directory === path && from < began) apply(this.kept);
    this.naming = this.naming.filter(({ directory, from }) => directory !== path || from >= began);
  }
}

function changed(before: Buffer, { at, bytes, size }: Change): Buffer {
  if (size !== undefined)
    return Buffer.concat([before.subarray(0, size), Buffer.alloc(Math.max(0, size - before.length))]);
  if (!bytes) return before;
  const after = Buffer.alloc(Math.max(before.length, at + bytes.length));
  before.copy(after);
  bytes.copy(after, at);
  return after;
}
