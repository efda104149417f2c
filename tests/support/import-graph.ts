import type { Import } from './source-file.ts';

/** Files by path, each with what it imports. */
export type ImportGraph = ReadonlyMap<string, { readonly imports: readonly Import[] }>;

/** What a room may import: rooms of the house, and packages. */
export type RoomRule = {
  readonly rooms: readonly string[];
  /** Names, or patterns such as 'node:*'. */
  readonly packages: readonly string[];
  /** Rooms of which only types may be imported. */
  readonly typesOf?: readonly string[];
};

/** The import graph's edges that break the rules, a line each: `domain/a.ts imports zod`. */
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

/** Imports that lead to no file. */
export function lostImports(graph: ImportGraph, exists: (path: string) => boolean): string[] {
  return [...graph].flatMap(([path, { imports }]) =>
    imports.filter(({ to, outside }) => !outside && !exists(to)).map(({ to }) => `${path} imports ${to}`),
  );
}

/** Everything that code started at `roots` can load, packages included, each with the way that leads to it. */
export function reachable(graph: ImportGraph, roots: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>(roots.map(root => [root, [root]]));
  const open = [...roots];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    for (const { to, typeOnly } of graph.get(path)?.imports ?? []) {
      if (typeOnly || ways.has(to)) continue;
      ways.set(to, [...(ways.get(path) ?? []), to]);
      open.push(to);
    }
  }
  return ways;
}

/** Circles between files, types aside, each as the way from a file back to itself. */
export function circles(graph: ImportGraph): string[][] {
  const found: string[][] = [];
  const state = new Map<string, 'open' | 'done'>();
  const way: string[] = [];
  const visit = (path: string): void => {
    if (state.get(path) === 'open') found.push([...way.slice(way.indexOf(path)), path]);
    if (state.has(path)) return;
    state.set(path, 'open');
    way.push(path);
    for (const { to, typeOnly, outside } of graph.get(path)?.imports ?? []) if (!typeOnly && !outside) visit(to);
    way.pop();
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path);
  return found;
}

function fits(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}
