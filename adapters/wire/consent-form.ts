import {
  agreeAll,
  CONSENT_MONTHS,
  type Consent,
  customConsent,
  declineAll,
  storedConsent,
} from '../../domain/consent/consent.ts';

/** Reads a sent choice: all, none, or the named categories. */
export function readConsentForm(fields: URLSearchParams, version: number): Consent {
  switch (fields.get('choice')) {
    case 'agree':
      return agreeAll(version);
    case 'decline':
      return declineAll(version);
    default:
      return customConsent(version, fields.getAll('category'));
  }
}

/** The `Set-Cookie` lines that keep a choice. */
export function consentCookies(consent: Consent, secure: boolean): string[] {
  const life = CONSENT_MONTHS * 30 * 86_400;
  return [...storedConsent(consent)].map(
    ([key, value]) => `${key}=${value}; Path=/; Max-Age=${life}; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}
