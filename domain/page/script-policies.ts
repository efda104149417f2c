/**
 * Names of the Trusted Types policies with which the site's own code loads scripts: one for tags, one for a captcha vendor. The
 * `trusted-types` directive of the page's CSP lists those in use; browsers refuse to create others.
 */
export const SCRIPT_POLICIES = { tags: 'site-tags', captcha: 'site-captcha' } as const;

/** The part of the browser's `trustedTypes` API used here. */
type Factory = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
};

/**
 * Returns a function that turns an address into a script URL for the given Trusted Types policy. Call it once per page: browsers refuse a
 * second policy of the same name. The policy accepts every address, since CSP `script-src` limits the origins.
 * `scriptAddresses('site-tags', trustedTypes)('https://x.example/a.js')`; without `trustedTypes` it returns addresses unchanged.
 */
export function scriptAddresses(name: string, types: unknown): (address: string) => string {
  if (types === undefined) return address => address;
  const policy = (types as Factory).createPolicy(name, { createScriptURL: address => address });
  return address => policy.createScriptURL(address);
}
