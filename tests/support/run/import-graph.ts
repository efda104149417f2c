import { dirname } from 'node:path';
import type { Import } from './source-file.ts';

/** Files by path, with their imports. */
export type ImportGraph = ReadonlyMap<string, { readonly imports: readonly Import[] }>;

/** Allowed imports of a layer: other layers and packages. */
export type RoomRule = {
  readonly rooms: readonly string[];
  /** Names, or patterns such as 'node:*'. */
  readonly packages: readonly string[];
  /** Layers from which only types may be imported. */
  readonly typesOf?: readonly string[];
};

/** Imports that violate the rules, one per line: `domain/a.ts imports zod`. */
export function wrongImports(
  graph: ImportGraph,
  roomOf: (path: string) => string,
  ruleOf: (room: string) => RoomRule,
): string[] {
  return [...graph].flatMap(([path, { imports }]) => {
    const own = roomOf(path);
    const rule = ruleOf(own);
    return imports.flatMap(({ to, outside, typeOnly }) => {
      if (outside) return rule.packages.some(pattern => fits(pattern, to)) ? [] : [`${path} imports ${to}`];
      const room = roomOf(to);
      if (rule.typesOf?.includes(room)) return typeOnly ? [] : [`${path} imports more than types from ${to}`];
      return room === own || rule.rooms.includes(room) ? [] : [`${path} imports ${to}`];
    });
  });
}

/** Imports of missing files. */
export function lostImports(graph: ImportGraph, exists: (path: string) => boolean): string[] {
  return [...graph].flatMap(([path, { imports }]) =>
    imports.filter(({ to, outside }) => !outside && !exists(to)).map(({ to }) => `${path} imports ${to}`),
  );
}

/** Everything that code started at `roots` can load, including packages, each with its import chain; `types` also follows type imports. */
export function reachable(
  graph: ImportGraph,
  roots: readonly string[],
  { types = false, lazy: followsLazy = true }: { readonly types?: boolean; readonly lazy?: boolean } = {},
): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>(roots.map(root => [root, [root]]));
  const open = [...roots];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    for (const { to, typeOnly, lazy } of graph.get(path)?.imports ?? []) {
      if ((typeOnly && !types) || (lazy && !followsLazy) || ways.has(to)) continue;
      ways.set(to, [...(ways.get(path) ?? []), to]);
      open.push(to);
    }
  }
  return ways;
}

/** Import cycles between files, including type imports, each as the chain from a file back to itself. */
export function circles(graph: ImportGraph): string[][] {
  return circlesIn(
    new Map([...graph].map(([path, { imports }]) => [path, imports.flatMap(({ to, outside }) => (outside ? [] : to))])),
  );
}

/** Import cycles between folders, over any of their files. Subfolders are separate folders. */
export function folderCircles(graph: ImportGraph): string[][] {
  const folders = new Map<string, Set<string>>();
  for (const [path, { imports }] of graph) {
    const own = dirname(path);
    const known = folders.get(own) ?? new Set();
    for (const { to, outside } of imports) if (!outside && dirname(to) !== own) known.add(dirname(to));
    folders.set(own, known);
  }
  return circlesIn(folders);
}

function circlesIn(edges: ReadonlyMap<string, Iterable<string>>): string[][] {
  const found: string[][] = [];
  const state = new Map<string, 'open' | 'done'>();
  const way: string[] = [];
  const visit = (node: string): void => {
    if (state.get(node) === 'open') found.push([...way.slice(way.indexOf(node)), node]);
    if (state.has(node)) return;
    state.set(node, 'open');
    way.push(node);
    for (const to of edges.get(node) ?? []) visit(to);
    way.pop();
    state.set(node, 'done');
  };
  for (const node of edges.keys()) visit(node);
  return found;
}

function fits(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}
