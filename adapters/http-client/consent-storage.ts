import { CONSENT_ADDRESS, type Consent, OPTIONAL_CATEGORIES } from '../../domain/consent/consent.ts';
import { consentIn } from '../wire/consent-cookie.ts';

/** Consent in cookies that the server sets, as some browsers delete cookies set by script after a week. */
export const serverConsentStorage = {
  read(version: number): Consent | undefined {
    return consentIn(document.cookie, version);
  },
  async keep(consent: Consent): Promise<void> {
    const fields = new URLSearchParams({ choice: 'custom' });
    for (const category of OPTIONAL_CATEGORIES) if (consent[category]) fields.append('category', category);
    const { ok, status } = await fetch(CONSENT_ADDRESS, { method: 'POST', body: fields, keepalive: true });
    if (!ok) throw new Error(`${CONSENT_ADDRESS} responded with status ${status}`);
  },
};
