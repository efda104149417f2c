import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** An `import` or `export … from`; `to` is its target, resolved if it is a file of the project. */
export type Import = {
  readonly to: string;
  /** Whether it is a package, built-in or virtual module. */
  readonly outside: boolean;
  /** Whether the import is removed together with the types. */
  readonly typeOnly: boolean;
  /** Whether it is a dynamic `import('…')`. */
  readonly lazy: boolean;
};

export type SyntaxNode = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

export type SourceFile = {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly program: SyntaxNode;
};

/** Parses a module's imports and syntax. Throws on a syntax error: a check that skips a file would miss its violations. */
export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const root = program as unknown as SyntaxNode;
  const imports: Import[] = [];
  const add = (source: unknown, typeOnly: boolean, lazy: boolean) => {
    const named = (source as { value?: unknown } | null | undefined)?.value;
    if (typeof named === 'string') imports.push({ ...resolved(path, named), typeOnly, lazy });
    else if (lazy) imports.push({ to: '(computed)', outside: true, typeOnly, lazy });
  };
  walk(root, node => {
    switch (node.type) {
      case 'ImportDeclaration':
        // `import { type A }` still loads the module: with verbatimModuleSyntax only `import type` is removed.
        add(node['source'], node['importKind'] === 'type', false);
        break;
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        if (node['source']) add(node['source'], node['exportKind'] === 'type', false);
        break;
      case 'ImportExpression':
        add(node['source'], false, true);
        break;
      case 'TSImportType':
        add(node['source'] ?? (node['argument'] as SyntaxNode | undefined)?.['literal'], true, false);
        break;
    }
  });
  return { path, text, imports, program: root };
}

/** Visits every node below `node`, with its parent and its key there. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined, key: string) => void,
  parent?: SyntaxNode,
  key = '',
): void {
  visit(node, parent, key);
  for (const name of Object.keys(node)) {
    const value = node[name];
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) walk(child, visit, node, name);
    } else if (isNode(value)) walk(value, visit, node, name);
  }
}

/** Line number of a node, from 1. */
export function lineOf({ text }: SourceFile, { start }: SyntaxNode): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < start; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Every TypeScript file of the project by its relative path; parsed on first use. */
export function readSources(): ReadonlyMap<string, SourceFile> {
  const paths = readPaths('.').filter(path => /\.tsx?$/.test(path));
  return (sources ??= new Map(paths.map(path => [path, unparsed(path, readFileSync(path, 'utf8'))])));
}

/** The parsed files, shared by the test files of a process. */
let sources: ReadonlyMap<string, SourceFile> | undefined;

function unparsed(path: string, text: string): SourceFile {
  let parsed: SourceFile | undefined;
  const parse = () => (parsed ??= parseSource(path, text));
  return {
    path,
    text,
    get imports() {
      return parse().imports;
    },
    get program() {
      return parse().program;
    },
  };
}

/** Generated, installed and git-ignored folders. */
const NOT_OURS = new Set(['node_modules', 'dist', 'var', 'test-results']);

/** Every file below a folder, without generated and installed ones. */
export function readPaths(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(item => {
    if (item.name.startsWith('.') || NOT_OURS.has(item.name)) return [];
    const path = join(folder, item.name).replaceAll('\\', '/');
    return item.isDirectory() ? readPaths(path) : [path];
  });
}

/** Target of an import, resolved against the importing file. */
export function resolved(from: string, named: string): { readonly to: string; readonly outside: boolean } {
  if (!named.startsWith('.')) return { to: named, outside: true };
  return { to: join(from, '..', named.replace(/\?.*$/, '')).replaceAll('\\', '/'), outside: false };
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
