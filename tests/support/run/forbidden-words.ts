import { lineOf, type SourceFile, type SyntaxNode, walk } from './source-file.ts';

/** Globals that depend on clock, randomness, machine or document. */
const GLOBALS = new Set([
  'process',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'globalThis',
  'self',
  'fetch',
  'console',
  'eval',
  'Function',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'require',
]);

/** Methods that use the machine's locale by default; the value is the index of their locale argument. */
const LOCALE_AT: Readonly<Record<string, number>> = {
  localeCompare: 1,
  toLocaleString: 0,
  toLocaleDateString: 0,
  toLocaleTimeString: 0,
  toLocaleLowerCase: 0,
  toLocaleUpperCase: 0,
};

/** Forbidden uses in a file of a pure layer, one per line: `domain/a.ts:3 uses Date.now`. */
export function forbiddenWords(file: SourceFile): string[] {
  const found: string[] = [];
  const own = declaredNames(file.program);
  const report = (node: SyntaxNode, word: string) => found.push(`${file.path}:${lineOf(file, node)} uses ${word}`);
  walk(file.program, (node, parent, key) => {
    const called = node.type === 'CallExpression' || node.type === 'NewExpression' ? nameOf(node['callee']) : undefined;
    const given = argumentsOf(node);
    if (called === 'Date' && (node.type === 'CallExpression' || given.length === 0)) report(node, 'the present');
    if (called?.startsWith('Intl.') && called !== 'Intl.getCanonicalLocales' && !isLocale(given[0])) {
      report(node, `${called} without a locale`);
    }
    const method = node.type === 'CallExpression' ? memberOf(node['callee']) : undefined;
    const before = method === undefined || !Object.hasOwn(LOCALE_AT, method) ? undefined : LOCALE_AT[method];
    if (before !== undefined && !isLocale(given[before])) report(node, `${method} without a locale`);
    const whole = node.type === 'MemberExpression' ? nameOf(node) : undefined;
    if (whole === 'Date.now' || whole === 'Math.random') report(node, whole);
    if (node.type === 'Identifier' && isUse(node, parent, key)) {
      const name = String(node['name']);
      if (GLOBALS.has(name) && !own.has(name)) report(node, name);
    }
  });
  return found;
}

/** Markup in a component that could execute or style text of the content, one per line: `ui/a.tsx:3 has style=`. */
export function markupThatTrusts(file: SourceFile): string[] {
  const found: string[] = [];
  const report = (node: SyntaxNode, word: string) => found.push(`${file.path}:${lineOf(file, node)} has ${word}`);
  walk(file.program, (node, parent) => {
    const name = String(node['name']);
    const attribute = parent?.type === 'JSXAttribute';
    if (node.type === 'JSXIdentifier' && attribute && name === 'style') report(node, 'style=');
    if (node.type === 'JSXIdentifier' && attribute && name === 'dangerouslySetInnerHTML') report(node, name);
    if (node.type === 'Identifier' && RAW_MARKUP.has(name)) report(node, name);
    if (node.type === 'CallExpression' && memberOf(node['callee']) === 'setAttribute') {
      const attributeName = (argumentsOf(node)[0] as { value?: unknown } | undefined)?.value;
      if (attributeName === 'style') report(node, "setAttribute('style')");
    }
  });
  return found;
}

const RAW_MARKUP = new Set(['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc']);

/** Names declared in a file, which shadow globals. */
function declaredNames(program: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    const node = pattern as SyntaxNode | null;
    if (!node) return;
    if (node.type === 'Identifier') names.add(String(node['name']));
    else if (node.type === 'ObjectPattern')
      for (const each of node['properties'] as SyntaxNode[]) bind(each['value'] ?? each['argument']);
    else if (node.type === 'ArrayPattern') for (const each of node['elements'] as unknown[]) bind(each);
    else if (node.type === 'AssignmentPattern') bind(node['left']);
    else if (node.type === 'RestElement') bind(node['argument']);
  };
  walk(program, node => {
    if (node.type === 'VariableDeclarator') bind(node['id']);
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') bind(node['id']);
    if (Array.isArray(node['params'])) for (const each of node['params']) bind(each);
    if (node.type.startsWith('Import')) bind(node['local']);
  });
  return names;
}

/** Whether an identifier is a value, not a member, key or type. */
function isUse(node: SyntaxNode, parent: SyntaxNode | undefined, key: string): boolean {
  if (!parent || (parent.type.startsWith('TS') && key !== 'expression')) return false;
  if (parent.type === 'MemberExpression') return key === 'object' || parent['computed'] === true;
  if (key === 'key') return parent['computed'] === true;
  return (
    !['MetaProperty', 'LabeledStatement', 'BreakStatement', 'ContinueStatement'].includes(parent.type) &&
    node.type === 'Identifier'
  );
}

/** Dotted name of an expression, such as `Date.now`. */
function nameOf(node: unknown): string | undefined {
  const { type, name, object, property, computed } = node as { [key: string]: unknown };
  if (type === 'Identifier') return String(name);
  if (type !== 'MemberExpression' || computed === true) return undefined;
  const before = nameOf(object);
  return before && `${before}.${nameOf(property)}`;
}

function memberOf(node: unknown): string | undefined {
  const { type, property, computed } = node as { [key: string]: unknown };
  return type === 'MemberExpression' && computed !== true ? nameOf(property) : undefined;
}

function argumentsOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Array.isArray(node['arguments']) ? (node['arguments'] as SyntaxNode[]) : [];
}

function isLocale(node: SyntaxNode | undefined): boolean {
  if (!node) return false;
  if (node.type === 'Identifier' && node['name'] === 'undefined') return false;
  return !(node.type === 'ArrayExpression' && (node['elements'] as unknown[]).length === 0);
}
