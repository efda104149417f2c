import type { ListingEvent } from '../../../domain/listing/listing-event.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import type { Steps } from '../database/statement.ts';
import type { importStatementsWith } from './catalogue-statements.ts';

/** Parameters shared by the functions that write the next version of the catalogue. */
export type ImportWriter = {
  readonly database: SqlDatabase;
  readonly statements: ReturnType<typeof importStatementsWith>;
  /** The published version; the run writes the one after it. */
  readonly version: number;
  /** Writes in one transaction, which also renews the lease of the run. Throws `LeaseLost` if another run has taken over. */
  readonly write: <Result>(steps: () => Steps<Result>) => Promise<Result>;
  /** Whether even a batch without changes has to write now, because the lease would otherwise end before the next batch. */
  readonly isRenewalDue: () => boolean;
  /** Stores the changes of listings. */
  readonly changeRows: (
    rows: readonly { readonly id: string; readonly events: readonly ListingEvent[] }[],
  ) => Steps<void>;
};
