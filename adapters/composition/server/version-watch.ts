import type { Clock } from '../../../application/ports/clock.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import type { LogEvent } from '../../system/logger.ts';

const READY_MS = 1_000;

/** Watches for another version of the catalogue, and whether the database answers, until it is stopped. */
export async function watchVersions({
  site,
  catalogue,
  clock,
  ready,
  log,
}: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly ready: () => Promise<boolean>;
  readonly log: (event: LogEvent) => void;
}) {
  let generation = '';
  /** What pages were made of last, and how often that changed: the same version may be sorted by other types. */
  let madeOf: readonly unknown[] = [];
  let edition = 0;
  let readable = true;
  let answers = true;

  const noteGeneration = async () => {
    const { content } = site.current();
    const catalogued = await catalogue.current();
    if (madeOf[0] !== content || madeOf[1] !== catalogued) edition++;
    madeOf = [content, catalogued];
    generation = `${brusselsDay(clock.now())} ${content.version} ${catalogued.version} ${edition}`;
  };
  /** Changes over to the newest version, and says so at once: else pages of the last one would still be sent. */
  const showNewest = async () => {
    await catalogue.look();
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
    answers = await ready().catch(() => false);
  };

  await noteGeneration();
  const timers = [setInterval(() => void look(), catalogue.lookEveryMs), setInterval(() => void ask(), READY_MS)];
  return {
    /** Names the day and the versions that pages are made of: pages of another generation are not sent any more. */
    generation: () => generation,
    ready: () => answers,
    showNewest,
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
