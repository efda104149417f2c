import { checkKept } from '../../domain/advert/listing-known.ts';
import { type Found, heaviest, inOrderOfFindingsSliced } from '../../domain/advert/finding-order.ts';
import type { PublishFinding, Weight } from '../../domain/advert/publish-check.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import { regionOf, type Region } from '../../domain/place/region.ts';
import type { Sliced } from '../../domain/work/sliced.ts';
import type { CatalogueVersion } from '../ports/catalogue/listing-catalogue.ts';
import type { KeptKnown, ListingsKnown } from '../ports/catalogue/known-listings.ts';
import { Outage } from '../ports/outage.ts';
import { typeName } from '../view/listing-words.ts';
import { type PageContext, placeNames, textOf, wordsOf } from '../view/page-context.ts';

/**
 * An advert with what the publish check finds; of its listing only what lists are filtered by, so that those of a hundred thousand fit in
 * memory.
 */
export type CheckedAdvert = Found & {
  readonly id: ListingId;
  /** Of the heaviest finding. */
  readonly weight: Weight | 'none';
  readonly agentId: string | undefined;
  readonly region: Region | undefined;
};

/** What is known of all adverts at a moment. */
export type AdvertsChecked = {
  /** As the last check left them, in the order in which they are to be looked at; absent before the first one has ended. */
  readonly adverts: readonly CheckedAdvert[] | undefined;
  /** Listings that this check failed at: nothing is known of them. */
  readonly failed: readonly ListingId[];
  /** How many listings the check under way has behind it; absent where none is under way. */
  readonly progress: { readonly checked: number; readonly of: number } | undefined;
};

/** The publish check of every advert of a version on a day. All who ask share one check. */
export type CheckAdverts = {
  /** Waits until the check has ended. Rejects where the listings cannot be read. */
  whole(catalogue: CatalogueVersion, today: string): Promise<readonly CheckedAdvert[]>;
  /** Begins the check where it is due and waits for it only where listings are few; it goes on by itself. Rejects as `whole` does. */
  soon(catalogue: CatalogueVersion, today: string): Promise<AdvertsChecked>;
};

export type CheckAdvertsParts = {
  readonly known: Pick<ListingsKnown, 'of'>;
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** Lets the process do what else waits; called between two slices. Absent where nothing else is to be done. */
  readonly pause?: (() => Promise<void>) | undefined;
  /** Hears once a check of listings that it failed at, with the first error. */
  readonly failed?: ((message: string, error: unknown) => void) | undefined;
};

/** Listings of a slice: reading and checking one takes a tenth of a millisecond, and others wait for a slice at most. */
export const SLICE = 3;
/** Listings of a slice that need no check, as they are the same as at the last one. */
const SAME_SLICE = 1_000;
/** As many are waited for: that takes a fraction of a second. */
export const WAITED_FOR = 1_000;
/**
 * How long a check stands: what agents alone know may change without a new version, such as a price that is hidden. To look for that
 * costs a check of all, so it stands longer where there are more than ten thousand.
 */
const STANDS_MS = 60_000;
const STANDS_MS_EACH = 6;

/** A check that has ended. */
type Whole = {
  readonly version: string;
  readonly today: string;
  readonly at: number;
  readonly adverts: readonly CheckedAdvert[];
  readonly byId: ReadonlyMap<ListingId, CheckedAdvert>;
  readonly failed: readonly ListingId[];
};

/** A check that is under way. */
type Running = { readonly progress: Progress; readonly ended: Promise<Whole> };

/** How many listings a check has behind it, and how many it has in all. */
type Progress = { checked: number; readonly of: number };

/**
 * Makes the publish check of all that the agency offers, whatever its ribbon says, in slices of few listings. Where only the version is
 * another one, listings that did not change keep what was found. A listing whose check throws is left out, and the others go on.
 * An advert that is on the site since today counts as new: what is settled now was hardly seen.
 */
export function makeCheckAdverts({
  known,
  now,
  pause = async () => undefined,
  failed = () => undefined,
}: CheckAdvertsParts): CheckAdverts {
  let last: Whole | undefined;
  let running: Running | undefined;

  /** The running check, or a new one where the last result is out of date; `undefined` where that is still valid. */
  function due(catalogue: CatalogueVersion, today: string): Running | undefined {
    if (running) return running;
    const isCurrent = last?.version === catalogue.version && last.today === today;
    if (last && isCurrent && now() - last.at <= standsFor(last)) return undefined;
    const { sale, rent } = catalogue.index.columns;
    const ids = [...sale.id, ...rent.id] as ListingId[];
    // What only agents know has no version: where that is looked for, nothing is taken over.
    const before = isCurrent || last?.today !== today ? undefined : last;
    const progress = { checked: 0, of: ids.length };
    const begun = { progress, ended: check(ids, progress, { catalogue, today, before }) };
    begun.ended.then(
      whole => {
        [last, running] = [whole, undefined];
      },
      // Those who wait hear of it; who asks next begins again.
      () => {
        running = undefined;
      },
    );
    running = begun;
    return begun;
  }

  async function check(
    ids: readonly ListingId[],
    progress: Progress,
    on: { readonly catalogue: CatalogueVersion; readonly today: string; readonly before: Whole | undefined },
  ): Promise<Whole> {
    const { catalogue, today, before } = on;
    await pause();
    const at = now();
    const changed = before && (await catalogue.changedSince(before.version));
    const shared = sharedFindings();
    const adverts: CheckedAdvert[] = [];
    const failures: { readonly id: ListingId; readonly error: unknown }[] = [];

    async function checkSome(some: readonly ListingId[]): Promise<readonly CheckedAdvert[]> {
      const [listings, kept] = await Promise.all([catalogue.listings(some), known.of(some)]);
      return listings.map(listing => checkedOf(listing, kept.get(listing.id), today, shared));
    }

    /** Where one of several cannot be read or checked, each is tried by itself. */
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
        // In the order of the index, where those before it are not checked yet.
        if (slice.length > 0) await endSlice();
        adverts.push(unchanged);
        same++;
      } else slice.push(id);
      if (slice.length === SLICE || same === SAME_SLICE) await endSlice();
    }
    await endSlice();

    const [failure] = failures;
    if (failure) failed(`${failures.length} adverts could not be checked, the first is ${failure.id}`, failure.error);
    return {
      version: catalogue.version,
      today,
      at,
      adverts: await inPauses(inOrderOfFindingsSliced(adverts), pause),
      byId: await inPauses(mapById(adverts), pause),
      failed: failures.map(({ id }) => id),
    };
  }

  return {
    async whole(catalogue, today) {
      // One that was under way may have been of another version.
      for (let turn = 0; turn < 2; turn++) await due(catalogue, today)?.ended;
      return last?.adverts ?? [];
    },
    async soon(catalogue, today) {
      for (let turn = 0; turn < 2; turn++) {
        const check = due(catalogue, today);
        if (!check || check.progress.of > WAITED_FOR) break;
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

function standsFor({ adverts }: Whole): number {
  return Math.max(STANDS_MS, adverts.length * STANDS_MS_EACH);
}

/** Does sliced work with a pause wherever it yields. */
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

/** Gives equal findings as one list: thousands of adverts lack the same. */
function sharedFindings(): (findings: readonly PublishFinding[]) => readonly PublishFinding[] {
  const shared = new Map<string, readonly PublishFinding[]>();
  return findings => {
    const key = findings.map(({ code, fact, region, law, day }) => [code, fact, region, law?.source, day]).join();
    const found = shared.get(key) ?? findings;
    if (found === findings) shared.set(key, findings);
    return found;
  };
}

/** One advert, checked as it is at this moment. */
export function checkedOf(
  listing: PublicListing,
  known: KeptKnown | undefined,
  today: string,
  shared: (findings: readonly PublishFinding[]) => readonly PublishFinding[] = findings => findings,
): CheckedAdvert {
  const { id, place, agentId, publishedOn } = listing;
  const findings = shared(checkKept(listing, known, today));
  return {
    id,
    findings,
    weight: heaviest(findings) ?? 'none',
    isNew: publishedOn >= today,
    agentId,
    region: regionOf(place.countryId, place.postcode),
  };
}

/** What a property is called: its title, else its type. */
export function advertTitle(
  context: PageContext,
  listing: Pick<PublicListing, 'title' | 'mainTypeName' | 'typeIds'>,
): string {
  return textOf(context, listing.title)?.text ?? typeName(context, listing);
}

/** `'9000 Gent'` */
export function advertPlace(context: PageContext, listing: Pick<PublicListing, 'place'>): string {
  return `${listing.place.postcode} ${wordsOf(context, placeNames(context, listing))}`.trim();
}
