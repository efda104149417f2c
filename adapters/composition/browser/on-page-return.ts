/**
 * Calls `work` whenever the visitor is back on the page: from another tab, or, `anew`, from another page to this one, which
 * the browser had put aside whole.
 */
export function onPageReturn(work: (anew: boolean) => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work(true);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') work(false);
  });
}
