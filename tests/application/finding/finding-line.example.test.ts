import { describe, expect, test } from 'vitest';
import { findingLine, severityLine } from '../../../application/finding/finding-line.ts';
import { FR_FEED_REASONS } from '../../../application/finding/locales/fr/feed-reasons.ts';
import { FR_PACKAGE_REASONS } from '../../../application/finding/locales/fr/package-reasons.ts';
import { EN_CONTENT_REASONS } from '../../../application/finding/locales/en/content-reasons.ts';
import { EN_FEED_REASONS } from '../../../application/finding/locales/en/feed-reasons.ts';
import { EN_PACKAGE_REASONS } from '../../../application/finding/locales/en/package-reasons.ts';
import { EN_VALUE_REASONS } from '../../../application/finding/locales/en/value-reasons.ts';
import { reason } from '../../../application/finding/reason.ts';

const ZIP = { file: 'feed.json', id: '7', field: 'Zip', reason: reason('missing') };

describe('the log line of a finding', () => {
  test.each([
    ['fr', 'refusé\u00a0: feed.json 7 Zip\u00a0: manque'],
    ['nl', 'geweigerd: feed.json 7 Zip: ontbreekt'],
    ['en', 'refused: feed.json 7 Zip: is missing'],
    ['de', 'abgelehnt: feed.json 7 Zip: fehlt'],
  ] as const)('in %s is “%s”', (language, line) => {
    expect(severityLine('refused', ZIP, language)).toBe(line);
  });

  test('names the source system’s record and omits unknown parts', () => {
    expect(findingLine({ id: '7', externalId: 'a-b', field: 'Zip', reason: reason('missing') }, 'en')).toBe(
      '7 (a-b) Zip: is missing',
    );
    expect(findingLine({ id: '', field: '', reason: reason('text', { text: 'all is wrong' }) }, 'fr')).toBe(
      'all is wrong',
    );
  });

  test('renders a nested reason in the same language', () => {
    const why = reason('bad-status', { status: 404 });
    const leftOut = { id: '7', field: 'Pictures', reason: reason('picture-left-out', { picture: 'a.jpg', why }) };
    expect(findingLine(leftOut, 'nl')).toBe('7 Pictures: a.jpg: kreeg een antwoord met status 404');
    expect(findingLine(leftOut, 'fr')).toBe('7 Pictures\u00a0: a.jpg\u00a0: a reçu une réponse de statut 404');
  });
});

test('in French has non-breaking spaces at double punctuation and quotation marks', () => {
  const torn = Object.entries({ ...FR_FEED_REASONS, ...FR_PACKAGE_REASONS }).filter(([, text]) =>
    / [:;?!]|« | »/.test(text),
  );
  expect(torn).toEqual([]);
});

test('each code is in exactly one table: in two, one text would overwrite the other', () => {
  const codes = [EN_VALUE_REASONS, EN_CONTENT_REASONS, EN_FEED_REASONS, EN_PACKAGE_REASONS].flatMap(table =>
    Object.keys(table),
  );
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});
