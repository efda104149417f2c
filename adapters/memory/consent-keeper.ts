import { CONSENT_MONTHS, type Consent, storedConsent } from '../../domain/consent/consent.ts';
import { consentIn } from '../wire/consent-cookie.ts';

/** Consent in cookies that the page itself sets, for a site that has no server. */
export const browserConsentKeeper = {
  read(version: number): Consent | undefined {
    return consentIn(document.cookie, version);
  },
  async keep(consent: Consent): Promise<void> {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    for (const [key, value] of storedConsent(consent)) {
      // the cookie store is not in all browsers yet
      document.cookie = `${key}=${value}; path=/; max-age=${CONSENT_MONTHS * 30 * 86_400}; samesite=lax${secure}`;
    }
  },
};
