import type { CopyFolder } from '../../images/picture-copies.ts';
import type { SharedCopies, SharedCopy } from '../../sql/catalogue/picture-copies.ts';
import type { LogEvent } from '../../system/logger.ts';

/**
 * Milliseconds until all picture copies of this machine are compared with the database again: `ALL_MS`; after a failure `AGAIN_MS`, doubled
 * at each further failure up to `ALL_MS`.
 */
const ALL_MS = 3_600_000;
const AGAIN_MS = 60_000;
/** Maximum number of concurrent fetches, equal to that of an import. */
const AT_WORK = 4;
const LISTED_AT_ONCE = 500;

/**
 * Creates the job that keeps the picture copies of this machine in step with the database: it fetches missing copies and deletes removed
 * ones. New copies are noticed while an import still runs, so that most are there when its version is shown; all are checked at the start,
 * with each version, and again after failures. `run` does one run and returns its log lines, `failed` the log line of an error.
 */
export function makeFollowCopies({
  shared,
  folder,
  version,
}: {
  readonly shared: Pick<SharedCopies, 'after' | 'bytes'>;
  readonly folder: CopyFolder;
  /** Version of the catalogue that visitors see. */
  readonly version: () => Promise<string>;
}) {
  let last = 0;
  let seen: string | undefined;
  let allAt = -Infinity;
  let againMs = AGAIN_MS;
  /** The last reported failure, so that it is not logged again by each run. */
  let lastFailure = '';

  function failure(message: string): LogEvent | undefined {
    const isNew = lastFailure !== message;
    lastFailure = message;
    return isNew ? { level: 'error', message } : undefined;
  }

  async function take({ file, address }: SharedCopy): Promise<string | undefined> {
    if (address !== undefined) return folder.fetch(file, address);
    const bytes = await shared.bytes(file);
    if (!bytes) return 'is not in the database';
    return folder.put(file, bytes).then(
      () => undefined,
      (error: Error) => error.message,
    );
  }

  /**
   * Fetches the listed copies that this machine lacks and deletes those marked as gone. Returns the number of fetched
   * copies, and the reason for each failure.
   */
  async function follow(copies: readonly SharedCopy[], there: ReadonlySet<string>, stopping: () => boolean) {
    const waiting: SharedCopy[] = [];
    for (const copy of copies) {
      if (copy.isGone && there.has(copy.file)) await folder.forget(copy.file);
      if (!copy.isGone && !there.has(copy.file)) waiting.push(copy);
    }
    let fetched = 0;
    const failed: string[] = [];
    const work = async () => {
      for (let copy = waiting.pop(); copy !== undefined && !stopping(); copy = waiting.pop()) {
        const why = await take(copy);
        if (why === undefined) fetched++;
        else failed.push(`${copy.address ?? copy.file}: ${why}`);
      }
    };
    await Promise.all(Array.from({ length: AT_WORK }, work));
    return { came: fetched, failed };
  }

  async function run(stopping: () => boolean): Promise<readonly LogEvent[]> {
    const shown = await version();
    const isAll = shown !== seen || performance.now() >= allAt;
    let fetched = 0;
    const failed: string[] = [];
    let after = isAll ? 0 : last;
    for (let copies = await shared.after(after, LISTED_AT_ONCE); copies.length > 0 && !stopping(); ) {
      const followed = await follow(copies, await folder.files(), stopping);
      fetched += followed.came;
      failed.push(...followed.failed);
      after = copies.at(-1)?.seq ?? after;
      copies = await shared.after(after, LISTED_AT_ONCE);
    }
    if (stopping()) return [];
    last = after;
    seen = shown;
    const events: LogEvent[] = [];
    if (fetched > 0)
      events.push({ level: 'info', message: `pictures: ${fetched} copies missing on this machine were fetched` });
    if (failed.length > 0) {
      const event = failure(
        `pictures: ${failed.length} copies missing on this machine could not be fetched; the first: ${failed[0]}`,
      );
      if (event) events.push(event);
      allAt = performance.now() + againMs;
      againMs = Math.min(2 * againMs, ALL_MS);
    } else if (isAll) {
      lastFailure = '';
      allAt = performance.now() + ALL_MS;
      againMs = AGAIN_MS;
    }
    return events;
  }

  return {
    run,
    failed: (error: unknown) =>
      failure(`pictures: missing copies could not be looked up: ${error instanceof Error ? error.message : error}`),
  };
}
