import { type Consent, parseConsent } from '../../domain/consent/consent.ts';

/** The stored consent in a cookie header, for a version of the policy. `consentIn('lng=nl; consent=1.1010', 1)` → the consent */
export function consentIn(cookies: string, version: number): Consent | undefined {
  const cookie = cookies.split('; ').find(part => part.startsWith('consent='));
  return parseConsent(cookie?.slice('consent='.length), version);
}
