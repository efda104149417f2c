import type { Container, ContainerModuleLoadOptions } from 'inversify';
import type { Parts } from './parts.ts';

type Bind = ContainerModuleLoadOptions['bind'];
export type PartName = keyof Parts;

/** Parameters of a factory, as parts by name. */
export type Needs<Name extends PartName> = Pick<Parts, Name>;

/** `Names` if they are exactly the names of `Wanted` with parts of its types; otherwise a type that names what is wrong. */
type Exactly<Wanted, Names extends readonly PartName[]> = [Exclude<keyof Wanted, Names[number]>] extends [never]
  ? [Exclude<Names[number], keyof Wanted>] extends [never]
    ? Needs<Names[number]> extends Wanted
      ? Names
      : { readonly 'parts of another type': { readonly [Name in Names[number]]: Parts[Name] } }
    : { readonly 'not a parameter of the factory': Exclude<Names[number], keyof Wanted> }
  : { readonly 'missing parameters of the factory': Exclude<keyof Wanted, Names[number]> };

/**
 * Binds a part to the factory that builds it once from other parts; `names` lists them by the names of the factory's parameters. A missing,
 * additional or unsuitable name does not compile. At run time, inversify reports cycles, and parts that no container holds.
 * `provide(bind, 'linkPath', makeLinkPath, ['site', 'linkSecrets', 'hashes'])`
 */
export function provide<Name extends PartName, Wanted, const Names extends readonly PartName[]>(
  bind: Bind,
  name: Name,
  make: (parts: Wanted) => Parts[Name],
  names: Names & Exactly<Wanted, Names>,
): void {
  bind<Parts[Name]>(name)
    .toResolvedValue(
      (...parts: unknown[]) => make(Object.fromEntries(names.map((part, at) => [part, parts[at]])) as Wanted),
      [...names],
    )
    .inSingletonScope();
}

/** Binds ports, or parts of another container, as they are. `supply(container, { clock: systemClock })` */
export function supply(container: Container, parts: Partial<Parts>): void {
  for (const [name, part] of Object.entries(parts)) container.bind(name).toConstantValue(part);
}

/** Returns a part of a container. `part(container, 'clock')` */
export function part<Name extends PartName>(container: Container, name: Name): Parts[Name] {
  return container.get<Parts[Name]>(name);
}

/** Returns several parts of a container by name. `parts(container, ['logIn', 'logOut'])` → `{ logIn, logOut }` */
export function parts<const Name extends PartName>(container: Container, names: readonly Name[]): Needs<Name> {
  return Object.fromEntries(names.map(name => [name, part(container, name)])) as Needs<Name>;
}
