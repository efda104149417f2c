import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Client part of the production build, by file name; nothing is written. */
export type ClientBuild = { readonly chunks: ReadonlyMap<string, Chunk>; readonly assets: ReadonlyMap<string, string> };

/** Builds the client in memory from the current sources, for a server's site or from another entry. */
export async function buildClient(input?: string): Promise<ClientBuild> {
  const environment = process.env['NODE_ENV'];
  // With NODE_ENV 'test', packages would include their development warnings.
  process.env['NODE_ENV'] = 'production';
  try {
    const built = await build({
      logLevel: 'error',
      configLoader: 'native',
      mode: 'production',
      build: { write: false, ...(input === undefined ? { sourcemap: 'hidden' } : { rollupOptions: { input } }) },
    });
    if (!('output' in built)) throw new Error('one output was expected');
    const files = built.output;
    return {
      chunks: new Map(files.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file] as const] : []))),
      assets: new Map(
        files.flatMap(file => (file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : [])),
      ),
    };
  } finally {
    process.env['NODE_ENV'] = environment;
  }
}

/** Files that a browser loads before it runs the files made from `sources`: the latter and all their static imports. */
export function filesOf({ chunks }: ClientBuild, sources: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) add(chunks.get(file));
  };
  for (const source of sources) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
    if (!chunk) throw new Error(`the build has no file for ${source}`);
    add(chunk);
  }
  return [...found];
}

/** Output of `npm run build`, with compressed copies. */
const WRITTEN = 'dist/client';

/** Size in bytes compressed with Brotli; uses the last build's compressed copy if its text is the same as `file`. */
export function brotliSize(text: string, file?: string): number {
  if (file !== undefined) {
    const path = join(WRITTEN, file);
    if (existsSync(`${path}.br`) && readFileSync(path, 'utf8') === text) return statSync(`${path}.br`).size;
  }
  return brotliCompressSync(text).byteLength;
}

/** Minified code per package, with ours under `'own'`. */
export function codeByPackage(files: readonly Chunk[]): ReadonlyMap<string, string> {
  const parts = new Map<string, string[]>();
  for (const { code, map } of files) {
    if (!map) continue;
    const lines = code.split('\n');
    for (const { line, from, to, source } of segments(map.mappings, lines)) {
      const name = packageOf(map.sources[source] ?? '');
      const known = parts.get(name) ?? [];
      known.push(lines[line]?.slice(from, to) ?? '');
      parts.set(name, known);
    }
  }
  return new Map([...parts].map(([name, pieces]) => [name, pieces.join('')]));
}

function packageOf(source: string): string {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? 'own';
}

type Segment = { readonly line: number; readonly from: number; readonly to: number; readonly source: number };

/** Ranges of each line by source, from the source map's mappings, https://tc39.es/ecma426/. */
function* segments(mappings: string, lines: readonly string[]): Generator<Segment> {
  let source = 0;
  for (const [line, text] of mappings.split(';').entries()) {
    let open: { from: number; source: number } | undefined;
    let column = 0;
    for (const field of text.split(',')) {
      const [step = 0, sourceStep] = numbersOf(field);
      column += step;
      if (open) yield { line, from: open.from, to: column, source: open.source };
      if (sourceStep !== undefined) source += sourceStep;
      open = sourceStep === undefined ? undefined : { from: column, source };
    }
    if (open) yield { line, from: open.from, to: lines[line]?.length ?? 0, source: open.source };
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function numbersOf(field: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of field) {
    const bits = DIGITS.indexOf(digit);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
