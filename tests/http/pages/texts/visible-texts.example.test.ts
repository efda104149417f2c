import { describe, expect, test } from 'vitest';
import { visibleTexts } from '../../../support/reading/visible-texts.ts';
import { maskedText } from '../../../support/site/masked-tree.ts';

test.each([
  ['<p>Braine-l&#x27;Alleud</p>', ["Braine-l'Alleud"]],
  ['<img alt="een huis"><input type="submit" value="Zoeken"><input value="typed">', ['een huis', 'Zoeken']],
  ['<p>Te koop <span lang="fr">maison <b>neuve</b></span> nu</p>', ['Te koop', 'nu']],
  ['<script>hidden</script><textarea>typed</textarea><meta name="description" content="Panden">', ['Panden']],
])('the visible texts of %s', (html, texts) => {
  expect(visibleTexts(`<html lang="nl">${html}</html>`, 'nl')).toEqual(texts);
});

describe('a masked text', () => {
  test.each([
    ['Nog {{count}} dagen, {name}', '¤ {{count}} ¤, {name}'],
    [
      'Lees [onze voorwaarden](page:/disclaimer/) op https://a.example/b',
      '¤ [¤ ¤](page:/disclaimer/) ¤ https://a.example/b',
    ],
    ['kWh/m².jaar', '¤/¤².¤'],
    ['/nl/te-koop/', '/nl/te-koop/'],
  ])('of %s is %s', (text, masked) => {
    expect(maskedText(text)).toBe(masked);
  });
});
