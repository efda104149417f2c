import type { Restored } from '../../../application/ports/catalogue/catalogue-import.ts';
import { listingEvents } from '../../../domain/alert/listing-events.ts';
import { withdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import type { ListingBrief } from '../../../domain/listing/listing-brief.ts';
import type { ImportWriter } from './import-writer.ts';
import { briefIn, withdrawalReasonIn, listingIn, pictureFilesIn } from './listing-rows.ts';
import { IDS_AT_ONCE, idValues } from '../database/many-rows.ts';
import { run, type Statement } from '../database/statement.ts';

/**
 * Writes the version before the published one as the next version. The rows of that version still exist, because rows are deleted two
 * versions after the one from which they are missing. Returns `undefined` if there is no earlier version.
 */
export async function restoreVersionBefore(parts: ImportWriter): Promise<Restored | undefined> {
  const { version } = parts;
  if (version < 2) return undefined;
  const listings: Restored['listings'] = { added: [], changed: [], removed: [] };
  for await (const ended of pagesOf(parts, parts.statements.endedListings)) await bringBack(parts, ended, listings);
  for await (const fresh of pagesOf(parts, parts.statements.newListings)) await takeAway(parts, fresh, listings);
  return { listings, projects: await restoreProjects(parts) };
}

/** Returns the picture files of the listings and projects that a version no longer has. */
export async function filesEndedIn(parts: Pick<ImportWriter, 'database' | 'statements'>, version: number) {
  const files = new Set<string>();
  const note = (text: string) => {
    for (const file of pictureFilesIn(text).values()) files.add(file);
  };
  for await (const rows of pagesOf({ ...parts, version }, parts.statements.endedListings))
    for (const { picture_files } of rows) note(picture_files);
  for (const { picture_files } of await parts.database.read(() => run(parts.statements.endedProjects, { version })))
    note(picture_files);
  return files;
}

type Statements = ImportWriter['statements'];
type RowOf<S> = S extends Statement<never, infer Row> ? Row : never;
type Ended = RowOf<Statements['endedListings']>;
type Fresh = RowOf<Statements['newListings']>;

/** Yields the rows of a statement in batches, in the order of their ids. */
async function* pagesOf<Row extends { readonly id: string }>(
  { database, version }: Pick<ImportWriter, 'database' | 'version'>,
  statement: Statement<{ version: number; after: string; count: number }, Row>,
): AsyncGenerator<readonly Row[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: { version: number; after: string; count: number } = { version, after, count: IDS_AT_ONCE };
    const rows: readonly Row[] = await database.read(() => run(statement, page));
    if (rows.length > 0) yield rows;
    after = rows.length < IDS_AT_ONCE ? undefined : rows.at(-1)?.id;
  }
}

async function bringBack(parts: ImportWriter, ended: readonly Ended[], restored: Restored['listings']): Promise<void> {
  const { database, statements, version, write, changeRows } = parts;
  const ids = ended.map(({ id }) => id);
  const there = new Map<string, ListingBrief>();
  for (const { id, to_version, brief } of await database.read(() =>
    run(statements.rows, { ...idValues(ids), version }),
  ))
    if (to_version === null || to_version > version) there.set(id, briefIn(brief));
  const next = version + 1;
  await write(function* () {
    for (const id of there.keys()) yield* run(statements.closeListing, { id, version, next });
    // The row keeps its earlier reason for removal, for the case that this restore is undone too.
    yield* statements.insertListings(ended.map(row => ({ ...row, from_version: next, to_version: null })));
    yield* statements.insertShown(
      ended.map(({ id, picture_files, shown }) => ({ id, from_version: next, picture_files, shown })),
    );
    yield* changeRows(
      ended.map(({ id, brief }) => ({ id, events: listingEvents(there.get(id), briefIn(brief), !there.has(id)) })),
    );
  });
  for (const id of ids) (there.has(id) ? restored.changed : restored.added).push(id);
}

async function takeAway(parts: ImportWriter, fresh: readonly Fresh[], restored: Restored['listings']): Promise<void> {
  const { database, statements, version, write, changeRows } = parts;
  const shown = await database.read(() => run(statements.shown, { ...idValues(fresh.map(({ id }) => id)), version }));
  const titles = new Map<string, string>(shown.map(row => [row.id, JSON.stringify(listingIn(row.shown).title)]));
  const removed = fresh.map(({ id, brief, reason }) => ({
    id,
    title: titles.get(id) ?? '{}',
    reason: withdrawalReason(briefIn(brief), reason === null ? undefined : withdrawalReasonIn(reason)),
  }));
  await write(function* () {
    for (const one of removed) {
      yield* run(statements.keepGone, { version, ...one });
      yield* run(statements.closeListing, { id: one.id, version, next: version + 1 });
    }
    yield* changeRows(removed.map(({ id, reason }) => ({ id, events: [{ kind: 'removed', reason }] })));
  });
  restored.removed.push(...removed.map(({ id }) => id));
}

/** Restores the projects of a version, all at once, because there are few. */
async function restoreProjects({ database, statements, version, write }: ImportWriter): Promise<Restored['projects']> {
  const ended = await database.read(() => run(statements.endedProjects, { version }));
  const fresh = new Set<string>(
    (await database.read(() => run(statements.projectsSince, { version }))).map(({ id }) => id),
  );
  const before = new Set<string>(ended.map(({ id }) => id));
  const next = version + 1;
  await write(function* () {
    for (const id of fresh) yield* run(statements.closeProject, { id, version, next });
    yield* statements.insertProjects(ended.map(row => ({ ...row, from_version: next })));
  });
  return {
    added: [...before].filter(id => !fresh.has(id)),
    changed: [...before].filter(id => fresh.has(id)),
    removed: [...fresh].filter(id => !before.has(id)),
  };
}
