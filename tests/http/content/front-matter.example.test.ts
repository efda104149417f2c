import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrontMatter } from '../../../adapters/content/files/front-matter.ts';

test('reads title, intro and text', () => {
  expect(parseFrontMatter('---\ntitle: Vendre : comment\nintro: "Deux mots."\n---\n\nTexte.\n')).toEqual({
    matter: { title: 'Vendre : comment', intro: 'Deux mots.', public: true },
    body: 'Texte.',
  });
});

test('takes line ends of both kinds', () => {
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
])('refuses %j', text => {
  expect(parseFrontMatter(text)).toEqual({
    refusal: expect.objectContaining({ code: expect.stringMatching(/^front-matter-/) }),
  });
});

test('never throws', () => {
  fc.assert(fc.property(fc.string(), text => void parseFrontMatter(`---\n${text}`)));
});
