import { describe, expect, test } from 'vitest';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { parseHtmlText, parsePlainText } from '../../../adapters/wire/rich-text/parse-rich-text.ts';
import { type Block, type Inline, plainText, type RichText } from '../../../domain/text/rich-text.ts';
import { GOOD_RECORD } from './good-record.ts';

/** Blocks as lines: `/` for a line break, the kind of each block but paragraphs before it. */
function shown(text: RichText): string[] {
  const words = (content: readonly Inline[]): string =>
    content
      .map(part => (part.kind === 'break' ? '/' : part.kind === 'text' ? part.text : words(part.content)))
      .join('');
  const line = (block: Block): string => {
    if (block.kind === 'list') return `${block.kind}: ${block.items.map(words).join(', ')}`;
    if (block.kind === 'table' || block.kind === 'image') return block.kind;
    return `${block.kind === 'paragraph' ? '' : `${block.kind}: `}${words(block.content)}`;
  };
  return text.map(line);
}
const described = (fields: Readonly<Record<string, unknown>>) =>
  makeRecordReader().listing([{ ...GOOD_RECORD, Language: 'fr', ...fields }]);
const descriptionOf = (fields: Readonly<Record<string, unknown>>) =>
  shown(described(fields).thing?.description.fr ?? []);

describe('a plain text is shown as written', () => {
  test.each<[string, string[]]>([
    ['2. OG: drei Zimmer\n1. OG: Küche', ['2. OG: drei Zimmer/1. OG: Küche']],
    ['Bezugsfrei ab\n15. August 2027', ['Bezugsfrei ab/15. August 2027']],
    ['4*5 m und 3*4 m', ['4*5 m und 3*4 m']],
    ['> 100 m²\n+ jardin\n* garage\n- cave', ['> 100 m²/+ jardin/* garage/- cave']],
    ['# 12\n\n**net** [a](https://x.example)', ['# 12', '**net** [a](https://x.example)']],
    ['a\r\nb\r\n\r\n\r\nc\n', ['a/b', 'c']],
    ['| a | b |\n|---|---|\n| 1 | 2 |', ['| a | b |/|---|---|/| 1 | 2 |']],
    ['C:\\* m&sup2;', ['C:\\* m²']],
    ['<5 km de la gare, > 3 ch.', ['<5 km de la gare, > 3 ch.']],
    ['\n \n', []],
  ])('%j', (text, lines) => {
    expect(shown(parsePlainText(text))).toEqual(lines);
    expect(descriptionOf({ Description: text })).toEqual(lines);
    expect(descriptionOf({ Description: text, DescriptionFormat: 'plain' })).toEqual(lines);
  });
});

describe('HTML keeps its line breaks, and its text is not parsed as Markdown', () => {
  test.each<[string, string[]]>([
    ['<p>Rez : hall<br>Étage : 3 chambres<br>Grenier</p>', ['Rez : hall/Étage : 3 chambres/Grenier']],
    ['<p>2. OG</p><p>1. OG</p><p>* a</p>', ['2. OG', '1. OG', '* a']],
    ['a<br><br>b', ['a', 'b']],
    ['<img src="x">a', ['a']],
    ['<p>a\nb</p>', ['a b']],
    ['un <b>deux</b>\n- trois', ['un deux/- trois']],
    ['<ul><li>a<br>b</li><li>1. c</li></ul>', ['list: a/b, 1. c']],
    ['<br>a<br>', ['a']],
    ['<p>4*5 &amp; 3*4 &lt;b&gt;</p>', ['4*5 & 3*4 <b>']],
    ['<h2># a</h2><blockquote>> b</blockquote>', ['heading: # a', '> b']],
  ])('%j', (text, lines) => {
    expect(shown(parseHtmlText(text))).toEqual(lines);
    expect(descriptionOf({ Description: text })).toEqual(lines);
  });

  test('is shown as written if the record marks its texts as plain', () => {
    expect(descriptionOf({ Description: '<p>a</p>', DescriptionFormat: 'plain' })).toEqual(['<p>a</p>']);
  });
});

test.each([
  ['&lt;p&gt;R&amp;D&lt;/p&gt;&lt;p&gt;b&lt;br /&gt;c&lt;/p&gt;', ['R&D', 'b/c']],
  ['<p>l&amp;rsquo;&amp;eacute;t&amp;eacute;</p>', ['l’été']],
  ['a &lt; b', ['a < b']],
  ['hall\u000bgarage\u2028cave', ['hall/garage/cave']],
])(
  'a text encoded once too often, or with line breaks of word processors, is read as meant: %j',
  (Description, lines) => {
    expect(descriptionOf({ Description })).toEqual(lines);
  },
);

test('a text may be a rich-text tree; an unsafe link keeps only its text', () => {
  const text = { kind: 'text', text: 'a' };
  const link = { kind: 'link', href: 'javascript:alert(1)', content: [text] };
  const Description = [{ kind: 'paragraph', content: [text, { kind: 'break' }, link] }];
  expect(described({ Description }).thing?.description.fr).toEqual([
    { kind: 'paragraph', content: [text, { kind: 'break', content: [] }, text] },
  ]);
});

test.each([
  [{ Description: [{ kind: 'script', content: [] }] }, 'Description'],
  [{ Description: [{ kind: 'paragraph', content: 'a' }] }, 'Description'],
  [{ Description: { kind: 'paragraph' } }, 'Description'],
  [{ Description: 'a', DescriptionFormat: 'markdown' }, 'DescriptionFormat'],
])('an invalid text is refused: %j', (fields, field) => {
  expect(described(fields).refused.map(finding => finding.field)).toEqual([field]);
});

test('tags and entities are left out of every field of words, and addresses have their &', () => {
  const { thing } = described({
    Heating: 'gaz &amp; mazout',
    Kitchen: '<b>équipée</b>',
    EPCLabelText: 'A&#43;',
    UniqueCode: 'R&amp;D-1',
    HouseNumber: '12<sup>A</sup>',
    BoxNr: '<b>3</b>',
    Documents: [{ ID: '1', Name: 'Plan &amp; PEB' }],
    OnlineMedia: [{ Name: 'Immo&amp;web', Url: 'https://x.example/?a=1&amp;b=2', Since: '5/3/2026' }],
    Media: ['https://films.example/?v=1&amp;t=2'],
    Pictures: [{ ID: 1, Url: 'pictures/1.jpg', Name: 'Vue &amp; jardin' }],
  });
  expect(thing).toMatchObject({
    facts: { heating: { fr: 'gaz & mazout' }, kitchen: { fr: 'équipée' }, energyLabel: 'A+', uniqueCode: 'R&D-1' },
    address: { houseNumber: '12A', boxNumber: '3' },
    documents: [{ id: '1', name: { fr: 'Plan & PEB' } }],
    onlineMedia: [{ name: 'Immo&web', url: 'https://x.example/?a=1&b=2', since: '2026-03-05' }],
    media: ['https://films.example/?v=1&t=2'],
    pictures: [{ alt: { fr: 'Vue & jardin' } }],
  });
});

test('the words of a text have a space at a line break', () => {
  expect(plainText(parsePlainText('a\nb'))).toBe('a b');
});
