import type { core } from 'zod/mini';

/**
 * A type in which a field that may be absent has the mark `Absent` instead of a question mark. Then one type is assignable to another only
 * if the other has all of its fields, at every depth.
 */
type Exact<T> = unknown extends T
  ? T
  : T extends string | number | boolean | bigint | null | undefined | Date | ReadonlyMap<unknown, unknown>
    ? T
    : T extends readonly unknown[]
      ? { readonly [At in keyof T]: Exact<T[At]> }
      : {
          readonly [Field in keyof T]-?: undefined extends T[Field]
            ? Exact<Exclude<T[Field], undefined>> | Absent
            : Exact<T[Field]>;
        };

declare const absent: unique symbol;
type Absent = { readonly [absent]: true };

type IsSame<One, Other> = [Exact<One>] extends [Exact<Other>]
  ? [Exact<Other>] extends [Exact<One>]
    ? true
    : false
  : false;

/** Names of the fields that only one of two types has, or that are not the same in both; `never` if the types are no objects. */
type Differing<Type, Parsed> = {
  [Field in keyof Type | keyof Parsed]: Field extends keyof Type & keyof Parsed
    ? IsSame<Type[Field], Parsed[Field]> extends true
      ? never
      : Field
    : Field;
}[keyof Type | keyof Parsed];

/** `unknown` if both types have the same fields; otherwise a type whose message names those that differ. */
type Same<Type, Parsed> =
  IsSame<Type, Parsed> extends true ? unknown : { readonly 'differs from the type in': Differing<Type, Parsed> };

/**
 * Checks that a schema parses exactly `Type`, a type of the domain or application, which know no schemas. A field that only one of them has,
 * or that only one of them requires, does not compile. `z.object({ link: z.string() }).apply(exactly<LinkMail>())`
 */
export function exactly<Type>() {
  return <Schema extends core.$ZodType<Type>>(schema: Schema & Same<Type, core.output<Schema>>): Schema => schema;
}
