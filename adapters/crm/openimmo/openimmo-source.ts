import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Reason, reason } from '../../../application/finding/reason.ts';
import {
  type FeedRequest,
  BrokenFeed,
  type FeedFinding,
  type FeedItem,
  type FeedRecord,
  type FeedSource,
  type PackageState,
} from '../../../application/ports/catalogue/feed.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { CrmLists } from '../crm-lists.ts';
import { type CrmFields, withoutUndefined } from '../record-values.ts';
import {
  addPackage,
  type Changes,
  feedIdOf,
  exceedsStateLimit,
  hasFullTransfers,
  type OfferedObjects,
  projectsOf,
  type ObjectChange,
  catalogueKey,
} from './offered-objects.ts';
import { unnamedFields } from './added-fields.ts';
import { picturesOf } from './openimmo-attachments.ts';
import { shownCode } from './object-codes.ts';
import { languageOf, unknownLanguage } from './object-language.ts';
import { pastLastDay, standFinding, standOf } from './object-state.ts';
import { projectRecord, propertyRecords } from './openimmo-record.ts';
import { BrokenXml, childOf, type XmlElement } from '../read-xml.ts';
import { repetitionsIn } from '../repeated-texts.ts';
import {
  BrokenPackage,
  diskError,
  type FileMark,
  type OpenPackage,
  openPackage,
  type PackedFile,
} from './package-file.ts';
import { type FoundPackage, isSame, makePackageFolder, type PackageFolder } from './package-folder.ts';
import {
  groupOf,
  hasUnnamedObjects,
  ObjectBudget,
  readObjects,
  readPackageSummary,
  type PackageSummary,
} from './package-objects.ts';
import { loadReadPackages, type ReadPackages, saveReadPackages } from './read-packages.ts';
import { unknownElements } from './unknown-elements.ts';

export type OpenImmoParts = {
  /** Folder into which senders upload packages. */
  readonly folder: string;
  /** Private folder of the site for the state file and unpacked XML. */
  readonly ownFolder: string;
  readonly lists: CrmLists;
  /** Default language for texts without a language. */
  readonly language: Language;
  /** Stores a picture of a package in the site's picture folder. */
  readonly storePicture: StorePicture;
  readonly now: () => number;
};

/** Stores a picture and returns its file name for the record, or the reason why it is refused. */
export type StorePicture = (
  bytes: Uint8Array,
) => Promise<{ readonly file: string; readonly width: number; readonly height: number } | { readonly refused: Reason }>;

/** Milliseconds since the last change of an unreadable file during which the file is considered an unfinished upload. */
const TIMEOUT_MS = 10 * 60_000;
/** Elements of an object whose children are its facts. `preise` is not listed, because `priceOf` reads it. */
const SECTIONS = ['geo', 'flaechen', 'zustand_angaben', 'verwaltung_objekt', 'verwaltung_techn'];
/** Maximum number of field names in a finding. */
const MOST_OWN_FIELDS = 20;
/** Tolerance for a sender's clock, in milliseconds; timestamps further in the future are ignored. */
const AHEAD_MS = 24 * 3_600_000;

/**
 * Feed source that reads OpenImmo 1.2.7 packages from a folder and yields the resulting changes. The state of all packages is stored
 * (`read.json`), so that a full transfer of one provider withdraws no objects of another. Packages are moved to `done` or `failed` only
 * after `settled(true)`; until then each import reads them again.
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

/** A package with its parsed contents. */
type ReadPackage = {
  readonly found: FoundPackage;
  readonly summary: PackageSummary;
  /** Creation time, Unix ms. */
  readonly at: number;
};

/** Reads the packages of the folder for one import. */
class Reading {
  readonly #parts: OpenImmoParts;
  readonly #packages: PackageFolder;
  readonly #asked: FeedRequest;
  /** State to store once all items are in the catalogue. */
  #next: ReadPackages | undefined;
  readonly #failed: FileMark[] = [];

  constructor(parts: OpenImmoParts, packages: PackageFolder, asked: FeedRequest) {
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
    // Packages that were imported but not moved, because an earlier run ended in between.
    const wasTaken = (mark: FileMark) => before?.taken.some(other => isSame(mark, other)) === true;
    const left = arrived.complete.filter(({ mark }) => wasTaken(mark));
    const fresh = arrived.complete.filter(({ mark }) => !wasTaken(mark));
    const findings: FeedFinding[] = [];
    const packages: FeedItem[] = [
      ...arrived.others.map(name => packageItem('refused', { name }, reason('package-no-file'))),
      ...arrived.strange.map(name => packageItem('refused', { name }, reason('package-no-zip'))),
      ...arrived.resting.map(({ mark }) => packageItem('waits', mark, reason('package-rests'))),
    ];
    for (const { mark } of left) findings.push(...(await this.#move(mark)));

    // If the state is missing, read all packages in `done` again, oldest first.
    const isUnread = ({ mark }: FoundPackage) => !before || before.unread.some(other => isSame(mark, other));
    const done = before?.unread.length === 0 ? [] : (await this.#packages.done()).filter(isUnread);
    const toRead = [...done, ...fresh];
    const isFresh = new Set(fresh);
    /** Packages that the next import has to read again. */
    const again = new Set<FoundPackage>();
    const held = new ObjectBudget();
    let read: ReadPackage[] = [];
    for (const [number, found] of toRead.entries()) {
      this.#asked.signal.throwIfAborted();
      const summary = await this.#summaryOf(found);
      if ('objects' in summary) {
        if (held.takes(summary)) {
          read.push({ found, summary, at: this.#timeOf(found, summary) });
          continue;
        }
        const rest = toRead.slice(number);
        for (const one of rest) again.add(one);
        const why = rest.length > 1 ? reason('packages-wait', { count: rest.length - 1 }) : reason('package-waits');
        packages.push(packageItem('waits', found.mark, why));
        break;
      }
      if ('later' in summary) {
        again.add(found);
        packages.push(packageItem('refused', found.mark, summary.later));
      } else if (isFresh.has(found)) {
        // A truncated file may still be uploading: the next import tries to read the file again.
        const mayCome = now() - found.changedAt < TIMEOUT_MS;
        if (!mayCome) this.#failed.push(found.mark);
        const why = reason(mayCome ? 'package-may-come' : 'package-failed', { why: summary.refused });
        packages.push(packageItem('refused', found.mark, why));
      } else packages.push(packageItem('refused', found.mark, summary.refused));
    }

    const first = offeredBy(before, read);
    const isFull = first.read.some(({ summary }) => summary.full);
    const all =
      this.#asked.scope === 'all' &&
      isFull &&
      hasFullTransfers(first.offered) &&
      again.size === 0 &&
      !first.read.some(({ summary }) => hasUnnamedObjects(summary));
    yield all ? { kind: 'scope', scope: 'all', projects: true } : { kind: 'scope', scope: 'changes' };
    yield* packages.splice(0);
    for (const finding of findings.splice(0)) yield { kind: 'refused', finding };

    // If a package cannot be read a second time, treat it as not arrived and compute the changes of the other packages again without this
    // one.
    const came = new Set<string>();
    let last = first;
    for (;;) {
      const failed = new Set<FoundPackage>();
      const projects = projectsOf(last.offered);
      for (const { found, summary } of last.read) {
        const why = yield* this.#recordsOrReason({ found, summary }, last.changes.byKey, projects, came);
        if (why === undefined) continue;
        failed.add(found);
        again.add(found);
        packages.push(packageItem('refused', found.mark, reason('package-again', { why })));
      }
      if (failed.size === 0) break;
      read = read.filter(({ found }) => !failed.has(found));
      last = offeredBy(before, read);
    }

    const { offered, changes } = last;
    for (const { found, summary } of last.read) {
      if (summary.nameless > 0) {
        const finding = packageFinding(found.mark, reason('objects-without-id', { count: summary.nameless }));
        yield { kind: 'refused', unnamed: summary.full, finding };
      }
      if (summary.full && summary.isSenderUnknown) findings.push(packageFinding(found.mark, reason('sender-unknown')));
      if (summary.isMalformed && summary.broken.length === 0)
        findings.push(packageFinding(found.mark, reason('broken-outside-objects')));
      for (const { id, number, line, reason: why } of summary.broken) {
        const broken = reason('object-not-xml', { number, line, why });
        if (id !== undefined) findings.push({ id, field: 'immobilie', reason: broken });
        else yield { kind: 'refused', unnamed: summary.full, finding: packageFinding(found.mark, broken) };
      }
    }
    for (const { found } of last.beyond) {
      const why = reason('too-much-to-remember');
      const moves = isFresh.has(found);
      packages.push(packageItem('refused', found.mark, moves ? reason('package-failed', { why }) : why));
      if (moves) this.#failed.push(found.mark);
    }
    for (const { found } of last.read)
      if (isFresh.has(found)) packages.push(packageItem('read', found.mark, reason('package-stays')));
    yield* packages;
    for (const finding of findings) yield { kind: 'refused', finding };
    for (const { id, reason: why, isPublished } of changes.refused)
      yield {
        kind: 'refused',
        finding: isPublished ? besides(id, 'objektnr_extern', why) : { id, field: 'objektnr_extern', reason: why },
      };
    for (const id of changes.missing) yield { kind: 'missing', id };
    for (const [key, { kind, id }] of changes.byKey) if (kind === 'gone' && !came.has(key)) yield { kind, id };
    if (all) {
      const known = new Map<string, string>();
      for (const { objects } of new Set([first.offered, offered]))
        for (const [id, object] of objects)
          if (!object.deleted) known.set(catalogueKey(id, object), feedIdOf(id, object));
      for (const [key, id] of known)
        if (!came.has(key) && changes.byKey.get(key)?.kind !== 'gone') yield { kind: 'unchanged', id };
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

  /** Stores the state, then moves the packages. After a crash in between, no package is missed or imported twice. */
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
   * Parses a package without throwing, so that one broken package does not stop the others. `refused`: the package is invalid; `later`: a
   * disk error, retried by the next import.
   */
  async #summaryOf(
    found: FoundPackage,
  ): Promise<PackageSummary | { readonly refused: Reason } | { readonly later: Reason }> {
    let opened: OpenPackage | undefined;
    try {
      opened = await openPackage(found.path, this.#parts.ownFolder);
      // A package without XML is an empty ZIP, which is valid and contains no objects.
      return opened.xml ? await readPackageSummary(opened.xml) : EMPTY_PACKAGE;
    } catch (error) {
      const code = diskError(error);
      if (code !== undefined)
        return { later: reason('package-again', { why: reason('unreadable-now', { error: code }) }) };
      return { refused: reasonOf(error) };
    } finally {
      await opened?.close().catch(() => undefined);
    }
  }

  /** Creation time of a package; its file's modification time if the timestamp is missing or in the future. */
  #timeOf({ mark }: FoundPackage, { madeAt }: PackageSummary): number {
    return madeAt !== undefined && madeAt <= this.#parts.now() + AHEAD_MS ? madeAt : mark.mtimeMs;
  }

  /** Like `#records`, but returns the reason on failure: the sender may change or delete a package at any time. */
  async *#recordsOrReason(
    read: Pick<ReadPackage, 'found' | 'summary'>,
    changes: ReadonlyMap<string, ObjectChange<FoundPackage>>,
    projects: ReadonlySet<string>,
    came: Set<string>,
  ): AsyncGenerator<FeedItem, Reason | undefined> {
    try {
      yield* this.#records(read, changes, projects, came);
      return undefined;
    } catch (error) {
      this.#asked.signal.throwIfAborted();
      const code = diskError(error);
      return code === undefined ? reasonOf(error) : reason('unreadable-now', { error: code });
    }
  }

  /** Records of the objects whose latest version is in this package, except those already yielded; adds their keys to `came`. */
  async *#records(
    { found, summary }: Pick<ReadPackage, 'found' | 'summary'>,
    changes: ReadonlyMap<string, ObjectChange<FoundPackage>>,
    projects: ReadonlySet<string>,
    came: Set<string>,
  ): AsyncGenerator<FeedItem> {
    const { ownFolder, lists, language } = this.#parts;
    const wanted = new Map(
      [...changes].flatMap(([key, change]) =>
        change.kind === 'put' && change.from === found && !came.has(key)
          ? change.at.map(at => [at, { ...change, key, isLast: at === Math.max(...change.at) }] as const)
          : [],
      ),
    );
    if (wanted.size === 0) return;
    /** Records that were already yielded in other languages, by the key of their property. */
    const before = new Map<string, Map<unknown, FeedRecord>>();
    const unnamed = new Map<string, number>();
    const unknown = new Map<string, number>();
    const today = brusselsDay(this.#parts.now());
    const opened = await openPackage(found.path, ownFolder);
    try {
      if (!opened.xml || !isSame(opened.mark, found.mark)) throw new BrokenPackage(reason('package-changed'));
      for await (const [at, element] of readObjects(opened.xml, new Set(wanted.keys()), summary.isMalformed)) {
        const { id, key, object, isLast } = wanted.get(at) ?? {};
        if (id === undefined || key === undefined || !object) continue;
        countNames(unnamed, unnamedFields(element, lists));
        countNames(unknown, unknownElements(element));
        const isProperty = object.project === undefined;
        const lastDay = isProperty ? pastLastDay(element, today) : undefined;
        if (lastDay !== undefined || (isProperty && standOf(element) === 'withdrawn')) {
          if (!isLast) continue;
          came.add(key);
          if (lastDay !== undefined) {
            const why = reason('last-day-past', { day: lastDay });
            yield { kind: 'warning', finding: { id, field: 'aktiv_bis', reason: why } };
          }
          yield { kind: 'gone', id };
          continue;
        }
        const { pictures, refused } = await this.#pictures(id, element, opened);
        for (const finding of refused) yield { kind: 'refused', finding };
        if (element.hasRemovedCharacters)
          yield { kind: 'warning', finding: { id, field: 'immobilie', reason: reason('signs-left-out') } };
        const [spoken, stand] = [unknownLanguage(element), standFinding(element)];
        if (spoken) {
          const why = reason('language-assumed', { value: shownCode(spoken), language });
          yield { kind: 'warning', finding: { id, field: 'sprache', reason: why } };
        }
        if (stand) yield { kind: 'warning', finding: { id, field: 'verkaufstatus', reason: stand } };
        for (const name of SECTIONS) yield* repetitionsIn(childOf(element, name), id, 'objektadresse_freigeben');
        const around = { lists, language, since: object.since, pictures };
        const group = groupOf(element);
        const project = group !== undefined && projects.has(group) ? group : undefined;
        const made = recordsOf(id, shown(found.mark), () =>
          isProperty ? propertyRecords(element, { ...around, project }) : [projectRecord(element, id, around)],
        );
        if ('refused' in made) yield { kind: 'refused', finding: made.refused };
        const byLanguage = before.get(key) ?? new Map<unknown, FeedRecord>();
        // A package may contain one object per language, and each object may have texts in further languages. Such a text is used only if no
        // object is in its language.
        for (const record of 'records' in made ? made.records : [])
          if (record['Language'] === languageOf(element) || !byLanguage.has(record['Language']))
            byLanguage.set(record['Language'], record);
        before.set(key, byLanguage);
        if (!isLast) continue;
        before.delete(key);
        came.add(key);
        const records = [...byLanguage.values()];
        if (records.length > 0) yield { kind: object.project === undefined ? 'property' : 'project', records };
      }
      const about = (why: Reason): FeedItem => ({ kind: 'warning', finding: packageFinding(found.mark, why) });
      if (unnamed.size > 0) yield about(reason('own-fields', { fields: namesOf(unnamed) }));
      if (unknown.size > 0) yield about(reason('unknown-elements', { elements: namesOf(unknown) }));
    } finally {
      await opened.close();
    }
  }

  /** Pictures of an object in the feed's format; stores those that the package contains. */
  async #pictures(id: string, element: XmlElement, opened: OpenPackage) {
    const pictures = new Map<string, CrmFields>();
    const refused: FeedFinding[] = [];
    for (const { lies, path, content, kind, shows, title, md5 } of picturesOf(element)) {
      const about = { Kind: kind, Shows: shows, Name: title };
      if (lies === 'elsewhere') {
        pictures.set(path, withoutUndefined({ ...about, ID: numberOf(path), Url: path }));
        continue;
      }
      const picture = JSON.stringify(path.slice(0, 100));
      const refuse = (why: Reason) =>
        refused.push(besides(id, 'Pictures', reason('picture-left-out', { picture, why })));
      const file = content === undefined ? await opened.file(path) : embeddedFile(content);
      if ('refused' in file) refuse(file.refused);
      else if (md5 !== undefined && md5 !== file.md5) refuse(reason('md5-differs'));
      else {
        const kept = await this.#parts.storePicture(file.bytes);
        if ('refused' in kept) refuse(kept.refused);
        else
          pictures.set(
            kept.file,
            withoutUndefined({
              ...about,
              ID: numberOf(kept.file),
              Url: kept.file,
              Width: kept.width,
              Height: kept.height,
            }),
          );
      }
    }
    return { pictures: [...pictures.values()], refused };
  }
}

const EMPTY_PACKAGE: PackageSummary = {
  full: false,
  madeAt: undefined,
  providers: new Set(),
  objects: [],
  nameless: 0,
  isSenderUnknown: false,
  broken: [],
  isMalformed: false,
  names: 0,
};

/** Merges packages into the stored state; `beyond`: packages that would exceed its maximum size. */
function offeredBy(before: ReadPackages | undefined, packages: readonly ReadPackage[]) {
  const offered: OfferedObjects = { fullAt: new Map(before?.fullAt), objects: new Map(before?.objects) };
  const changes: Changes<FoundPackage> = { byKey: new Map(), missing: new Set(), refused: [] };
  const read: ReadPackage[] = [];
  const beyond: ReadPackage[] = [];
  for (const one of packages.toSorted((a, b) => a.at - b.at)) {
    const isBeyond = exceedsStateLimit(offered, one.summary, one.at);
    (isBeyond ? beyond : read).push(one);
    if (!isBeyond) addPackage(offered, changes, one.summary, one.at, one.found);
  }
  return { offered, changes, read, beyond };
}

/** Converts an object to records; if the conversion throws, the object is refused without affecting other objects. */
function recordsOf(
  id: string,
  packageName: string,
  made: () => readonly FeedRecord[],
): { readonly records: readonly FeedRecord[] } | { readonly refused: FeedFinding } {
  try {
    return { records: made() };
  } catch (error) {
    return { refused: { id, field: packageName, reason: reasonOf(error) } };
  }
}

/** Reason of a refusal. Messages of unexpected errors are wrapped in a fixed reason. */
function reasonOf(error: unknown): Reason {
  if (error instanceof BrokenPackage || error instanceof BrokenXml) return error.reason;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return reason('unreadable', { error: `${name}: ${message.slice(0, 100)}` });
}

/** A file that the XML itself contains in Base64. */
function embeddedFile(content: string): PackedFile {
  const bytes = Buffer.from(content, 'base64');
  return { bytes, md5: hash('md5', bytes) };
}

/** Stable numeric id of a picture, derived from its file name and independent of its position. */
function numberOf(file: string): string {
  return String(Number.parseInt(hash('sha256', file).slice(0, 10), 16) % 1e12);
}

/** Adds 1 to the count of each name in the list; a name that occurs several times in the list counts once. */
function countNames(counts: Map<string, number>, names: readonly string[]): void {
  for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Names of fields with the number of objects that have them, the most frequent first. */
function namesOf(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const names = sorted.slice(0, MOST_OWN_FIELDS).map(([name, count]) => `${shownCode(name)} (${count}×)`);
  return `${names.join(', ')}${sorted.length > MOST_OWN_FIELDS ? ' …' : ''}`;
}

/**
 * A finding about an object that is imported nevertheless. The finding's `id` is empty, because a finding with an id counts as a refusal.
 */
function besides(id: string, field: string, why: Reason): FeedFinding {
  return { id: '', field: `${id} ${field}`, reason: why };
}

function packageFinding(mark: Pick<FileMark, 'name'>, why: Reason): FeedFinding {
  return { id: '', field: shown(mark), reason: why };
}

function packageItem(state: PackageState, mark: Pick<FileMark, 'name'>, why: Reason): FeedItem {
  return { kind: 'package', state, finding: packageFinding(mark, why) };
}

function shown({ name }: Pick<FileMark, 'name'>): string {
  return JSON.stringify(name.slice(0, 100));
}
