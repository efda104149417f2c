import { type Consent, consentSignals, formatConsent } from '../../domain/consent/consent.ts';
import { allowedTags, type Tag, type TagIds, trackedAddress, trackedReferrer } from '../../domain/consent/tags.ts';
import { fbq, gtag, type TagHost } from './tag-window.ts';

/** Milliseconds between the keeping of a choice and the word to the tags, and for which tags wait for that word. */
export const CONSENT_WAIT_MS = 500;

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';
const GTAG = 'https://www.googletagmanager.com/gtag/js';
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js';

/** Cookies that the tags set for the site's own domain. */
const TAG_COOKIE = /^(?:_ga|_gid|_gat|_gcl|_gac|_fbp|_fbc|_dc_gtm)(?:_|$)/;

export type Tracking = {
  /** A page is on screen; `tracked` is false for pages that tags may not measure: previews and owners' pages. */
  visit(page: { readonly title: string; readonly tracked: boolean }): void;
  /** A choice was kept. */
  choose(consent: Consent): void;
  /**
   * The visitor is back, from another tab or, `anew`, from another page to one that the browser had put aside whole: such a
   * page counts again. What is chosen by now, perhaps elsewhere, counts at once.
   */
  resume(consent: Consent | undefined, anew: boolean): void;
};

/**
 * The tags of a site, by its ids and the visitor's choice: none is asked for before a choice or after a refusal, and each
 * page counts once with each of them. A tag that is there cannot be taken out of a page: where one no longer may be, its
 * cookies go and the page is loaded anew. `consent` is what was chosen on an earlier visit.
 * Consent Mode: developers.google.com/tag-platform/security/guides/consent
 */
export function makeTracking(ids: TagIds, consent: Consent | undefined, host: TagHost): Tracking {
  const loaded = new Set<Tag>();
  /** Tags that have counted the page on screen. */
  let told = new Set<Tag>();
  let chosen = consent;
  let onScreen = { title: '', tracked: false };
  let begun = false;
  /** Pending updates of consent; nothing is loaded or counted before them. */
  let waiting = 0;

  function begin(): void {
    if (begun) return;
    begun = true;
    gtag(host, 'consent', 'default', { ...consentSignals(undefined), wait_for_update: CONSENT_WAIT_MS });
    if (chosen) gtag(host, 'consent', 'update', consentSignals(chosen));
  }

  /** Brings what is loaded in line with what is allowed on the page. */
  function settle(): void {
    if (waiting > 0) return;
    const allowed = onScreen.tracked ? allowedTags(ids, chosen) : [];
    if ([...loaded].some(tag => !allowed.includes(tag))) {
      // Where only the page is another, the choice still stands.
      if (onScreen.tracked) forgetCookies();
      return host.reload();
    }
    const page = { page_location: trackedAddress(host.address()), page_title: onScreen.title };
    for (const tag of allowed) {
      if (!loaded.has(tag)) load(tag, page);
      loaded.add(tag);
    }
    const untold = allowed.filter(tag => !told.has(tag));
    for (const tag of untold) told.add(tag);
    tell(untold, page);
  }

  function tellChoice(): void {
    if (begun) gtag(host, 'consent', 'update', consentSignals(chosen));
    // Also those of an earlier choice whose time is over.
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
        // Else it tells by itself what is pressed, and what pages and forms say of themselves.
        fbq(host, 'set', 'autoConfig', false, id);
        fbq(host, 'init', id);
        return host.addScript(PIXEL);
      default:
        // One script serves analytics and ads.
        if (!loaded.has('analytics') && !loaded.has('ads')) {
          gtag(host, 'js', new Date(host.now()));
          host.addScript(`${GTAG}?id=${id}`);
        }
        // Pages are counted below, also those that come without a document of their own.
        gtag(host, 'config', id, { ...page, ...trackedReferrer(host.referrer()), send_page_view: false });
    }
  }

  function tell(tags: readonly Tag[], page: { readonly page_location: string; readonly page_title: string }): void {
    if (tags.includes('tagManager')) host.window.dataLayer?.push({ event: 'page_view', ...page });
    const google = tags.flatMap(tag => (tag === 'analytics' || tag === 'ads' ? [ids[tag]] : []));
    if (google.length > 0) gtag(host, 'event', 'page_view', { ...page, send_to: google });
    if (tags.includes('pixel')) fbq(host, 'track', 'PageView');
  }

  return {
    visit(page) {
      onScreen = page;
      told = new Set();
      if (page.tracked) begin();
      settle();
    },
    choose(next) {
      chosen = next;
      waiting++;
      host.later(CONSENT_WAIT_MS, () => {
        waiting--;
        // Of two choices within the wait, the last counts.
        if (chosen === next) tellChoice();
        settle();
      });
    },
    resume(consent, anew) {
      if (anew) told = new Set();
      if (keyOf(consent) !== keyOf(chosen)) {
        chosen = consent;
        tellChoice();
      }
      settle();
    },
  };
}

function keyOf(consent: Consent | undefined): string {
  return consent === undefined ? '' : formatConsent(consent);
}
