import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AskSystem, makeAskSystem } from '../../../adapters/crm/ask-system.ts';
import { makeMemoryImport } from '../../../adapters/memory/catalogue/catalogue-import.ts';
import { makeMemoryCatalogue } from '../../../adapters/memory/catalogue/listing-catalogue.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { makeSiteContent } from '../../../adapters/memory/content/site-content.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { makeImportFeed } from '../../../application/operate/import-feed.ts';
import type { ImportOutcome } from '../../../application/operate/import-report.ts';
import type { FeedRequest, Feed, FeedSource } from '../../../application/ports/catalogue/feed.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import {
  MADE_AT,
  type MadeAgency,
  type MadeEstate,
  madeTexts,
  makeAgency,
  nextDay,
  offered,
} from '../../doubles/made-agency.ts';
import type { Fault, FaultKind, SystemDouble } from '../../doubles/system-double.ts';
import { FULL } from '../../support/run/full-run.ts';
import { fixedClock, SAMPLE } from '../../support/site/sample-site.ts';
import { seeded } from '../../support/run/seeded.ts';
import { describeFeed } from './feed.contract.ts';
import { PICTURES_THERE } from '../../support/reading/pictures-there.ts';

/** A CRM adapter under test and the test double of its server. */
export type TriedSystem = {
  start(agency: MadeAgency, now: () => number): Promise<SystemDouble>;
  open(double: SystemDouble, ask: AskSystem): FeedSource;
  /** Returns the listing id of a generated property. */
  idOf(estate: MadeEstate): string;
  /** Passwords and tokens that no error may contain. */
  readonly secrets: readonly string[];
  /** Whether deltas report removed properties; otherwise the hourly comparison finds them. */
  readonly tellsGone: boolean;
  /** Faults that this CRM can have. */
  readonly faults: readonly Fault[];
  /** A daily run tries every fourth fault, from this index on. */
  readonly daily: 0 | 1 | 2 | 3;
  /** Number of properties in fault tests, when fewer than 120 fill several pages. */
  readonly size?: number;
};

const HOST = 'pictures.crm.example';
const HOUR = 3_600_000;
const LONGEST_MS = 5_000;
/** Timeout of an attempt against a system that does not respond; short, because each such attempt takes all of it. */
const SILENT_MS = 600;
const never = new AbortController().signal;

/** A site in memory that imports from a CRM; waits between retries take no time and are recorded. */
function siteOf(system: TriedSystem, double: () => SystemDouble, longestMs: number) {
  const catalogue = makeMemoryCatalogue(SAMPLE.content.types, SAMPLE.content.places, builtInBaseMap());
  const pauses: number[] = [];
  const importFeed = makeImportFeed({
    imports: makeMemoryImport(catalogue, fixedClock()).imports,
    reader: makeRecordReader({ pictureHosts: [HOST] }),
    owners: { named: async () => undefined },
    known: { keep: async () => undefined },
    copies: {
      hosts: [HOST],
      copy: async addresses => new Map(addresses.map(address => [address, { file: `copy:${address}` }])),
      keepOnly: async () => undefined,
    },
    pictures: PICTURES_THERE,
    site: makeSiteContent(SAMPLE.content, builtInBaseMap(), phrasesIn),
    clock: fixedClock(),
  });
  const ask = makeAskSystem({ longestMs, wait: async ms => void pauses.push(ms) });
  const feed = (asked: Partial<FeedRequest> = {}): Feed =>
    system.open(double(), ask).open({ scope: 'all', since: undefined, signal: never, ...asked });
  const shown = async (): Promise<ReadonlyMap<string, PublicListing>> => {
    const { index } = await catalogue.current();
    const ids = [...index.columns.sale.id, ...index.columns.rent.id] as ListingId[];
    return new Map((await catalogue.listings(ids)).map(listing => [listing.id, listing]));
  };
  return {
    catalogue,
    pauses,
    feed,
    shown,
    read: (asked?: Partial<FeedRequest>) => importFeed(feed(asked)),
  };
}

/** Returns what visitors should see of a generated property, as listing fields. */
function seenOf(system: TriedSystem, estate: MadeEstate) {
  const sold = estate.state === 'sold';
  return {
    id: system.idOf(estate),
    goal: estate.goal === 'sale' ? 0 : 1,
    postcode: estate.town.zip,
    marquee: sold ? 3 : estate.state === 'option' ? 2 : 'none or available',
    price: estate.showsPrice ? estate.price : 'hidden',
    street: estate.showsAddress ? estate.street : 'hidden',
    viager: estate.viager,
    pictures: estate.pictures,
    titles: Object.fromEntries(estate.languages.map(language => [language, madeTexts(estate, language).title])),
    bedrooms: estate.type === 'house' || estate.type === 'flat' ? estate.bedrooms : 'any',
    livingArea: estate.livingArea,
  };
}

function seen(listing: PublicListing, of: MadeEstate): ReturnType<typeof seenOf> {
  const { marquee, price, facts } = listing;
  return {
    id: listing.id,
    goal: listing.goal,
    postcode: listing.place.postcode,
    marquee: marquee > 1 ? marquee : 'none or available',
    price: price ?? 'hidden',
    street: listing.address?.street ?? 'hidden',
    viager: listing.viager,
    pictures: listing.pictures.length,
    titles: listing.title,
    bedrooms: of.type === 'house' || of.type === 'flat' ? (facts.bedrooms as number) : 'any',
    livingArea: facts.livingArea as number,
  };
}

/** Contract for every CRM adapter, tested against a test double of its server. */
export function describeCrmSource(name: string, system: TriedSystem): void {
  let double: SystemDouble;
  let now = MADE_AT;
  const size = system.size ?? 120;
  const agency = makeAgency(size);
  const site = (longestMs: number) => siteOf(system, () => double, longestMs);

  async function expectShown({ shown, catalogue }: ReturnType<typeof site>, of: MadeAgency): Promise<void> {
    const listings = await shown();
    const right = offered(of);
    expect([...listings.keys()].sort()).toEqual(right.map(system.idOf).sort());
    for (const estate of right) {
      const listing = listings.get(system.idOf(estate));
      if (!listing) continue;
      expect(seen(listing, estate)).toEqual(seenOf(system, estate));
      if (!estate.showsAddress) expect(JSON.stringify(listing)).not.toContain(estate.street);
    }
    const units = right.filter(({ project }) => project !== undefined).map(system.idOf);
    const projects = await catalogue.projects();
    expect(projects.flatMap(({ unitIds }) => unitIds).sort()).toEqual(units.sort());
  }

  describe(`the source ${name}`, () => {
    beforeAll(async () => {
      double = await system.start(agency, () => now);
    });
    afterAll(() => double.stop());

    /** Returns the faults to try; in a daily run every fourth one, from index `daily` plus `moved` (modulo 4) on. */
    function faultsFrom(moved: number) {
      const { faults, daily } = system;
      const tried = FULL ? faults : faults.filter((_, at) => at % 4 === (daily + moved) % 4);
      return tried.map(fault => [nameOf(fault), fault] as const);
    }

    const longestFor = ({ kind }: Fault) => (kind === 'silent' ? SILENT_MS : LONGEST_MS);

    /** Resets the test double to these properties without faults, and the clock to the start. */
    function fresh(of: MadeAgency = agency, longestMs = LONGEST_MS) {
      now = MADE_AT;
      double.hold(of);
      double.fail();
      double.calls.length = 0;
      return site(longestMs);
    }

    describe('with three properties', () => {
      beforeAll(() => {
        fresh(makeAgency(3));
      });
      describeFeed(`of ${name}`, () => site(LONGEST_MS).feed(), [HOST]);
    });

    test.each(FULL ? [3, 300, 5_000] : [3, size])(
      'shows all %i offered properties and no hidden data',
      async shown => {
        const of = makeAgency(shown);
        const desk = fresh(of);
        const outcome = await desk.read();
        expect(reportOf(outcome).refused).toEqual([]);
        expect(reportOf(outcome).warnings.filter(({ reason }) => reason.code.startsWith('system-field'))).toEqual([]);
        await expectShown(desk, of);
      },
      // The largest run transfers 5000 properties over the loopback network.
      FULL ? 300_000 : 60_000,
    );

    test('shows a day’s changes with few requests', async () => {
      const of = makeAgency(FULL ? 300 : (system.size ?? 300));
      const desk = fresh(of);
      await desk.read();
      const wholeCalls = double.calls.length;
      double.calls.length = 0;
      const changed = nextDay(of);
      double.hold(changed);
      now += 25 * HOUR;
      const since = MADE_AT + 23 * HOUR;
      const { listings } = reportOf(await desk.read({ scope: 'changes', since }));
      const byDelta = double.calls.length;
      expect(listings.removed).toHaveLength(system.tellsGone ? 1 : 0);
      if (!system.tellsGone) {
        const compared = reportOf(await desk.read({ scope: 'all', since }));
        expect(compared.listings.removed).toHaveLength(1);
        expect(compared.listings.added).toEqual([]);
      }
      await expectShown(desk, changed);
      expect(byDelta).toBeLessThan(wholeCalls / 2);
    });

    test('finds unreported removals by its list of ids', async () => {
      const desk = fresh();
      await desk.read();
      const gone = agency.estates.filter(({ state, project }) => state === 'available' && !project).slice(5, 8);
      const rest = { ...agency, estates: agency.estates.filter(estate => !gone.includes(estate)) };
      double.hold(rest);
      now += HOUR;
      const { listings } = reportOf(await desk.read({ scope: 'all', since: MADE_AT + 4 * HOUR }));
      expect([...listings.removed].sort()).toEqual(gone.map(system.idOf).sort());
      expect([listings.added, listings.changed]).toEqual([[], []]);
      await expectShown(desk, rest);
    });

    test.each(faultsFrom(0))(
      'with the fault %s leaves the catalogue intact',
      async (_, fault) => {
        const desk = fresh(agency, longestFor(fault));
        await desk.read();
        double.fail(fault);
        await survives(desk, agency);
        double.fail();
        await desk.read();
        await expectShown(desk, agency);
      },
      20_000,
    );

    // In a daily run, this test tries other faults than the tests of later imports do.
    test.each(faultsFrom(2))(
      'on the first import with the fault %s shows all or nothing',
      async (_, fault) => {
        const desk = fresh(agency, longestFor(fault));
        double.fail(fault);
        const outcome = await desk.read().catch(failureOf);
        const ids = [...(await desk.shown()).keys()];
        if (typeof outcome === 'string') expect(ids).toEqual([]);
        else expect([0, offered(agency).length]).toContain(ids.length);
      },
      20_000,
    );

    test('with ten random faults at once leaves the catalogue intact', async () => {
      for (let seed = 1; seed <= (FULL ? 8 : 1); seed++) {
        const chance = seeded(seed);
        const desk = fresh(agency, SILENT_MS);
        await desk.read();
        for (let run = 0; run < 3; run++) {
          double.fail(
            ...Array.from({ length: 10 }, () => {
              const fault = system.faults[Math.floor(chance() * system.faults.length)] as Fault;
              return { ...fault, times: 1 + Math.floor(chance() * 2), after: Math.floor(chance() * 12) };
            }),
          );
          await survives(desk, agency).catch(error => {
            throw new Error(`seed ${seed}, run ${run}`, { cause: error });
          });
        }
        double.fail();
        await desk.read();
        await expectShown(desk, agency);
      }
    }, 60_000);

    test('waits as long as a 429 response requests', async () => {
      // The timeout is long, because a pause after a timeout on a busy machine would be recorded in `pauses` too.
      const desk = fresh(agency, 30_000);
      double.fail({ kind: 'too-many', times: 2 });
      await desk.read();
      expect(desk.pauses).toEqual([7_000, 7_000]);
    });

    /** Asserts that an import under faults succeeds or changes nothing, and reveals no secret. */
    async function survives(desk: ReturnType<typeof site>, of: MadeAgency): Promise<void> {
      const outcome = await desk.read().catch(failureOf);
      if (typeof outcome === 'string') for (const secret of system.secrets) expect(outcome).not.toContain(secret);
      await expectShown(desk, of);
    }
  });
}

/** Returns message and stack of a failure, as they would be logged. */
function failureOf(error: unknown): string {
  const { message, stack } = error as Error;
  return `${message} ${stack}`;
}

function reportOf(outcome: ImportOutcome) {
  if (outcome.kind !== 'imported') throw new Error(`the import ended as ${outcome.kind}`);
  return outcome.report;
}

function nameOf({ kind, of, times }: Fault): string {
  return [kind, of && `of ${of.source}`, times !== undefined && `${times} times`].filter(Boolean).join(' ');
}

/** Faults that every CRM with an HTTP API can have. */
export function faultsOfHttp(list: RegExp): readonly Fault[] {
  const once: readonly FaultKind[] = [
    'too-many',
    'too-many-unsaid',
    'broken',
    'html',
    'cut-off',
    'silent',
    'reset',
    'slow',
  ];
  return [
    ...once.map((kind): Fault => ({ kind, times: 1, after: 2 })),
    { kind: 'broken' },
    { kind: 'html' },
    { kind: 'cut-off', of: list },
    { kind: 'silent' },
    ...(['empty-list', 'same-page'] as const).map((kind): Fault => ({ kind, of: list })),
    ...(['moves', 'deleted', 'shrinks'] as const).map((kind): Fault => ({ kind, of: list, times: 1, after: 1 })),
  ];
}
