import { createContext, Script } from 'node:vm';
import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';
import { FULL } from '../support/run/full-run.ts';
import { type FoundExpression, regularExpressions } from '../support/run/regular-expressions.ts';
import { parseSource, readSources } from '../support/run/source-file.ts';
import { type WorstText, worstTexts } from '../support/reading/worst-texts.ts';

const PRODUCT = /^(?:domain|application|adapters|ui)\//;

const sources = readSources();
const expressions = [...sources.values()]
  .filter(({ path }) => PRODUCT.test(path))
  .flatMap(file => regularExpressions(file, sources));

type Expression = Pick<FoundExpression, 'source' | 'flags'>;

/** Static analysis of the syntax: ambiguous repetitions, and rescanning from each possible start. */
function splits({ source, flags }: Expression): readonly string[] {
  return analyse({ source, flags }).reports.map(({ type }) => type);
}

const [SHORT, LONG] = [16 * 1024, 1024 * 1024];
/** Milliseconds: a linear expression reads the short text faster, except on a busy machine, where the long text decides. */
const NOTICED_MS = 2;
/** A linear expression needs milliseconds for the long text, any other minutes. */
const HANGS_MS = 5_000;
/**
 * A linear expression reads the short text in less than a millisecond. Exceeding this limit three times counts as slow even if the long
 * text takes no more, as with bounded repetitions.
 */
const STALLS_MS = 200;

const context = createContext({ texts: [''], source: '', flags: '', now: () => performance.now() });
const replaceAll = new Script(`{
  const sought = new RegExp(source, flags);
  texts.map(text => {
    const start = now();
    text.replace(sought, '');
    return now() - start;
  })
}`);

/** Milliseconds that all matches of each text took; `HANGS_MS` each if they did not finish by then. */
function took({ source, flags }: Expression, texts: readonly string[]): readonly number[] {
  // A sticky expression is matched from one position only, every other one from all.
  Object.assign(context, { texts, source, flags: flags.includes('y') ? flags : `${flags.replace('g', '')}g` });
  try {
    return replaceAll.runInContext(context, { timeout: HANGS_MS }) as readonly number[];
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return texts.map(() => HANGS_MS);
  }
}

/** Returns the beginning of a text on which an expression hangs. */
function hangsOn(expression: Expression): string | undefined {
  const longest = (text: string) => Math.max(...took(expression, [text]));
  const hangs = (text: WorstText) =>
    longest(text(SHORT)) > NOTICED_MS &&
    ([1, 2, 3].every(() => longest(text(SHORT)) > STALLS_MS) || longest(text(LONG)) >= HANGS_MS);
  const texts = [...worstTexts(expression.source, expression.flags)];
  const times = took(
    expression,
    texts.map(text => text(SHORT)),
  );
  const noticed = texts.filter((_, at) => (times[at] ?? 0) > NOTICED_MS);
  return noticed.find(hangs)?.(40);
}

const distinct = [...Map.groupBy(expressions, ({ source, flags }) => `${source}/${flags}`).values()].flatMap(
  ([first]) => first ?? [],
);

describe('every regular expression of the product', () => {
  test('is found', () => {
    const found = expressions.map(({ where, source, flags }) => `${where.replace(/:\d+$/, '')} /${source}/${flags}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'domain/request/email.ts /[^ ](?:.*[^ ])?/s',
        'application/desk/unsent-view.ts /^\\/([a-z]{2})\\/desk(?:\\/|$)/',
        'application/mail/mail-links.ts /^~(x)\\.([\\w-]{1,64})(?:\\.([\\w-]{43}))?~$/',
        "adapters/mail/mail-folder.ts /[\\w.!#$%&'*+/=?^`{|}~@-]+/g",
      ]),
    );
  });

  test('has no ambiguous repetition and never rescans from within a match', () => {
    expect(distinct.filter(expression => splits(expression).length > 0)).toEqual([]);
  });

  test.runIf(FULL)('reads its worst-case texts in linear time', { timeout: 300_000 }, () => {
    expect(distinct.flatMap(expression => hangsOn(expression)?.concat(' ', expression.where) ?? [])).toEqual([]);
  });
});

describe('these checks', () => {
  /** Each was in the product and took seconds for 64 kB or less. */
  const SLOW: readonly [source: string, flags?: string][] = [
    ['^ +| +$', 'g'],
    ['\\s+(?:-|–|>)\\s+'],
    ['[?#].*$'],
    ['\\s*\\n\\s*', 'g'],
    ['^([a-z]+):\\s*(.*?)\\s*$'],
    ['^ {0,3}\\|[ \\t:|-]*-[ \\t:|-]*$'],
    ['^(?:(?:epc|peb|label|classe|class)[\\s:]+)*([a-i])([\\s_()]*)([^0-9]*)$'],
    ['[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+', 'g'],
  ];
  /** Expressions that static analysis misses: only running their worst-case texts detects them. */
  const HANG: typeof SLOW = [
    ['\\b[a-z0-9-]+\\.(?:com|net|org)\\b', 'i'],
    ['<(?:\\w+:)?image\\s[^>]*href\\s*=', 'i'],
    ['^(?:(?:address|language|width|height|format|kind|id)=[^&]{0,300}&?){0,4}$'],
  ];

  test.each(FULL ? [...SLOW, ...HANG] : SLOW)('detect %s as slow', { timeout: 60_000 }, (source = '', flags = '') => {
    const expression = { source, flags };
    expect(splits(expression).length > 0 || hangsOn(expression) !== undefined).toBe(true);
  });

  test('find expressions in literals, and those built from texts and constants, also of another module', () => {
    const house = new Map(
      Object.entries({
        'a/marks.ts': "export const MARKS = { bold: { close: 'b+' } } as const; export const C = 'c';",
        'a/a.ts': [
          "import { C as THIRD, MARKS } from './marks.ts';",
          'const D = String.raw`\\d`;',
          "const one = /a+/u; const two = new RegExp(MARKS.bold.close, 'g');",
          'export const all = (word: string) => [one, two, RegExp(`^${D}${word}${THIRD}` + "$"), "/no/"];',
        ].join('\n'),
      }).map(([path, text]) => [path, parseSource(path, text)]),
    );
    const file = house.get('a/a.ts');
    expect(file && regularExpressions(file, house)).toEqual([
      { where: 'a/a.ts:3', source: 'a+', flags: 'u' },
      { where: 'a/a.ts:3', source: 'b+', flags: 'g' },
      { where: 'a/a.ts:4', source: '^\\dxc$', flags: '' },
    ]);
  });

  test('reject a pattern that cannot be evaluated', () => {
    const file = parseSource('a/a.ts', 'export const find = (word: string) => new RegExp(word);');
    expect(() => regularExpressions(file, new Map())).toThrow('a/a.ts:1');
  });
});
