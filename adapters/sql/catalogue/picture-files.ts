import type { Queries } from '../schema/dialect.ts';
import { pictureFilesIn } from './listing-rows.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run, type Steps, statement } from '../database/statement.ts';

/** Returns the file of a picture by the picture's id: id of its listing or project, a dash, a number. */
export type PictureFile = (id: string) => Promise<string | undefined>;

/**
 * Finds pictures by querying the database, so that a new one is served at once. Pages of the previous version may still be open in
 * browsers; their pictures are found as long as that version is stored.
 */
export function makeSqlPictureFile(database: SqlDatabase): PictureFile {
  const ofOwner = (['listing_shown', 'project'] as const).map(table => filesOf(database.queries, table));

  function* find(id: string, owner: string): Steps<string | undefined> {
    for (const statement of ofOwner) {
      for (const { picture_files } of yield* run(statement, { owner })) {
        const file = pictureFilesIn(picture_files).get(id);
        if (file !== undefined) return file;
      }
    }
    return undefined;
  }

  return async id => {
    const owner = /^(.{1,40})-\d{1,12}$/.exec(id)?.[1];
    return owner === undefined ? undefined : database.read(() => find(id, owner));
  };
}

function filesOf({ db }: Queries, table: 'listing_shown' | 'project') {
  return statement<{ owner: string }>()(value =>
    db
      .selectFrom(table)
      .select('picture_files')
      .where('id', '=', value.owner)
      .where('from_version', '<=', one => one.selectFrom('catalogue').select('version'))
      .orderBy('from_version', 'desc'),
  );
}
