import { idWithExternalId, withHeading } from '../../../application/finding/finding-line.ts';
import type { Differences, ExternalIds } from '../../../application/operate/import-report.ts';
import type { Language } from '../../../domain/text/language.ts';
import { type Change, COMMAND_WORDS } from './command-words.ts';

/** Maximum number of ids listed on one line. */
const SHOWN_IDS = 1_000;
const CHANGES = ['added', 'changed', 'removed', 'kept'] as const;

/** Lists ids on one line after a label; `[]` without ids. `idLine('added', ['7'], new Map(), 'en')` → `['added: 7']` */
export function idLine(
  head: string,
  ids: readonly string[],
  externalIds: ExternalIds,
  language: Language,
): readonly string[] {
  if (ids.length === 0) return [];
  const more = ids.length > SHOWN_IDS ? COMMAND_WORDS[language].moreIds(ids.length - SHOWN_IDS) : '';
  const shown = ids.slice(0, SHOWN_IDS).map(id => idWithExternalId(id, externalIds.get(id)));
  return [withHeading(head, `${shown.join(' ')}${more}`, language)];
}

/**
 * Returns one line per kind of change that occurred. `changeLines({ added: ['7'], … }, new Map(), words.import.ids, 'en')` → `['added: 7']`
 */
export function changeLines(
  differences: Pick<Differences, Change>,
  externalIds: ExternalIds,
  heads: Readonly<Record<Change, string>>,
  language: Language,
): readonly string[] {
  return CHANGES.flatMap(change => idLine(heads[change], differences[change], externalIds, language));
}
