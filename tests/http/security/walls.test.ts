import { afterAll, describe, expect, test } from 'vitest';
import { makeKnownChanges } from '../../../adapters/memory/catalogue/known-changes.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeMemoryPageViews } from '../../../adapters/memory/page-views/page-views.ts';
import type { ListingChange } from '../../../application/ports/catalogue/listing-changes.ts';
import { isPortal } from '../../../domain/page/page.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { aReservation, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';
import { ANN, BEN, servePortal } from '../../support/site/portal-site.ts';
import { FULL } from '../../support/run/full-run.ts';

const OWNERS = [
  { me: ANN, other: BEN, mine: 'nl', theirs: 'de' },
  { me: BEN, other: ANN, mine: 'de', theirs: 'nl' },
] as const;
const TODAY = '2026-10-25';
/** Unique figures: page views of a property and its former price. */
const FIGURES = new Map<string, { readonly looks: number; readonly price: number }>([
  ['6398214', { looks: 71, price: 911_317 }],
  ['6481250', { looks: 83, price: 722_419 }],
  ['6340568', { looks: 97, price: 533_521 }],
]);

const pageViews = makeMemoryPageViews();
const ports = makeMemoryRequestPorts();
const changes: ListingChange[] = [];
for (const [id, { looks, price }] of FIGURES) {
  const listingId = id as ListingId;
  await pageViews.add(Array.from({ length: looks }, (_, at) => ({ listingId, day: TODAY, visitor: String(at) })));
  const who = OWNERS.find(({ me }) => me.listings.includes(id));
  for (let at = 0; at < 7; at++) {
    const name = `${id} ${at}`;
    const place = aReservation(name, { propertyId: id, day: `2026-11-1${at}`, from: `1${at}:${id.slice(-2)}` });
    const language = who?.mine ?? 'fr';
    await ports.submissions.accept(
      aSubmission(name, {
        subjectId: id,
        language,
        receivedAt: RECEIVED - at,
        form: 'contact-appointment',
        reservation: place,
      }),
    );
    changes.push({
      seq: changes.length + 1,
      at: RECEIVED - at,
      listingId,
      change: { kind: 'price', from: price, to: price - at },
    });
  }
}

const site = await servePortal({ store: ports, pageViews, listingChanges: makeKnownChanges(changes) });
afterAll(() => site.stop());

const { routes, content } = site;
const portalPages = content.pages.filter(({ kind }) => isPortal(kind)).map(({ id }) => id);

/** Every address of the portal, with one property's id where needed. */
function addresses(id: string): string[] {
  return portalPages.flatMap(page => [
    routes.buildOriginal(page, { id }),
    ...LANGUAGES.map(language => routes.build(page, language, { id })),
  ]);
}

/** Strings that would disclose the other owner: address, property ids and their figures. */
function bytesOf({ email, listings }: { readonly email: string; readonly listings: readonly string[] }): string[] {
  return [
    email,
    ...listings.flatMap(id => {
      const figures = FIGURES.get(id);
      const euro = String(figures?.price).replace(/(\d{3})(\d{3})/, '$1.$2');
      return [`${figures?.looks}</`, `"today":${figures?.looks}`, euro, `:${id.slice(-2)}</`, `:${id.slice(-2)}"`];
    }),
  ];
}

async function loggedIn(who: { readonly email: string; readonly password: string }) {
  const browser = site.browser();
  await browser.logIn(who);
  return browser;
}

const QUERIES = ['', '?part=viewings', '?part=requests', '?part=history', '?part=history&before=9999', '?lng=de'];

/** Queries for each address: all in the full run, else one, rotating by address. */
const queriesOf = (at: number) => QUERIES.filter((_, query) => FULL || (query + at) % 6 === 0);
/** Range of ids tried around the owners' ids. */
const COUNTED = FULL ? 200 : 5;

/** Removes marks of notices, which differ each time because of a nonce. */
const withoutMarks = (text: string) => text.replaceAll(/mark=[\w-]+/g, 'mark=');

describe.each(OWNERS)('$me.email', ({ me, other, mine, theirs }) => {
  test('sees their own properties, and no byte of the other owner', async () => {
    const browser = await loggedIn(me);
    let found = 0;
    for (const id of me.listings) {
      for (const [at, address] of addresses(id).entries()) {
        for (const query of queriesOf(at)) {
          for (const path of [`${address}${query}`, `/api/page?address=${encodeURIComponent(address + query)}`]) {
            const { status, text, headers } = await browser.get(path);
            expect([200, 301, 302]).toContain(status);
            expect(headers['cache-control']).toMatch(/no-store|max-age=3600/);
            for (const bytes of bytesOf(other)) expect(text).not.toContain(bytes);
            for (const listing of other.listings) expect(text).not.toContain(`${listing}/`);
            expect(text).not.toContain(`"language":"${theirs}","form"`);
            if (bytesOf({ ...me, listings: [id] }).some(bytes => text.includes(bytes))) found++;
          }
        }
      }
    }
    // Proves that the search works: it finds the owner's own data on their pages.
    expect(found).toBeGreaterThan(0);
    expect(mine).not.toBe(theirs);
  });

  test('gets the same response for the other owner’s properties as for unknown ones', async () => {
    const browser = await loggedIn(me);
    for (const id of other.listings) {
      const never = id.replace(/^./, '9');
      const [theirs, unknown] = [addresses(id), addresses(never)];
      for (const [at, address] of theirs.entries()) {
        for (const query of queriesOf(at)) {
          for (const asked of [
            (path: string) => path,
            (path: string) => `/api/page?address=${encodeURIComponent(path)}`,
          ]) {
            const real = await browser.get(asked(address + query));
            const none = await browser.get(asked((unknown[at] ?? '') + query));
            expect(real.status).toBe(none.status);
            expect(withoutMarks(real.text).replaceAll(id, never)).toBe(withoutMarks(none.text));
            expect(real.text.length).toBe(none.text.length);
          }
        }
      }
    }
  });

  test('finds nothing by enumerating ids, nor by the ids of the catalogue', async () => {
    const browser = await loggedIn(me);
    const around = [...me.listings, ...other.listings].flatMap(id =>
      Array.from({ length: 2 * COUNTED + 1 }, (_, at) => String(Number(id) - COUNTED + at)),
    );
    const ids = new Set([
      ...around,
      ...sampleFeed().listings.map(({ id }) => id),
      ...SAMPLE.feeds.flatMap(feed => feed.listings.map(({ id }) => id)),
    ]);
    for (const id of me.listings) ids.delete(id as ListingId);
    for (const id of ids) {
      const path = `/api/page?address=${encodeURIComponent(`/nl/eigenaarsportaal/${id}/`)}`;
      const { text } = await browser.get(path);
      expect(text).toMatch(/^\{"kind":"page","status":404,/);
      for (const bytes of bytesOf(other)) expect(text).not.toContain(bytes);
    }
  });

  test.each([
    (id: string) => `/fr/espace-proprietaire/${id}`,
    (id: string) => `/FR/Espace-Proprietaire/${id}/`,
    (id: string) => `/fr/espace-proprietaire/${id}/x.css`,
    (id: string) => `/fr/espace-proprietaire/${id};a=b/`,
    (id: string) => `/fr/espace-proprietaire/%2f${id}/`,
    (id: string) => `/fr/espace-proprietaire/${id}%00/`,
    (id: string) => `/fr/espace-proprietaire/..%2f${id}/`,
    (id: string) => `//fr/espace-proprietaire/${id}/`,
    (id: string) => `/fr/preview/espace-proprietaire/${id}/`,
    (id: string) => `/preview/portal/${id}/`,
    (id: string) => `/portal/?id=${id}`,
    (id: string) => `/portal/security/?property=${id}&id=${id}`,
    (id: string) => `/fr/espace-proprietaire/${ANN.listings[0]},${id}/`,
  ])('gets nothing of the other owner by unusual spellings of an address (%#)', async address => {
    const browser = await loggedIn(me);
    for (const id of other.listings) {
      for (const path of [address(id), `/api/page?address=${encodeURIComponent(address(id))}`]) {
        const { text, headers } = await browser.get(path);
        for (const bytes of bytesOf(other)) expect(text + JSON.stringify(headers)).not.toContain(bytes);
      }
    }
  });
});

test('a visitor without a session gets no byte of any owner', async () => {
  const browser = site.browser();
  for (const { me } of OWNERS) {
    for (const id of me.listings) {
      for (const address of addresses(id)) {
        for (const path of [address, `/api/page?address=${encodeURIComponent(address)}`]) {
          const { status, text } = await browser.get(path);
          expect([200, 302]).toContain(status);
          for (const bytes of bytesOf(me)) expect(text).not.toContain(bytes);
        }
      }
    }
  }
});
