/** Cookie categories in the order of the dialog; the first is always on. */
export const CONSENT_CATEGORIES = ['necessary', 'analytical', 'marketing', 'social', 'unclassified'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>;

export const OPTIONAL_CATEGORIES: readonly OptionalCategory[] = ['analytical', 'marketing', 'social', 'unclassified'];

/** A visitor's choice for a version of the cookie policy; `day` is the ISO day of the choice, if known. */
export type Consent = { readonly version: number; readonly day?: string } & {
  readonly [C in OptionalCategory]: boolean;
};

/** Names of the site's cookies that store consent. */
export const CONSENT_KEYS = [
  'consent',
  'consentAdUserData',
  'consentAdStorage',
  'consentAnalyticsStorage',
  'consentAdPersonalization',
] as const;
export type ConsentKey = (typeof CONSENT_KEYS)[number];

/** Address to which the dialog and the plain form send a choice: fields `choice`, `category` (one for each ticked category) and `back`. */
export const CONSENT_ADDRESS = '/consent';
/** Fragment of the address to which the plain form returns once the choice is stored; the fragment makes the page show a confirmation. */
export const CONSENT_SAVED = 'saved';

/** Days until the visitor is asked again: six months. */
export const CONSENT_DAYS = 180;

/** Consent with all categories. `agreeAll(1)` → `{ version: 1, analytical: true, marketing: true, social: true, unclassified: true }` */
export function agreeAll(version: number): Consent {
  return customConsent(version, OPTIONAL_CATEGORIES);
}

/** Consent with only the necessary cookies. */
export function declineAll(version: number): Consent {
  return customConsent(version, []);
}

/** Consent with the given optional categories only. `customConsent(1, ['analytical'])` */
export function customConsent(version: number, categories: readonly string[]): Consent {
  const on = (category: OptionalCategory) => categories.includes(category);
  return {
    version,
    analytical: on('analytical'),
    marketing: on('marketing'),
    social: on('social'),
    unclassified: on('unclassified'),
  };
}

/**
 * Serialises a choice for the cookie `consent`: policy version, a dot, the four optional flags, and the day after another dot if known.
 * `formatConsent(customConsent(1, ['analytical', 'social']))` → `'1.1010'`
 */
export function formatConsent(consent: Consent): string {
  const flags = OPTIONAL_CATEGORIES.map(category => (consent[category] ? '1' : '0')).join('');
  return `${consent.version}.${flags}${consent.day === undefined ? '' : `.${consent.day}`}`;
}

/**
 * Parses the cookie `consent`; `undefined` if it is malformed or for another policy version, so that the visitor is asked again.
 * `parseConsent('1.1010', 1)` → `{ version: 1, analytical: true, marketing: false, social: true, unclassified: false }`
 */
export function parseConsent(stored: string | undefined, version: number): Consent | undefined {
  const [, written, flags, day] = /^(0|[1-9]\d{0,8})\.([01]{4})(?:\.(\d{4}-\d\d-\d\d))?$/.exec(stored ?? '') ?? [];
  if (written === undefined || flags === undefined || Number(written) !== version) return undefined;
  const consent = customConsent(
    version,
    OPTIONAL_CATEGORIES.filter((_, index) => flags[index] === '1'),
  );
  return day === undefined ? consent : { ...consent, day };
}

export type Signal = 'granted' | 'denied';

/** The four signals of Google's Consent Mode v2 (developers.google.com/tag-platform/security/guides/consent). */
export type ConsentSignals = {
  readonly analytics_storage: Signal;
  readonly ad_storage: Signal;
  readonly ad_user_data: Signal;
  readonly ad_personalization: Signal;
};

/** Consent Mode signals of a choice; everything is denied without one. `consentSignals(undefined).ad_storage` → `'denied'` */
export function consentSignals(consent: Consent | undefined): ConsentSignals {
  const analytical = signal(consent?.analytical);
  const marketing = signal(consent?.marketing);
  return {
    analytics_storage: analytical,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  };
}

/** Values of all five cookies for a choice. `storedConsent(agreeAll(1)).get('consentAdStorage')` → `'granted'` */
export function storedConsent(consent: Consent): ReadonlyMap<ConsentKey, string> {
  const signals = consentSignals(consent);
  return new Map([
    ['consent', formatConsent(consent)],
    ['consentAdUserData', signals.ad_user_data],
    ['consentAdStorage', signals.ad_storage],
    ['consentAnalyticsStorage', signals.analytics_storage],
    ['consentAdPersonalization', signals.ad_personalization],
  ]);
}

function signal(granted: boolean | undefined): Signal {
  return granted ? 'granted' : 'denied';
}
