/** A long computation as a generator that yields about every millisecond, so that its caller can do other work in between. */
export type Sliced<Result> = Generator<void, Result, void>;

/** Runs sliced work to its end: either at once, with the result as return value, or with pauses, with a promise of the result. */
export type SliceRunner = <Result>(work: Sliced<Result>) => Result | Promise<Result>;

/** Iterations between two yields, for a loop with little work per iteration. */
const SLICE = 1024;

/** Runs the work without a pause. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Calls `visit` for each item with its index. */
export function* eachSliced<T>(items: ArrayLike<T>, visit: (item: T, at: number) => void): Sliced<void> {
  for (let at = 0; at < items.length; at++) {
    visit(items[at] as T, at);
    if (at % SLICE === SLICE - 1) yield;
  }
}

/** Stable sort that does not change `items`: sorts slices with the engine's sort and merges them pairwise. */
export function* sortedSliced<T>(items: ArrayLike<T>, compare: (a: T, b: T) => number): Sliced<T[]> {
  let from: T[] = [];
  for (let start = 0; start < items.length; start += SLICE) {
    const piece = Array.prototype.slice.call(items, start, start + SLICE) as T[];
    for (const item of piece.sort(compare)) from.push(item);
    yield;
  }
  for (let width = SLICE; width < from.length; width *= 2) {
    const to: T[] = [];
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + 2 * width, from.length);
      let left = start;
      let right = middle;
      while (left < middle || right < end) {
        const takeLeft = right >= end || (left < middle && compare(from[left] as T, from[right] as T) <= 0);
        to.push(from[takeLeft ? left++ : right++] as T);
        if (to.length % SLICE === 0) yield;
      }
    }
    from = to;
  }
  return from;
}
