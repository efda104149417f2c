import { agreeAll, type Consent, customConsent, declineAll } from '../../domain/consent/consent.ts';

/** Parses a submitted choice: all, none, or the named categories. */
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
