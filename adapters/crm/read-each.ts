/**
 * Reads items in parallel, at most `atOnce` at a time, and yields the results in the order of `ids`. Buffers only pending reads. A
 * failure, or a consumer that stops, aborts pending reads.
 * `for await (const one of readEach(['1', '2'], { atOnce: 4, signal }, (id, signal) => ask(id, signal))) …`
 */
export async function* readEach<Id, Thing>(
  ids: readonly Id[],
  { atOnce, signal }: { readonly atOnce: number; readonly signal: AbortSignal },
  read: (id: Id, signal: AbortSignal) => Promise<Thing>,
): AsyncGenerator<Thing> {
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const underWay: Promise<Thing>[] = [];
  try {
    for (const id of ids) {
      const reading = read(id, either);
      // The error is thrown when this read is awaited; this handler only prevents an unhandled rejection before that.
      reading.catch(() => {});
      underWay.push(reading);
      if (underWay.length >= atOnce) yield await (underWay.shift() as Promise<Thing>);
    }
    for (const reading of underWay) yield await reading;
  } finally {
    ended.abort();
  }
}
