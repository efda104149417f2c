import type { Settings } from '../../../domain/page/site.ts';
import type { Language } from '../../../domain/text/language.ts';
import { openOrigins } from '../../node-server/open-origins.ts';
import { mapFramePolicy, securityHeaders } from '../../node-server/security-headers.ts';
import { MAP_FRAME_ADDRESS } from '../pages/map-frame-address.ts';

/**
 * Maximum number of rules in `_headers` and maximum length of a line, in characters, on Cloudflare:
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

type HostParts = {
  readonly publicUrl: URL;
  readonly hstsSubdomains: boolean;
  readonly settings: Pick<Settings, 'tracking' | 'tourHosts' | 'videoHosts' | 'languages'>;
};

/** A page that only redirects. */
export type StaticRedirect = { readonly from: string; readonly to: string; readonly status: number };

const POLICY = 'content-security-policy';
const OWN = { 'cross-origin-resource-policy': 'same-origin' };
const SHARED = { 'cross-origin-resource-policy': 'cross-origin' };

/**
 * Returns the headers of a site's server as a `_headers` file for a static host, one rule per kind of address. If two rules match an
 * address, some hosts join the values of a header, others take the more specific one. So no two rules set different values of a header for
 * one address; the page of the map's frame, which has its own policy, does not end in '/', so no rule for pages matches it.
 */
export function hostHeaders({ publicUrl, hstsSubdomains, settings }: HostParts): string {
  const { [POLICY]: policy = '', ...rest } = securityHeaders(publicUrl, openOrigins(settings), hstsSubdomains);
  const page = { [POLICY]: policy, 'cache-control': 'no-cache', ...OWN };
  const frame = { [POLICY]: mapFramePolicy(publicUrl, undefined), 'cache-control': 'no-cache', ...OWN };
  const rules: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/*', rest],
    ['/', page],
    ['/*/', page],
    // These rules cover missing pages too: addresses of missing pages need not end in '/'.
    ...settings.languages.map(language => [`/${language}/*`, { [POLICY]: policy }] as const),
    ['/404.html', page],
    [MAP_FRAME_ADDRESS, frame],
    // Some hosts also serve a page without its `.html` ending, so the address without it has the same headers.
    [MAP_FRAME_ADDRESS.replace(/\.html$/, ''), frame],
    ['/assets/*', { 'cache-control': 'public, max-age=31536000, immutable', ...OWN }],
    ['/pictures/*', { 'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000', ...SHARED }],
    ['/images/*', { 'cache-control': 'public, max-age=86400', ...SHARED }],
    ['/icons/*', { 'cache-control': 'public, max-age=86400', ...SHARED }],
    ['/preview.png', { 'cache-control': 'public, max-age=86400', ...SHARED }],
    ['/site.json', { 'cache-control': 'no-cache', ...OWN }],
  ];
  return `${rules
    .map(([address, headers]) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${titled(name)}: ${value}`)].join('\n'),
    )
    .join('\n\n')}\n`;
}

/** Checks a `_headers` file against the limits of hosts, and returns one line for each rule that hosts would ignore. */
export function ignoredHeaderLines(headers: string): string[] {
  const lines = headers.split('\n');
  const rules = lines.filter(line => line.startsWith('/')).length;
  const long = lines.filter(line => line.length > LONGEST_LINE);
  return [
    ...(rules > MOST_RULES ? [`_headers has ${rules} rules; some hosts read ${MOST_RULES}`] : []),
    ...long.map(
      line =>
        `_headers: ${line.trim().split(':', 1)[0]} is longer than the ${LONGEST_LINE} characters that some hosts read`,
    ),
  ];
}

/** Capitalized as one of the hosts expects: `content-type` → `Content-Type` */
function titled(name: string): string {
  return name.replace(/\b[a-z]/g, letter => letter.toUpperCase());
}

/**
 * Returns a `_redirects` file: the redirecting pages, and for missing pages the error page of the language. A host that does not support
 * status 404 there ignores these lines and finds the nearest 404.html itself.
 */
export function hostRedirects(moved: readonly StaticRedirect[], languages: readonly Language[]): string {
  return [
    ...moved.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...languages.map(language => `/${language}/* /${language}/404.html 404`),
    '',
  ].join('\n');
}

/** Adds the policy to a page as a `meta` element, for hosts that send no headers; `frame-ancestors` works only in a header. */
export function withPolicy(html: string, policy: string): string {
  const metaPolicy = policy
    .split('; ')
    .filter(directive => !directive.startsWith('frame-ancestors'))
    .join('; ');
  return html.replace(
    '<meta charset="utf-8">',
    charset => `${charset}\n<meta http-equiv="${POLICY}" content="${metaPolicy}">`,
  );
}

/** The Content-Security-Policy of pages and of the map's frame. */
export function hostPolicies({ publicUrl, settings }: Omit<HostParts, 'hstsSubdomains'>) {
  return {
    page: securityHeaders(publicUrl, openOrigins(settings))[POLICY] ?? '',
    frame: mapFramePolicy(publicUrl, undefined),
  };
}
