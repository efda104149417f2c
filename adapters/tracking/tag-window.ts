import { SCRIPT_POLICIES, scriptAddresses } from '../../domain/page/script-policies.ts';

/** Global variables shared with tracking tags. */
export type TagWindow = {
  dataLayer?: unknown[];
  fbq?: PixelQueue;
  _fbq?: PixelQueue;
};

/** Queue of Meta's pixel: its script sets `callMethod` once loaded and processes the queue. */
type PixelQueue = {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  readonly queue: unknown[];
  readonly loaded: boolean;
  readonly version: string;
  /** Set to true: otherwise the pixel counts each URL change a second time. */
  readonly disablePushState: boolean;
};

/** Operations on the page that tags need; replaced in tests. */
export type TagHost = {
  readonly window: TagWindow;
  addScript(address: string): void;
  address(): URL;
  /** URL of the referring page; empty if unknown. */
  referrer(): string;
  now(): number;
  later(milliseconds: number, work: () => void): void;
  /** Access to the names of cookies, and their deletion. */
  readonly cookies: { names(): readonly string[]; forget(name: string): void };
  reload(): void;
};

/** Implementation for the browser's window. */
export function browserTagHost(): TagHost {
  const { trustedTypes } = window as { readonly trustedTypes?: unknown };
  const trusted = scriptAddresses(SCRIPT_POLICIES.tags, trustedTypes);
  return {
    window: window as unknown as TagWindow,
    addScript(address) {
      const script = document.createElement('script');
      script.async = true;
      script.src = trusted(address);
      document.head.append(script);
    },
    address: () => new URL(location.href),
    referrer: () => document.referrer,
    now: () => Date.now(),
    later: (milliseconds, work) => void setTimeout(work, milliseconds),
    cookies: {
      names: () =>
        document.cookie.split('; ').flatMap(pair => {
          const name = pair.split('=', 1)[0] ?? '';
          return name === '' ? [] : [name];
        }),
      // Tags set cookies for the widest domain that the browser allows, so try all parent domains.
      forget(name) {
        const labels = location.hostname.split('.');
        const domains = labels.map((_, from) => labels.slice(from).join('.'));
        // biome-ignore lint: some browsers have no Cookie Store API
        for (const domain of ['', ...domains.map(each => `; Domain=${each}`)])
          document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
      },
    },
    reload: () => location.reload(),
  };
}

/** Queues a command for gtag.js, which recognises commands by their type `Arguments` (an array would be ignored). */
export function gtag(host: TagHost, ...words: readonly unknown[]): void {
  const layer = (host.window.dataLayer ??= []);
  (function queue() {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }).apply(undefined, words as []);
}

/** Queues a command for the pixel. */
export function fbq(host: TagHost, ...words: readonly unknown[]): void {
  host.window.fbq ??= pixelQueue(host);
  host.window.fbq(...words);
}

function pixelQueue({ window }: TagHost): PixelQueue {
  const take: PixelQueue = Object.assign(
    (...words: unknown[]) => {
      if (take.callMethod) take.callMethod(...words);
      else take.queue.push(words);
    },
    { queue: [] as unknown[], loaded: true, version: '2.0', disablePushState: true },
  );
  window._fbq ??= take;
  return take;
}
