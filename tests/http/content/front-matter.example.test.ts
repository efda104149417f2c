import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrontMatter } from '../../../adapters/content/files/front-matter.ts';

test('front matter contains title and intro, followed by the text', () => {
  expect(parseFrontMatter('---\ntitle: Vendre : comment\nintro: "Deux mots."\n---\n\nTexte.\n')).toEqual({
    matter: { title: 'Vendre : comment', intro: 'Deux mots.', public: true },
    body: 'Texte.',
  });
});

test('front matter may have either kind of line ending', () => {
  expect(parseFrontMatter('---\r\ntitle: A\r\n---\r\nB\r\nC')).toMatchObject({ matter: { title: 'A' }, body: 'B\nC' });
});

test.each([
  '',
  'Texte',
  '---\ntitle: A',
  '---\nintro: A\n---\n',
  '---\ntitle: A\ntitle: B\n---',
  '---\nlayout: x\ntitle: A\n---',
  '---\ntitle A\n---',
  '---\ntitle: A\npublic: maybe\n---',
])('front matter is refused: %j', text => {
  expect(parseFrontMatter(text)).toEqual({
    refusal: expect.objectContaining({ code: expect.stringMatching(/^front-matter-/) }),
  });
});

test('parsing front matter never throws', () => {
  fc.assert(fc.property(fc.string(), text => void parseFrontMatter(`---\n${text}`)));
});
