import { type CatalogueImport, LeaseLost, type Restored } from '../ports/catalogue/catalogue-import.ts';

export type UndoOutcome =
  /** `version` is absent after a dry run. */
  | { readonly kind: 'undone'; readonly version: string | undefined; readonly restored: Restored }
  /** Result if the database has no earlier version of the catalogue. */
  | { readonly kind: 'nothing-before' }
  /** Another import is running, or took over the lease while this one ran. */
  | { readonly kind: 'another-import' };

/**
 * Publishes the previous catalogue version again; a second undo publishes the later version again. Triggers no search alerts. Owners of
 * listings stay as set by the last import.
 */
export type UndoImport = (options?: { readonly dryRun?: boolean }) => Promise<UndoOutcome>;

export function makeUndoImport({ imports }: { readonly imports: CatalogueImport }): UndoImport {
  return async ({ dryRun = false } = {}) => {
    const run = await imports.begin({ quiet: true });
    if (!run) return { kind: 'another-import' };
    try {
      const restored = await run.restore();
      const version = restored && !dryRun ? await run.publish() : await run.abandon().then(() => undefined);
      return restored ? { kind: 'undone', version, restored } : { kind: 'nothing-before' };
    } catch (error) {
      if (error instanceof LeaseLost) return { kind: 'another-import' };
      await run.abandon().catch(() => {});
      throw error;
    }
  };
}
