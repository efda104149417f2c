import { CONSENT_MONTHS, type Consent, parseConsent, storedConsent } from '../../domain/consent/consent.ts';

/** Consent in cookies that the page itself sets, for a site that has no server. */
export const browserConsentKeeper = {
  read(version: number): Consent | undefined {
    const cookie = document.cookie.split('; ').find(part => part.startsWith('consent='));
    return parseConsent(cookie?.slice('consent='.length), version);
  },
  async keep(consent: Consent): Promise<void> {
    for (const [key, value] of storedConsent(consent)) {
      // the cookie store is not in all browsers yet
      document.cookie = `${key}=${value}; path=/; max-age=${CONSENT_MONTHS * 30 * 86_400}; samesite=lax`;
    }
  },
};
