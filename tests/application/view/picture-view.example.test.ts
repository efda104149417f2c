import { expect, test } from 'vitest';
import { contexts } from '../../../application/view/contexts.ts';
import { pictureView } from '../../../application/view/picture-view.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { openSite, UNLUCKY } from '../../support/site/sample-site.ts';

const contextIn = await contexts(openSite(), UNLUCKY);
const PICTURE = { id: '1-3', width: 30, height: 20, alt: {}, kind: 'photo' } as const;
const OWNER = { what: 'Villa', place: 'Namur', number: 3 };

test.each(LANGUAGES)('a picture without a caption is named after its owner, in %s', language => {
  const context = contextIn(language);
  expect(pictureView(context, PICTURE, OWNER)).toMatchObject({ alt: { text: 'Villa, Namur, 3' }, uncaptioned: true });
  expect(pictureView(context, { ...PICTURE, alt: { fr: ' ' } }, OWNER).alt.text).toBe('Villa, Namur, 3');
  expect(pictureView(context, { ...PICTURE, kind: 'floor-plan' }, { ...OWNER, place: '' }).alt.text).toMatch(
    /^\p{L}[\p{L} ]+, Villa, 3$/u,
  );
});

test('a caption in another language is used if the page’s language has none', () => {
  const view = pictureView(contextIn('en'), { ...PICTURE, alt: { fr: 'Le séjour' } }, OWNER);
  expect(view).toMatchObject({ alt: { text: 'Le séjour', lang: 'fr' } });
  expect(view.uncaptioned).toBeUndefined();
});

test('a picture without a caption is named after the room that it shows, in each language', () => {
  const named = (shows: 'living' | 'facade') =>
    LANGUAGES.map(language => pictureView(contextIn(language), { ...PICTURE, shows }, OWNER));
  expect(named('living').map(({ alt }) => alt)).toEqual(
    ['Séjour', 'Woonkamer', 'Living room', 'Wohnzimmer'].map(text => ({ text })),
  );
  expect(named('facade').map(({ alt }) => alt.text)).toEqual(['Façade', 'Gevel', 'Façade', 'Fassade']);
  expect(named('living').every(({ uncaptioned }) => uncaptioned === undefined)).toBe(true);
});

test('a room in the own language is better than a caption in another one, a caption in the own language best', () => {
  const picture = { ...PICTURE, alt: { nl: 'Ruime keuken' }, shows: 'kitchen' } as const;
  expect(pictureView(contextIn('fr'), picture, OWNER).alt).toEqual({ text: 'Cuisine' });
  expect(pictureView(contextIn('nl'), picture, OWNER).alt).toEqual({ text: 'Ruime keuken' });
});

test('a picture that is known only as interior or exterior is named after its owner too', () => {
  const view = pictureView(contextIn('de'), { ...PICTURE, shows: 'exterior' }, OWNER);
  expect(view).toMatchObject({ alt: { text: 'Außenansicht, Villa, Namur, 3' }, uncaptioned: true });
});
