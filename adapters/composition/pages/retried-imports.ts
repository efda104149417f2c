import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOAD_PART = join(import.meta.dirname, '../browser/load-part.ts');

/** Replaces Vite's function for `import()`, which leaves the loading of a file to the browser, by `loadPart`. */
export function retriedImports(): Plugin {
  return {
    name: 'retried-imports',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(LOAD_PART)};`,
    },
  };
}

/** Passes the files to `loadPart`; Vite passes no list if the code is a single file. */
export function filesOfPart(file: string, imported: readonly string[]): string[] {
  return imported.length > 0 ? [...imported] : [file];
}
