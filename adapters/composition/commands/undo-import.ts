import type { UndoImport, UndoOutcome } from '../../../application/operate/undo-import.ts';
import type { Language } from '../../../domain/text/language.ts';
import { type ImportDocument, importDocumentOf, noDifferences } from '../report/command-document.ts';
import { COMMAND_WORDS } from '../report/command-words.ts';
import { changeLines } from '../report/id-lines.ts';
import { retryWhileImporting } from './common/retry-while-importing.ts';

/** Publishes the previous version of the catalogue again, and prints the differences from the current one. */
export async function undoImport(
  undo: UndoImport,
  {
    dryRun,
    language,
    say,
  }: { readonly dryRun: boolean; readonly language: Language; readonly say: (line: string) => void },
): Promise<ImportDocument> {
  const words = COMMAND_WORDS[language].import;
  const outcome = await retryWhileImporting<UndoOutcome>(
    () => undo({ dryRun }),
    () => say(words.waiting),
  );
  switch (outcome.kind) {
    case 'another-import':
      return importDocumentOf(outcome.kind, { failure: words.notUndone(words.anotherImport) });
    case 'nothing-before':
      return importDocumentOf(outcome.kind, { failure: words.notUndone(words.nothingBefore) });
    case 'undone': {
      const { version, restored } = outcome;
      const listings = { ...noDifferences(), ...restored.listings };
      const projects = { ...noDifferences(), ...restored.projects };
      for (const line of changeLines(listings, new Map(), words.ids, language)) say(line);
      for (const line of changeLines(projects, new Map(), words.projectIds, language)) say(line);
      const { added, changed, removed } = listings;
      say(words.counted({ file: 'undo', added: added.length, changed: changed.length, removed: removed.length }));
      say(version === undefined ? words.trial : words.restored(version));
      return version === undefined
        ? importDocumentOf('trial', { listings, projects })
        : importDocumentOf('undone', { version, listings, projects });
    }
  }
}
