import { type Consent, consentSignals, formatConsent } from '../../domain/consent/consent.ts';
import { allowedTags, type Tag, type TagIds, trackedAddress, trackedReferrer } from '../../domain/consent/tags.ts';
import { fbq, gtag, type TagHost } from './tag-window.ts';

/** Milliseconds after a choice until it is reported to the tags; also the `wait_for_update` of Consent Mode. */
export const CONSENT_WAIT_MS = 500;

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';
const GTAG = 'https://www.googletagmanager.com/gtag/js';
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js';

/** First-party cookies set by the tags. */
const TAG_COOKIE = /^(?:_ga|_gid|_gat|_gcl|_gac|_fbp|_fbc|_dc_gtm)(?:_|$)/;

export type Tracking = {
  /** Reports a page view; `tracked` is false for pages that tags must not measure: previews and owner pages. */
  visit(page: { readonly title: string; readonly tracked: boolean }): void;
  /** Reports a new consent choice. */
  choose(consent: Consent): void;
  /**
   * Reports that the visitor returned from another tab, or (`isRestored`) to a page restored from the back/forward cache, which counts as another
   * page view. `consent`: current choice, which may have been made in another tab; applied immediately.
   */
  resume(consent: Consent | undefined, isRestored: boolean): void;
};

/**
 * Loads tracking tags according to the visitor's consent: none before a choice or after a refusal; each page view is reported once per
 * tag. A loaded tag cannot be removed: if it is no longer allowed, its cookies are deleted and the page is reloaded. `consent`: choice made
 * on an earlier visit. Consent Mode: developers.google.com/tag-platform/security/guides/consent
 */
export function makeTracking(ids: TagIds, consent: Consent | undefined, host: TagHost): Tracking {
  const loaded = new Set<Tag>();
  /** Tags that have counted the current page. */
  let sent = new Set<Tag>();
  let chosen = consent;
  let onScreen = { title: '', tracked: false };
  let hasStarted = false;
  /** Number of pending consent updates; until they are done, nothing is loaded or counted. */
  let waiting = 0;

  function begin(): void {
    if (hasStarted) return;
    hasStarted = true;
    gtag(host, 'consent', 'default', { ...consentSignals(undefined), wait_for_update: CONSENT_WAIT_MS });
    if (chosen) gtag(host, 'consent', 'update', consentSignals(chosen));
  }

  /** Loads allowed tags and reports the page; reloads if a loaded tag is no longer allowed. */
  function settle(): void {
    if (waiting > 0) return;
    const allowed = onScreen.tracked ? allowedTags(ids, chosen) : [];
    if ([...loaded].some(tag => !allowed.includes(tag))) {
      // If tags are only disallowed on this page, the consent is still valid and the cookies stay.
      if (onScreen.tracked) forgetCookies();
      return host.reload();
    }
    const page = { page_location: trackedAddress(host.address()), page_title: onScreen.title };
    for (const tag of allowed) {
      if (!loaded.has(tag)) load(tag, page);
      loaded.add(tag);
    }
    const unsent = allowed.filter(tag => !sent.has(tag));
    for (const tag of unsent) sent.add(tag);
    sendPage(unsent, page);
  }

  function sendChoice(): void {
    if (hasStarted) gtag(host, 'consent', 'update', consentSignals(chosen));
    // Delete the cookies, including those from an earlier consent that has expired.
    if (allowedTags(ids, chosen).length === 0) forgetCookies();
  }

  function forgetCookies(): void {
    for (const name of host.cookies.names()) if (TAG_COOKIE.test(name)) host.cookies.forget(name);
  }

  function load(tag: Tag, page: object): void {
    const id = ids[tag] as string;
    switch (tag) {
      case 'tagManager':
        (host.window.dataLayer ??= []).push({ 'gtm.start': host.now(), event: 'gtm.js' });
        return host.addScript(`${TAG_MANAGER}?id=${id}`);
      case 'pixel':
        // Without this setting, the pixel automatically reports clicks and metadata of pages and forms.
        fbq(host, 'set', 'autoConfig', false, id);
        fbq(host, 'init', id);
        return host.addScript(PIXEL);
      default:
        // Load the script once, because analytics and ads use the same script.
        if (!loaded.has('analytics') && !loaded.has('ads')) {
          gtag(host, 'js', new Date(host.now()));
          host.addScript(`${GTAG}?id=${id}`);
        }
        // `sendPage` sends the page views, also after client-side navigation, so Google's tag must not send its own.
        gtag(host, 'config', id, { ...page, ...trackedReferrer(host.referrer()), send_page_view: false });
    }
  }

  function sendPage(tags: readonly Tag[], page: { readonly page_location: string; readonly page_title: string }): void {
    if (tags.includes('tagManager')) host.window.dataLayer?.push({ event: 'page_view', ...page });
    const google = tags.flatMap(tag => (tag === 'analytics' || tag === 'ads' ? [ids[tag]] : []));
    if (google.length > 0) gtag(host, 'event', 'page_view', { ...page, send_to: google });
    if (tags.includes('pixel')) fbq(host, 'track', 'PageView');
  }

  return {
    visit(page) {
      onScreen = page;
      sent = new Set();
      if (page.tracked) begin();
      settle();
    },
    choose(next) {
      chosen = next;
      waiting++;
      host.later(CONSENT_WAIT_MS, () => {
        waiting--;
        // If there was a newer choice during the delay, only the newer choice is reported.
        if (chosen === next) sendChoice();
        settle();
      });
    },
    resume(consent, isRestored) {
      if (isRestored) sent = new Set();
      if (keyOf(consent) !== keyOf(chosen)) {
        chosen = consent;
        sendChoice();
      }
      settle();
    },
  };
}

function keyOf(consent: Consent | undefined): string {
  return consent === undefined ? '' : formatConsent(consent);
}
