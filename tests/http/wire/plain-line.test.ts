import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLine } from '../../../adapters/wire/rich-text/plain-line.ts';
import { parseFeed } from '../../support/reading/parse-feed.ts';
import { feedOf, GOOD_RECORD } from '../feed/good-record.ts';

test.each([
  ['Maison de maître', 'Maison de maître'],
  ['<b>Villa</b> &amp; jardin<br>Namur', 'Villa & jardin Namur'],
  ['<p>Appartement</p><p>2&nbsp;chambres</p>', 'Appartement 2\u00a0chambres'],
  ['100 m&sup2;', '100 m²'],
  ['Loft < 5 km', 'Loft < 5 km'],
  ['R&D', 'R&D'],
  ['<script>alert(1)</script>Studio', 'Studio'],
  ['Maison &amp;agrave; vendre', 'Maison à vendre'],
  ['Maison &lt;b&gt;neuve&lt;/b&gt;', 'Maison neuve'],
  ['Clos <Saint-Jean> &amp; jardin', 'Clos <Saint-Jean> & jardin'],
  ['a &lt; b', 'a < b'],
])('the title %j is %j', (written, words) => {
  expect(plainLine(written)).toBe(words);
});

test('a title without < and & is unchanged', () => {
  fc.assert(
    fc.property(
      fc.string().filter(text => !/[<&]/.test(text)),
      text => {
        expect(plainLine(text)).toBe(text);
      },
    ),
  );
});

test('titles of a feed are decoded', () => {
  const { listings } = parseFeed(feedOf([{ ...GOOD_RECORD, Title: '<strong>L&rsquo;&eacute;curie</strong>' }]));
  expect(listings[0]?.title.fr).toBe('L’écurie');
});

test('a street, a town and a type name of a feed are decoded and have no tags', () => {
  const { listings } = parseFeed(
    feedOf([
      {
        ...GOOD_RECORD,
        Street: 'Rue de l&rsquo;<b>&Eacute;cluse</b>',
        City: 'Li&egrave;ge',
        Zip: '4000',
        MainTypeName: 'Maison &amp; jardin',
      },
    ]),
  );
  expect(listings[0]).toMatchObject({
    address: { street: 'Rue de l’Écluse' },
    place: { name: { fr: 'Liège' } },
    mainTypeName: { fr: 'Maison & jardin' },
  });
});
