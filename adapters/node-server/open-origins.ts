import type { Tag, TagIds } from '../../domain/consent/tags.ts';
import { TAGS } from '../../domain/consent/tags.ts';
import { mediaOrigins } from '../../domain/media/media-kind.ts';
import { SCRIPT_POLICIES } from '../../domain/page/script-policies.ts';
import type { Settings } from '../../domain/page/site.ts';

/** Additions to a page's Content-Security-Policy: origins by directive, and the names of Trusted Types policies that scripts create. */
export type OpenOrigins = {
  readonly script: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly media: readonly string[];
  readonly policies: readonly string[];
};

/** Names of the Trusted Types policies that each of Google's scripts creates. */
const GOOGLE = ['goog#html', "'allow-duplicates'"];
const MANAGER = 'https://www.googletagmanager.com';

/**
 * Origins that each tag requires: developers.google.com/tag-platform/security/guides/csp; those of the Meta pixel by what its script
 * requests.
 */
const NEEDS: Readonly<Record<Tag, Partial<OpenOrigins>>> = {
  tagManager: { script: [MANAGER], image: [MANAGER], connect: [MANAGER], policies: GOOGLE },
  analytics: {
    script: ['https://*.googletagmanager.com'],
    image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    policies: GOOGLE,
  },
  ads: {
    script: [
      MANAGER,
      'https://www.googleadservices.com',
      'https://www.google.com',
      'https://googleads.g.doubleclick.net',
    ],
    image: [MANAGER, 'https://googleads.g.doubleclick.net', 'https://www.google.com', 'https://google.com'],
    connect: [
      MANAGER,
      'https://pagead2.googlesyndication.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
      'https://google.com',
    ],
    frame: [MANAGER, 'https://td.doubleclick.net'],
    policies: GOOGLE,
  },
  pixel: {
    script: ['https://connect.facebook.net'],
    image: ['https://www.facebook.com'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
    policies: ['connect.facebook.net/fbevents', 'facebook.com/signals/iwl'],
  },
};

/** Additions to a site's policy: for the players of videos and virtual tours, its tags and its captcha. */
export function openOrigins(
  settings: Pick<Settings, 'tracking' | 'tourHosts' | 'videoHosts'>,
  captcha: Partial<OpenOrigins> = {},
): OpenOrigins {
  const players = { ...mediaOrigins(settings.tourHosts), media: settings.videoHosts.map(host => `https://${host}`) };
  const vendor = captcha.script?.length ? { policies: [SCRIPT_POLICIES.captcha] } : {};
  return joined([tagOrigins(settings.tracking), players, captcha, vendor]);
}

/** The origins that the tags with an id require. `tagOrigins({}).script` → `[]` */
export function tagOrigins(ids: TagIds): OpenOrigins {
  const needs = TAGS.filter(tag => ids[tag] !== undefined).map(tag => NEEDS[tag]);
  return joined(needs.length > 0 ? [...needs, { policies: [SCRIPT_POLICIES.tags] }] : []);
}

/** Merges origins without duplicates. */
function joined(needs: readonly Partial<OpenOrigins>[]): OpenOrigins {
  const of = (directive: keyof OpenOrigins) => [...new Set(needs.flatMap(need => need[directive] ?? []))];
  return {
    script: of('script'),
    image: of('image'),
    connect: of('connect'),
    frame: of('frame'),
    media: of('media'),
    policies: of('policies'),
  };
}
