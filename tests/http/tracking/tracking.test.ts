import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TagHost, TagWindow } from '../../../adapters/tracking/tag-window.ts';
import { CONSENT_WAIT_MS, makeTracking, type Tracking } from '../../../adapters/tracking/tracking.ts';
import { securityHeaders } from '../../../adapters/node-server/security-headers.ts';
import { tagOrigins } from '../../../adapters/node-server/open-origins.ts';
import {
  agreeAll,
  type Consent,
  consentSignals,
  customConsent,
  declineAll,
  OPTIONAL_CATEGORIES,
} from '../../../domain/consent/consent.ts';
import { TAGS, type TagIds } from '../../../domain/consent/tags.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const IDS: TagIds = { tagManager: 'GTM-ABC123', analytics: 'G-ABC1234567', ads: 'AW-123456789', pixel: '12345678' };
const NOW = Date.UTC(2026, 2, 29, 0, 59);

/** A fake page for tags: records what they would load and set. */
function aPage(ids: TagIds, stored?: Consent, referrer = '') {
  const window: TagWindow = {};
  const scripts: string[] = [];
  const cookies = new Set(['lng', 'consent', '_ga', '_ga_ABC1234567', '_fbp', '_gcl_au', '_garden']);
  const waiting: { readonly wait: number; readonly work: () => void }[] = [];
  let address = 'https://agency.example/fr/';
  let reloads = 0;
  const host: TagHost = {
    window,
    addScript: script => scripts.push(script),
    address: () => new URL(address),
    referrer: () => referrer,
    now: () => NOW,
    later: (wait, work) => waiting.push({ wait, work }),
    cookies: { names: () => [...cookies], forget: name => cookies.delete(name) },
    reload: () => {
      reloads++;
    },
  };
  const tracking: Tracking = makeTracking(ids, stored, host);
  return {
    tracking,
    scripts,
    cookies,
    get reloads() {
      return reloads;
    },
    /** Entries of the data layer; commands as plain arrays. */
    get layer() {
      return (window.dataLayer ?? []).map(entry =>
        Object.prototype.toString.call(entry) === '[object Arguments]'
          ? Array.from(entry as ArrayLike<unknown>)
          : entry,
      );
    },
    get pixel() {
      return window.fbq?.queue ?? [];
    },
    visit(to: string, title = 'Accueil', tracked = true) {
      address = to;
      tracking.visit({ title, tracked });
    },
    pass() {
      for (const { wait, work } of waiting.splice(0)) {
        expect(wait).toBe(500);
        work();
      }
    },
  };
}

const HOME = 'https://agency.example/fr/';
const DENIED = { ...consentSignals(undefined), wait_for_update: CONSENT_WAIT_MS };
const page = { page_location: HOME, page_title: 'Accueil' };

describe('third-party tags', () => {
  test('receive denied consent before anything else, and nothing is loaded before a choice', () => {
    const shown = aPage(IDS);
    shown.visit(HOME);
    expect(shown.layer).toEqual([['consent', 'default', DENIED]]);
    expect(shown.scripts).toEqual([]);
    expect(shown.pixel).toEqual([]);
  });

  test('load half a second after full consent, and count one page view', () => {
    const shown = aPage(IDS);
    shown.visit(HOME);
    shown.tracking.choose(agreeAll(1));
    expect(shown.scripts).toEqual([]);
    shown.pass();
    expect(shown.layer).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', consentSignals(agreeAll(1))],
      { 'gtm.start': NOW, event: 'gtm.js' },
      ['js', new Date(NOW)],
      ['config', 'G-ABC1234567', { ...page, send_page_view: false }],
      ['config', 'AW-123456789', { ...page, send_page_view: false }],
      { event: 'page_view', ...page },
      ['event', 'page_view', { ...page, send_to: ['G-ABC1234567', 'AW-123456789'] }],
    ]);
    expect(shown.pixel).toEqual([
      ['set', 'autoConfig', false, '12345678'],
      ['init', '12345678'],
      ['track', 'PageView'],
    ]);
    expect(shown.scripts).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
      'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
      'https://connect.facebook.net/en_US/fbevents.js',
    ]);
  });

  test('count each page once, with only the campaign parameters of its address', () => {
    const shown = aPage({ analytics: 'G-ABC1234567', pixel: '12345678' }, agreeAll(1));
    shown.visit(HOME);
    shown.visit(
      'https://agency.example/fr/a-vendre/?q=Jan+Peeters&utm_source=mail&utm_term=jan@peeters.be&reference=AB#x',
      'À vendre',
    );
    const views = shown.layer
      .filter(entry => Array.isArray(entry) && entry[0] === 'event')
      .map(entry => (entry as unknown[])[2]);
    expect(views).toEqual([
      { ...page, send_to: ['G-ABC1234567'] },
      {
        page_location: 'https://agency.example/fr/a-vendre/?utm_source=mail',
        page_title: 'À vendre',
        send_to: ['G-ABC1234567'],
      },
    ]);
    expect(shown.pixel.filter(words => (words as unknown[])[0] === 'track')).toHaveLength(2);
  });

  test('receive the referrer without its query', () => {
    const shown = aPage(
      { analytics: 'G-ABC1234567' },
      agreeAll(1),
      'https://agency.example/fr/a-vendre/?q=Jan+Peeters#x',
    );
    shown.visit(HOME);
    expect(shown.layer).toContainEqual([
      'config',
      'G-ABC1234567',
      { ...page, page_referrer: 'https://agency.example/fr/a-vendre/', send_page_view: false },
    ]);
  });

  test('receive the choice before a page view within half a second of it', () => {
    const shown = aPage(IDS);
    shown.visit(HOME);
    shown.tracking.choose(agreeAll(1));
    shown.visit('https://agency.example/fr/a-vendre/', 'À vendre');
    expect([shown.scripts, shown.layer.length]).toEqual([[], 1]);
    shown.pass();
    expect(shown.layer[1]).toEqual(['consent', 'update', consentSignals(agreeAll(1))]);
    expect(shown.layer.at(-1)).toMatchObject(['event', 'page_view', { page_title: 'À vendre' }]);
  });

  test('count a page again after a back-forward restore, but not after a tab switch', () => {
    const shown = aPage({ analytics: 'G-ABC1234567', pixel: '12345678' }, agreeAll(1));
    const views = () => [
      shown.layer.filter(entry => Array.isArray(entry) && entry[0] === 'event').length,
      shown.pixel.filter(words => (words as unknown[])[0] === 'track').length,
    ];
    shown.visit(HOME);
    shown.tracking.resume(agreeAll(1), false);
    expect(views()).toEqual([1, 1]);
    shown.tracking.resume(agreeAll(1), true);
    expect(views()).toEqual([2, 2]);
    expect(shown.scripts).toHaveLength(2);
  });

  test('follow a choice made in another tab as soon as the visitor returns', () => {
    for (const anew of [false, true]) {
      const shown = aPage(IDS, agreeAll(1));
      shown.visit(HOME);
      const before = shown.layer.length;
      shown.tracking.resume(declineAll(1), anew);
      expect(shown.reloads).toBe(1);
      expect(shown.layer.slice(before)).toEqual([['consent', 'update', consentSignals(declineAll(1))]]);
      expect([...shown.cookies]).toEqual(['lng', 'consent', '_garden']);
    }
    const silent = aPage(IDS);
    silent.visit(HOME);
    silent.tracking.resume(customConsent(1, ['analytical']), false);
    expect(silent.layer[1]).toEqual(['consent', 'update', consentSignals(customConsent(1, ['analytical']))]);
    expect(silent.scripts.map(script => new URL(script).pathname)).toEqual(['/gtm.js', '/gtag/js']);
  });

  test('wait for a pending choice, even if the visitor returns meanwhile', () => {
    const shown = aPage(IDS);
    shown.visit(HOME);
    shown.tracking.choose(agreeAll(1));
    shown.tracking.resume(agreeAll(1), true);
    expect(shown.scripts).toEqual([]);
    shown.pass();
    expect(shown.layer.filter(entry => Array.isArray(entry) && entry[1] === 'update')).toHaveLength(1);
    expect(shown.scripts).toHaveLength(3);
  });

  test('get no events in a preview, and are removed from it', () => {
    const silent = aPage(IDS, agreeAll(1));
    silent.visit('https://agency.example/preview/for-sale/', 'Previsualisation', false);
    expect([silent.layer, silent.scripts, silent.pixel, silent.reloads]).toEqual([[], [], [], 0]);
    const shown = aPage(IDS, agreeAll(1));
    shown.visit(HOME);
    const before = shown.layer.length;
    shown.visit('https://agency.example/fr/login/', 'Connexion', false);
    expect([shown.layer.length, shown.reloads]).toEqual([before, 1]);
    // The stored choice is unchanged, so cookies it allowed may stay.
    expect(shown.cookies).toContain('_ga');
  });

  test('lose their cookies when consent is withdrawn, and the page reloads', () => {
    const shown = aPage(IDS, agreeAll(1));
    shown.visit(HOME);
    shown.tracking.choose(declineAll(1));
    shown.pass();
    expect(shown.reloads).toBe(1);
    expect(shown.layer.at(-1)).toEqual(['consent', 'update', consentSignals(declineAll(1))]);
    expect([...shown.cookies]).toEqual(['lng', 'consent', '_garden']);
  });

  test('follow the last of two choices within half a second', () => {
    const shown = aPage(IDS);
    shown.visit(HOME);
    shown.tracking.choose(agreeAll(1));
    shown.tracking.choose(declineAll(1));
    shown.pass();
    expect(shown.scripts).toEqual([]);
    expect(shown.reloads).toBe(0);
  });

  test('load only what an id and a category allow, for any sequence of choices', () => {
    const aChoice = fc.subarray([...OPTIONAL_CATEGORIES]).map(categories => customConsent(1, categories));
    const someIds = fc.subarray([...TAGS]).map(tags => Object.fromEntries(tags.map(tag => [tag, IDS[tag]])) as TagIds);
    const host = (address: string) => new URL(address).origin;
    reaches({ followed: runs(100) }, met =>
      fc.assert(
        fc.property(
          someIds,
          fc.option(aChoice, { nil: undefined }),
          fc.array(aChoice, { maxLength: 4 }),
          (ids, stored, choices) => {
            const shown = aPage(ids, stored);
            shown.visit(HOME);
            let last = stored;
            for (const choice of choices) {
              shown.tracking.choose((last = choice));
              shown.pass();
              // A real page would have reloaded.
              if (shown.reloads > 0) return;
            }
            met('followed');
            const wanted = [
              ids.tagManager && (last?.analytical || last?.marketing) ? 'gtm.js' : '',
              (ids.analytics && last?.analytical) || (ids.ads && last?.marketing) ? 'gtag/js' : '',
              ids.pixel && last?.marketing ? 'fbevents.js' : '',
            ].filter(Boolean);
            expect(
              shown.scripts
                .map(script => wanted.filter(name => script.includes(name)))
                .flat()
                .sort(),
            ).toEqual(wanted.toSorted());
            expect(shown.scripts).toHaveLength(wanted.length);
            const policy =
              securityHeaders(new URL('https://agency.example'), tagOrigins(ids))['content-security-policy'] ?? '';
            const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
            for (const script of shown.scripts)
              expect(
                scripts
                  .split(' ')
                  .some(source => source === host(script) || host(script).endsWith(source.replace('https://*', ''))),
              ).toBe(true);
          },
        ),
        { numRuns: runs(300) },
      ),
    );
  });

  test.each([
    [{ tagManager: 'GTM-1', analytics: 'G-1' }, "goog#html 'allow-duplicates' site-tags"],
    [{ pixel: '1' }, 'connect.facebook.net/fbevents facebook.com/signals/iwl site-tags'],
    [{}, "'none'"],
  ])('may create their own Trusted Types policies, and no others: %j', (ids, names) => {
    const policy = securityHeaders(new URL('https://agency.example'), tagOrigins(ids))['content-security-policy'] ?? '';
    expect(/trusted-types ([^;]*)/.exec(policy)?.[1]).toBe(names);
  });

  test('allow no origin without an id', () => {
    expect(securityHeaders(new URL('https://agency.example'), tagOrigins({}))['content-security-policy']).not.toMatch(
      /https?:/,
    );
  });
});
