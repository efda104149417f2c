import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { codedValue } from '../../../domain/listing/coded-value.ts';

/** Replacement for each masked word. */
const MASK = '¤';
/** Replacement for each masked word of a feed: a letter, because the feed reader drops texts without letters as placeholders. */
const MASK_IN_FEED = 'Ω';

/** What stays in a masked text: placeholders, tags, targets of links, addresses. */
const KEPT = /\{\{.*?\}\}|\{\w+\}|\$t\(.*?\)|<[^>]*>|\]\([^)]*\)|(?:https?|mailto|tel|page):[^\s)]+|[\w.+-]+@[\w.-]+/gu;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Texts that are not masked: addresses and file names. */
const ADDRESS = /^(?:\/\S*|[a-z]+:\S+|[\w/-]+\.(?:svg|jpg|png|pdf|mp4|md))$/;

/** A text with a mask for each word, and its placeholders. `maskedText('Nog {{count}} dagen')` → `'¤ {{count}} ¤'` */
export function maskedText(text: string, mask = MASK): string {
  if (ADDRESS.test(text)) return text;
  let [done, at] = ['', 0];
  for (const kept of text.matchAll(KEPT)) {
    done += text.slice(at, kept.index).replace(WORD, mask) + kept[0];
    at = kept.index + kept[0].length;
  }
  return done + text.slice(at).replace(WORD, mask);
}

/** A value with all its texts masked, except ids. */
function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value === 'function') throw new Error('a function in a locale cannot be masked');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, key === 'id' ? below : masked(below)]));
}

/** Masks the files of `locales/nl` while they are bundled. */
const MASKED_LOCALES: Plugin = {
  name: 'masked-locales',
  enforce: 'pre',
  async transform(code, id) {
    const [path = ''] = id.split('?');
    if (!/\/locales\/nl(?:\/[\w-]+)?\.(?:json|ts)$/.test(path)) return undefined;
    if (path.endsWith('.json')) return JSON.stringify(masked(JSON.parse(code)));
    const exported = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(masked(value))};`)
      .join('\n');
  },
};

/** Fields of Dutch records in which an agency writes its own words. */
const OWN_WORDS = ['Title', 'Description', 'TypeDescription', 'MarqueeName', 'LawfulUse', 'PlanningInformation'];

/** A value of the content with the texts below each key `nl` masked. */
function maskedContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskedContent);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, key === 'nl' ? masked(below) : maskedContent(below)]),
  );
}

type FeedRecord = Readonly<Record<string, unknown>>;

/** A Dutch record with the agency's own words masked; its coded values stay. */
function maskedRecord(record: FeedRecord): FeedRecord {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    const name = String((value as FeedRecord)['Name'] ?? '');
    return { ...value, Name: codedValue({ nl: name }) === undefined ? maskedText(name, MASK_IN_FEED) : name };
  };
  return Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) => {
      // Without this field, the type's name comes from the content or the site's own phrases.
      if (field === 'MainTypeName') return [];
      if (OWN_WORDS.includes(field)) return [[field, maskedText(String(value), MASK_IN_FEED)]];
      return [[field, /Picture|Documents/.test(field) ? named(value) : value]];
    }),
  );
}

function maskedFeed(feed: Readonly<Record<string, readonly FeedRecord[]>>): unknown {
  return Object.fromEntries(
    Object.entries(feed).map(([kind, records]) => [
      kind,
      records.map(record => (record['Language'] === 'nl' ? maskedRecord(record) : record)),
    ]),
  );
}

/** Writes the sample agency with its Dutch texts masked, but for names of places. */
function writeMaskedContent(folder: string): void {
  cpSync('fixtures/agency', folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.json') || file === 'places.json') continue;
    const path = join(folder, file);
    const value = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify(file.startsWith('feed') ? maskedFeed(value) : maskedContent(value)));
  }
  for (const article of readdirSync(join(folder, 'articles'))) {
    const path = join(folder, 'articles', article, 'nl.md');
    // The lines of the article's front matter keep the names of their fields.
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/^(\w+: )?(.*)$/gm, (_, name = '', text) => name + maskedText(text)),
    );
  }
}

/**
 * Builds the server with every Dutch word of the locales masked, beside the sample agency with its own Dutch texts masked: any Dutch left on
 * its pages is hard-coded. Returns a working tree for `makeCrawledSite`, which needs `npm run build` for the browser's files.
 */
export async function buildMaskedTree(): Promise<{ readonly tree: string; readonly remove: () => void }> {
  const tree = mkdtempSync(join(tmpdir(), 'clairval-masked-'));
  mkdirSync(join(tree, 'dist'));
  mkdirSync(join(tree, 'fixtures'));
  symlinkSync(resolve('dist/client'), join(tree, 'dist/client'));
  for (const name of ['node_modules', 'package.json', 'ui', 'adapters']) symlinkSync(resolve(name), join(tree, name));
  writeMaskedContent(join(tree, 'fixtures/agency'));
  // With another NODE_ENV, the bundle would hold React's development version.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      mode: 'production',
      logLevel: 'error',
      configLoader: 'native',
      plugins: [MASKED_LOCALES],
      build: { ssr: true, outDir: join(tree, 'dist/server') },
    });
  } finally {
    process.env['NODE_ENV'] = before;
  }
  return { tree, remove: () => rmSync(tree, { recursive: true, force: true }) };
}
