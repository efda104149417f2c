import type { UndoImport, UndoOutcome } from '../../../application/operate/undo-import.ts';
import { fail, tellIds, untilNoOther } from './import-words.ts';

/** Publishes what visitors saw before, prints what is different, and says whether there was anything. */
export async function undoImport(undo: UndoImport, options: { readonly dryRun: boolean }): Promise<boolean> {
  const outcome = await untilNoOther<UndoOutcome>(() => undo(options));
  switch (outcome.kind) {
    case 'another-import':
      return fail('Nothing was undone: an import is running. Run the command again when it has ended.');
    case 'nothing-before':
      return fail('Nothing was undone: there is no version before the one that visitors see.');
    case 'undone': {
      const { version, restored } = outcome;
      const { listings, projects } = restored;
      for (const [of, { added, changed, removed }] of [
        ['', listings],
        ['projects ', projects],
      ] as const)
        for (const [what, ids] of Object.entries({ added, changed, removed })) tellIds(`${of}${what}`, ids);
      console.log(
        `undo: ${listings.added.length} added, ${listings.changed.length} changed, ${listings.removed.length} removed.`,
      );
      console.log(
        version === undefined
          ? 'Nothing was published: this was a trial.'
          : `Version ${version} is published, as it was before the last one; running servers show it within a second, and no alert tells of it.`,
      );
      return true;
    }
  }
}
