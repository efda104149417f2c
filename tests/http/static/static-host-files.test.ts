import { describe, expect, test } from 'vitest';
import {
  hostHeaders,
  hostPolicies,
  hostRedirects,
  ignoredHeaderLines,
  withPolicy,
} from '../../../adapters/composition/static/static-host-files.ts';
import { openOrigins } from '../../../adapters/node-server/open-origins.ts';
import { mapFramePolicy, securityHeaders } from '../../../adapters/node-server/security-headers.ts';
import { headersFor, readHeaders } from '../../support/server/static-host.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';

const { settings } = SAMPLE.content;
const publicUrl = new URL('https://agency.example');
const parts = { publicUrl, settings, hstsSubdomains: true };
const text = hostHeaders(parts);
const rules = readHeaders(text);
const server = securityHeaders(publicUrl, openOrigins(settings), true);

describe('the headers file for a static host', () => {
  test.each(['/', '/fr/', '/nl/te-koop/', '/for-sale/', '/fr/not-here/', '/de/weder-noch', '/404.html'])(
    'has for the page %s the headers that the server sends',
    address => {
      const sent = headersFor(rules, address);
      // Values are merged: a doubled policy is equivalent, any other doubled header would differ.
      for (const [name, value] of Object.entries(server))
        expect([
          name,
          new Set(name === 'content-security-policy' ? sent.get(name)?.split(', ') : [sent.get(name)]),
        ]).toEqual([name, new Set([value])]);
    },
  );

  test.each(['/map.html', '/map'])('has for the map frame at %s only the frame’s own policy', address => {
    const sent = headersFor(rules, address);
    expect(sent.get('content-security-policy')).toBe(mapFramePolicy(publicUrl, undefined));
    expect(sent.get('strict-transport-security')).toBe(server['strict-transport-security']);
  });

  test.each([
    ['/assets/boot-1a2b3c4d.js', 'public, max-age=31536000, immutable', 'same-origin'],
    ['/pictures/a-w400.webp', 'public, max-age=604800, stale-while-revalidate=2592000', 'cross-origin'],
    ['/nl/te-koop/', 'no-cache', 'same-origin'],
    ['/', 'no-cache', 'same-origin'],
  ])('allows %s to be cached as %s', (address, cache, policy) => {
    const sent = headersFor(rules, address);
    expect(sent.get('cache-control')).toBe(cache);
    expect(sent.get('cross-origin-resource-policy')).toBe(policy);
    expect(sent.get('x-content-type-options')).toBe('nosniff');
  });

  test('contains nothing that a host ignores, with all tags configured', () => {
    expect(ignoredHeaderLines(text)).toEqual([]);
    const tracking = {
      tagManager: 'GTM-ABC1234',
      analytics: 'G-ABCDEF1234',
      ads: 'AW-123456789',
      pixel: '123456789012345',
    };
    expect(ignoredHeaderLines(hostHeaders({ ...parts, settings: { ...settings, tracking } }))).toEqual([]);
  });

  test('is reported to the operator if a host would ignore part of it', () => {
    expect(ignoredHeaderLines(`/*\n  X-Long: ${'x'.repeat(2000)}\n`)).toEqual([
      '_headers: X-Long is longer than the 2000 characters that some hosts read',
    ]);
    expect(ignoredHeaderLines('/a\n  X: y\n\n'.repeat(101))).toEqual(['_headers has 101 rules; some hosts read 100']);
  });

  test('does not enforce https without https', () => {
    const plain = hostHeaders({ ...parts, publicUrl: new URL('http://127.0.0.1:3000') });
    expect(plain).not.toMatch(/Strict-Transport-Security|upgrade-insecure-requests/);
  });
});

test('a page has its policy before any content that it governs, without frame-ancestors', () => {
  const page = withPolicy('<head>\n<meta charset="utf-8">\n<script src="/a.js"></script>', hostPolicies(parts).page);
  const [, policy = ''] =
    /^<head>\n<meta charset="utf-8">\n<meta http-equiv="content-security-policy" content="([^"]+)">\n<script/.exec(
      page,
    ) ?? [];
  expect(policy.split('; ')).toEqual(
    server['content-security-policy']?.split('; ').filter(directive => directive !== "frame-ancestors 'none'"),
  );
});

test('redirects come before the pages for missing addresses', () => {
  expect(hostRedirects([{ from: '/fr/a/', to: '/fr/b/', status: 301 }], ['fr', 'nl'])).toBe(
    '/fr/a/ /fr/b/ 301\n/fr/* /fr/404.html 404\n/nl/* /nl/404.html 404\n',
  );
});
