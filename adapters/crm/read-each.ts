/**
 * Reads things one by one, `atOnce` of them at the same time, and gives what came in the order of their ids; no more is held than is
 * under way. A failure, or a reader that stops, ends what is still under way.
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
      // A failure is told when its turn comes; until then it is not one that nothing handles.
      reading.catch(() => {});
      underWay.push(reading);
      if (underWay.length >= atOnce) yield await (underWay.shift() as Promise<Thing>);
    }
    for (const reading of underWay) yield await reading;
  } finally {
    ended.abort();
  }
}
