import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../../../adapters/composition/settings.ts';
import { parseContent } from '../../../adapters/content/parse-content.ts';
import { checkedFeed } from '../../../adapters/feed/feed-item.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import { ownWords, unquotedWords } from '../../../adapters/wire/schema-words.ts';
import { FULL } from '../../support/full-run.ts';

const { files } = await readContentDirectory('fixtures/agency');
/** How the parser library's own sentences begin. */
const FOREIGN = /Invalid|expected|received|Unrecognized|Too (?:big|small)|NaN|undefined/;
/** What is said where a schema says nothing better: of content each does. */
const BARE = ['cannot be read', 'is not in the form that it needs', 'has none of the forms that it may have'];
const WRONG: readonly unknown[] = [undefined, null, 7, -0.5, 1e9, '', 'x'.repeat(600), true, [], [7], {}, { x: 1 }];

/** All of them in the full run, else two for a place, of each place from another one on. */
const wrongFor = (place: number) => WRONG.filter((_, at) => FULL || (at + place) % 6 === 0);

type Holder = Record<string | number, unknown>;

/** Every place of a value at which something stands, one of a list for all. */
function placesIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, 2) : Object.keys(value);
  return [path, ...keys.flatMap(key => placesIn((value as Holder)[key], [...path, key]))];
}

function withWrong(value: unknown, [key, ...deeper]: readonly (string | number)[], wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Holder;
  copy[key] = withWrong(copy[key], deeper, wrong);
  return copy;
}

describe('what an operator reads of content is the project’s own words', () => {
  test.each([...files.keys()].filter(name => name.endsWith('.json')))('of %s', name => {
    const value = JSON.parse(files.get(name) ?? '') as unknown;
    // An entry of each shape: the longest have all fields.
    const sample = Array.isArray(value)
      ? value.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length).slice(0, 3)
      : value;
    const reasons = new Set<string>();
    for (const [place, path] of placesIn(sample).entries())
      for (const wrong of wrongFor(place)) {
        const text = JSON.stringify(withWrong(sample, path, wrong)) ?? '';
        const { problems } = parseContent(new Map([[name, text]]));
        for (const { file, reason } of problems) if (file === name) reasons.add(reason);
      }
    expect(reasons.size).toBeGreaterThan(0);
    expect([...reasons].filter(reason => FOREIGN.test(reason) || BARE.includes(reason))).toEqual([]);
  });
});

describe('what an operator reads of settings is the project’s own words', () => {
  const names = [
    'PORT',
    'PUBLIC_URL',
    'CATALOGUE_SOURCE',
    'IMPORT_EVERY',
    'SECRET',
    'SECRET_PREVIOUS',
    'TRUSTED_PROXIES',
    'DATABASE_URL',
    'SMTP_URL',
    'SMTP_PLAIN',
    'CLAMAV',
    'HSTS_SUBDOMAINS',
    'SECURITY_CONTACT',
    'PICTURE_HOSTS',
    'MAP_TILES_URL',
    'MAP_TILES_ATTRIBUTION',
    'AGENCY_ADDRESSES',
    'CAPTCHA_ANSWER',
  ];
  test.each(names)('of %s', name => {
    const lines = ['none of these', '-1', '70000', '1.5', ' ', '{', 'y'.repeat(600)].flatMap(text => {
      const read = readSettings({ PUBLIC_URL: 'https://agency.example', [name]: text });
      return 'refused' in read ? [read.refused] : [];
    });
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(new RegExp(`^Settings refused: ${name}: [a-z]`));
      expect(line).not.toMatch(FOREIGN);
      expect(line).not.toContain('yyy');
    }
  });
});

test('what an operator reads of a feed’s items is the project’s own words', async () => {
  const items = WRONG.flatMap(wrong => [
    wrong,
    ...['scope', 'property', 'gone', 'refused'].flatMap(kind => [
      { kind, scope: wrong, records: wrong, id: wrong, finding: wrong },
      { kind, scope: 'all', projects: wrong, records: [wrong], id: 'a', finding: { id: wrong } },
    ]),
  ]);
  const reasons = new Set<string>();
  for (const item of items)
    try {
      for await (const _ of checkedFeed([item] as never));
    } catch (error) {
      reasons.add((error as Error).message);
    }
  expect(reasons.size).toBeGreaterThan(0);
  expect([...reasons].filter(reason => FOREIGN.test(reason) || BARE.some(bare => reason.endsWith(bare)))).toEqual([]);
});

test.each<[string, z.ZodType, unknown, string]>([
  ['a type', z.number(), 'a lot', 'must be a number, but is "a lot"'],
  ['a fraction', z.int(), 1.5, 'must be a whole number, but is 1.5'],
  ['nothing', z.string(), undefined, 'is missing'],
  ['a choice', z.enum(['a', 'b', 'c']), 'd', 'must be a, b or c, but is "d"'],
  ['an empty text', z.string().min(1), '', 'is empty'],
  ['a short text', z.string().min(3), 'a', 'has fewer than 3 characters'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'has more than 1 entry'],
  ['a small number', z.number().min(2), 1, 'must be at least 2'],
  ['a large number', z.number().max(2), 3, 'must be at most 2'],
  ['a mail', z.email(), 'x', 'is not an e-mail address'],
  ['a pattern', z.string().regex(/^a$/), 'b', 'is not in the form that it needs'],
  [
    'a kind',
    z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })]),
    { type: 'c' },
    'must be a or b',
  ],
  ['one of several', z.union([z.string(), z.number()]), true, 'has none of the forms that it may have'],
])('%s has words', (_, schema, value, words) => {
  expect(schema.safeParse(value, { error: ownWords }).error?.issues[0]?.message).toBe(words);
});

test('a value that may be secret is not repeated', () => {
  expect(z.number().safeParse('s3cret', { error: unquotedWords }).error?.issues[0]?.message).toBe('must be a number');
});
