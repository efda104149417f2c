import type { Consent } from './consent.ts';
import { mayLoad, type ThirdParty } from './third-party.ts';

/** The tags of others that a site may use. */
export const TAGS = ['tagManager', 'analytics', 'ads', 'pixel'] as const;
export type Tag = (typeof TAGS)[number];

/** Under which id the agency is known to each; a tag without an id is none. */
export type TagIds = { readonly [T in Tag]?: string };

const PARTY: Readonly<Record<Tag, ThirdParty>> = {
  tagManager: 'tag-manager',
  analytics: 'analytics',
  ads: 'ads',
  pixel: 'pixel',
};

/**
 * The tags that may load: those with an id whose category was chosen.
 * `allowedTags({ analytics: 'G-ABC1', pixel: '12345678' }, customConsent(1, ['analytical']))` → `['analytics']`
 */
export function allowedTags(ids: TagIds, consent: Consent | undefined): readonly Tag[] {
  return TAGS.filter(tag => ids[tag] !== undefined && mayLoad(consent, PARTY[tag]));
}

/** Whether an agency uses any tag at all. */
export function hasTags(ids: TagIds): boolean {
  return TAGS.some(tag => ids[tag] !== undefined);
}

/** What tells a campaign from another, and the click that it was paid for; everything else of a query is the visitor's own. */
const CAMPAIGN = /^(?:utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** A newsletter may have written its reader's own address into such a name; it is kept from third parties. */
const isCampaign = ([name, value]: readonly [string, string]) => CAMPAIGN.test(name) && !value.includes('@');

/**
 * The address as the site tells it to tags: no fragment, and of the query only what names a campaign, nothing that a visitor
 * typed or was told by us. What the pixel and a container's own tags read in the window is theirs. `trackedAddress(new URL('https://a.be/fr/?q=Jan&utm_source=x'))` →
 * `'https://a.be/fr/?utm_source=x'`
 */
export function trackedAddress(address: URL): string {
  const query = new URLSearchParams([...address.searchParams].filter(isCampaign)).toString();
  return address.origin + address.pathname + (query === '' ? '' : `?${query}`);
}

/**
 * Where a visitor came from, as the site tells it to tags; nothing where that is not known.
 * `trackedReferrer('https://a.be/fr/?q=Jan')` → `{ page_referrer: 'https://a.be/fr/' }`
 */
export function trackedReferrer(referrer: string): { readonly page_referrer?: string } {
  const address = URL.parse(referrer);
  return address ? { page_referrer: trackedAddress(address) } : {};
}
