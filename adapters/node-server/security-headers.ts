import type { OpenOrigins } from './open-origins.ts';

/**
 * The security headers of every response, including errors, redirects and files. `hstsSubdomains` forces https for every subdomain of the
 * site, including those of others; only an operator can know that they support it. No nonce and no 'unsafe-inline': pages are cached as
 * bytes and contain no executable inline script.
 */
export function securityHeaders(
  publicUrl: URL,
  opened: OpenOrigins,
  hstsSubdomains = false,
): Readonly<Record<string, string>> {
  const secure = publicUrl.protocol === 'https:';
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...opened.script].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...opened.image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...opened.connect].join(' '),
    ["frame-src 'self'", ...opened.frame].join(' '),
    ["media-src 'self'", ...opened.media].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...(opened.policies.length > 0 ? opened.policies : ["'none'"])].join(' '),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), serial=(), accelerometer=(), gyroscope=(), magnetometer=()',
    ...(secure
      ? { 'strict-transport-security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}` }
      : {}),
  };
}

/**
 * The policy of the map's frame, in place of the site's: only pages of the site may frame it; it connects to the site only, for the base
 * map and fonts, and may start only a worker script of the site. `tiles`: origin of the tile server, if any, to which no other page may
 * connect. The Trusted Types policy `default` is needed to start the worker.
 */
export function mapFramePolicy(publicUrl: URL, tiles: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    ["connect-src 'self'", ...(tiles === undefined ? [] : [tiles])].join(' '),
    "worker-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(publicUrl.protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
