/**
 * Checks a law and how often it met its cases. A law whose generator hardly ever gives what its assertions are about passes
 * whatever the code does, so each case has a number of runs below which the law fails. The number stands well below what the
 * generator gives on average, so that no seed misses it.
 * `reaches({ sold: 40 }, met => fc.assert(fc.property(aListing, listing => { … met('sold'); … })))` throws
 * `'sold' was met 3 times, at least 40 are wanted` where it was; an asynchronous law is awaited.
 */
export function reaches<Case extends string, Outcome extends void | Promise<void>>(
  least: Readonly<Record<Case, number>>,
  law: (met: (name: Case) => void) => Outcome,
): Outcome {
  const counts = new Map<Case, number>();
  const check = () => {
    for (const [name, wanted] of Object.entries(least) as [Case, number][]) {
      const count = counts.get(name) ?? 0;
      if (count < wanted) throw new Error(`'${name}' was met ${count} times, at least ${wanted} are wanted`);
    }
  };
  const outcome = law(name => void counts.set(name, (counts.get(name) ?? 0) + 1));
  if (outcome instanceof Promise) return outcome.then(check) as Outcome;
  check();
  return outcome;
}
