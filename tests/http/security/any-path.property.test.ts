import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { drawPages } from '../../support/reading/draw.ts';
import { serveSite } from '../../support/site/http-site.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { runs } from '../../support/run/daily-runs.ts';

const open = openSite();
const site = await serveSite({ site: open, render: drawPages(open) });
afterAll(() => site.stop());

const CONTROL = /[\u0000-\u001F\u007F\u2028\u2029]/;
const piece = fc.oneof(
  fc.constantFrom(
    '%0a',
    '%0d',
    '%09',
    '%E2%80%A8',
    '%e2%80%a9',
    '%00',
    '%7f',
    '%ff',
    '%c3%28',
    '%',
    '%2f',
    '%5c',
    '%3f',
  ),
  fc.constantFrom('fr', 'a-vendre', '6398214', 'confirm', '..', 'evil.example'),
  wholeText({ minLength: 1, maxLength: 4 }).map(text => encodeURIComponent(text.toWellFormed())),
);
const path = fc
  .tuple(
    fc.constantFrom('/', '/fr/', '/nl/te-koop/', '//'),
    fc.array(piece, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('', '/'),
  )
  .map(([start, pieces, end]) => start + pieces.join('') + end);

test('any path gets a page or a redirect within the site, and prints nothing on the console', async () => {
  const written = (['log', 'info', 'warn', 'error'] as const).map(method => vi.spyOn(console, method));
  let withControl = 0;
  await fc.assert(
    fc.asyncProperty(path, async asked => {
      const { status, headers, text } = await site.get(asked, { accept: 'text/html' });
      let decoded = '%';
      try {
        decoded = decodeURIComponent(asked);
      } catch {
        // The path cannot be decoded, so no page has it.
      }
      if (CONTROL.test(decoded)) withControl++;
      expect([200, 301, 302, 404]).toContain(status);
      if (status === 404) expect(text).toContain('<html lang="');
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: runs(150) },
  );
  expect(withControl).toBeGreaterThan(runs(30));
  for (const spy of written) expect(spy).not.toHaveBeenCalled();
}, 60_000);
