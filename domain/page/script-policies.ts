/**
 * The policies by which the site's own code turns an address into one that a script may come from, where browsers know Trusted Types:
 * for tags, and for a captcha vendor. The security policy of pages names those that are in use, and browsers refuse to make others.
 */
export const SCRIPT_POLICIES = { tags: 'site-tags', captcha: 'site-captcha' } as const;

/** The part of a browser's `trustedTypes` that is used here. */
type Factory = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
};

/**
 * Makes the one way of a module to load scripts. Browsers ask the policy's name of the page's headers, and take a name once: call it
 * once a page. The origins that a script may come from are limited by `script-src`, so every address passes.
 * `scriptAddresses('site-tags', trustedTypes)('https://x.example/a.js')`; without `trustedTypes` addresses stay texts.
 */
export function scriptAddresses(name: string, types: unknown): (address: string) => string {
  if (types === undefined) return address => address;
  const policy = (types as Factory).createPolicy(name, { createScriptURL: address => address });
  return address => policy.createScriptURL(address);
}
