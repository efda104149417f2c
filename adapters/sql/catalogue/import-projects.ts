import type { Imported, StoreResult } from '../../../application/ports/catalogue/catalogue-import.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';
import { IDS_AT_ONCE, inPieces } from '../database/many-rows.ts';
import { run } from '../database/statement.ts';
import type { ImportWriter } from './import-writer.ts';
import { shownRow } from './listing-rows.ts';

/** Stores the projects that are new or differ from the published ones; returns the result for each. */
export async function storeProjects(
  { database, statements, version, write }: ImportWriter,
  projects: readonly Imported<PublicProject>[],
): Promise<readonly StoreResult[]> {
  const next = version + 1;
  const published = await database.read(() => run(statements.projects, { version }));
  const marks = new Map(published.map(({ id, mark }) => [id, mark]));
  const compared = projects.map(({ thing, pictureFiles, externalId }) => {
    const shown = shownRow(thing, pictureFiles);
    const before = marks.get(thing.id);
    const result: StoreResult = before === undefined ? 'added' : before === shown.mark ? 'unchanged' : 'changed';
    return { id: thing.id, external_id: externalId ?? null, shown, result };
  });
  const fresh = compared.filter(({ result }) => result !== 'unchanged');
  for (const some of inPieces(fresh, IDS_AT_ONCE)) {
    await write(function* () {
      for (const { id } of some) yield* run(statements.closeProject, { id, version, next });
      yield* statements.insertProjects(
        some.map(({ id, external_id, shown }) => ({ id, from_version: next, external_id, ...shown })),
      );
    });
  }
  return compared.map(({ result }) => result);
}

/** Removes published projects from the next version. */
export async function removeProjects(
  { statements, version, write }: ImportWriter,
  ids: readonly string[],
): Promise<void> {
  await write(function* () {
    for (const id of ids) yield* run(statements.closeProject, { id, version, next: version + 1 });
  });
}
