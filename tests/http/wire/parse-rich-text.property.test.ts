import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRichText } from '../../../adapters/wire/rich-text/parse-rich-text.ts';
import type { Inline } from '../../../domain/text/rich-text.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    '**',
    '*',
    '[',
    '](',
    ')',
    '<a href="',
    '">',
    '</a>',
    '<li>',
    '</li>',
    '<ul>',
    '<p>',
    '<b>',
    '</b>',
    '|',
    '|-|',
    '\n',
    '\n\n',
    '## ',
    '- ',
    '1. ',
    '> ',
    'javascript:',
    'JaVaScRiPt&colon;',
    'data:text/html,',
    'vbscript:',
    '//evil.example',
    'https://example.org/',
    '/path/',
    'page:/contact/',
    'mailto:a@b.be',
    '&lt;',
    '&#106;',
    '\\*',
    '![',
    '<!--',
    '\uE004',
    '\uE005',
  ),
);
const source = fc.array(piece, { maxLength: 60 }).map(pieces => pieces.join(''));

function links(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(links);
  if (typeof value !== 'object' || value === null) return [];
  const inline = value as Inline;
  return [...(inline.kind === 'link' ? [inline.href] : []), ...Object.values(value).flatMap(links)];
}

test('any text is parsed without a throw, and links only to allowed addresses', () => {
  /** Links in both syntaxes, with addresses combined from allowed and forbidden parts. */
  const anAddress = fc
    .array(
      fc.constantFrom(
        'https://example.org/',
        '/path/',
        'page:/contact/',
        'mailto:a@b.be',
        'javascript:',
        'JaVaScRiPt&colon;',
        '//evil.example',
        'data:',
        ' ',
        '&#106;',
        '\t',
        'x',
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map(parts => parts.join(''));
  const aLink = fc
    .tuple(anAddress, fc.boolean(), source)
    .map(([href, html, around]) => around.slice(0, 40) + (html ? `<a href="${href}">a</a>` : `[a](${href})`));
  reaches({ link: runs(100), none: runs(100) }, met =>
    fc.assert(
      fc.property(fc.oneof(source, aLink), raw => {
        const found = links(parseRichText(raw));
        met(found.length > 0 ? 'link' : 'none');
        for (const href of found) expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|page:\/(?!\/)|\/(?!\/))/);
      }),
      { numRuns: runs(1500) },
    ),
  );
});

test('no internal marker of the parser remains in a text', () => {
  fc.assert(
    fc.property(source, raw => {
      expect(JSON.stringify(parseRichText(raw))).not.toMatch(/[\uE000-\uE0FF]/);
    }),
    { numRuns: 500 },
  );
});

test('words without markup are unchanged', () => {
  const words = fc.array(fc.stringMatching(/^[a-zà-ÿ0-9,;:'’€²]{1,9}$/), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(words, list => {
      expect(parseRichText(list.join(' '))).toEqual([
        { kind: 'paragraph', content: [{ kind: 'text', text: list.join(' ') }] },
      ]);
    }),
  );
});

test('a text of opening markers only is parsed in linear time', () => {
  const openers = [
    '*a ',
    '**a',
    '[',
    '[a](',
    '[a](b) ',
    '<a ',
    '<a href="',
    '<!--',
    '*[<b>**',
    '> ',
    '|a|\n|-|\n',
    '- a\n',
    '![',
    '<li>',
    '&',
  ];
  // A backtracking parser would take minutes for each and time out.
  for (const opener of openers) expect(parseRichText(opener.repeat(20_000)), opener).toBeInstanceOf(Array);
});
