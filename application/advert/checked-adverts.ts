import { checkStoredListing } from '../../domain/advert/private-details.ts';
import { type RankedAdvert, worstWeight, inOrderOfFindingsSliced } from '../../domain/advert/finding-order.ts';
import type { PublishFinding, Weight } from '../../domain/advert/publish-check.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import { regionOf, type Region } from '../../domain/place/region.ts';
import type { Sliced } from '../../domain/work/sliced.ts';
import type { CatalogueVersion } from '../ports/catalogue/listing-catalogue.ts';
import type { StoredPrivateDetails, PrivateDetailsStore } from '../ports/catalogue/private-details.ts';
import { Outage } from '../ports/outage.ts';
import { typeName } from '../view/listing-words.ts';
import { type PageContext, placeName, textOf } from '../view/page-context.ts';
import { townLine } from '../../domain/place/town-line.ts';

/**
 * An advert with the findings of the publish check. Contains only the filterable fields of its listing, so that a hundred thousand of these
 * records fit in memory.
 */
export type CheckedAdvert = RankedAdvert & {
  readonly id: ListingId;
  /** Severity of the advert's worst finding; 'none' if the check found nothing. */
  readonly weight: Weight | 'none';
  readonly agentId: string | undefined;
  readonly region: Region | undefined;
};

/** Check results of all adverts at one moment. */
export type AdvertsChecked = {
  /** Results of the last completed check, most urgent first; absent before the first. */
  readonly adverts: readonly CheckedAdvert[] | undefined;
  /** Listings that could not be checked. */
  readonly failed: readonly ListingId[];
  /** Number of listings that the running check has processed, and of all listings; absent if no check is running. */
  readonly progress: { readonly checked: number; readonly of: number } | undefined;
};

/** The publish check of all adverts for a catalogue version and day. Concurrent callers share one run. */
export type CheckAdverts = {
  /** Waits for the complete check. Rejects if the listings cannot be read. */
  whole(catalogue: CatalogueVersion, today: string): Promise<readonly CheckedAdvert[]>;
  /**
   * Starts the check if due, and waits for its result only if there are few listings; otherwise returns the previous result, while the
   * check continues in the background. Rejects like `whole`.
   */
  soon(catalogue: CatalogueVersion, today: string): Promise<AdvertsChecked>;
};

export type CheckAdvertsParts = {
  readonly listingsKnown: Pick<PrivateDetailsStore, 'of'>;
  /** Id of a property's agent. */
  readonly agentOf: (listing: PublicListing) => string | undefined;
  /**
   * Returns the content by which `agentOf` decides. When another object is returned, all adverts are checked again. Absent if the content
   * never changes.
   */
  readonly content?: (() => unknown) | undefined;
  /** Monotonic clock, ms. */
  readonly now: () => number;
  /** Yields the event loop between slices; absent to run without yielding. */
  readonly pause?: (() => Promise<void>) | undefined;
  /** Called once per check that could not check some listings, with the first error. */
  readonly failed?: ((message: string, error: unknown) => void) | undefined;
};

/** Number of properties by the id of their agent; properties without an agent are counted under `undefined`. */
export function homesByAgent(
  adverts: readonly Pick<CheckedAdvert, 'agentId'>[],
): ReadonlyMap<string | undefined, number> {
  const counted = new Map<string | undefined, number>();
  for (const { agentId } of adverts) counted.set(agentId, (counted.get(agentId) ?? 0) + 1);
  return counted;
}

/** Listings per slice. The check of one listing takes about 0.1 ms, so other work waits for about 0.3 ms. */
export const LISTINGS_PER_SLICE = 3;
/** Number of unchanged listings per slice; it is high because unchanged listings need no new check. */
const SAME_SLICE = 1_000;
/** `soon` waits for at most this many listings, which takes a fraction of a second. */
export const MOST_AWAITED_LISTINGS = 1_000;
/**
 * How long a result is valid, in ms: data known to agents only, such as a hidden price, change without a new version. Beyond ten thousand
 * listings this time grows with their number, as every refresh checks all.
 */
const VALID_MS = 60_000;
const VALID_MS_EACH = 6;

/** A completed check. */
type Whole = {
  readonly version: string;
  readonly today: string;
  readonly content: unknown;
  readonly at: number;
  readonly adverts: readonly CheckedAdvert[];
  readonly byId: ReadonlyMap<ListingId, CheckedAdvert>;
  readonly failed: readonly ListingId[];
};

/** A running check. */
type Running = { readonly progress: Progress; readonly ended: Promise<Whole> };

/** `checked`: number of listings processed so far. `of`: number of all listings. */
type Progress = { checked: number; readonly of: number };

/**
 * Creates the publish check of all listings in the catalogue, sold and let ones included, in small slices. If only the version changed,
 * unchanged listings reuse their findings. A listing whose check throws is left out. Adverts published today count as new, as hardly
 * anybody has seen them yet.
 */
export function makeCheckAdverts({
  listingsKnown: known,
  agentOf,
  content = () => undefined,
  now,
  pause = async () => undefined,
  failed = () => undefined,
}: CheckAdvertsParts): CheckAdverts {
  let last: Whole | undefined;
  let running: Running | undefined;

  /** Returns the running check, or starts one if the last result is outdated; `undefined` if it is still valid. */
  function due(catalogue: CatalogueVersion, today: string): Running | undefined {
    if (running) return running;
    const decidedBy = content();
    const isReusable = last?.today === today && last.content === decidedBy;
    const isCurrent = isReusable && last?.version === catalogue.version;
    if (last && isCurrent && now() - last.at <= validityMs(last)) return undefined;
    const { sale, rent } = catalogue.index.columns;
    const ids = [...sale.id, ...rent.id] as ListingId[];
    // If only the result's validity has expired, reuse no findings: data known to agents only may have changed without a new version.
    const before = isCurrent || !isReusable ? undefined : last;
    const progress = { checked: 0, of: ids.length };
    const started = { progress, ended: check(ids, progress, { catalogue, today, content: decidedBy, before }) };
    started.ended.then(
      whole => {
        [last, running] = [whole, undefined];
      },
      // Waiting callers get the rejection; the next call starts a new check.
      () => {
        running = undefined;
      },
    );
    running = started;
    return started;
  }

  async function check(
    ids: readonly ListingId[],
    progress: Progress,
    on: Pick<Whole, 'today' | 'content'> & { readonly catalogue: CatalogueVersion; readonly before: Whole | undefined },
  ): Promise<Whole> {
    const { catalogue, today, before, content: decidedBy } = on;
    await pause();
    const at = now();
    const changed = before && (await catalogue.changedSince(before.version));
    const shared = sharedFindings();
    const adverts: CheckedAdvert[] = [];
    const failures: { readonly id: ListingId; readonly error: unknown }[] = [];

    async function checkSome(some: readonly ListingId[]): Promise<readonly CheckedAdvert[]> {
      const [listings, kept] = await Promise.all([catalogue.listings(some), known.of(some)]);
      return listings.map(listing => checkedOf(listing, kept.get(listing.id), today, agentOf(listing), shared));
    }

    /** If a slice fails, checks its listings one by one. */
    async function checkSlice(some: readonly ListingId[]): Promise<void> {
      try {
        adverts.push(...(await checkSome(some)));
      } catch (error) {
        if (error instanceof Outage) throw error;
        const [first] = some;
        if (some.length === 1 && first !== undefined) failures.push({ id: first, error });
        else for (const id of some) await checkSlice([id]);
      }
    }

    let slice: ListingId[] = [];
    let same = 0;
    const endSlice = async (): Promise<void> => {
      if (slice.length > 0) await checkSlice(slice);
      progress.checked += slice.length + same;
      [slice, same] = [[], 0];
      await pause();
    };
    for (const id of ids) {
      const unchanged = changed && !changed.has(id) ? before?.byId.get(id) : undefined;
      if (unchanged) {
        // Keeps the index order: first finishes the pending slice.
        if (slice.length > 0) await endSlice();
        adverts.push(unchanged);
        same++;
      } else slice.push(id);
      if (slice.length === LISTINGS_PER_SLICE || same === SAME_SLICE) await endSlice();
    }
    await endSlice();

    const [failure] = failures;
    if (failure) failed(`${failures.length} adverts could not be checked, the first is ${failure.id}`, failure.error);
    return {
      version: catalogue.version,
      today,
      content: decidedBy,
      at,
      adverts: await inPauses(inOrderOfFindingsSliced(adverts), pause),
      byId: await inPauses(mapById(adverts), pause),
      failed: failures.map(({ id }) => id),
    };
  }

  return {
    async whole(catalogue, today) {
      // The check that runs now may be for another version; the second turn then waits for the check of this version.
      for (let turn = 0; turn < 2; turn++) await due(catalogue, today)?.ended;
      return last?.adverts ?? [];
    },
    async soon(catalogue, today) {
      for (let turn = 0; turn < 2; turn++) {
        const check = due(catalogue, today);
        if (!check || check.progress.of > MOST_AWAITED_LISTINGS) break;
        await check.ended;
      }
      return {
        adverts: last?.adverts,
        failed: last?.failed ?? [],
        progress: running && { ...running.progress },
      };
    },
  };
}

function validityMs({ adverts }: Whole): number {
  return Math.max(VALID_MS, adverts.length * VALID_MS_EACH);
}

/** Runs sliced work with a pause after each slice. */
async function inPauses<Result>(work: Sliced<Result>, pause: () => Promise<void>): Promise<Result> {
  let step = work.next();
  for (; !step.done; step = work.next()) await pause();
  return step.value;
}

function* mapById(adverts: readonly CheckedAdvert[]): Sliced<ReadonlyMap<ListingId, CheckedAdvert>> {
  const byId = new Map<ListingId, CheckedAdvert>();
  for (const advert of adverts) {
    byId.set(advert.id, advert);
    if (byId.size % SAME_SLICE === 0) yield;
  }
  return byId;
}

/** Shares one array between adverts with equal findings, to save memory. */
function sharedFindings(): (findings: readonly PublishFinding[]) => readonly PublishFinding[] {
  const shared = new Map<string, readonly PublishFinding[]>();
  return findings => {
    const key = findings.map(({ code, fact, region, law, day }) => [code, fact, region, law?.source, day]).join();
    const found = shared.get(key) ?? findings;
    if (found === findings) shared.set(key, findings);
    return found;
  };
}

/**
 * Checks one advert and returns the result to store. `shared`: returns a list equal to the given one that is already in memory, if there is
 * one.
 */
export function checkedOf(
  listing: PublicListing,
  known: StoredPrivateDetails | undefined,
  today: string,
  agentId: string | undefined,
  shared: (findings: readonly PublishFinding[]) => readonly PublishFinding[] = findings => findings,
): CheckedAdvert {
  const { id, place, publishedOn } = listing;
  const findings = shared(checkStoredListing(listing, known, today));
  return {
    id,
    findings,
    weight: worstWeight(findings) ?? 'none',
    isNew: publishedOn >= today,
    agentId,
    region: regionOf(place.countryId, place.postcode),
  };
}

/** Title of a property, else the name of its type. */
export function advertTitle(
  context: PageContext,
  listing: Pick<PublicListing, 'title' | 'mainTypeName' | 'typeDescription' | 'typeIds'>,
): string {
  return textOf(context, listing.title)?.text ?? typeName(context, listing);
}

/** Postcode and town: `'9000 Gent'` */
export function advertPlace(context: PageContext, listing: Pick<PublicListing, 'place'>): string {
  return townLine(listing.place.postcode, placeName(context, listing));
}
