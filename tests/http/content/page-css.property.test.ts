import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePageCss } from '../../../adapters/content/page-css.ts';

test('type, colour and air of classes and text elements are allowed', () => {
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
  expect(parsePageCss(css)).toEqual({ refusal: expect.any(String) });
});

test('whatever comes through can neither leave its style sheet nor load anything, and comes through again unchanged', () => {
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
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 20 }).map(parts => parts.join('')),
        fc.string(),
      ),
      text => {
        const parsed = parsePageCss(text);
        if ('refusal' in parsed) return;
        expect(parsed.css).not.toMatch(/[<\\@"'*!]|url|expression|import/i);
        expect(parsePageCss(parsed.css)).toEqual(parsed);
      },
    ),
    { numRuns: 2000 },
  );
});

test('takes time in proportion to the length', () => {
  const start = performance.now();
  parsePageCss(`${'.a '.repeat(1300)}{`);
  parsePageCss(`.a{color:${'a '.repeat(1900)}!}`);
  expect(performance.now() - start).toBeLessThan(500);
});
