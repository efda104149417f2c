import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePageCss } from '../../../adapters/content/schemas/page-css.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

test('typography, colour and spacing of classes and text elements are allowed', () => {
  expect(parsePageCss('.lead, .lead p { color: #1d2a2c;\n margin-block: 0 2rem }\nh2.quiet{font-weight:400}')).toEqual({
    css: '.lead,.lead p{color:#1d2a2c;margin-block:0 2rem}h2.quiet{font-weight:400}',
  });
});

test.each([
  '@import "https://a.example/x.css";',
  '.a{background-color:url(x)}',
  '.a{background:url(x)}',
  '.a{color:expression(alert(1))}',
  '.a{color:red}</style><script>',
  '.a{position:fixed}',
  '.a{color:\\72 ed}',
  '.a{/**/color:red}',
  'body{color:red}',
  '*{color:red}',
  '#consent{color:red}',
  '.a[href]{color:red}',
  '.a:hover{color:red}',
  '.a{color:red',
  '.a{color:red}}',
  '@media print{.a{color:red}}',
  '.a{--x:1}',
  '.a{color:red !important}',
])('%s is refused', css => {
  expect(parsePageCss(css)).toEqual({ refusal: expect.objectContaining({ code: expect.stringMatching(/^css-/) }) });
});

test('accepted CSS can neither escape its style sheet nor load anything, and is accepted again unchanged', () => {
  const piece = fc.constantFrom(
    '.a',
    ' ',
    '{',
    '}',
    ':',
    ';',
    'color',
    'red',
    'url(',
    ')',
    '@import',
    '</style>',
    '/*',
    '*/',
    '\\',
    '"',
    'var(--ink)',
    '#fff',
    '1rem',
    'h2',
    ',',
    '>',
  );
  /** Whole rules, mostly from valid values, with some hostile pieces. */
  const aValue = fc.oneof(
    { arbitrary: fc.constantFrom('red', '#fff', '1rem', 'var(--ink)', '0 2rem'), weight: 8 },
    piece,
  );
  const aRule = fc
    .tuple(
      fc.constantFrom('.a', 'h2', '.a p', '.lead, h2.quiet'),
      fc.array(fc.tuple(fc.constantFrom('color', 'margin-block', 'font-weight'), aValue), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([selector, pairs]) => `${selector} { ${pairs.map(pair => pair.join(': ')).join('; ')} }`);
  reaches({ allowed: runs(100), refused: runs(300) }, met =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 20 }).map(parts => parts.join('')),
          fc.array(fc.oneof({ arbitrary: aRule, weight: 6 }, piece), { maxLength: 4 }).map(parts => parts.join('\n')),
          fc.string(),
        ),
        text => {
          const parsed = parsePageCss(text);
          met('refusal' in parsed || parsed.css === '' ? 'refused' : 'allowed');
          if ('refusal' in parsed) return;
          expect(parsed.css).not.toMatch(/[<\\@"'*!]|url|expression|import/i);
          expect(parsePageCss(parsed.css)).toEqual(parsed);
        },
      ),
      { numRuns: runs(2000) },
    ),
  );
});

test.each([`${'.a '.repeat(20_000)}{`, `.a{color:${'a '.repeat(20_000)}!}`])(
  'CSS that would make a backtracking parser take minutes is refused quickly',
  text => {
    expect(parsePageCss(text)).toHaveProperty('refusal');
  },
);
