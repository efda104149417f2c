import type { Clock } from '../../../application/ports/clock.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import type { LogEvent } from '../../system/logger.ts';

const READY_MS = 1_000;
/**
 * Number of free bytes below which the disk counts as full: SQLite may extend two files by whole pages, and uploads are stored on the same
 * disk.
 */
const LEAST_FREE = 1024 * 1024;

/**
 * Polls until stopped: for a new version of the catalogue, for hand-overs of homes, whether the database responds, and whether there is room
 * on the disk.
 */
export async function watchVersions({
  site,
  catalogue,
  showSuccessors,
  clock,
  ready,
  disk,
  log,
}: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly showSuccessors: () => Promise<void>;
  readonly clock: Clock;
  readonly ready: () => Promise<boolean>;
  /** Free bytes of the disk with the site's data; `undefined` if unknown. */
  readonly disk: () => Promise<{ readonly free: number } | undefined>;
  readonly log: (event: LogEvent) => void;
}) {
  /** Identifies all that pages are rendered from: the day, and the versions of content and catalogue. */
  let generation = '';
  /**
   * The content and catalogue of the current generation; `edition` counts how often either was replaced. The version of the catalogue is
   * not enough to identify them: the catalogue is sorted again when the content changes.
   */
  let madeOf: readonly unknown[] = [];
  let edition = 0;
  let readable = true;
  let answers = true;
  let hasRoom = true;

  const noteGeneration = async () => {
    const { content } = site.current();
    const catalogued = await catalogue.current();
    if (madeOf[0] !== content || madeOf[1] !== catalogued) edition++;
    madeOf = [content, catalogued];
    generation = `${brusselsDay(clock.now())} ${content.version} ${catalogued.version} ${edition}`;
  };
  /** Switches to the newest version, and updates the generation immediately, so that no cached page of the previous version is sent. */
  const showNewest = async () => {
    await Promise.all([catalogue.look(), showSuccessors()]);
    await noteGeneration();
  };
  const look = async () => {
    try {
      await showNewest();
      readable = true;
    } catch (error) {
      if (readable) log({ level: 'error', message: 'the catalogue cannot be read', error });
      readable = false;
      await noteGeneration();
    }
  };
  const ask = async () => {
    const [answered, room] = await Promise.all([ready().catch(() => false), disk().catch(() => undefined)]);
    answers = answered;
    hasRoom = room === undefined || room.free >= LEAST_FREE;
  };

  await noteGeneration();
  const timers = [setInterval(() => void look(), catalogue.lookEveryMs), setInterval(() => void ask(), READY_MS)];
  return {
    /** Identifies the current day and the versions of content and catalogue. Cached pages of another day or version are not sent. */
    generation: () => generation,
    isDatabaseUp: () => answers,
    /** Whether pages can be served and requests stored. */
    ready: () => answers && hasRoom,
    showNewest,
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
