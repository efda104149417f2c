import type { Media } from '../media/media-kind.ts';
import type { Consent, OptionalCategory } from './consent.ts';

/** Third parties whose content a page may load. */
export type ThirdParty = 'tag-manager' | 'analytics' | 'ads' | 'pixel' | 'map-tiles' | Media['kind'];

/**
 * Whether a choice allows a third party; without a choice none is allowed. The tag manager serves analytics and ads, so either category
 * is enough. `mayLoad(customConsent(1, ['social']), 'facebook')` → `true`
 */
export function mayLoad(consent: Consent | undefined, thirdParty: ThirdParty): boolean {
  return consent !== undefined && CATEGORIES_OF[thirdParty].some(category => consent[category]);
}

const CATEGORIES_OF: Readonly<Record<ThirdParty, readonly OptionalCategory[]>> = {
  'tag-manager': ['analytical', 'marketing'],
  analytics: ['analytical'],
  ads: ['marketing'],
  pixel: ['marketing'],
  youtube: ['marketing'],
  vimeo: ['marketing'],
  facebook: ['social'],
  matterport: ['marketing'],
  tvl: ['marketing'],
  yisual: ['marketing'],
  video: ['unclassified'],
  'map-tiles': ['unclassified'],
};
