import type { Consent } from './consent.ts';
import { mayLoad, type ThirdParty } from './third-party.ts';

/** Supported third-party tags. */
export const TAGS = ['tagManager', 'analytics', 'ads', 'pixel'] as const;
export type Tag = (typeof TAGS)[number];

/** The agency's id for each tag; a tag without an id is not used. */
export type TagIds = { readonly [T in Tag]?: string };

const PARTY: Readonly<Record<Tag, ThirdParty>> = {
  tagManager: 'tag-manager',
  analytics: 'analytics',
  ads: 'ads',
  pixel: 'pixel',
};

/**
 * Tags that may load: those with an id whose category the visitor accepted.
 * `allowedTags({ analytics: 'G-ABC1', pixel: '12345678' }, customConsent(1, ['analytical']))` → `['analytics']`
 */
export function allowedTags(ids: TagIds, consent: Consent | undefined): readonly Tag[] {
  return TAGS.filter(tag => ids[tag] !== undefined && mayLoad(consent, PARTY[tag]));
}

/** Whether an agency uses any tag. */
export function hasTags(ids: TagIds): boolean {
  return TAGS.some(tag => ids[tag] !== undefined);
}

/** Campaign and ad click parameters; all other query parameters are private to the visitor. */
const CAMPAIGN = /^(?:utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** Newsletters may put the reader's e-mail address into a campaign parameter; it must not reach third parties. */
const isCampaign = ([name, value]: readonly [string, string]) => CAMPAIGN.test(name) && !value.includes('@');

/**
 * The address that the site passes to tags: without fragment, and with only campaign parameters, so without anything the visitor typed or
 * the site assigned. The pixel and a container's own tags may still read the full address from the window. `trackedAddress(new
 * URL('https://a.be/fr/?q=Jan&utm_source=x'))` →
 * `'https://a.be/fr/?utm_source=x'`
 */
export function trackedAddress(address: URL): string {
  const query = new URLSearchParams([...address.searchParams].filter(isCampaign)).toString();
  return address.origin + address.pathname + (query === '' ? '' : `?${query}`);
}

/**
 * The referrer that the site passes to tags; empty if unknown.
 * `trackedReferrer('https://a.be/fr/?q=Jan')` → `{ page_referrer: 'https://a.be/fr/' }`
 */
export function trackedReferrer(referrer: string): { readonly page_referrer?: string } {
  const address = URL.parse(referrer);
  return address ? { page_referrer: trackedAddress(address) } : {};
}
