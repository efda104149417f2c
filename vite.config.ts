import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { siteInBrowser } from './adapters/composition/dev/vite-plugin.ts';
import { mapFrame } from './adapters/composition/pages/map-frame-page.ts';
import { LANGUAGES } from './domain/text/language.ts';
import { type DictionaryFiles, mergeDictionary } from './ui/locales/merge-dictionary.ts';

const LOCALES = join(import.meta.dirname, 'ui/locales');

/** Half of all words, and only pages with a form, those behind links and those of the portal need them. */
const FORM_CONCEPTS = new Set(['form', 'feedback', 'link', 'login', 'portal']);

/** What visitors never load. */
const isOfDesk = (concept: string) => concept.startsWith('desk');

/** Words that come with the one part of a page that says them. */
const LAZY_CONCEPTS = new Set(['cost']);

/**
 * Files of words a language in the browser's build, named in `.vite/dictionaries.json`: for all pages and for forms of the site; for the desk
 * all words, named in `.vite/desk-dictionaries.json`.
 */
function dictionaries(of: 'site' | 'desk'): Plugin {
  return {
    name: 'dictionaries',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle() {
      const files: Record<string, Record<string, unknown>> = {};
      for (const language of LANGUAGES) {
        files[language] = {};
        for (const file of readdirSync(join(LOCALES, language))) {
          files[language][file.replace(/\.json$/, '')] = JSON.parse(
            readFileSync(join(LOCALES, language, file), 'utf8'),
          );
        }
      }
      const emit = (name: string, concepts: [string, unknown][]) => {
        const source = JSON.stringify(Object.fromEntries(concepts));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${name}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      const addresses: Record<string, Record<string, string>> = {};
      const name = (kind: string, language: string, address: string) => ((addresses[kind] ??= {})[language] = address);
      for (const language of LANGUAGES) {
        const concepts = Object.entries(mergeDictionary(files as DictionaryFiles, language, 'fr'));
        if (of === 'desk') {
          name('dictionaries', language, emit(`desk-words-${language}`, concepts));
          continue;
        }
        const words = concepts.filter(
          ([concept]) => !FORM_CONCEPTS.has(concept) && !LAZY_CONCEPTS.has(concept) && !isOfDesk(concept),
        );
        name('dictionaries', language, emit(`words-${language}`, words));
        const ofForms = concepts.filter(([concept]) => FORM_CONCEPTS.has(concept));
        name('formDictionaries', language, emit(`form-words-${language}`, ofForms));
      }
      const fileName = of === 'desk' ? '.vite/desk-dictionaries.json' : '.vite/dictionaries.json';
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(addresses) });
    },
  };
}

/** Each script, style sheet and dictionary once more as `.br`, as small as Brotli makes it: 9 % less than what is made in passing. */
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

/** What every page needs travels in one file, not in a dozen small ones; zod comes with the first answer that is checked. */
const CHUNKS = [
  // Alone, or the first script would drag in all that stands beside it.
  { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
  { name: 'packages', test: /node_modules\/(?!zod)/ },
  // But for what the page of a property has none of: the search, and the modules of content pages.
  {
    name: 'pieces',
    test: /\/(?:ui|domain)\/(?!(?:components\/(?:search\/search|modules\/module|listing\/project)-|stores\/search))/,
    minShareCount: 4,
  },
  // In one file: smaller so than in two, on home and on lists.
  { name: 'search', test: /\/ui\/(?:components\/search\/search-|stores\/search)/ },
];

const UNOBSERVED = join(import.meta.dirname, 'adapters/composition/mobx-server-stub.ts');

/** The mode of the desk's own build: it shares no script with the site, so that visitors load nothing of it and nothing because of it. */
const DESK = 'desk';

export default defineConfig(
  ({ isSsrBuild, mode }) =>
    ({
      appType: 'custom',
      publicDir: isSsrBuild || mode === DESK ? false : 'ui/public',
      plugins:
        mode === DESK
          ? [react(), dictionaries('desk'), compressed()]
          : [
              react(),
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
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 600,
        rollupOptions: {
          // How long our own plugins take is no news for who starts a site.
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
      // The server is started by plain Node, which sets no NODE_ENV: without this line React would render in its development build.
      ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      ...(isSsrBuild ? { resolve: { alias: { mobx: UNOBSERVED, 'mobx-react-lite': UNOBSERVED } } } : {}),
      ssr: { noExternal: true, external: ['sharp'] },
      test: {
        include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
        exclude: ['tests/e2e/**', ...(process.env['FULL_RUN'] === undefined ? ['**/*.full.test.*'] : [])],
        setupFiles: ['tests/support/run/seed-properties.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
        // Files leave nothing behind for each other, so a process may run one after the other without importing all anew.
        isolate: false,
        // Tests of commands, kills and PostgreSQL wait for other processes: one worker more than cores uses that time.
        maxWorkers: availableParallelism() + 1,
        // Its files name maps of sources that it does not bring, each worth a warning where they are read here.
        server: { deps: { external: [/inversify/] } },
      },
    }) as never,
);
