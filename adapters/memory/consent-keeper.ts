import { CONSENT_DAYS, type Consent, storedConsent } from '../../domain/consent/consent.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { consentIn } from '../wire/consent-cookie.ts';

/** Consent in cookies that the page itself sets, for a site that has no server. */
export const browserConsentKeeper = {
  read(version: number): Consent | undefined {
    return consentIn(document.cookie, version);
  },
  async keep(consent: Consent): Promise<void> {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    for (const [key, value] of storedConsent({ ...consent, day: brusselsDay(Date.now()) })) {
      // the cookie store is not in all browsers yet
      document.cookie = `${key}=${value}; path=/; max-age=${CONSENT_DAYS * 86_400}; samesite=lax${secure}`;
    }
  },
};
