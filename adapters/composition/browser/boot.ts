import '../../../ui/styles/main.css';

/**
 * The page is complete without script, so the site's code waits until the visible resources have loaded: it starts `GRACE` milliseconds
 * after the load event, or immediately at the first touch, key or focus.
 */
const GRACE = 400;
const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const type of FIRST_TOUCH) removeEventListener(type, start, true);
  import('./browser.ts')
    .then(({ startBrowser }) => startBrowser())
    .catch((error: unknown) => {
      // The server's page works without script; the import is retried when the browser is online again.
      console.warn(error);
      started = false;
      addEventListener('online', start, { once: true });
    });
}

for (const type of FIRST_TOUCH) addEventListener(type, start, { capture: true, passive: true });
if (document.readyState === 'complete') start();
else addEventListener('load', () => setTimeout(start, GRACE), { once: true });
