import { describe, expect, test } from 'vitest';
import { migrate } from '../../../adapters/sql/database/migrate.ts';
import { openSqlCatalogue } from '../../../adapters/sql/catalogue/listing-catalogue.ts';
import { sqlRequestPorts } from '../../../adapters/sql/open-database.ts';
import { AGENTS_HOURS } from '../../../adapters/sql/steps/0001-0020/0005-agents-hours.ts';
import { BRIEF_FACTS } from '../../../domain/listing/listing-brief.ts';
import { FACTS_OF_FILTERS } from '../../../adapters/sql/steps/0001-0020/0010-facts-of-filters.ts';
import { REMOVED_TITLES } from '../../../adapters/sql/steps/0001-0020/0009-removed-titles.ts';
import { PAUSES } from '../../../adapters/sql/steps/0001-0020/0012-pauses.ts';
import { OPEN_HOUSES_OF_BRIEFS } from '../../../adapters/sql/steps/0021-0040/0028-open-houses-of-briefs.ts';
import type { SchemaStep } from '../../../adapters/sql/schema/schema-step.ts';
import { SCHEMA_STEPS } from '../../../adapters/sql/steps/schema-steps.ts';
import type { SqlDatabase } from '../../../adapters/sql/database/sql-database.ts';
import { type BoundStatement, commit, type Steps } from '../../../adapters/sql/database/statement.ts';
import { takeTurns } from '../../../adapters/system/take-turns.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';

/** A database without any tables. */
export type EmptyDatabase = {
  open(): Promise<SqlDatabase>;
  /** Returns the schema as text, equal for equal schemas. */
  schema(): Promise<readonly string[]>;
  remove(): Promise<void>;
};

/** Contract for migrations of existing data. Interrupts every `every`-th statement of each migration. */
export function describeMigrations(name: string, makeEmpty: () => Promise<EmptyDatabase>, every = 1): void {
  const second = {
    name: '0002 of a test',
    changes: ({ db }: SqlDatabase['queries']) => [
      db.schema.alterTable('submission').addColumn('note', 'text'),
      db.schema.createIndex('submission_note').on('submission').column('note'),
    ],
  };

  async function withEmpty(work: (empty: EmptyDatabase) => Promise<void>): Promise<void> {
    const empty = await makeEmpty();
    try {
      await work(empty);
    } finally {
      await empty.remove();
    }
  }

  async function opened<Result>(
    empty: EmptyDatabase,
    work: (database: SqlDatabase) => Promise<Result>,
  ): Promise<Result> {
    const database = await empty.open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  describe(`the schema ${name}`, () => {
    test('is complete after the next start, wherever the previous one was interrupted', async () => {
      await withEmpty(async whole => {
        await opened(whole, database => migrate(database));
        const expected = await whole.schema();
        let interruptions = 0;
        await withEmpty(async empty => {
          for (const number of SCHEMA_STEPS.keys()) {
            const steps = SCHEMA_STEPS.slice(0, number + 1);
            // A start first checks the migrations done before; only statements of the newest one are interrupted.
            const looking = await opened(empty, database => countStatements(database, steps.slice(0, -1)));
            for (let taken = false, last = looking; !taken; last += every) {
              await opened(empty, async database => {
                const outcome = await migrate(stoppingAfter(database, last), steps).catch(
                  (error: Error) => error.message,
                );
                taken = outcome === undefined;
                if (!taken) expect(outcome).toBe('stopped');
              });
              interruptions += taken ? 0 : 1;
            }
          }
          expect(interruptions).toBeGreaterThan(20);
          await opened(empty, database => migrate(database));
          expect(await empty.schema()).toEqual(expected);
        });
      });
    });

    test('is migrated without changing stored data, and a second start changes nothing', async () => {
      await withEmpty(async empty => {
        const held = await opened(empty, async database => {
          await migrate(database);
          const ports = sqlRequestPorts(database);
          await ports.submissions.accept(aSubmission('one'));
          return ports.personalData.export('one@example.be');
        });
        const before = await empty.schema();
        await opened(empty, database => migrate(database));
        expect(await empty.schema()).toEqual(before);
        await opened(empty, async database => {
          await migrate(database, [...SCHEMA_STEPS, second]);
          expect(await sqlRequestPorts(database).personalData.export('one@example.be')).toEqual(held);
        });
        expect(await empty.schema()).not.toEqual(before);
      });
    });

    test('viewings confirmed before agents had hours count for their agents', async () => {
      await withEmpty(async empty => {
        await opened(empty, async database => {
          const before = SCHEMA_STEPS.slice(0, SCHEMA_STEPS.indexOf(AGENTS_HOURS));
          await migrate(database, before);
          const viewing = (who: string, agent: string, slot: string, status = 'confirmed') => [
            `insert into submission (id, form, language, received_at, field_values, key) values ('${who}', 'x', 'fr', 1, '{}', '${who}')`,
            `insert into appointment values ('${who}', '${agent}', '1', '2026-10-25', '${slot}', '10:00', '13:00', 1, '${who}', '${status}', 0)`,
          ];
          const rows = [
            ...viewing('a', 'lotte', 'am'),
            ...viewing('b', 'lotte', 'am'),
            ...viewing('c', 'lotte', 'pm', 'cancelled'),
            ...viewing('d', '', 'am'),
          ];
          for (const sql of rows)
            await database.write(function* () {
              yield { sql, values: [] };
              return commit(undefined);
            });
          await migrate(database);
          const { viewingRecords } = sqlRequestPorts(database);
          const hours = [{ day: '2026-10-25', slot: 'am', count: 2 }];
          expect(await viewingRecords.busy('lotte', '2026-01-01', '2026-12-31')).toEqual(hours);
          expect(await viewingRecords.busy('', '2026-01-01', '2026-12-31')).toEqual([]);
        });
      });
    });

    test('a listing removed before titles were stored has none', async () => {
      await withEmpty(async empty => {
        await opened(empty, async database => {
          await migrate(database, SCHEMA_STEPS.slice(0, SCHEMA_STEPS.indexOf(REMOVED_TITLES)));
          const brief = JSON.stringify({ id: '1', goal: 0, typeIds: [4], marquee: 3 });
          for (const sql of [
            `insert into catalogue values (1, 2, null, 0)`,
            `insert into listing values ('1', 1, 2, '', null, '${brief}')`,
          ])
            await database.write(function* () {
              yield { sql, values: [] };
              return commit(undefined);
            });
          await migrate(database);
          const catalogue = await openSqlCatalogue(database, {
            types: [],
            places: [],
            baseMap: builtInBaseMap(),
            runSlices: takeTurns,
          });
          expect(await catalogue.removed('1' as ListingId)).toMatchObject({
            id: '1',
            marquee: 3,
            title: {},
            reason: 'sold',
          });
        });
      });
    });

    test('earlier listings get the fields read by newer filters and searches', async () => {
      await withEmpty(async empty => {
        await opened(empty, async database => {
          await migrate(database, SCHEMA_STEPS.slice(0, SCHEMA_STEPS.indexOf(FACTS_OF_FILTERS)));
          const facts = { bedrooms: 3, gardenArea: 40, parkings: 0, lift: true, furnished: false, floor: 2 };
          const rows = [
            `insert into listing (id, from_version, mark, brief) values ('1', 1, 'm', '{"id":"1","facts":{"bedrooms":3}}')`,
            `insert into listing_shown values ('1', 1, '[]', '${JSON.stringify({ id: '1', facts, title: { fr: 'Studio à l’Île' } })}')`,
            `insert into listing (id, from_version, mark, brief) values ('gone', 1, 'm', '{"id":"gone","facts":{}}')`,
          ];
          for (const sql of rows)
            await database.write(function* () {
              yield { sql, values: [] };
              return commit(undefined);
            });
          await migrate(database);
          const briefs = await database.read(function* () {
            return (yield { sql: 'select brief from listing order by id', values: [] }) as readonly { brief: string }[];
          });
          expect(briefs.map(({ brief }) => JSON.parse(brief))).toEqual([
            {
              id: '1',
              facts: { bedrooms: 3, gardenArea: 40, parkings: 0, lift: true, furnished: false },
              title: { fr: 'Studio à l’Île' },
              mainTypeName: {},
            },
            { id: 'gone', facts: {} },
          ]);
        });
      });
    });

    test('every fact of a brief is added to briefs that an earlier version stored', async () => {
      const IN_FIRST_BRIEFS = ['bedrooms', 'livingArea', 'groundArea', 'energyPerformance'];
      await withEmpty(async empty => {
        await opened(empty, async database => {
          await migrate(database, SCHEMA_STEPS.slice(0, SCHEMA_STEPS.indexOf(FACTS_OF_FILTERS)));
          const facts = Object.fromEntries(BRIEF_FACTS.map((name, at) => [name, at + 1]));
          const first = Object.fromEntries(IN_FIRST_BRIEFS.map(name => [name, facts[name]]));
          for (const sql of [
            `insert into listing (id, from_version, mark, brief) values ('1', 1, 'm', '${JSON.stringify({ id: '1', facts: first })}')`,
            `insert into listing_shown values ('1', 1, '[]', '${JSON.stringify({ id: '1', facts, title: {} })}')`,
          ])
            await database.write(function* () {
              yield { sql, values: [] };
              return commit(undefined);
            });
          await migrate(database);
          const [row] = await database.read(function* () {
            return (yield { sql: 'select brief from listing', values: [] }) as readonly { brief: string }[];
          });
          expect(JSON.parse(row?.brief ?? '')).toMatchObject({ facts });
        });
      });
    });

    test('the open houses of a listing are added to the brief that an earlier version stored', async () => {
      await withEmpty(async empty => {
        await opened(empty, async database => {
          await migrate(database, SCHEMA_STEPS.slice(0, SCHEMA_STEPS.indexOf(OPEN_HOUSES_OF_BRIEFS)));
          const openHouses = [{ day: '2026-11-28', from: '10:00', to: '12:00', capacity: 8 }];
          for (const sql of [
            `insert into listing (id, from_version, mark, brief) values ('1', 1, 'm', '{"id":"1","facts":{}}')`,
            `insert into listing_shown values ('1', 1, '[]', '${JSON.stringify({ id: '1', openHouses })}')`,
            `insert into listing (id, from_version, mark, brief) values ('2', 1, 'm', '{"id":"2","facts":{}}')`,
            `insert into listing_shown values ('2', 1, '[]', '{"id":"2"}')`,
          ])
            await database.write(function* () {
              yield { sql, values: [] };
              return commit(undefined);
            });
          await migrate(database);
          const briefs = await database.read(function* () {
            return (yield { sql: 'select brief from listing order by id', values: [] }) as readonly { brief: string }[];
          });
          expect(briefs.map(({ brief }) => JSON.parse(brief))).toEqual([
            { id: '1', facts: {}, openHouses },
            { id: '2', facts: {} },
          ]);
        });
      });
    });

    test('alerts of a version without pauses are active and can be paused', async () => {
      await withEmpty(async empty => {
        await opened(empty, async database => {
          await migrate(database, SCHEMA_STEPS.slice(0, SCHEMA_STEPS.indexOf(PAUSES)));
          const wish = JSON.stringify({ goal: 'sale', types: [], zones: [] });
          await database.write(function* () {
            const columns = 'id, kind, email, email_folded, language, wish, created_at, confirmed_at, token_hash';
            const values = `'one', 'alert', 'a@example.be', 'a@example.be', 'fr', '${wish}', 1, 2, 'hash'`;
            yield { sql: `insert into subscription (${columns}) values (${values})`, values: [] };
            return commit(undefined);
          });
          await migrate(database);
          const { subscribers, subscriptions } = sqlRequestPorts(database);
          expect(await subscribers.alerts(undefined, 9)).toMatchObject([{ id: 'one', pausedAt: undefined }]);
          expect(await subscriptions.pause('hash', 3)).toMatchObject({ id: 'one', pausedAt: 3 });
        });
      });
    });

    test('a failed migration leaves the schema of the previous one', async () => {
      await withEmpty(async empty => {
        await opened(empty, database => migrate(database));
        const before = await empty.schema();
        const broken = {
          name: '0003 broken',
          changes: (queries: SqlDatabase['queries']) => [
            ...second.changes(queries),
            queries.db.schema.dropTable('nothing'),
          ],
        };
        await opened(empty, database => expect(migrate(database, [...SCHEMA_STEPS, broken])).rejects.toThrow());
        expect(await empty.schema()).toEqual(before);
      });
    });

    test('processes that start at once do not collide', async () => {
      await withEmpty(async empty => {
        const databases = await Promise.all([1, 2, 3, 4].map(() => empty.open()));
        await Promise.all(databases.map(database => migrate(database)));
        const kept = await Promise.all(
          databases.map((database, number) =>
            sqlRequestPorts(database).submissions.accept(aSubmission(String(number))),
          ),
        );
        expect(kept.map(({ kind }) => kind)).toEqual(['kept', 'kept', 'kept', 'kept']);
        await Promise.all(databases.map(database => database.close()));
      });
    });
  });
}

/** Counts the statements of a start on a database with these migrations done. */
async function countStatements(database: SqlDatabase, steps: readonly SchemaStep[]): Promise<number> {
  let count = 0;
  const counting = passing(database, () => void count++);
  await migrate(counting, steps);
  return count;
}

/** The same database, whose writes stop after a total number of statements. */
function stoppingAfter(database: SqlDatabase, most: number): SqlDatabase {
  let seen = 0;
  return passing(database, () => {
    if (seen++ >= most) throw new Error('stopped');
  });
}

/** Wraps a database and calls `tell` before each written statement. */
function passing(database: SqlDatabase, tell: () => void): SqlDatabase {
  function* told<Result>(steps: Steps<Result>): Steps<Result> {
    let step: IteratorResult<BoundStatement, Result> = steps.next();
    while (!step.done) {
      tell();
      step = steps.next(yield step.value);
    }
    return step.value;
  }
  return { ...database, write: (steps, patience) => database.write(() => told(steps()), patience) };
}
