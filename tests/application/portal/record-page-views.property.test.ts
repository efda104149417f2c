import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMemoryPageViews } from '../../../adapters/memory/page-views/page-views.ts';
import { makeRecordPageViews, type ViewedListing } from '../../../application/portal/record-page-views.ts';
import type { PageView } from '../../../application/ports/page-views/page-views.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { brusselsDay } from '../../../domain/text/day.ts';

const HOUSE = '6398214' as ListingId;
const FLAT = '6481250' as ListingId;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.6 Mobile/15E148 Safari/604.1';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:156.0) Gecko/20100101 Firefox/156.0';
const ROBOT = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
/** Around midnight in Brussels, in the two nights when the clock changes. */
const NIGHTS = [
  Date.UTC(2026, 9, 24, 22),
  Date.UTC(2026, 9, 25, 23),
  Date.UTC(2027, 2, 27, 23),
  Date.UTC(2027, 2, 28, 22),
];

const aLook: fc.Arbitrary<ViewedListing> = fc.record({
  listingId: fc.constantFrom(HOUSE, FLAT),
  at: fc.constantFrom(...NIGHTS).chain(night => fc.integer({ min: night - 5_000, max: night + 5_000 })),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  purpose: fc.constantFrom('', '', '', 'prefetch'),
  userAgent: fc.constantFrom(PHONE, PHONE, DESK, ROBOT),
  address: fc.constantFrom('203.0.113.7', '198.51.100.20', '2001:db8:0:0', '192.0.2.1'),
  login: fc.constantFrom(undefined, undefined, 'of the owner of the house'),
});

const AGENCY = new Set(['192.0.2.1']);

function recorder() {
  const log = makeMemoryPageViews();
  const added: PageView[] = [];
  let salts = 0;
  const record = makeRecordPageViews({
    log: {
      ...log,
      add: async views => {
        added.push(...views);
        await log.add(views);
      },
    },
    hashes: {
      personal: text =>
        `${text.length} ${[...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 4294967291, 7)}`,
    },
    ids: { secret: () => `salt ${salts++}` },
    isRobot: userAgent => userAgent === ROBOT,
    ownedBy: async login => (login === 'of the owner of the house' ? [HOUSE] : []),
    agency: AGENCY,
  });
  return { log, record, added };
}

/** Independent, slow implementation: one view per visitor, property and day. */
function expected(looks: readonly ViewedListing[], id: ListingId): number {
  const people = looks.filter(
    ({ listingId, method, purpose, userAgent, address, login }) =>
      listingId === id &&
      method === 'GET' &&
      purpose === '' &&
      userAgent !== ROBOT &&
      address !== '192.0.2.1' &&
      !(login !== undefined && id === HOUSE),
  );
  return new Set(people.map(({ at, address, userAgent }) => `${brusselsDay(at)} ${address} ${userAgent}`)).size;
}

describe('page views', () => {
  it('count once per visitor, property and day in Brussels, without robots, owner and agency', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aLook, { maxLength: 60 }), async looks => {
        const { log, record } = recorder();
        await record(looks);
        for (const id of [HOUSE, FLAT]) expect((await log.counts(id, '2026-01-01')).total).toBe(expected(looks, id));
      }),
    );
  });

  it('do not depend on order, batching or repetition', async () => {
    const piece = fc.record({ looks: fc.array(aLook, { maxLength: 30 }), cut: fc.nat(30), again: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(piece, async ({ looks, cut, again }) => {
        const [one, other] = [recorder(), recorder()];
        await one.record(looks);
        const backwards = looks.toReversed();
        await other.record(backwards.slice(0, cut));
        await other.record(backwards.slice(cut));
        if (again) await other.record(looks);
        for (const id of [HOUSE, FLAT])
          expect(await other.log.counts(id, '2026-01-01')).toEqual(await one.log.counts(id, '2026-01-01'));
      }),
    );
  });

  it('store no address or browser, and no visitor key that is shared by two properties or days', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aLook, { maxLength: 60 }), async looks => {
        const { record, added } = recorder();
        await record(looks);
        const places = new Map<string, string>();
        for (const { listingId, day, visitor } of added) {
          expect(places.get(visitor) ?? `${listingId} ${day}`).toBe(`${listingId} ${day}`);
          places.set(visitor, `${listingId} ${day}`);
          for (const { address, userAgent } of looks) {
            expect(visitor).not.toContain(address);
            expect(userAgent).not.toContain(visitor);
          }
        }
      }),
    );
  });
});
