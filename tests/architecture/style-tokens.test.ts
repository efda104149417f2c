import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRAND_TOKENS, brandProperty } from '../../domain/page/brand-colours.ts';

/** Widths in pixels at which the layout changes: `(width < 768px)` up to one, `(width >= 768px)` from it. CSS has no tokens for them. */
// 960: minimum width of the desktop layout, in which the menu is visible.
const BREAKPOINTS = [600, 768, 960, 1024, 1280];

const TOKENS = 'ui/styles/tokens.css';

/** Number of lengths in each style sheet without a token, although spaces, type sizes and radii have tokens. */
const RAW_LENGTHS: Readonly<Record<string, number>> = {
  'ui/desk/desk-calendar.css': 1,
  'ui/desk/desk-requests.css': 1,
  'ui/desk/desk-site.css': 3,
  'ui/desk/desk.css': 6,
  'ui/map/map-frame.css': 27,
  'ui/styles/base.css': 3,
  'ui/styles/favourites.css': 8,
  'ui/styles/form.css': 46,
  'ui/styles/home.css': 6,
  'ui/styles/layout.css': 19,
  'ui/styles/list-controls.css': 4,
  'ui/styles/list.css': 4,
  'ui/styles/listing.css': 22,
  'ui/styles/map.css': 16,
  'ui/styles/modules.css': 16,
  'ui/styles/portal-frame.css': 4,
  'ui/styles/portal.css': 24,
  'ui/styles/property.css': 43,
  'ui/styles/search.css': 9,
};

/** Number of widths in each style sheet's media queries that are not a breakpoint. 390 is for the narrowest phones. */
const OTHER_WIDTHS: Readonly<Record<string, number>> = {
  'ui/desk/desk-calendar.css': 1,
  'ui/desk/desk.css': 1,
  'ui/map/map-frame.css': 1,
  'ui/styles/layout.css': 3,
  'ui/styles/list.css': 1,
  'ui/styles/modules.css': 3,
  'ui/styles/property-page.css': 1,
  'ui/styles/sections.css': 1,
};

const sheets = Object.fromEntries(globSync('ui/**/*.css').map(path => [path, readFileSync(path, 'utf8')] as const));

describe('a style sheet', () => {
  test('takes its spaces, type sizes and radii from the tokens', () => {
    const { [TOKENS]: _, ...others } = sheets;
    const { more, fewer } = compared(others, rawLengths, RAW_LENGTHS);
    expect(more, `more lengths than before are no token of ${TOKENS}: use the nearest one`).toEqual([]);
    expect(fewer, 'fewer lengths than before are no token: lower their number in RAW_LENGTHS').toEqual([]);
  });

  test('changes its layout only at the breakpoints', () => {
    const { more, fewer } = compared(sheets, otherWidths, OTHER_WIDTHS);
    expect(more, `more widths than before are none of ${BREAKPOINTS.join(', ')} px: use the nearest one`).toEqual([]);
    expect(fewer, 'fewer widths than before are no breakpoint: lower their number in OTHER_WIDTHS').toEqual([]);
  });

  test('uses only custom properties that exist', () => {
    const all = Object.values(sheets).map(withoutComments).join('\n');
    const scripts = globSync('ui/**/*.{ts,tsx}')
      .map(path => readFileSync(path, 'utf8'))
      .join('\n');
    const known = new Set([
      ...[...all.matchAll(/(?<=[;{\s])(--[\w-]+)\s*:/g)].map(([, name]) => name),
      ...[...scripts.matchAll(/setProperty\('(--[\w-]+)'/g)].map(([, name]) => name),
      ...BRAND_TOKENS.map(brandProperty),
    ]);
    const used = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(used).not.toEqual([]);
    expect([...new Set(used)].filter(name => !known.has(name))).toEqual([]);
  });
});

describe('the counts of lengths without a token', () => {
  test('finds each length in a space, a type size and a radius', () => {
    expect(rawLengths('a { margin: 0 0.6rem calc(-1 * 3px); gap: var(--space-1) 0.9rem; font-size: 17px }')).toEqual([
      '0.6rem',
      '3px',
      '0.9rem',
      '17px',
    ]);
    expect(rawLengths('a { inset-block-start: -0.6rem; border-start-end-radius: 6px; scroll-padding: 5rem }')).toEqual([
      '-0.6rem',
      '6px',
      '5rem',
    ]);
  });

  test('ignores lengths without a token: lines, sizes of boxes, and lengths relative to text, paper or window', () => {
    const css = `/* margin: 5px; */ @media (width < 768px) { a { border: 1px solid; margin: -1px; width: 5rem;
      padding: 0 1em 2mm; font-size: clamp(1em, 2vw, 9pt); --gap: 5rem } }`;
    expect(rawLengths(css)).toEqual([]);
  });

  test('finds each media query whose width is not a breakpoint, or that includes the wrong side of a breakpoint', () => {
    expect(otherWidths('@media (width < 700px) {} @media print and (1024px <= width < 1100px) {}')).toEqual([
      '700px',
      '1100px',
    ]);
    expect(otherWidths('@media (width <= 768px) {} @media (width > 768px) {} @media (max-width: 768px) {}')).toEqual([
      '768px',
      '768px',
      '768px',
    ]);
  });

  test('leaves out breakpoints, heights, and widths of containers', () => {
    const css = `@media (width < 768px), (height <= 430px) {} @media (600px <= width < 1024px) {}
      @container (width >= 34rem) {} @media (width >= 1280px) {} @media (scripting: none) {}`;
    expect(otherWidths(css)).toEqual([]);
  });
});

/** Properties whose lengths are spaces, type sizes or radii. */
const SCALED =
  /^(?:(?:scroll-)?(?:margin|padding)(?:-.+)?|(?:row-|column-)?gap|inset(?:-.+)?|top|right|bottom|left|font-size|border-(?:.+-)?radius)$/;

/** Lengths in rem, or in more than two pixels, of properties that have tokens. `rawLengths('a { gap: 5px }')` → `['5px']` */
function rawLengths(css: string): string[] {
  const declarations = [...withoutComments(css).matchAll(/(?<=[;{\s])([\w-]+)\s*:([^;{}]+)/g)];
  return declarations
    .filter(([, property = '']) => SCALED.test(property))
    .flatMap(([, , value = '']) => [...value.matchAll(/(?<![\w.-])-?[\d.]+(?:rem|px)\b/g)].map(([length]) => length))
    .filter(length =>
      length.endsWith('rem') ? Number.parseFloat(length) !== 0 : Math.abs(Number.parseFloat(length)) > 2,
    );
}

/**
 * Widths of media queries that are not a breakpoint, or that count a breakpoint to the narrower windows.
 * `otherWidths('@media (width < 9px) {}')` → `['9px']`
 */
function otherWidths(css: string): string[] {
  const conditions = [...withoutComments(css).matchAll(/@media([^{]*)\{/g)].flatMap(([, query = '']) => [
    ...query.matchAll(/\([^()]*width[^()]*\)/g),
  ]);
  return conditions.flatMap(([condition]) => {
    const rest = condition.replaceAll(/width (?:<|>=) (\d+)px|(\d+)px <= (?=width)/g, (found, one, other) =>
      BREAKPOINTS.includes(Number(one ?? other))
        ? found.replace(/\d+px/, '').replace('width', other ? '' : 'width')
        : found,
    );
    return [...rest.matchAll(/[\d.]+(?:px|rem|em)/g)].map(([width]) => width);
  });
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '');
}

/** Style sheets whose count differs from the expected one. */
function compared(
  styles: Readonly<Record<string, string>>,
  find: (css: string) => readonly string[],
  noted: Readonly<Record<string, number>>,
): { readonly more: readonly string[]; readonly fewer: readonly string[] } {
  const paths = [...new Set([...Object.keys(styles), ...Object.keys(noted)])].toSorted();
  const counts = paths.map(path => {
    const found = find(styles[path] ?? '');
    return { found: found.length, was: noted[path] ?? 0, line: `${path}: ${found.length} (${found.join(', ')})` };
  });
  return {
    more: counts.filter(({ found, was }) => found > was).map(({ line }) => line),
    fewer: counts.filter(({ found, was }) => found < was).map(({ line }) => line),
  };
}
