import { readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reason, reasonText } from '../../../application/finding/reason.ts';
import type { ImportOutcome } from '../../../application/operate/import-report.ts';
import type { FeedItem } from '../../../application/ports/catalogue/feed.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import {
  type MadeAgency,
  type MadeEstate,
  madeTexts,
  makeAgency,
  nextDay,
  offered,
} from '../../doubles/made-agency.ts';
import { openImmoXml, openImmoZip, type PackageOptions, sentBy } from '../../doubles/openimmo-packages.ts';
import { zipOf } from '../../doubles/zip-writer.ts';
import { isCopy } from '../../../adapters/images/picture-copies.ts';
import { FULL } from '../../support/run/full-run.ts';
import { openImmoDesk, type OpenImmoDesk } from '../../support/site/openimmo-desk.ts';
import { seeded } from '../../support/run/seeded.ts';
import { describeFeed } from './feed.contract.ts';

/** The byte of '<'. */
const SIGN_OF_TAG = 0x3c;
/** Number of properties; the first eleven are the cases that a site must handle. */
const SIZE = FULL ? 60 : 18;
const AGENCY = makeAgency(SIZE);
const OTHER: MadeAgency = {
  projects: [],
  estates: makeAgency(SIZE / 3, 2).estates.map(estate => ({ ...estate, id: estate.id + 50_000, project: undefined })),
};
const BOTH: MadeAgency = { projects: AGENCY.projects, estates: [...AGENCY.estates, ...OTHER.estates] };

let desk: OpenImmoDesk;
beforeEach(() => {
  desk = openImmoDesk();
});
afterEach(() => desk.close());

const full = (of: MadeAgency, options: PackageOptions = {}) => openImmoZip(sentBy(of), options);
const part = (of: MadeAgency, options: PackageOptions = {}) =>
  openImmoZip(sentBy(of), { extent: 'TEIL', timestamp: '2026-06-16T09:00:00', ...options });
const only = (...estates: readonly MadeEstate[]): MadeAgency => ({ projects: [], estates });

const FIRST = full(AGENCY);

async function sendFirst(of: MadeAgency = AGENCY): Promise<void> {
  desk.send('full.zip', of === AGENCY ? FIRST : full(of));
  expect(reportOf(await desk.read()).refused).toEqual([]);
}

async function expectShown(of: MadeAgency): Promise<void> {
  const listings = await desk.shown();
  const right = offered(of);
  expect([...listings.keys()].sort()).toEqual(right.map(({ id }) => String(id)).sort());
  for (const estate of right) {
    const listing = listings.get(String(estate.id));
    if (!listing) continue;
    expect(seen(listing)).toEqual(seenOf(estate));
    if (!estate.showsAddress) expect(JSON.stringify(listing)).not.toContain(estate.street);
  }
  const units = right.filter(({ project }) => project !== undefined).map(({ id }) => String(id));
  expect((await desk.catalogue.projects()).flatMap(({ unitIds }) => unitIds).sort()).toEqual(units.sort());
}

/** Returns what visitors should see of a generated property; the format has one language, the property's first. */
function seenOf(estate: MadeEstate) {
  const language = estate.languages[0] ?? 'nl';
  const lives = estate.type === 'house' || estate.type === 'flat';
  return {
    goal: estate.goal === 'sale' ? 0 : 1,
    place: `${estate.town.zip} ${estate.town.name}`,
    marquee: { available: 0, option: 2, sold: 3, withdrawn: -1 }[estate.state],
    price: estate.showsPrice ? estate.price : 'hidden',
    street: estate.showsAddress ? estate.street : 'hidden',
    viager: estate.viager,
    pictures: estate.pictures,
    titles: { [language]: madeTexts(estate, language).title },
    bedrooms: lives ? estate.bedrooms : 'none',
    livingArea: estate.livingArea,
    energy: [estate.energy, 'C', '2033-06-30'],
    agent: 'ann',
  };
}

function seen({ goal, place, marquee, price, address, viager, pictures, title, facts, agentId }: PublicListing) {
  return {
    goal,
    place: `${place.postcode} ${Object.values(place.name)[0]}`,
    marquee,
    price: price ?? 'hidden',
    street: address?.street ?? 'hidden',
    viager,
    pictures: pictures.length,
    titles: title,
    bedrooms: facts.bedrooms ?? 'none',
    livingArea: facts.livingArea,
    energy: [facts.energyPerformance, facts.energyLabel, facts.energyExpiry],
    agent: agentId,
  };
}

function reportOf(outcome: ImportOutcome) {
  if (outcome.kind !== 'imported') throw new Error(`the import ended as ${outcome.kind}`);
  return outcome.report;
}

async function itemsOf(asked = {}): Promise<readonly FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const item of desk.feed(asked)) items.push(item);
  return items;
}

const NOTHING: readonly FeedItem[] = [{ kind: 'scope', scope: 'changes' }];

describe('with a full package', () => {
  beforeEach(() => desk.send('full.zip', full(makeAgency(12))));
  describeFeed('openimmo', () => desk.feed(), [], isCopy);
});

describe('the folder of OpenImmo packages', () => {
  test.each(FULL ? [3, SIZE, 1_000] : [3, SIZE])('shows all %i offered objects and no hidden data', async size => {
    const of = makeAgency(size);
    await sendFirst(of);
    await expectShown(of);
    expect([desk.waiting(), desk.done(), desk.failed()]).toEqual([[], ['full.zip'], []]);
  });

  test.each([
    ['as bare XML, its pictures missing', 'xml', {}],
    ['in ISO-8859-1', 'zip', { encoding: 'latin1' }],
    ['in UTF-8 that declares ISO-8859-1', 'zip', { declared: 'ISO-8859-1' }],
    ['in ISO-8859-1 that declares UTF-8', 'zip', { encoding: 'latin1', declared: 'UTF-8' }],
    ['with a prefix for its names', 'zip', { namespaced: true }],
    ['in a folder, all names in capitals', 'zip', { inFolder: true }],
    ['without a time', 'zip', { timestamp: '' }],
  ] as const)('reads a package %s', async (_, kind, options) => {
    const of =
      kind === 'xml' ? only(...AGENCY.estates.map(estate => ({ ...estate, pictures: 0, project: undefined }))) : AGENCY;
    desk.send(
      kind === 'xml' ? 'FULL.XML' : 'FULL.ZIP',
      kind === 'xml' ? openImmoXml(sentBy(of), options) : full(of, options),
    );
    expect(reportOf(await desk.read()).refused).toEqual([]);
    await expectShown(of);
    expect(JSON.stringify([...(await desk.shown()).values()])).not.toContain('�');
  });

  test('a partial package adds, changes and deletes objects and changes nothing else', async () => {
    await sendFirst();
    const changed = nextDay(AGENCY);
    const before = new Set(AGENCY.estates);
    const news = changed.estates.filter(estate => !before.has(estate));
    const gone = news.filter(({ state }) => state === 'withdrawn').map(({ id }) => id);
    desk.send('part.zip', part({ projects: [], estates: news }, { deleted: gone }));
    const { listings } = reportOf(await desk.read({ scope: 'changes' }));
    expect([listings.added.length, listings.changed.length, listings.removed]).toEqual([1, 1, gone.map(String)]);
    await expectShown(changed);
  });

  test('a full package of one provider removes nothing of another, in any order', async () => {
    await sendFirst(AGENCY);
    desk.send('other.zip', full(OTHER, { provider: 'another-agency' }));
    await desk.read();
    await expectShown(BOTH);
    const fewer = { ...AGENCY, estates: AGENCY.estates.slice(0, -5) };
    desk.restart();
    desk.send('full.zip', full(fewer, { timestamp: '2026-06-17T09:00:00' }));
    const { listings } = reportOf(await desk.read());
    expect(listings.removed).toHaveLength(offered(AGENCY).length - offered(fewer).length);
    await expectShown({ ...BOTH, estates: [...fewer.estates, ...OTHER.estates] });
    expect(desk.done()).toEqual(['full.2.zip', 'full.zip', 'other.zip']);
  });

  test('an object belongs to the provider that sent it first', async () => {
    await sendFirst(AGENCY);
    const theirs = only({ ...(AGENCY.estates[0] as MadeEstate), price: 1_000_000, showsPrice: true });
    desk.send('other.zip', full(theirs, { provider: 'another-agency', timestamp: '2026-06-16T09:00:00' }));
    expect(reportOf(await desk.read()).refused).toMatchObject([{ id: '4100000', field: 'objektnr_extern' }]);
    await expectShown(AGENCY);
  });

  test('without a new package reports no change, also after a restart', async () => {
    await sendFirst();
    expect(await itemsOf()).toEqual(NOTHING);
    desk.restart();
    expect(await itemsOf()).toEqual(NOTHING);
    expect(await itemsOf({ scope: 'changes', since: Date.now() })).toEqual(NOTHING);
  });

  test('is read by two readers at once, such as a check while the site runs', async () => {
    desk.send('others.zip', full(OTHER, { provider: 'others', timestamp: '2026-06-14T09:00:00' }));
    desk.send('full.zip', full(AGENCY));
    const alone = await itemsOf();
    const items: FeedItem[] = [];
    for await (const item of desk.feed()) {
      items.push(item);
      // The second package is open at this point.
      if (items.length === OTHER.estates.length + 5) expect(await itemsOf()).toEqual(alone);
    }
    expect(items).toEqual(alone);
  });

  test('without its state file reads finished packages again before new ones', async () => {
    await sendFirst();
    const [first] = AGENCY.estates as [MadeEstate];
    desk.send('part.zip', part(only(), { deleted: [first.id] }));
    await desk.read();
    const rest = { ...AGENCY, estates: AGENCY.estates.slice(1) };
    writeFileSync(join(desk.ownFolder, 'read.json'), '{"folder"');
    desk.restart();
    const { listings } = reportOf(await desk.read());
    expect([listings.added, listings.changed, listings.removed]).toEqual([[], [], []]);
    await expectShown(rest);
    expect(await itemsOf()).toEqual(NOTHING);
  });

  test('reads a package again whose import was not acknowledged', async () => {
    await sendFirst();
    const cheaper = AGENCY.estates.map(estate => ({ ...estate, price: estate.price + 1_000 }));
    desk.send('part.zip', part({ projects: [], estates: cheaper.filter(({ project }) => project === undefined) }));
    await desk.readAndDie();
    expect(desk.waiting()).toEqual(['part.zip']);
    const { listings } = reportOf(await desk.read());
    expect([listings.added, listings.changed, listings.removed]).toEqual([[], [], []]);
    expect(desk.waiting()).toEqual([]);
  });

  test('moves an imported package that was not moved before a crash, without reading it again', async () => {
    await sendFirst();
    const memory = JSON.parse(readFileSync(join(desk.ownFolder, 'read.json'), 'utf8')) as { taken: unknown };
    expect(memory.taken).toHaveLength(1);
    // Restores the folder as if the process had died between saving its state and moving the file.
    renameSync(join(desk.folder, 'done', 'full.zip'), join(desk.folder, 'full.zip'));
    desk.restart();
    expect(await itemsOf()).toEqual(NOTHING);
    expect([desk.waiting(), desk.done()]).toEqual([[], ['full.zip']]);
  });

  test('leaves a package in place that was not imported because it lacks half of the objects', async () => {
    await sendFirst();
    desk.send(
      'half.zip',
      full({ ...AGENCY, estates: AGENCY.estates.slice(SIZE / 2) }, { timestamp: '2026-06-16T09:00:00' }),
    );
    expect((await desk.read()).kind).toBe('removes-too-much');
    await expectShown(AGENCY);
    expect(desk.waiting()).toEqual(['half.zip']);
    desk.send('whole.zip', full(AGENCY, { timestamp: '2026-06-17T09:00:00' }));
    expect(reportOf(await desk.read()).listings.removed).toEqual([]);
    expect(desk.waiting()).toEqual([]);
  });

  test('applies packages by creation time, whatever their order of arrival', async () => {
    await sendFirst();
    const [first, second, third] = AGENCY.estates.filter(({ state, project }) => state === 'available' && !project) as [
      MadeEstate,
      MadeEstate,
      MadeEstate,
    ];
    const newer = { ...first, price: first.price + 2_000, showsPrice: true };
    desk.send('b.zip', part(only(newer), { timestamp: '2026-06-18T09:00:00', deleted: [second.id] }));
    await desk.read();
    const older = [first, second].map(estate => ({ ...estate, price: 1, showsPrice: true }));
    desk.send('a.zip', part(only(...older, { ...third, price: third.price + 5, showsPrice: true })));
    await desk.read();
    // A full package older than all others arrives last.
    desk.send(
      'full.zip',
      full({ ...AGENCY, estates: AGENCY.estates.slice(0, (SIZE / 3) * 2) }, { timestamp: '2026-06-14T09:00:00' }),
    );
    await desk.read();
    await expectShown({
      ...AGENCY,
      estates: AGENCY.estates.flatMap(estate => {
        if (estate === first) return newer;
        if (estate === third) return { ...third, price: third.price + 5, showsPrice: true };
        return estate === second ? [] : estate;
      }),
    });
  });

  test('uses the last entry for an object in a package, and ignores deletions of unknown objects', async () => {
    await sendFirst();
    const [first, second] = AGENCY.estates as [MadeEstate, MadeEstate];
    desk.send('put.zip', part(only(first), { deleted: [first.id, 'never'], deletedLast: false }));
    desk.send('gone.zip', part(only(second), { deleted: [second.id], timestamp: '2026-06-17T09:00:00' }));
    const { listings, refused } = reportOf(await desk.read());
    expect([listings.removed, refused]).toEqual([[String(second.id)], []]);
  });

  test('matches objects by external number, and ignores changes of the sender’s internal ids', async () => {
    await sendFirst();
    const marked = (xml: string) => xml.replaceAll('>OID', '>NEW');
    desk.send('full.zip', full(AGENCY, { timestamp: '2026-06-16T09:00:00', document: marked }));
    const { listings } = reportOf(await desk.read());
    expect([listings.added, listings.changed, listings.removed]).toEqual([[], [], []]);
    const [first] = AGENCY.estates as [MadeEstate];
    const two = part(only({ ...first, price: 7 }), {
      document: xml =>
        xml
          .replace('</anbieter>', `${xml.slice(xml.indexOf('<immobilie>'), xml.indexOf('</anbieter>'))}</anbieter>`)
          .replace('>OID', '>X'),
    });
    desk.send('twice.zip', two);
    expect(reportOf(await desk.read()).refused).toMatchObject([{ id: '', field: '4100000 objektnr_extern' }]);
  });

  const packagesIn = (items: readonly FeedItem[]) =>
    items.flatMap(item =>
      item.kind === 'package'
        ? `${item.state}: ${item.finding.field}: ${reasonText(item.finding.reason, 'en')}`
        : item.kind === 'scope'
          ? []
          : item.kind,
    );

  test('names the packages that stay when the 30 % rule stops the import', async () => {
    await sendFirst();
    desk.send(
      'few.zip',
      full({ projects: [], estates: AGENCY.estates.slice(0, 1) }, { timestamp: '2026-06-20T09:00:00' }),
    );
    const outcome = await desk.read();
    expect(outcome.kind).toBe('removes-too-much');
    expect('refused' in outcome && outcome.refused).toEqual([
      { id: '', field: '"few.zip"', reason: reason('package-stays') },
    ]);
    expect(desk.waiting()).toEqual(['few.zip']);
  });

  test('takes a complete file and waits for a growing one', async () => {
    const bytes = full(AGENCY);
    desk.ahead(0);
    writeFileSync(join(desk.folder, 'full.zip'), bytes.subarray(0, 5_000));
    expect(packagesIn(await itemsOf())).toEqual([
      'waits: "full.zip": arrived or changed less than ten seconds ago; a later import reads it',
    ]);
    // The file stopped growing but is truncated, so the upload may continue.
    desk.ahead(60_000);
    expect(packagesIn(await itemsOf())).toEqual([
      expect.stringMatching(
        /^refused: "full.zip": is not a ZIP .*; unless it changes, it is moved to "failed" ten minutes/,
      ),
    ]);
    expect(reportOf(await desk.read())).toMatchObject({ refusedPackages: 1, counts: { refused: 1 } });
    expect([desk.waiting(), desk.failed()]).toEqual([['full.zip'], []]);
    writeFileSync(join(desk.folder, 'full.zip'), bytes);
    expect(reportOf(await desk.read()).refused).toEqual([]);
    await expectShown(AGENCY);
    expect([desk.waiting(), desk.failed()]).toEqual([[], []]);
  });

  test('takes a file with a future timestamp on the second poll', async () => {
    desk.send('full.zip', full(AGENCY));
    desk.ahead(-3_600_000);
    expect(packagesIn(await itemsOf())).toEqual([expect.stringMatching('waits: "full.zip"')]);
    desk.ahead(-3_580_000);
    expect((await itemsOf()).length).toBeGreaterThan(0);
  });

  test('ignores other names and hidden files, and names links and folders', async () => {
    writeFileSync(join(desk.folder, '.full.zip.tmp'), full(AGENCY));
    writeFileSync(join(desk.folder, 'full.zip.part'), full(AGENCY));
    writeFileSync(join(desk.folder, 'read-me.txt'), 'hello');
    symlinkSync('/etc/hosts', join(desk.folder, 'link.xml'));
    expect(packagesIn(await itemsOf())).toEqual(['refused: "link.xml": is not a file but a link or folder']);
    expect(desk.waiting()).toHaveLength(4);
  });

  test('reports a picture that is missing, altered, not an image or larger than declared', async () => {
    const estate = AGENCY.estates.find(({ pictures }) => pictures === 4) as MadeEstate;
    const spoilt = (xml: string) =>
      xml
        .replace(`${estate.id}_1.jpg`, '../../etc/passwd')
        .replace(/(<check ctype="MD5">)[^<]+(<\/check><daten><pfad>\d+_2)/, '$1000$2')
        .replace(/<check ctype="MD5">[^<]+<\/check><daten><pfad>\d+_3\.jpg/, '<daten><pfad>openimmo.xml')
        .replace(`${estate.id}_4.jpg`, 'bomb.jpg');
    const bomb = { name: 'bomb.jpg', bytes: Buffer.alloc(30_000_000), says: 100 };
    desk.send('one.zip', openImmoZip(only(estate), { document: spoilt }, [bomb]));
    const { refused } = reportOf(await desk.read());
    expect(refused.map(({ id, field, reason }) => `${id}${field}: ${reasonText(reason, 'en')}`)).toEqual([
      `${estate.id} Pictures: "../../etc/passwd": is not in the package`,
      `${estate.id} Pictures: "${estate.id}_2.jpg": does not have the MD5 that the package states`,
      `${estate.id} Pictures: "openimmo.xml": is not a picture`,
      expect.stringContaining('"bomb.jpg": is not a ZIP that can be read'),
    ]);
    expect((await desk.shown()).get(String(estate.id))?.pictures).toHaveLength(0);
  });

  const broken = brokenPackages();
  // A daily run tries one package per error message.
  const daily = broken.filter(([, , line], at) => broken.findIndex(([, , other]) => other === line) === at);

  test.each(FULL ? broken : daily)(
    'with %s leaves the catalogue intact, moves the package to failed and continues',
    async (name, bytes, line) => {
      await sendFirst();
      const before = await desk.shown();
      const [first] = AGENCY.estates as [MadeEstate];
      desk.send('bad.zip', bytes());
      desk.send('good.zip', part(only({ ...first, price: 7_000, showsPrice: true })));
      const { refused, listings } = reportOf(await desk.read());
      expect(refused.map(({ id, field, reason }) => `${id}${field}: ${reasonText(reason, 'en')}`)).toEqual(
        line === undefined ? [] : [expect.stringContaining(`"bad.zip": ${line}`)],
      );
      expect(listings.changed).toEqual([String(first.id)]);
      expect([desk.waiting(), desk.failed()]).toEqual([[], line === undefined ? [] : ['bad.zip']]);
      await expectShown({ ...AGENCY, estates: AGENCY.estates.with(0, { ...first, price: 7_000, showsPrice: true }) });
      expect((await desk.shown()).size).toBe(before.size);
      expect(readdirSync(desk.ownFolder), name).toEqual(['read.json']);
    },
  );

  test('with ten random faults at once leaves the catalogue intact', async () => {
    await sendFirst();
    for (let seed = 1; seed <= (FULL ? 6 : 1); seed++) {
      const chance = seeded(seed);
      for (let number = 0; number < 10; number++) {
        const [, bytes] = broken[Math.floor(chance() * broken.length)] as (typeof broken)[number];
        desk.send(`${number}.${chance() < 0.5 ? 'zip' : 'xml'}`, bytes());
        if (chance() < 0.3) desk.send('whole.zip', FIRST);
        if (chance() < 0.3) desk.restart();
        if (chance() < 0.3) await desk.readAndDie();
        else if (chance() < 0.5) await desk.read({ scope: chance() < 0.5 ? 'all' : 'changes' });
      }
      await desk.read();
      expect(desk.waiting(), `seed ${seed}`).toEqual([]);
      await expectShown(AGENCY).catch(error => {
        throw new Error(`seed ${seed}`, { cause: error });
      });
    }
  }, 60_000);
});

/** Broken packages with the error message of each; `undefined` for a package without content, which is valid. */
function brokenPackages(): readonly (readonly [string, () => Uint8Array, string | undefined])[] {
  const good = full(AGENCY, { timestamp: '2026-06-20T09:00:00' });
  const xml = openImmoXml(sentBy(AGENCY));
  const entry = { name: 'openimmo.xml', bytes: xml };
  const long = 'x'.repeat(8_400_000);
  const endless = (begin: string) => Buffer.from(`<openimmo><uebertragung/><anbieter><immobilie>${begin}${long}`);
  const never = 'has a comment, text or tag of more than';
  return [
    ['a ZIP that was cut off', () => good.subarray(0, good.length - 40), 'is not a ZIP that can be read'],
    [
      'a ZIP that begins in the middle',
      // Compressed bytes may contain '<', and a file with a tag is read as XML.
      () => good.subarray(100).map(byte => (byte === SIGN_OF_TAG ? 0 : byte)),
      'is neither a ZIP nor XML',
    ],
    [
      'an XML that was cut off',
      () => zipOf([{ ...entry, bytes: xml.subarray(0, xml.length / 2) }]),
      'is not well-formed XML',
    ],
    ['a page of an error', () => Buffer.from('<html><body>404</body></html>'), 'is not OpenImmo'],
    ['an empty file', () => Buffer.alloc(0), 'is not well-formed XML'],
    ['a gzip file', () => gzipSync(xml), 'is neither a ZIP nor XML'],
    ['a RAR archive', () => Buffer.from('Rar!\u001a\u0007\u0000<a/>'), 'is neither a ZIP nor XML'],
    ['JSON', () => Buffer.from('{"Properties":[]}'), 'is neither a ZIP nor XML'],
    ['zero bytes', () => Buffer.alloc(4096), 'is neither a ZIP nor XML'],
    ['an empty ZIP', () => zipOf([]), undefined],
    ['a ZIP without an XML', () => zipOf([{ name: 'a.jpg', bytes: Buffer.from('picture') }]), 'contains no XML'],
    ['two XMLs', () => zipOf([entry, { ...entry, name: 'b.xml' }]), 'contains more than one XML'],
    [
      'a document type',
      () => zipOf([{ ...entry, bytes: Buffer.from('<!DOCTYPE a [<!ENTITY b "b">]><openimmo>&b;</openimmo>') }]),
      'declares a document type',
    ],
    ['a name that leads out', () => zipOf([{ ...entry, name: '../openimmo.xml' }]), 'is not a ZIP that can be read'],
    ['a name from the root', () => zipOf([{ ...entry, name: '/openimmo.xml' }]), 'is not a ZIP that can be read'],
    [
      'a name that leads out the other way',
      () => zipOf([{ ...entry, name: '..\\openimmo.xml' }]),
      'is not a ZIP that can be read',
    ],
    ['a link', () => zipOf([{ ...entry, link: true, bytes: Buffer.from('/etc/passwd') }]), 'contains a symbolic link'],
    ['a password', () => zipOf([{ ...entry, encrypted: true }]), 'is encrypted'],
    [
      'a bomb',
      () => zipOf([{ ...entry, bytes: Buffer.alloc(30_000_000, ' ') }]),
      'contains an XML whose compression ratio is implausible',
    ],
    [
      'a bomb that says it is small',
      () => zipOf([{ ...entry, bytes: Buffer.alloc(30_000_000, ' '), says: 1_000 }]),
      'is not a ZIP that can be read',
    ],
    ['a size beyond all limits', () => zipOf([{ ...entry, says: 4_000_000_000 }]), 'contains an XML larger than'],
    ['a comment without end', () => endless('<!--'), never],
    ['a comment that is as large as a package', () => zipOf([{ ...entry, bytes: endless('<!--') }]), never],
    ['a CDATA section without end', () => zipOf([{ ...entry, bytes: endless('<![CDATA[') }]), never],
    ['a text without end', () => zipOf([{ ...entry, bytes: endless('') }]), never],
    ['a name without end', () => zipOf([{ ...entry, bytes: endless('<') }]), never],
    ['the name of an attribute without end', () => zipOf([{ ...entry, bytes: endless('<a ') }]), never],
    ['an attribute without end', () => zipOf([{ ...entry, bytes: endless('<a b="') }]), never],
    ['an instruction without end', () => zipOf([{ ...entry, bytes: endless('<?a ') }]), never],
    ['a reference without end', () => zipOf([{ ...entry, bytes: endless('&') }]), never],
    ['a document type without end', () => zipOf([{ ...entry, bytes: Buffer.from(`<!DOCTYPE ${long}`) }]), never],
    [
      'attributes without number',
      () =>
        zipOf([
          {
            ...entry,
            bytes: Buffer.from(`<openimmo ${Array.from({ length: 2_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
          },
        ]),
      'an element has more than 1000 attributes',
    ],
    ['a wrong checksum', () => zipOf([{ ...entry, damaged: true }]), 'contains an XML whose checksum does not match'],
    [
      'elements without end',
      () => zipOf([{ ...entry, bytes: Buffer.from(`<openimmo>${'<a>'.repeat(100)}`) }]),
      'has more than 40 elements',
    ],
  ];
}
