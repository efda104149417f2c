/** The fetches of the code's files, by file; failed ones are absent. */
const fetched = new Map<string, Promise<unknown>>();

/**
 * Loads a part of the code; `files`: its files and those that it imports, as `assets/list.page-a1b2c3d4.js`. Browsers remember until the page
 * is left that a module's file could not be fetched, and import it no more. So the files are first fetched into the browser's cache: a part
 * that did not arrive can be loaded later. Every `import()` calls this function instead of the one of Vite, see `retriedImports`.
 */
export async function loadPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<unknown> {
  let whole = fetched.get(file);
  if (!whole) {
    whole = fetchWhole(`/${file}`).catch((error: unknown) => {
      fetched.delete(file);
      throw error;
    });
    fetched.set(file, whole);
  }
  return whole;
}

async function fetchWhole(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}
