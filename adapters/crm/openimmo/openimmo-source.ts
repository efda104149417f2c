import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Reason, reason } from '../../../application/finding/reason.ts';
import {
  type AskedFeed,
  BrokenFeed,
  type FeedFinding,
  type FeedItem,
  type FeedSource,
} from '../../../application/ports/catalogue/feed.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { CrmLists } from '../crm-lists.ts';
import { type CrmFields, known } from '../record-values.ts';
import {
  addPackage,
  type Changes,
  feedIdOf,
  isBeyondMemory,
  isWhole,
  type Offered,
  projectsOf,
  type Word,
  wordKey,
} from './offered-objects.ts';
import { picturesOf } from './openimmo-attachments.ts';
import { projectRecord, propertyRecord } from './openimmo-record.ts';
import { BrokenXml, type XmlElement } from '../read-xml.ts';
import { BrokenPackage, diskError, type FileMark, type OpenPackage, openPackage } from './package-file.ts';
import { type FoundPackage, isSame, makePackageFolder, type PackageFolder } from './package-folder.ts';
import { groupOf, HeldObjects, readObjects, readTold, type ToldPackage } from './package-objects.ts';
import { loadReadPackages, type ReadPackages, saveReadPackages } from './read-packages.ts';

export type OpenImmoParts = {
  /** Into which packages come. */
  readonly folder: string;
  /** A folder of the site's own: what was read is remembered there, and XML is unpacked there. */
  readonly ownFolder: string;
  readonly lists: CrmLists;
  /** The language of a text that names none. */
  readonly language: Language;
  /** Keeps a picture of a package where the site finds it. */
  readonly keepPicture: KeepPicture;
  readonly now: () => number;
};

/** Keeps the bytes of a picture, and gives the name by which a record names it, or says why it is none. */
export type KeepPicture = (
  bytes: Uint8Array,
) => Promise<{ readonly file: string; readonly width: number; readonly height: number } | { readonly refused: Reason }>;

/** A file that cannot be read, but was written lately, may not have come to its end. */
const TIMEOUT_MS = 10 * 60_000;
/** The clock of a sender may be wrong, not by more than this. */
const AHEAD_MS = 24 * 3_600_000;

/**
 * The packages in OpenImmo 1.2.7 that come into a folder. It gives what they change; what they say all together is remembered, so that
 * a package with all objects of one provider takes nothing away from another. A package is put into `done` or `failed` only once
 * `settled` tells that the import went well, and until then it is read again.
 * `makeOpenImmoSource({ folder: '/srv/in', ownFolder: '/srv/var/openimmo', … }).open({ scope: 'all', since: undefined, signal })`
 */
export function makeOpenImmoSource(parts: OpenImmoParts): FeedSource {
  const packages = makePackageFolder(parts.folder, parts.now);
  let last: Reading | undefined;
  return {
    name: 'openimmo',
    open(asked) {
      last = new Reading(parts, packages, asked);
      return last.items();
    },
    async settled(imported) {
      const reading = last;
      last = undefined;
      if (imported) await reading?.settle();
    },
  };
}

/** A package with what it says. */
type ReadPackage = {
  readonly found: FoundPackage;
  readonly told: ToldPackage;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
};

/** One reading of what lies in the folder. */
class Reading {
  readonly #parts: OpenImmoParts;
  readonly #packages: PackageFolder;
  readonly #asked: AskedFeed;
  /** What is to be remembered once all of it is in the catalogue. */
  #next: ReadPackages | undefined;
  readonly #failed: FileMark[] = [];

  constructor(parts: OpenImmoParts, packages: PackageFolder, asked: AskedFeed) {
    this.#parts = parts;
    this.#packages = packages;
    this.#asked = asked;
  }

  get #memory(): string {
    return join(this.#parts.ownFolder, 'read.json');
  }

  async *items(): AsyncGenerator<FeedItem> {
    const { folder, ownFolder, now } = this.#parts;
    await mkdir(ownFolder, { recursive: true, mode: 0o700 });
    const before = await loadReadPackages(this.#memory, folder);
    const arrived = await this.#packages.arrived().catch(({ code }: NodeJS.ErrnoException) => {
      throw new BrokenFeed(
        code === 'ENOENT' ? reason('feed-folder-missing') : reason('feed-folder-unreadable', { error: String(code) }),
      );
    });
    // Moved only now, after a run that ended in between, or not at all.
    const wasTaken = (mark: FileMark) => before?.taken.some(other => isSame(mark, other)) === true;
    const left = arrived.filter(({ mark }) => wasTaken(mark));
    const fresh = arrived.filter(({ mark }) => !wasTaken(mark));
    const findings: FeedFinding[] = [];
    for (const { mark } of left) findings.push(...(await this.#move(mark)));

    // What nothing is remembered of is read again, from the first package on.
    const isUnread = ({ mark }: FoundPackage) => !before || before.unread.some(other => isSame(mark, other));
    const done = before?.unread.length === 0 ? [] : (await this.#packages.done()).filter(isUnread);
    const toRead = [...done, ...fresh];
    const isFresh = new Set(fresh);
    /** Packages that the next import reads. */
    const again = new Set<FoundPackage>();
    const held = new HeldObjects();
    let read: ReadPackage[] = [];
    for (const [number, found] of toRead.entries()) {
      this.#asked.signal.throwIfAborted();
      const told = await this.#tellOf(found);
      if ('objects' in told) {
        if (held.takes(told)) {
          read.push({ found, told, at: this.#timeOf(found, told) });
          continue;
        }
        const rest = toRead.slice(number);
        for (const one of rest) again.add(one);
        const why = rest.length > 1 ? reason('packages-wait', { count: rest.length - 1 }) : reason('package-waits');
        findings.push(packageFinding(found.mark, why));
        break;
      }
      if ('later' in told) {
        again.add(found);
        findings.push(packageFinding(found.mark, told.later));
      } else if (isFresh.has(found)) {
        // What is cut off may still be on its way.
        if (now() - found.changedAt < TIMEOUT_MS) continue;
        this.#failed.push(found.mark);
        findings.push(packageFinding(found.mark, reason('package-failed', { why: told.refused })));
      } else findings.push(packageFinding(found.mark, told.refused));
    }

    const first = offeredBy(before, read);
    const isFull = first.read.some(({ told }) => told.full);
    const all = this.#asked.scope === 'all' && isFull && isWhole(first.offered) && again.size === 0;
    yield all ? { kind: 'scope', scope: 'all', projects: true } : { kind: 'scope', scope: 'changes' };
    for (const finding of findings.splice(0)) yield { kind: 'refused', finding };

    // A package that cannot be read a second time counts as one that did not come yet: what the others say without it is worked out again.
    const came = new Set<string>();
    let last = first;
    for (;;) {
      const failed = new Set<FoundPackage>();
      const projects = projectsOf(last.offered);
      for (const { found } of last.read) {
        const why = yield* this.#recordsOrReason(found, last.changes.words, projects, came);
        if (why === undefined) continue;
        failed.add(found);
        again.add(found);
        findings.push(packageFinding(found.mark, reason('package-again', { why })));
      }
      if (failed.size === 0) break;
      read = read.filter(({ found }) => !failed.has(found));
      last = offeredBy(before, read);
    }

    const { offered, changes } = last;
    for (const { found, told } of last.read)
      if (told.nameless > 0)
        findings.push(packageFinding(found.mark, reason('objects-without-id', { count: told.nameless })));
    for (const { found } of last.beyond) {
      const why = reason('too-much-to-remember');
      const moves = isFresh.has(found);
      findings.push(packageFinding(found.mark, moves ? reason('package-failed', { why }) : why));
      if (moves) this.#failed.push(found.mark);
    }
    for (const finding of findings) yield { kind: 'refused', finding };
    for (const { id, reason: why, stands } of changes.refused)
      yield {
        kind: 'refused',
        finding: stands ? besides(id, 'objektnr_extern', why) : { id, field: 'objektnr_extern', reason: why },
      };
    for (const [key, { kind, id }] of changes.words) if (kind === 'gone' && !came.has(key)) yield { kind, id };
    if (all) {
      const known = new Map<string, string>();
      for (const { objects } of new Set([first.offered, offered]))
        for (const [id, object] of objects) if (!object.deleted) known.set(wordKey(id, object), feedIdOf(id, object));
      for (const [key, id] of known)
        if (!came.has(key) && changes.words.get(key)?.kind !== 'gone') yield { kind: 'unchanged', id };
    }
    const isNew = read.length > 0 || this.#failed.length > 0 || (before?.unread.length ?? 0) > 0;
    if (isNew)
      this.#next = {
        ...offered,
        taken: [...left, ...last.read.map(({ found }) => found).filter(found => isFresh.has(found))].map(
          ({ mark }) => mark,
        ),
        unread: done.filter(found => again.has(found)).map(({ mark }) => mark),
      };
  }

  /** Remembers what was read, then moves it: after whatever happens in between, a package is not missed and not taken for new. */
  async settle(): Promise<void> {
    const next = this.#next;
    if (!next) return;
    const { ownFolder, folder } = this.#parts;
    await mkdir(ownFolder, { recursive: true, mode: 0o700 });
    await saveReadPackages(this.#memory, folder, next);
    for (const mark of next.taken) await this.#packages.move(mark, 'done').catch(() => undefined);
    for (const mark of this.#failed) await this.#packages.move(mark, 'failed').catch(() => undefined);
  }

  async #move(mark: FileMark): Promise<readonly FeedFinding[]> {
    try {
      await this.#packages.move(mark, 'done');
      return [];
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return [packageFinding(mark, reason('package-not-moved', { error: String(code) }))];
    }
  }

  /**
   * What a package says, or why it says nothing: whatever is wrong with one package is no reason to leave the others. `later`: the disk
   * failed, so it is looked at again.
   */
  async #tellOf(found: FoundPackage): Promise<ToldPackage | { readonly refused: Reason } | { readonly later: Reason }> {
    let opened: OpenPackage | undefined;
    try {
      opened = await openPackage(found.path, this.#parts.ownFolder);
      // A ZIP with nothing in it says nothing.
      return opened.xml ? await readTold(opened.xml) : NOTHING_TOLD;
    } catch (error) {
      const code = diskError(error);
      if (code !== undefined)
        return { later: reason('package-again', { why: reason('unreadable-now', { error: code }) }) };
      return { refused: reasonOf(error) };
    } finally {
      await opened?.close().catch(() => undefined);
    }
  }

  /** When a package was made; one without a time, or with one that has not come yet, when it arrived. */
  #timeOf({ mark }: FoundPackage, { madeAt }: ToldPackage): number {
    return madeAt !== undefined && madeAt <= this.#parts.now() + AHEAD_MS ? madeAt : mark.mtimeMs;
  }

  /** As `#records`; gives why the package could not be read to its end: its sender may change or delete it at any time. */
  async *#recordsOrReason(
    found: FoundPackage,
    words: ReadonlyMap<string, Word<FoundPackage>>,
    projects: ReadonlySet<string>,
    came: Set<string>,
  ): AsyncGenerator<FeedItem, Reason | undefined> {
    try {
      yield* this.#records(found, words, projects, came);
      return undefined;
    } catch (error) {
      this.#asked.signal.throwIfAborted();
      const code = diskError(error);
      return code === undefined ? reasonOf(error) : reason('unreadable-now', { error: code });
    }
  }

  /** The records of those objects of a package on which it has the last word, but for what came already; notes what comes. */
  async *#records(
    found: FoundPackage,
    words: ReadonlyMap<string, Word<FoundPackage>>,
    projects: ReadonlySet<string>,
    came: Set<string>,
  ): AsyncGenerator<FeedItem> {
    const { ownFolder, lists, language } = this.#parts;
    const wanted = new Map(
      [...words].flatMap(([key, word]) =>
        word.kind === 'put' && word.from === found && !came.has(key) ? [[word.at, { ...word, key }] as const] : [],
      ),
    );
    if (wanted.size === 0) return;
    const opened = await openPackage(found.path, ownFolder);
    try {
      if (!opened.xml || !isSame(opened.mark, found.mark)) throw new BrokenPackage(reason('package-changed'));
      for await (const [at, element] of readObjects(opened.xml, new Set(wanted.keys()))) {
        const { id, key, object } = wanted.get(at) ?? {};
        if (id === undefined || key === undefined || !object) continue;
        const { pictures, refused } = await this.#pictures(id, element, opened);
        for (const finding of refused) yield { kind: 'refused', finding };
        const around = { lists, language, since: object.since, pictures };
        const group = groupOf(element);
        const project = group !== undefined && projects.has(group) ? group : undefined;
        came.add(key);
        yield itemOf(id, shown(found.mark), () =>
          object.project !== undefined
            ? { kind: 'project', records: [projectRecord(element, id, around)] }
            : { kind: 'property', records: [propertyRecord(element, { ...around, project })] },
        );
      }
    } finally {
      await opened.close();
    }
  }

  /** Pictures of an object as a record names them; those of its package are kept first. */
  async #pictures(id: string, element: XmlElement, opened: OpenPackage) {
    const pictures = new Map<string, CrmFields>();
    const refused: FeedFinding[] = [];
    for (const { lies, path, kind, title, md5 } of picturesOf(element)) {
      const about = { Kind: kind, Name: title };
      if (lies === 'elsewhere') {
        pictures.set(path, known({ ...about, ID: numberOf(path), Url: path }));
        continue;
      }
      const picture = JSON.stringify(path.slice(0, 100));
      const refuse = (why: Reason) =>
        refused.push(besides(id, 'Pictures', reason('picture-left-out', { picture, why })));
      const file = await opened.file(path);
      if ('refused' in file) refuse(file.refused);
      else if (md5 !== undefined && md5 !== file.md5) refuse(reason('md5-differs'));
      else {
        const kept = await this.#parts.keepPicture(file.bytes);
        if ('refused' in kept) refuse(kept.refused);
        else
          pictures.set(
            kept.file,
            known({ ...about, ID: numberOf(kept.file), Url: kept.file, Width: kept.width, Height: kept.height }),
          );
      }
    }
    return { pictures: [...pictures.values()], refused };
  }
}

const NOTHING_TOLD: ToldPackage = {
  full: false,
  madeAt: undefined,
  providers: new Set(),
  objects: [],
  nameless: 0,
  names: 0,
};

/** What packages come to together with what was remembered; `beyond`: those of them for which there is no more room. */
function offeredBy(before: ReadPackages | undefined, packages: readonly ReadPackage[]) {
  const offered: Offered = { fullAt: new Map(before?.fullAt), objects: new Map(before?.objects) };
  const changes: Changes<FoundPackage> = { words: new Map(), refused: [] };
  const read: ReadPackage[] = [];
  const beyond: ReadPackage[] = [];
  for (const one of packages.toSorted((a, b) => a.at - b.at)) {
    const isBeyond = isBeyondMemory(offered, one.told, one.at);
    (isBeyond ? beyond : read).push(one);
    if (!isBeyond) addPackage(offered, changes, one.told, one.at, one.found);
  }
  return { offered, changes, read, beyond };
}

/** What an object becomes; one that cannot be understood is refused by itself. */
function itemOf(id: string, packageName: string, made: () => FeedItem): FeedItem {
  try {
    return made();
  } catch (error) {
    return { kind: 'refused', finding: { id, field: packageName, reason: reasonOf(error) } };
  }
}

/** Why a package or an object is refused: what is thrown by other code is no sentence that goes on after a name. */
function reasonOf(error: unknown): Reason {
  if (error instanceof BrokenPackage || error instanceof BrokenXml) return error.reason;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return reason('unreadable', { error: `${name}: ${message.slice(0, 100)}` });
}

/** A number for a picture that stays with it: another picture has another address, whatever comes before it. */
function numberOf(file: string): string {
  return String(Number.parseInt(hash('sha256', file).slice(0, 10), 16) % 1e12);
}

/** A finding on a thing that comes all the same: under its own id, it would count as refused. */
function besides(id: string, field: string, why: Reason): FeedFinding {
  return { id: '', field: `${id} ${field}`, reason: why };
}

function packageFinding(mark: FileMark, why: Reason): FeedFinding {
  return { id: '', field: shown(mark), reason: why };
}

function shown({ name }: FileMark): string {
  return JSON.stringify(name.slice(0, 100));
}
