import { expect, test } from 'vitest';
import { parseRichText } from '../../../adapters/wire/rich-text/parse-rich-text.ts';

const text = (words: string) => ({ kind: 'text', text: words });

test('Markdown is parsed to headings, paragraphs, lists, quotes, tables and pictures', () => {
  expect(
    parseRichText(
      '## Jardin\n\nPlein **sud**, [à voir](page:/for-sale/).\nEt *calme*.\n\n- un\n- deux\n\n1. a\n\n> Dit le voisin\n\n| PEB | D |\n|---|---|\n| kWh | 287 |\n\n![La façade](banner-town)\n',
    ),
  ).toEqual([
    { kind: 'heading', level: 2, content: [text('Jardin')] },
    {
      kind: 'paragraph',
      content: [
        text('Plein '),
        { kind: 'strong', content: [text('sud')] },
        text(', '),
        { kind: 'link', href: 'page:/for-sale/', content: [text('à voir')] },
        text('. Et '),
        { kind: 'emphasis', content: [text('calme')] },
        text('.'),
      ],
    },
    { kind: 'list', ordered: false, items: [[text('un')], [text('deux')]] },
    { kind: 'list', ordered: true, items: [[text('a')]] },
    { kind: 'quote', content: [text('Dit le voisin')] },
    { kind: 'table', head: [[text('PEB')], [text('D')]], rows: [[[text('kWh')], [text('287')]]] },
    { kind: 'image', pictureId: 'banner-town', alt: 'La façade' },
  ]);
});

test('simple HTML of CRMs is supported, and other tags leave their text', () => {
  expect(
    parseRichText(
      '<h3>Ligging</h3><p>Dicht bij <strong>Gent</strong>, 5&nbsp;km &amp; meer.</p><ul><li>tuin</li><li><span>hal</span></li></ul>',
    ),
  ).toEqual([
    { kind: 'heading', level: 3, content: [text('Ligging')] },
    {
      kind: 'paragraph',
      content: [text('Dicht bij '), { kind: 'strong', content: [text('Gent')] }, text(', 5\u00a0km & meer.')],
    },
    { kind: 'list', ordered: false, items: [[text('tuin')], [text('hal')]] },
  ]);
});

test.each([
  '[x](javascript:alert(1))',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '[x](java\tscript:alert)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](data:text/html,x)',
  '[x](https://user:pw@evil.example)',
])('%s creates no link', source => {
  expect(JSON.stringify(parseRichText(source))).not.toContain('"link"');
});
