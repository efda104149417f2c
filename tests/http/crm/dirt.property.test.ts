import { afterAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { readMalformedXml } from '../../../adapters/crm/read-malformed-xml.ts';
import { BrokenXml, readXml, textOf } from '../../../adapters/crm/read-xml.ts';
import { checkedFeed } from '../../../adapters/feed/feed-item.ts';
import { openFeed } from '../../../adapters/feed/open-feed.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import type { FeedItem, FeedRecord } from '../../../application/ports/catalogue/feed.ts';
import { priceBounds } from '../../../domain/listing/number-bounds.ts';
import { DAY_SPELLINGS } from '../../domain/text/day-spellings.ts';
import { NUMBER_SPELLINGS } from '../../domain/text/number-spellings.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { noteFigure } from '../../support/run/figures.ts';
import { reaches } from '../../support/run/reaches.ts';
import { GOOD_RECORD } from '../feed/good-record.ts';
import { EACH_SYSTEM, HELD_HOUSE, type HeldHouse } from './each-system.ts';

const RUNS = runs(10_000, 100);
const reader = makeRecordReader();

/** Number of refusals and findings by system and reason; the full run prints these numbers. */
const counts = new Map<string, Map<string, number>>();
const count = (way: string, code: string) => {
  const ofWay = counts.get(way) ?? new Map<string, number>();
  counts.set(way, ofWay.set(code, (ofWay.get(code) ?? 0) + 1));
};
afterAll(() => {
  for (const [way, ofWay] of counts) {
    const figure = [...ofWay].sort(([, a], [, b]) => b - a).map(([code, times]) => `${code} ${times}×`);
    noteFigure({
      row: 'R14',
      what: `dirt from ${way}, ${RUNS} runs`,
      figure: figure.join(', '),
      target: '0 good records lost',
      passed: true,
    });
  }
});

/** Characters that may break a log line, a number or an XML element. */
const SIGNS = [
  '\u000b',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ufffe',
  '\ud800',
  '&',
  '&nbsp;',
  '&#11;',
  '<',
  '>',
  ']]>',
  '"',
  "'",
  '\\',
  '%',
  '٣',
  '－',
];
const junk = fc.oneof(
  fc.constantFrom(...NUMBER_SPELLINGS.map(([spelling]) => spelling), ...DAY_SPELLINGS.map(([spelling]) => spelling)),
  fc
    .array(fc.constantFrom(...SIGNS, '1', '000', '.', ',', ' ', '-', 'k', '€', 'true', 'ja'), { maxLength: 8 })
    .map(parts => parts.join('')),
  fc.string({ maxLength: 40 }),
  fc.double(),
  fc.constantFrom(
    'n.v.t.',
    '???',
    'tbd',
    'onbekend',
    '0000',
    null,
    true,
    [],
    {},
    [1, 2],
    { valueOf: 1 },
    1e308,
    -1,
    '9'.repeat(400),
  ),
);
const FIELDS = Object.keys(HELD_HOUSE) as (keyof HeldHouse)[];
const dirtyHouse = fc
  .subarray(FIELDS, { minLength: 1 })
  .chain(fields => fc.record(Object.fromEntries(fields.map(field => [field, junk]))))
  .map(
    (dirt): HeldHouse => ({
      ...HELD_HOUSE,
      ...dirt,
      text: typeof dirt['text'] === 'string' ? dirt['text'] : HELD_HOUSE.text,
    }),
  );

/** Reads a dirty record: it is shown with a plausible price, or with none, or refused with a reason. */
function readDirty(way: string, record: FeedRecord, met: (name: 'shown' | 'refused') => void) {
  const { thing, refused, warnings } = reader.listing([record]);
  for (const { reason } of [...refused, ...warnings]) count(way, reason.code);
  met(thing ? 'shown' : 'refused');
  if (!thing) expect(refused).not.toEqual([]);
  else if (thing.publishPrice && thing.price !== undefined)
    expect(thing.price).toBeGreaterThanOrEqual(priceBounds(0).least);
}

describe.each(Object.entries(EACH_SYSTEM))('dirt in a record from %s', (way, recordOf) => {
  test('is refused or left out with a reason, and changes no other record', () => {
    const clean = reader.listing([recordOf(HELD_HOUSE)]);
    expect(clean.refused).toEqual([]);
    reaches({ shown: RUNS / 20, refused: RUNS / 20 }, met =>
      fc.assert(
        fc.property(dirtyHouse, house => {
          readDirty(way, recordOf(house), met);
          expect(reader.listing([recordOf(HELD_HOUSE)])).toEqual(clean);
        }),
        { numRuns: RUNS },
      ),
    );
  });
});

/** Splices dirt into a text at positions from 0 to 1. */
const spliced = (text: string, dirt: readonly (readonly [number, string])[]) =>
  dirt.reduce((dirty, [at, sign]) => {
    const position = Math.floor(at * dirty.length);
    return dirty.slice(0, position) + sign + dirty.slice(position);
  }, text);
const dirtOf = (...signs: readonly string[]) =>
  fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.constantFrom(...signs)), {
    minLength: 1,
    maxLength: 4,
  });

const NUMBERS = ['1', '2', '3', '4'] as const;

test('dirt inside an object of a package leaves the others', () => {
  const object = (id: string, text: string) =>
    `<immobilie><freitexte><objekttitel>Maison</objekttitel><objektbeschreibung>${text}</objektbeschreibung></freitexte><verwaltung_techn><objektnr_extern>${id}</objektnr_extern></verwaltung_techn></immobilie>`;
  const names = { root: 'openimmo', record: 'immobilie', container: 'anbieter', others: [] };
  const dirt = dirtOf(...SIGNS, '&eacute', '<b>', '</b>', '</freitexte>', '<!--', '<?x', '<a b=', '&#x110000;');
  const idsIn = (xml: string) => {
    try {
      return [...readXml([xml], ['immobilie'])].map(element => textOf(element, 'verwaltung_techn', 'objektnr_extern'));
    } catch (error) {
      if (!(error instanceof BrokenXml)) throw error;
      count('OpenImmo documents', error.reason.code);
      return [...readMalformedXml([xml], names)].flatMap(part =>
        part.kind === 'element' ? (textOf(part.element, 'verwaltung_techn', 'objektnr_extern') ?? []) : [],
      );
    }
  };
  reaches({ broken: RUNS / 20, mended: RUNS / 20 }, met =>
    fc.assert(
      fc.property(fc.constantFrom(...NUMBERS), dirt, (dirty, signs) => {
        const objects = NUMBERS.map(id => object(id, id === dirty ? spliced('Une belle maison', signs) : 'Maison'));
        const ids = idsIn(`<openimmo><anbieter>${objects.join('\n')}</anbieter></openimmo>`);
        met(ids.includes(dirty) ? 'mended' : 'broken');
        expect(ids.filter(id => id !== dirty)).toEqual(NUMBERS.filter(id => id !== dirty));
      }),
      { numRuns: RUNS },
    ),
  );
});

test('dirt inside a record of a feed file leaves the others', () => {
  const dirt = dirtOf(
    ...SIGNS.filter(sign => sign !== '"' && sign !== '\\'),
    '\\u0000',
    '\\x',
    '\n',
    'é',
    '{',
    ']',
    ',',
    '//',
  );
  reaches({ broken: RUNS / 20, read: RUNS / 20 }, met =>
    fc.assert(
      fc.property(fc.constantFrom(...NUMBERS), dirt, fc.boolean(), (dirty, signs, isLatin) => {
        const records = NUMBERS.map(ID => {
          const text = JSON.stringify({ ...GOOD_RECORD, ID, Title: 'DIRT' });
          if (ID !== dirty) return Buffer.from(text);
          return Buffer.from(
            text.replace('DIRT', () => spliced('Maison de', signs)),
            isLatin ? 'latin1' : 'utf8',
          );
        });
        const bytes = records.flatMap((record, at) => [Buffer.from(at === 0 ? '{"Properties":[' : ',\n'), record]);
        const ids: string[] = [];
        for (const item of openFeed(Buffer.concat([...bytes, Buffer.from(']}')]))) {
          if (item.kind === 'refused') count('feed files', item.finding.reason.code);
          if (item.kind === 'property') ids.push(reader.listing(item.records, item.at).thing?.id ?? '');
        }
        met(ids.includes(dirty) ? 'read' : 'broken');
        expect(ids.filter(id => id !== dirty && id !== '')).toEqual(NUMBERS.filter(id => id !== dirty));
      }),
      { numRuns: RUNS },
    ),
  );
});

test('dirt in a record of a module leaves the others', async () => {
  const fields = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(GOOD_RECORD)), fc.string({ maxLength: 12 })),
    junk,
    { minKeys: 1, maxKeys: 6 },
  );
  await reaches({ shown: RUNS / 20, refused: RUNS / 20 }, met =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...NUMBERS), fields, async (dirty, dirt) => {
        async function* module(): AsyncGenerator<FeedItem> {
          yield { kind: 'scope', scope: 'all' };
          for (const ID of NUMBERS)
            yield { kind: 'property', records: [{ ...GOOD_RECORD, ...(ID === dirty && dirt), ID }] };
        }
        const ids: string[] = [];
        for await (const item of checkedFeed(module())) {
          if (item.kind !== 'property') continue;
          const id = String(item.records[0]?.['ID']);
          if (id === dirty) readDirty('own modules', item.records[0] ?? {}, met);
          else ids.push(reader.listing(item.records).thing?.id ?? '');
        }
        expect(ids).toEqual(NUMBERS.filter(id => id !== dirty));
      }),
      { numRuns: RUNS },
    ),
  );
});
