import { lineOf, type SourceFile, type SyntaxNode, walk } from './source-file.ts';

/** A regular expression in the sources, and its location. */
export type FoundExpression = {
  readonly where: string;
  readonly source: string;
  readonly flags: string;
};

/** Placeholder for parts of a pattern known only at runtime. */
const SOME_TEXT = 'x';

/**
 * All regular expressions of a module: literals, and texts passed to `RegExp`. Names are resolved to constants of the same module and of
 * imported ones; parts known only at runtime become the letter x. Throws if nothing of a pattern is known.
 */
export function regularExpressions(file: SourceFile, sources: ReadonlyMap<string, SourceFile>): FoundExpression[] {
  const found: FoundExpression[] = [];
  walk(file.program, node => {
    const where = `${file.path}:${lineOf(file, node)}`;
    const { pattern, flags } = (node['regex'] ?? {}) as { pattern?: string; flags?: string };
    if (pattern !== undefined) found.push({ where, source: pattern, flags: flags ?? '' });
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return;
    const callee = node['callee'] as SyntaxNode;
    if (callee.type !== 'Identifier' || callee['name'] !== 'RegExp') return;
    const [first, second] = node['arguments'] as readonly SyntaxNode[];
    const source = first && textOf(first, file, sources);
    if (source === undefined) throw new Error(`${where}: nothing of this pattern can be read`);
    found.push({ where, source, flags: (second && textOf(second, file, sources)) ?? '' });
  });
  return found;
}

function textOf(node: SyntaxNode, file: SourceFile, sources: ReadonlyMap<string, SourceFile>): string | undefined {
  const value = valueOf(node, file, sources);
  return typeof value === 'string' ? value : undefined;
}

/** A text, or an object whose members are read by name. */
type Value = string | SyntaxNode | undefined;

function valueOf(node: SyntaxNode, file: SourceFile, sources: ReadonlyMap<string, SourceFile>): Value {
  const part = (name: string) => node[name] as SyntaxNode;
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : undefined;
    case 'TemplateLiteral':
      return joined(node, 'cooked', file, sources);
    case 'TaggedTemplateExpression':
      return joined(part('quasi'), 'raw', file, sources);
    case 'BinaryExpression':
      return [part('left'), part('right')].map(side => textOf(side, file, sources) ?? SOME_TEXT).join('');
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valueOf(part('expression'), file, sources);
    case 'ObjectExpression':
      return node;
    case 'MemberExpression': {
      const object = valueOf(part('object'), file, sources);
      if (typeof object !== 'object') return undefined;
      const members = object['properties'] as readonly SyntaxNode[];
      const wanted = members.find(member => nameOf(member['key']) === nameOf(node['property']));
      return wanted && valueOf(wanted['value'] as SyntaxNode, file, sources);
    }
    case 'Identifier':
      return constant(String(node['name']), file, sources);
    default:
      return undefined;
  }
}

function joined(
  template: SyntaxNode,
  as: 'cooked' | 'raw',
  file: SourceFile,
  sources: ReadonlyMap<string, SourceFile>,
): string {
  const parts = template['expressions'] as readonly SyntaxNode[];
  return (template['quasis'] as readonly { readonly value: Readonly<Record<'cooked' | 'raw', string>> }[])
    .map(({ value }, at) => {
      const part = parts[at];
      return value[as] + (part ? (textOf(part, file, sources) ?? SOME_TEXT) : '');
    })
    .join('');
}

/** Value of a module's constant, including imported ones. */
function constant(name: string, file: SourceFile, sources: ReadonlyMap<string, SourceFile>): Value {
  for (const statement of file.program['body'] as readonly SyntaxNode[]) {
    if (statement.type === 'ImportDeclaration') {
      const specifiers = (statement['specifiers'] as readonly SyntaxNode[]) ?? [];
      const specifier = specifiers.find(({ local }) => nameOf(local) === name);
      const from = (statement['source'] as { readonly value?: string }).value ?? '';
      const other = specifier && sources.get(file.imports.find(({ to }) => ends(to, from))?.to ?? '');
      if (other) return constant(nameOf(specifier['imported']) ?? name, other, sources);
      continue;
    }
    const declaration = (statement['declaration'] ?? statement) as SyntaxNode;
    if (declaration.type !== 'VariableDeclaration' || declaration['kind'] !== 'const') continue;
    for (const { id, init } of declaration['declarations'] as readonly SyntaxNode[])
      if (nameOf(id) === name && init) return valueOf(init as SyntaxNode, file, sources);
  }
  return undefined;
}

function ends(path: string, from: string): boolean {
  return path.endsWith(`/${from.split('/').at(-1)}`);
}

function nameOf(node: unknown): string | undefined {
  const { name, value } = node as { readonly name?: unknown; readonly value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined;
}
