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
