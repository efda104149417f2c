import type { Settings } from '../../../domain/page/site.ts';
import type { Language } from '../../../domain/text/language.ts';
import { openOrigins } from '../../node-server/open-origins.ts';
import { mapFramePolicy, securityHeaders } from '../../node-server/security-headers.ts';
import { MAP_FRAME_ADDRESS } from '../pages/map-frame-address.ts';

/** What Cloudflare reads of `_headers`: https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

type HostParts = {
  readonly publicUrl: URL;
  readonly hstsSubdomains: boolean;
  readonly settings: Pick<Settings, 'tracking' | 'tourHosts' | 'videoHosts' | 'languages'>;
};

/** A page that only leads elsewhere. */
export type Moved = { readonly from: string; readonly to: string; readonly status: number };

const POLICY = 'content-security-policy';
const OWN = { 'cross-origin-resource-policy': 'same-origin' };
const SHARED = { 'cross-origin-resource-policy': 'cross-origin' };

/**
 * The headers of a site's server as a static host reads them from a file `_headers`, a rule a kind of address. Hosts differ in what
 * two rules for one address come to: one joins the values, another takes the closer rule's. So no two rules give an address
 * different values of one header; the page of the map's frame, which has a policy of its own, ends in no '/' as pages do.
 */
export function hostHeaders({ publicUrl, hstsSubdomains, settings }: HostParts): string {
  const { [POLICY]: policy = '', ...rest } = securityHeaders(publicUrl, openOrigins(settings), hstsSubdomains);
  const page = { [POLICY]: policy, 'cache-control': 'no-cache', ...OWN };
  const frame = { [POLICY]: mapFramePolicy(publicUrl, undefined), 'cache-control': 'no-cache', ...OWN };
  const rules: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/*', rest],
    ['/', page],
    ['/*/', page],
    // What is not there, which ends in whatever a visitor typed.
    ...settings.languages.map(language => [`/${language}/*`, { [POLICY]: policy }] as const),
    ['/404.html', page],
    [MAP_FRAME_ADDRESS, frame],
    // Some hosts send a page at its name without the end.
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

/** What hosts would not read of a file `_headers`, a line each. */
export function unreadOf(headers: string): string[] {
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

/** One host's way to say it: `content-type` → `Content-Type` */
function titled(name: string): string {
  return name.replace(/\b[a-z]/g, letter => letter.toUpperCase());
}

/**
 * Pages that lead elsewhere, and what a host without a page nearer shows of what is not there, as a file `_redirects`. A host that
 * knows no status 404 there leaves those lines out, and looks for the nearest page itself.
 */
export function hostRedirects(moved: readonly Moved[], languages: readonly Language[]): string {
  return [
    ...moved.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...languages.map(language => `/${language}/* /${language}/404.html 404`),
    '',
  ].join('\n');
}

/** A page with its policy in itself, for hosts that send no headers; who may frame it only a header can say. */
export function withPolicy(html: string, policy: string): string {
  const said = policy
    .split('; ')
    .filter(directive => !directive.startsWith('frame-ancestors'))
    .join('; ');
  return html.replace(
    '<meta charset="utf-8">',
    charset => `${charset}\n<meta http-equiv="${POLICY}" content="${said}">`,
  );
}

/** The policies of pages and of the map's frame. */
export function hostPolicies({ publicUrl, settings }: Omit<HostParts, 'hstsSubdomains'>) {
  return {
    page: securityHeaders(publicUrl, openOrigins(settings))[POLICY] ?? '',
    frame: mapFramePolicy(publicUrl, undefined),
  };
}
