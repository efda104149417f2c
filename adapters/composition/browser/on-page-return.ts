/**
 * Calls `work` whenever the visitor returns to the page: from another tab, or, with `isRestored`, from another page, when the browser restores
 * this one from its back/forward cache.
 */
export function onPageReturn(work: (isRestored: boolean) => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work(true);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') work(false);
  });
}
