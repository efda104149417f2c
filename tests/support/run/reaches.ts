/**
 * Checks a property-based test and how often it reached its cases. If the generator rarely produces a relevant case, the test passes
 * whatever the code does, so each case has a minimum. Set it well below the generator's average, so that no seed fails.
 * `reaches({ sold: 40 }, met => fc.assert(fc.property(aListing, listing => { … met('sold'); … })))` throws `'sold' was met 3 times, at
 * least 40 are wanted`; asynchronous tests are awaited.
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
