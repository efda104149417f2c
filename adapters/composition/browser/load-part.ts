/** Fetches that are running or complete, by the file's path. A failed fetch is removed, so that the next call fetches the file again. */
const fetched = new Map<string, Promise<unknown>>();

/**
 * Loads a part of the code. `files`: the part's files and those that it imports, such as `assets/list.page-a1b2c3d4.js`. If `import()`
 * cannot fetch a module, the browser remembers the failure until the page is left, and does not fetch the module again. So this function
 * first fetches the files into the browser's cache and imports them only once all have arrived; after a failure, a later call can try
 * again. Every `import()` in the code is compiled to a call of this function, see `retriedImports`.
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
