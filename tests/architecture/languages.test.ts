import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/text/language.ts';
import { readSources, type SyntaxNode, walk } from '../support/run/source-file.ts';

/** Files with a table of texts by language, which does not compile when a language is missing. */
const TABLES = [
  'domain/text/language.ts',
  'application/finding/finding-line.ts',
  'application/finding/reason.ts',
  'domain/listing/coded-value.ts',
  'domain/place/area-names.ts',
  'domain/place/areas.ts',
  'domain/place/provinces.ts',
  'domain/room/caption-words.ts',
  'domain/search/sentence/amounts.ts',
  'domain/search/sentence/features.ts',
  'domain/search/sentence/kinds.ts',
  'domain/search/sentence/marks.ts',
  'domain/search/sentence/own-home-words.ts',
  'domain/search/synonyms.ts',
  'adapters/mail/words.ts',
  'adapters/captcha/question.ts',
  'adapters/composition/report/command-words.ts',
  'adapters/composition/commands/base-map/water-names.ts',
  'adapters/composition/new/articles.ts',
  'adapters/composition/new/hours.ts',
  'adapters/composition/new/words.ts',
  'adapters/composition/site/phrases-in.ts',
];
const produces = (path: string) => /^(?:domain|application|adapters|ui)\//.test(path) && !path.includes('/locales/');

type Named = { readonly value?: unknown; readonly name?: unknown; readonly literal?: { readonly value?: unknown } };
const nameOf = (node: Named | null | undefined) => node?.value ?? node?.name ?? node?.literal?.value;

/** The names in an array, a union type, or the keys of an object. */
function namesIn(node: SyntaxNode): readonly unknown[] {
  if (node.type === 'ArrayExpression') return (node['elements'] as readonly (Named | null)[]).map(nameOf);
  if (node.type === 'TSUnionType') return (node['types'] as readonly Named[]).map(nameOf);
  if (node.type === 'ObjectExpression')
    return (node['properties'] as readonly { readonly key?: Named }[]).map(({ key }) => nameOf(key));
  return [];
}

describe('the languages', () => {
  test('are listed in one place, and have texts in the known tables', () => {
    const found = new Set<string>();
    for (const [path, source] of readSources()) {
      // A file that does not mention all languages has no such table.
      if (!produces(path) || !LANGUAGES.every(language => source.text.includes(language))) continue;
      walk(source.program, node => {
        const names = namesIn(node);
        if (LANGUAGES.every(language => names.includes(language))) found.add(path);
      });
    }
    expect([...found].toSorted()).toEqual(TABLES.toSorted());
  });
});
