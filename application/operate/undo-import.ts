import { type CatalogueImport, Overtaken, type Restored } from '../ports/catalogue/catalogue-import.ts';

export type UndoOutcome =
  /** `version`: absent where it was a trial. */
  | { readonly kind: 'undone'; readonly version: string | undefined; readonly restored: Restored }
  /** There is no version before the one that visitors see. */
  | { readonly kind: 'nothing-before' }
  /** An import is under way, or took over from this. */
  | { readonly kind: 'another-import' };

/**
 * Publishes again what visitors saw before the last publication, however that came; asked for again, it goes back. No alert tells of it.
 * Whom feeds name as owners stays as the last one named them.
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
      if (error instanceof Overtaken) return { kind: 'another-import' };
      await run.abandon().catch(() => {});
      throw error;
    }
  };
}
