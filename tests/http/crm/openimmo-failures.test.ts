import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MADE_AT, type MadeEstate, makeAgency } from '../../doubles/made-agency.ts';
import { openImmoXml, openImmoZip } from '../../doubles/openimmo-packages.ts';
import type { OpenImmoDesk } from '../../support/site/openimmo-desk.ts';
import { FULL } from '../../support/run/full-run.ts';
import { reasonText } from '../../../application/finding/reason.ts';

/** The error thrown while reading the package with this number of objects. */
const failing = { objects: -1, error: new Error() as unknown };
const OBJECTS = '../../../adapters/crm/openimmo/package-objects.ts';
// Test files share loaded modules: load a mocked copy here and restore the original afterwards.
vi.resetModules();
vi.doMock(OBJECTS, async original => {
  const own = await original<typeof import('../../../adapters/crm/openimmo/package-objects.ts')>();
  return {
    ...own,
    readPackageSummary: async (xml: Parameters<typeof own.readPackageSummary>[0]) => {
      const summary = await own.readPackageSummary(xml);
      if (summary.objects.length === failing.objects) throw failing.error;
      return summary;
    },
  };
});
const { openImmoDesk } = await import('../../support/site/openimmo-desk.ts');
afterAll(() => {
  vi.doUnmock(OBJECTS);
  vi.resetModules();
});

let desk: OpenImmoDesk;
beforeEach(() => {
  desk = openImmoDesk();
});
afterEach(() => desk.close());

const estates = makeAgency(40).estates.filter(({ state, project }) => state === 'available' && !project);
const [first, second, third, fourth] = estates as [MadeEstate, MadeEstate, MadeEstate, MadeEstate];
const sent = (...of: readonly MadeEstate[]) => openImmoZip({ projects: [], estates: of }, { extent: 'TEIL' });

/** Reads three packages, of which the second has two objects. */
async function readThree() {
  desk.send('a.zip', sent(first));
  desk.send('b.zip', sent(second, third));
  desk.send('c.zip', sent(fourth));
  const outcome = await desk.read();
  if (outcome.kind !== 'imported') throw new Error(`the import ended as ${outcome.kind}`);
  return {
    shown: [...(await desk.shown()).keys()].sort(),
    refused: outcome.report.refused.map(({ field, reason }) => `${field}: ${reasonText(reason, 'en')}`),
  };
}
const others = [first, fourth].map(({ id }) => String(id)).sort();

describe('of three packages', () => {
  test.each<[string, unknown, string]>([
    ['a string that is too long', new RangeError('Invalid string length'), 'RangeError: Invalid string length'],
    ['an array that is too long', new RangeError('Invalid array length'), 'RangeError: Invalid array length'],
    ['a call that goes too deep', new RangeError('Maximum call stack size exceeded'), 'RangeError: Maximum call stack'],
    ['memory that is not to be had', new RangeError('Array buffer allocation failed'), 'RangeError: Array buffer'],
    ['a fault of the code', new TypeError('x is not a function'), 'TypeError: x is not a function'],
    ['what is no error', 'nothing', 'Error: nothing'],
  ])('one that fails with %s is reported and moved away, and the others are imported', async (_, error, line) => {
    Object.assign(failing, { objects: 2, error });
    const { shown, refused } = await readThree();
    expect(shown).toEqual(others);
    expect(refused).toEqual([expect.stringContaining(`"b.zip": cannot be read (${line}`)]);
    expect([desk.waiting(), desk.done(), desk.failed()]).toEqual([[], ['a.zip', 'c.zip'], ['b.zip']]);
  });

  test('one that fails by a disk error is reported, stays, and is imported once the disk works', async () => {
    Object.assign(failing, {
      objects: 2,
      error: Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' }),
    });
    const { shown, refused } = await readThree();
    expect(shown).toEqual(others);
    expect(refused).toEqual(['"b.zip": cannot be read now (ENOSPC); the next import tries again']);
    expect([desk.waiting(), desk.failed()]).toEqual([['b.zip'], []]);
    failing.objects = -1;
    await desk.read();
    expect([...(await desk.shown()).keys()].sort()).toEqual(
      [first, second, third, fourth].map(({ id }) => String(id)).sort(),
    );
    expect(desk.waiting()).toEqual([]);
  });
});

test('a package with too many objects or too long names is moved away', async () => {
  failing.objects = -1;
  const object = (id: string) =>
    `<immobilie><verwaltung_techn><objektnr_extern>${id}</objektnr_extern></verwaltung_techn></immobilie>`;
  const whole = (inside: string) =>
    Buffer.from(
      `<openimmo><uebertragung umfang="TEIL" timestamp="${MADE_AT}"/><anbieter><firma>a</firma>${inside}</anbieter></openimmo>`,
    );
  // Reading 200 001 objects takes seconds, so only the full run does it.
  if (FULL) desk.send('many.xml', whole(object('1').repeat(200_001)));
  desk.send('long.xml', whole(object('x'.repeat(7_000_000)).repeat(3)));
  desk.send('good.xml', openImmoXml({ projects: [], estates: [{ ...first, pictures: 0 }] }, { extent: 'TEIL' }));
  const outcome = await desk.read();
  if (outcome.kind !== 'imported') throw new Error(`the import ended as ${outcome.kind}`);
  expect(outcome.report.refused.map(({ field, reason }) => `${field}: ${reasonText(reason, 'en')}`)).toEqual([
    ...(FULL ? [expect.stringContaining('"many.xml": has more than 200000 objects')] : []),
    expect.stringContaining('"long.xml": has names of more than'),
  ]);
  expect(desk.failed()).toEqual(FULL ? ['long.xml', 'many.xml'] : ['long.xml']);
  expect([...(await desk.shown()).keys()]).toEqual([String(first.id)]);
});

/** An XML document that deletes these objects. */
const deleting = (ids: readonly string[], { provider = 'a', extent = 'TEIL' } = {}) =>
  Buffer.from(
    `<openimmo><uebertragung umfang="${extent}" modus="DELETE" timestamp="${MADE_AT}"/><anbieter><firma>${provider}</firma>${ids
      .map(id => `<immobilie><verwaltung_techn><objektnr_extern>${id}</objektnr_extern></verwaltung_techn></immobilie>`)
      .join('')}</anbieter></openimmo>`,
  );
const later = (days: number) => ({ extent: 'TEIL', timestamp: `2026-06-${16 + days}T09:00:00` }) as const;
const numbered = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const imported = async () => {
  const outcome = await desk.read();
  if (outcome.kind !== 'imported') throw new Error(`the import ended as ${outcome.kind}`);
  const { refused, packages } = outcome.report;
  return [...new Set([...refused, ...packages])].map(({ field, reason }) => `${field}: ${reasonText(reason, 'en')}`);
};
const good = (of: MadeEstate) => openImmoXml({ projects: [], estates: [{ ...of, pictures: 0 }] }, { extent: 'TEIL' });

describe('packages that together exceed the limit of one import', () => {
  beforeEach(() => void (failing.objects = -1));

  test.runIf(FULL)(
    'are imported in several runs, in the order of their arrival',
    async () => {
      for (const name of ['a', 'b']) desk.send(`${name}.xml`, deleting(numbered(110_000, name)));
      desk.send('good.xml', good(first));
      expect(await imported()).toEqual([
        '"b.xml": does not fit into this import, nor 1 after it; the next one continues',
      ]);
      expect([desk.done(), desk.waiting()]).toEqual([['a.xml'], ['b.xml', 'good.xml']]);
      expect(await imported()).toEqual([]);
      expect(desk.waiting()).toEqual([]);
      expect([...(await desk.shown()).keys()]).toEqual([String(first.id)]);
    },
    60_000,
  );

  test('are limited by the length of their names too', async () => {
    const long = (name: string) => deleting([`${name}${'x'.repeat(7_000_000)}`]);
    for (const name of ['a', 'b', 'c']) desk.send(`${name}.xml`, long(name));
    expect(await imported()).toEqual(['"c.xml": does not fit into this import; the next one continues']);
    expect(desk.waiting()).toEqual(['c.xml']);
  });

  test.runIf(FULL)(
    'are resumed from the processed ones before new ones if the state file is lost',
    async () => {
      for (const name of ['a', 'b']) {
        desk.send(`${name}.xml`, deleting(numbered(110_000, name)));
        expect(await imported()).toEqual([]);
      }
      desk.send('good.xml', good(first));
      writeFileSync(join(desk.ownFolder, 'read.json'), '');
      desk.restart();
      expect(await imported()).toEqual([
        '"b.xml": does not fit into this import, nor 1 after it; the next one continues',
      ]);
      desk.restart();
      expect(await imported()).toEqual([]);
      expect(desk.waiting()).toEqual([]);
      const { objects, unread } = JSON.parse(readFileSync(join(desk.ownFolder, 'read.json'), 'utf8')) as {
        objects: readonly unknown[];
        unread: readonly unknown[];
      };
      expect([objects.length, unread.length]).toEqual([220_001, 0]);
    },
    60_000,
  );

  test('may include one too large to remember: it is moved away and reported, and the others are imported', async () => {
    desk.send('long.xml', deleting(numbered(70, 'x'), { provider: 'p'.repeat(1_000_000) }));
    desk.send('good.xml', good(first));
    expect(await imported()).toEqual([
      '"long.xml": has more objects, or longer names, than can be stored; goes to "failed"',
    ]);
    expect([desk.failed(), desk.done()]).toEqual([['long.xml'], ['good.xml']]);
    expect([...(await desk.shown()).keys()]).toEqual([String(first.id)]);
  });
});

describe('a package that its sender changes during the import', () => {
  beforeEach(() => void (failing.objects = -1));
  /** Imports, and lets the sender act once the first pass over all packages has ended. */
  const readWhile = async (act: () => void) => {
    const items = [];
    for await (const item of desk.feed()) {
      if (items.length === 0) act();
      items.push(item);
    }
    return items;
  };

  test.each<[string, (path: string) => void, string]>([
    ['deletes', path => rmSync(path), 'cannot be opened (ENOENT)'],
    ['rewrites', path => writeFileSync(path, good(third)), 'was changed while it was read'],
    ['spoils', path => writeFileSync(path, 'PK'), 'is not a ZIP that can be read'],
  ])(
    'is reported if its sender %s it, and stays for the next import, and the others are imported',
    async (_, act, line) => {
      desk.send('a.xml', good(first));
      desk.send('b.xml', good(second));
      desk.send('full.zip', openImmoZip({ projects: [], estates: [third] }, { timestamp: '2026-06-20T09:00:00' }));
      const items = await readWhile(() => act(join(desk.folder, 'full.zip')));
      expect(items.filter(({ kind }) => kind === 'property')).toHaveLength(2);
      expect(items.filter(({ kind }) => kind === 'gone')).toEqual([]);
      const refused = items.flatMap(item => (item.kind === 'package' && item.state === 'refused' ? item.finding : []));
      expect(refused.map(({ id, field, reason }) => [id, field, reasonText(reason, 'en')])).toEqual([
        ['', '"full.zip"', expect.stringMatching(`^${line.replace(/[()]/g, '\\$&')}.*tries again$`)],
      ]);
    },
  );

  test('removes no object, and changes of an earlier package are applied', async () => {
    const all = { projects: [], estates: [first, second, third, fourth] };
    desk.send('full.zip', openImmoZip(all));
    expect(await imported()).toEqual([]);
    desk.send(
      'part.zip',
      openImmoZip({ projects: [], estates: [{ ...first, price: 7_000, showsPrice: true }] }, later(1)),
    );
    desk.send(
      'fewer.zip',
      openImmoZip({ projects: [], estates: [first, second, third] }, { ...later(2), extent: 'VOLL' }),
    );
    const fewer = join(desk.folder, 'fewer.zip');
    const bytes = readFileSync(fewer);
    const items = await readWhile(() => rmSync(fewer));
    expect(items[0]).toEqual({ kind: 'scope', scope: 'all', projects: true });
    expect(items.flatMap(item => (item.kind === 'property' ? item.records[0]?.['Price'] : []))).toEqual([7_000]);
    expect(items.flatMap(item => (item.kind === 'unchanged' ? item.id : [])).sort()).toEqual(
      [second, third, fourth].map(({ id }) => String(id)).sort(),
    );
    desk.send('fewer.zip', bytes);
    await desk.read({}, true);
    expect([...(await desk.shown()).keys()].sort()).toEqual([first, second, third].map(({ id }) => String(id)).sort());
    expect(desk.waiting()).toEqual([]);
  });
});
