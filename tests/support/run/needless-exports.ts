import { resolved, type SourceFile, type SyntaxNode, walk } from './source-file.ts';

/** An exported name of a file. */
type Exported = { readonly name: string; readonly isType: boolean };

/** Files that load a whole module, as by `import * as`, a dynamic import or `typeof import('…')`: each name in their text counts as used. */
type Uses = { readonly named: Set<string>; readonly wholeIn: Set<string> };

/**
 * Exports that nothing uses, one per line: a value that no other file imports (`a.ts: LIMIT`), and a type that is used nowhere, not even in
 * its own file. A type that only its own file uses may stay exported, since an exported function may take or return it.
 */
export function needlessExports(sources: ReadonlyMap<string, SourceFile>): string[] {
  const uses = usesOf(sources);
  return [...sources].flatMap(([path, file]) => {
    const { named, wholeIn } = uses.get(path) ?? { named: new Set(), wholeIn: new Set() };
    return exportsOf(file)
      .filter(({ name }) => !named.has(name))
      .filter(({ name }) => ![...wholeIn].some(from => timesIn(sources.get(from)?.text ?? '', name) > 0))
      .filter(({ name, isType }) => !isType || timesIn(file.text, name) === 1)
      .map(({ name }) => `${path}: ${name}`);
  });
}

function usesOf(sources: ReadonlyMap<string, SourceFile>): ReadonlyMap<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const [path, { program }] of sources) {
    const usesIn = (source: unknown): Uses => {
      const { to } = resolved(path, String((source as { value?: unknown } | undefined)?.value));
      const known = uses.get(to) ?? { named: new Set(), wholeIn: new Set() };
      uses.set(to, known);
      return known;
    };
    walk(program, node => {
      const { source } = node;
      if (node.type === 'ImportDeclaration' || (node.type === 'ExportNamedDeclaration' && source)) {
        for (const specifier of node['specifiers'] as readonly SyntaxNode[]) {
          const name = nameOf(specifier['imported'] ?? specifier['local']);
          if (specifier.type === 'ImportNamespaceSpecifier') usesIn(source).wholeIn.add(path);
          else usesIn(source).named.add(name);
        }
      } else if (
        node.type === 'ExportAllDeclaration' ||
        node.type === 'ImportExpression' ||
        node.type === 'TSImportType'
      )
        usesIn(source ?? (node['argument'] as SyntaxNode | undefined)?.['literal']).wholeIn.add(path);
    });
  }
  return uses;
}

function exportsOf({ program }: SourceFile): readonly Exported[] {
  return (program['body'] as readonly SyntaxNode[]).flatMap(node => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const declared = node['declaration'] as SyntaxNode | null;
    const listed = (node['specifiers'] as readonly SyntaxNode[]).map(each => ({
      name: nameOf(each['exported']),
      isType: false,
    }));
    if (!declared) return listed;
    if (declared.type !== 'VariableDeclaration')
      return [{ name: nameOf(declared['id']), isType: declared.type.startsWith('TS') }];
    return (declared['declarations'] as readonly SyntaxNode[]).flatMap(each =>
      boundNames(each['id'] as SyntaxNode).map(name => ({ name, isType: false })),
    );
  });
}

/** Names that a declaration binds: `a` of `const a`, `a` and `b` of `const { a, c: b }`. */
function boundNames(pattern: SyntaxNode): readonly string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const names: string[] = [];
  walk(pattern, (node, parent, key) => {
    if (node.type === 'Identifier' && (key === 'value' || parent?.type === 'ArrayPattern')) names.push(nameOf(node));
  });
  return names;
}

function nameOf(node: unknown): string {
  const { name, value } = node as { readonly name?: string; readonly value?: string };
  return name ?? value ?? '';
}

function timesIn(text: string, name: string): number {
  return [...text.matchAll(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))].length;
}
