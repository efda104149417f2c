import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { siteInBrowser } from './adapters/composition/dev/vite-plugin.ts';
import { mapFrame } from './adapters/composition/pages/map-frame-page.ts';
import { filesOfPart, retriedImports } from './adapters/composition/pages/retried-imports.ts';
import { LANGUAGES } from './domain/text/language.ts';
import { DRAWN_CONCEPTS, FORM_CONCEPTS, SITE_CONCEPTS } from './ui/locales/concepts.ts';
import { type DictionaryFiles, mergeDictionary } from './ui/locales/merge-dictionary.ts';
import type { Dictionary } from './ui/locales/translations.ts';

const LOCALES = join(import.meta.dirname, 'ui/locales');

/**
 * Emits dictionaries of each language into the browser's build: for the site one for all pages and one for forms,
 * listed in `.vite/dictionaries.json`; for the desk one with all its translations, listed in
 * `.vite/desk-dictionaries.json`.
 */
function dictionaries(of: 'site' | 'desk'): Plugin {
  return {
    name: 'dictionaries',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle() {
      const files: Record<string, Record<string, unknown>> = {};
      for (const language of LANGUAGES) {
        files[language] = {};
        for (const concept of DRAWN_CONCEPTS)
          files[language][concept] = JSON.parse(readFileSync(join(LOCALES, language, `${concept}.json`), 'utf8'));
      }
      const emit = (name: string, words: Dictionary, concepts: readonly string[]) => {
        const source = JSON.stringify(Object.fromEntries(concepts.map(concept => [concept, words[concept]])));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${name}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      const addresses: Record<string, Record<string, string>> = {};
      const name = (kind: string, language: string, address: string) => ((addresses[kind] ??= {})[language] = address);
      for (const language of LANGUAGES) {
        const words = mergeDictionary(files as DictionaryFiles, language, 'fr');
        if (of === 'desk') {
          name('dictionaries', language, emit(`desk-words-${language}`, words, DRAWN_CONCEPTS));
          continue;
        }
        name('dictionaries', language, emit(`words-${language}`, words, SITE_CONCEPTS));
        name('formDictionaries', language, emit(`form-words-${language}`, words, FORM_CONCEPTS));
      }
      const fileName = of === 'desk' ? '.vite/desk-dictionaries.json' : '.vite/dictionaries.json';
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(addresses) });
    },
  };
}

/** Also writes each script, style sheet and dictionary as `.br` at Brotli's highest level: 9 % smaller than compressing per request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    applyToEnvironment: environment => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter(name => /^assets\/.*\.(?:m?js|css|json|svg)$/.test(name));
      await Promise.all(
        files.map(async name => {
          const path = join(dir, name);
          await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
        }),
      );
    },
  };
}

/**
 * Modules that every page needs are bundled into one file instead of a dozen small ones; zod is loaded with the first response that it
 * checks.
 */
const CHUNKS = [
  // Separate chunk for the function that loads parts: in a shared chunk, the first script would load all other modules of that chunk. The routes need
  // `list-found`, which would otherwise be in the chunk of the search.
  { name: 'preload', test: /vite\/preload-helper|browser\/load-part|search\/list-found/, priority: 1 },
  { name: 'packages', test: /node_modules\/(?!zod)/ },
  // The routes need the loader of late blocks, which would otherwise be in the chunk of the search. Every page needs the choice of cookies, which
  // would otherwise be a chunk of its own.
  { name: 'late', test: /common\/late-block|search\/narrowed\.|consent\/consent\./ },
  // Modules that the page of a property does not use at its start are left out: the search, forms, viewings, facts, and the modules of
  // content pages.
  {
    name: 'pieces',
    test: /\/(?:ui|domain)\/(?!(?:appointment\/|components\/(?:(?:search\/search|modules\/module|listing\/project|form\/form)-|search\/(?:use-)?un|listing\/(?:facts|flood))|stores\/search))/,
    minShareCount: 4,
  },
  // Modules of the pages of properties and projects, and of panels: one file is smaller than five.
  { name: 'property', test: /\/(?:components\/listing\/(?:facts|flood|agent-card|gallery)|text\/cut)/ },
  // Modules of the search and of lists are in one file, which is smaller for the home page and for lists than three files.
  { name: 'search', test: /\/ui\/(?:components\/(?:search\/(?:search-(?!panel)|view-)|map\/results-)|stores\/search)/ },
];

const UNOBSERVED = join(import.meta.dirname, 'adapters/composition/mobx-server-stub.ts');

/** Mode of the desk's build, which is separate: it shares no script with the site, so that visitors load nothing because of it. */
const DESK = 'desk';

export default defineConfig(
  ({ isSsrBuild, mode }) =>
    ({
      appType: 'custom',
      publicDir: isSsrBuild || mode === DESK ? false : 'ui/public',
      plugins:
        mode === DESK
          ? [react(), retriedImports(), dictionaries('desk'), compressed()]
          : [
              react(),
              retriedImports(),
              dictionaries('site'),
              mapFrame(),
              compressed(),
              siteInBrowser(process.env['CONTENT_DIR'] ?? 'fixtures/agency', 'var'),
            ],
      build: {
        target: 'es2024',
        outDir: isSsrBuild ? 'dist/server' : 'dist/client',
        emptyOutDir: mode !== DESK,
        manifest: isSsrBuild ? false : mode === DESK ? '.vite/desk-manifest.json' : true,
        modulePreload: { polyfill: false, resolveDependencies: filesOfPart },
        chunkSizeWarningLimit: 700,
        rollupOptions: {
          // Durations of our own plugins are irrelevant to people who start a site.
          checks: { bundlerTimings: false },
          ...(isSsrBuild
            ? {
                input: {
                  server: 'adapters/composition/server/server.ts',
                  'hash-child': 'adapters/argon2/hash-child.ts',
                  'busy-child': 'adapters/busy-calendar/busy-child.ts',
                  'import-child': 'adapters/composition/import/import-child.ts',
                },
              }
            : mode === DESK
              ? { input: 'adapters/composition/browser/desk-boot.ts' }
              : { input: 'adapters/composition/browser/boot.ts', output: { codeSplitting: { groups: CHUNKS } } }),
        },
      },
      // The server is started by plain Node, which sets no NODE_ENV: without this line, React would use its development build.
      ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      ...(isSsrBuild ? { resolve: { alias: { mobx: UNOBSERVED, 'mobx-react-lite': UNOBSERVED } } } : {}),
      // The built server contains its packages; tests and the development server import them as Node finds them.
      ...(isSsrBuild ? { ssr: { noExternal: true, external: ['sharp'] } } : {}),
      test: {
        include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
        exclude: ['tests/e2e/**', ...(process.env['FULL_RUN'] === undefined ? ['**/*.full.test.*'] : [])],
        setupFiles: ['tests/support/run/seed-properties.ts'],
        // Without this an imported address of a style sheet is empty, and React warns of the link.
        css: { include: /\.css\?url$/ },
        testTimeout: 60_000,
        hookTimeout: 60_000,
        // Test files leave no state behind, so a process can run several without importing all modules again.
        isolate: false,
        // A larger young generation (MiB): garbage collection took a tenth of the time of a run.
        execArgv: ['--max-semi-space-size=64'],
        // Tests of commands, kills and PostgreSQL wait for other processes: one more worker than cores uses that time.
        maxWorkers: availableParallelism() + 1,
      },
    }) as never,
);
