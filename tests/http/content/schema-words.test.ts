import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../../../adapters/composition/settings.ts';
import { parseContent } from '../../../adapters/content/parse-content.ts';
import { checkedFeed } from '../../../adapters/feed/feed-item.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import {
  issueReason,
  issueText,
  messageReason,
  reasonMessage,
  issueTextWithoutValue,
} from '../../../adapters/wire/schema-words.ts';
import { type Reason, reason } from '../../../application/finding/reason.ts';
import { FULL } from '../../support/run/full-run.ts';
import { openPlaces } from '../../support/site/open-places.ts';

const { files } = await readContentDirectory('fixtures/agency');
/** Typical words of the schema library's own messages. */
const FOREIGN = /Invalid|expected|received|Unrecognized|Too (?:big|small)|NaN|undefined/;
/** General codes for values without a specific message; content schemas must never produce them. */
const BARE_CODES: readonly Reason['code'][] = [
  'unreadable-value',
  'wrong-form',
  'no-form',
  'must-be-other-kind',
  'text',
];
/** Fallback texts for feed schemas without a specific message. */
const BARE = ['cannot be read', 'does not have the required format', 'has none of the allowed formats'];
const WRONG: readonly unknown[] = [undefined, null, 7, -0.5, 1e9, '', 'x'.repeat(600), true, [], [7], {}, { x: 1 }];

/** Wrong values to try at a position: all in the full run, else one in twelve, rotating by position. */
const wrongFor = (place: number) => WRONG.filter((_, at) => FULL || (at + place) % 12 === 0);

type Holder = Record<string | number, unknown>;

/** All paths in a value; of a list, only those of its first two items. */
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

describe('every problem in content has a specific code, and values for all placeholders of its message', () => {
  const jsonFiles = [...files.keys()].filter(name => name.endsWith('.json'));
  /** Up to three entries, the longest ones, which have the most fields. */
  const sampleOf = (name: string): unknown => {
    const value = JSON.parse(files.get(name) ?? '') as unknown;
    return Array.isArray(value)
      ? value.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length).slice(0, 3)
      : value;
  };
  const reasonsOf = (name: string, value: unknown) =>
    parseContent(new Map([[name, JSON.stringify(value) ?? '']])).problems.flatMap(({ file, reason: why }) =>
      file === name ? [why] : [],
    );
  const faulty = (reasons: readonly Reason[]) =>
    reasons.filter(why => openPlaces(why).length > 0 || BARE_CODES.includes(why.code));

  test.each(jsonFiles)('in %s, at each path', name => {
    const sample = sampleOf(name);
    const reasons = [...placesIn(sample).entries()].flatMap(([place, path]) =>
      wrongFor(place).flatMap(wrong => reasonsOf(name, withWrong(sample, path, wrong))),
    );
    expect(reasons.length).toBeGreaterThan(0);
    expect(faulty(reasons)).toEqual([]);
  });

  test('for any value at any path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...jsonFiles), fc.nat(), fc.jsonValue({ maxDepth: 3 }), (name, at, wrong) => {
        const sample = sampleOf(name);
        const places = placesIn(sample);
        expect(faulty(reasonsOf(name, withWrong(sample, places[at % places.length] ?? [], wrong)))).toEqual([]);
      }),
      { numRuns: FULL ? 500 : 50 },
    );
  });
});

describe('messages about settings never come from the schema library:', () => {
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
  test.each(names)('%s', name => {
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

test('messages about a feed’s items never come from the schema library', async () => {
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
  ['a long list', z.array(z.string()).max(2), ['a', 'b', 'c'], 'has more than 2 entries'],
  ['a small number', z.number().min(2), 1, 'must be at least 2'],
  ['a large number', z.number().max(2), 3, 'must be at most 2'],
  ['a mail', z.email(), 'x', 'is not an e-mail address'],
  ['a pattern', z.string().regex(/^a$/), 'b', 'does not have the required format'],
  [
    'a kind',
    z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })]),
    { type: 'c' },
    'must be a or b, but is "c"',
  ],
  ['one of several', z.union([z.string(), z.number()]), true, 'has none of the allowed formats'],
])('a schema error has its own message: %s', (_, schema, value, words) => {
  expect(schema.safeParse(value, { error: issueText }).error?.issues[0]?.message).toBe(words);
});

test('a reason is data with the refused value', () => {
  const error = (issue: Parameters<typeof issueReason>[0]) => reasonMessage(issueReason(issue));
  const reasonOf = (schema: z.ZodType, value: unknown) =>
    messageReason(schema.safeParse(value, { error }).error?.issues[0]?.message ?? '');
  expect(reasonOf(z.number(), ['x'])).toEqual(reason('must-be-number', { value: '[…]' }));
  expect(reasonOf(z.enum(['a', 'b']), 'c')).toEqual(reason('must-be-one-of', { list: ['a', 'b'], value: '"c"' }));
  expect(reasonOf(z.string().max(2, reasonMessage(reason('not-id'))), 'abc')).toEqual(reason('not-id'));
  expect(reasonOf(z.string().max(2, 'is {too} long'), 'abc')).toEqual(reason('text', { text: 'is {too} long' }));
});

test.each<[string, z.ZodType, string]>([
  ['a number', z.number(), 'must be a number'],
  ['a list', z.array(z.string()), 'must be a list'],
  ['an object', z.object({}), 'must be an object'],
  ['true or false', z.boolean(), 'must be true or false'],
  ['a choice', z.enum(['a', 'b']), 'must be a or b'],
  ['another kind', z.date(), 'must be of another type'],
])('a message for a secret that has to be %s does not repeat the value', (_, schema, words) => {
  expect(schema.safeParse('s3cret', { error: issueTextWithoutValue }).error?.issues[0]?.message).toBe(words);
});
