import { SCRIPT_POLICIES, scriptAddresses } from '../../domain/page/script-policies.ts';

/** What tags find and leave in a page. */
export type TagWindow = {
  dataLayer?: unknown[];
  fbq?: PixelQueue;
  _fbq?: PixelQueue;
};

/** The pixel's queue: its script, once loaded, gives it `callMethod` and works off what waits. */
type PixelQueue = {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  readonly queue: unknown[];
  readonly loaded: boolean;
  readonly version: string;
  /** Else the pixel counts each change of the address a second time. */
  readonly disablePushState: boolean;
};

/** What is done to a page for its tags; a test hands in its own. */
export type TagHost = {
  readonly window: TagWindow;
  addScript(address: string): void;
  address(): URL;
  /** Where the visitor came from; nothing where that is not known. */
  referrer(): string;
  now(): number;
  later(milliseconds: number, work: () => void): void;
  /** Names of cookies and how to let them go. */
  readonly cookies: { names(): readonly string[]; forget(name: string): void };
  reload(): void;
};

/** The page in the browser's window. */
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
      // Tags set theirs for the widest domain that the browser lets them.
      forget(name) {
        const labels = location.hostname.split('.');
        const domains = labels.map((_, from) => labels.slice(from).join('.'));
        // biome-ignore lint: the Cookie Store is not everywhere
        for (const domain of ['', ...domains.map(each => `; Domain=${each}`)])
          document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
      },
    },
    reload: () => location.reload(),
  };
}

/** Queues words for gtag.js, which tells commands from other entries by their being an `Arguments` object. */
export function gtag(host: TagHost, ...words: readonly unknown[]): void {
  const layer = (host.window.dataLayer ??= []);
  (function queue() {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }).apply(undefined, words as []);
}

/** Queues words for the pixel. */
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
