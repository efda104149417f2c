import '../../../ui/styles/main.css';

/** Entry of a site on a static host: the page is complete; data and code for filters and paging load after it. */
addEventListener('load', async () => {
  const [{ startMemory }, snapshot] = await Promise.all([
    import('../browser/memory.ts'),
    fetch('/site.json').then(response => response.text()),
  ]);
  await startMemory(snapshot, new URL(import.meta.url).pathname);
});
