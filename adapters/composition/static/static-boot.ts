import '../../../ui/styles/main.css';

/** The site of a static host: the page stands; its data and code come after it, and answer filters and paging. */
addEventListener('load', async () => {
  const [{ startMemory }, snapshot] = await Promise.all([
    import('../browser/memory.ts'),
    fetch('/site.json').then(response => response.json()),
  ]);
  await startMemory(snapshot);
});
