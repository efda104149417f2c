import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MADE_AT, type MadeEstate, makeAgency } from '../../doubles/made-agency.ts';
import { openImmoXml, openImmoZip } from '../../doubles/openimmo-packages.ts';
import { openImmoDesk, type OpenImmoDesk } from '../../support/openimmo-desk.ts';

/** What reading one of the packages throws, by the number of its objects. */
const failing = vi.hoisted(() => ({ objects: -1, error: new Error() as unknown }));
vi.mock('../../../adapters/crm/openimmo/package-objects.ts', async original => {
  const own = await original<typeof import('../../../adapters/crm/openimmo/package-objects.ts')>();
  return {
    ...own,
    readTold: async (xml: Parameters<typeof own.readTold>[0]) => {
      const told = await own.readTold(xml);
      if (told.objects.length === failing.objects) throw failing.error;
      return told;
    },
  };
});

let desk: OpenImmoDesk;
beforeEach(() => {
  desk = openImmoDesk();
});
afterEach(() => desk.close());

const estates = makeAgency(40).estates.filter(({ state, project }) => state === 'available' && !project);
const [first, second, third, fourth] = estates as [MadeEstate, MadeEstate, MadeEstate, MadeEstate];
const sent = (...of: readonly MadeEstate[]) => openImmoZip({ projects: [], estates: of }, { extent: 'TEIL' });

/** Three packages, of which the second has two objects. */
async function readThree() {
  desk.send('a.zip', sent(first));
  desk.send('b.zip', sent(second, third));
  desk.send('c.zip', sent(fourth));
  const outcome = await desk.read();
  if (outcome.kind !== 'imported') throw new Error(`the import ended as ${outcome.kind}`);
  return {
    shown: [...(await desk.shown()).keys()].sort(),
    refused: outcome.report.refused.map(({ field, reason }) => `${field}: ${reason}`),
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
  ])('one that fails by %s is named and put aside, and the others come', async (_, error, line) => {
    Object.assign(failing, { objects: 2, error });
    const { shown, refused } = await readThree();
    expect(shown).toEqual(others);
    expect(refused).toEqual([expect.stringContaining(`"b.zip": cannot be read (${line}`)]);
    expect([desk.waiting(), desk.done(), desk.failed()]).toEqual([[], ['a.zip', 'c.zip'], ['b.zip']]);
  });

  test('one at which the disk fails is named and stays, and comes once the disk is well', async () => {
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

test('a package of more objects, or of longer names, than any has is put aside', async () => {
  failing.objects = -1;
  const object = (id: string) =>
    `<immobilie><verwaltung_techn><objektnr_extern>${id}</objektnr_extern></verwaltung_techn></immobilie>`;
  const whole = (inside: string) =>
    Buffer.from(
      `<openimmo><uebertragung umfang="TEIL" timestamp="${MADE_AT}"/><anbieter><firma>a</firma>${inside}</anbieter></openimmo>`,
    );
  desk.send('many.xml', whole(object('1').repeat(200_001)));
  desk.send('long.xml', whole(object('x'.repeat(7_000_000)).repeat(3)));
  desk.send('good.xml', openImmoXml({ projects: [], estates: [{ ...first, pictures: 0 }] }, { extent: 'TEIL' }));
  const outcome = await desk.read();
  if (outcome.kind !== 'imported') throw new Error(`the import ended as ${outcome.kind}`);
  expect(outcome.report.refused.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    expect.stringContaining('"many.xml": has more than 200000 objects'),
    expect.stringContaining('"long.xml": has names of more than'),
  ]);
  expect(desk.failed()).toEqual(['long.xml', 'many.xml']);
  expect([...(await desk.shown()).keys()]).toEqual([String(first.id)]);
});
