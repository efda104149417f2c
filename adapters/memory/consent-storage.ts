import { CONSENT_DAYS, type Consent, storedConsent } from '../../domain/consent/consent.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { consentIn } from '../wire/consent-cookie.ts';

/** Stores consent in cookies set by the page itself, for a site without a server. */
export const browserConsentStorage = {
  read(version: number): Consent | undefined {
    return consentIn(document.cookie, version);
  },
  async keep(consent: Consent): Promise<void> {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    for (const [key, value] of storedConsent({ ...consent, day: brusselsDay(Date.now()) })) {
      // `document.cookie`, because not all browsers support the CookieStore API yet.
      document.cookie = `${key}=${value}; path=/; max-age=${CONSENT_DAYS * 86_400}; samesite=lax${secure}`;
    }
  },
};
