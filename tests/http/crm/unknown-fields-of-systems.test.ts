import { describe, expect, test } from 'vitest';
import type { AskSystem } from '../../../adapters/crm/ask-system.ts';
import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { OMNICASA_FIELDS } from '../../../adapters/crm/omnicasa/omnicasa-fields.ts';
import { propertyRecords as ofOmnicasa, stateOf } from '../../../adapters/crm/omnicasa/omnicasa-record.ts';
import { makeOmnicasaSource } from '../../../adapters/crm/omnicasa/omnicasa-source.ts';
import { SKARABEE_FIELDS } from '../../../adapters/crm/skarabee/skarabee-fields.ts';
import { makeSkarabeeSource } from '../../../adapters/crm/skarabee/skarabee-source.ts';
import { UnknownFields } from '../../../adapters/crm/unknown-fields.ts';
import { WHISE_FIELDS } from '../../../adapters/crm/whise/whise-fields.ts';
import { propertyRecords as ofWhise } from '../../../adapters/crm/whise/whise-record.ts';
import { makeWhiseSource } from '../../../adapters/crm/whise/whise-source.ts';
import { isProject, stateOf as stateOfEstate } from '../../../adapters/crm/whise/whise-state.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import type { FeedItem, FeedSource } from '../../../application/ports/catalogue/feed.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { fixedClock } from '../../support/site/sample-site.ts';

const SYSTEMS = { whise: WHISE_FIELDS, omnicasa: OMNICASA_FIELDS, skarabee: SKARABEE_FIELDS };

const saidOf = (items: readonly FeedItem[]) =>
  items.flatMap(item =>
    item.kind === 'warning' && item.finding.reason.code.startsWith('system-field')
      ? `${item.finding.field}: ${reasonText(item.finding.reason, 'en').replace(/^is not read, .*?; /, '')}`
      : [],
  );

describe.each(Object.entries(SYSTEMS))('the fields of %s', (_, fields) => {
  const noted = (...records: readonly Readonly<Record<string, unknown>>[]) => {
    const unknown = new UnknownFields(fields);
    for (const record of records) unknown.note(record);
    return saidOf(unknown.items());
  };

  test('that the adapter reads, or the site does not show, are no findings', () => {
    expect(noted(Object.fromEntries([...fields.read, ...fields.unused].map(name => [name, 'x'])))).toEqual([]);
  });

  test('that resemble one that is read are findings, with the name that is meant', () => {
    const [name = ''] = [...fields.read].filter(each => each.length > 8);
    const [typo, capitals] = [`${name.slice(0, 4)}${name.slice(5)}`, name.toUpperCase()];
    expect(noted({ [typo]: 1 }, { [typo]: 2, [capitals]: 'x' })).toEqual([
      `${typo}: occurs 2×; is ${name} meant?`,
      `${capitals}: occurs 1×; is ${name} meant?`,
    ]);
  });

  test('that are on no list are findings once, and without a value none', () => {
    expect(noted({ Slaapkamers: 3 }, { Slaapkamers: 2, Tuin: '', Terras: null, Kelder: [], 'a b': 1 })).toEqual([
      'Slaapkamers: occurs 2×',
    ]);
  });

  test('are at most a hundred findings', () => {
    expect(noted(Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`Veldje${at}x`, 1])))).toHaveLength(100);
  });
});

test('a finding about a field is worded in every language', () => {
  const unknown = new UnknownFields(WHISE_FIELDS);
  unknown.note({ Kelder: 1, romos: 3 });
  const reasons = unknown.items().flatMap(item => (item.kind === 'warning' ? item.finding.reason : []));
  const texts = LANGUAGES.flatMap(language => reasons.map(each => reasonText(each, language)));
  expect(new Set(texts).size).toBe(2 * LANGUAGES.length);
});

/** Names of the fields that are read from a record. */
function readFrom(
  work: (record: Readonly<Record<string, unknown>>) => void,
  fields: Readonly<Record<string, unknown>>,
) {
  const asked = new Set<string>();
  work(
    new Proxy(fields, {
      get: (target, name) => {
        if (typeof name === 'string') asked.add(name);
        return Reflect.get(target, name);
      },
    }),
  );
  return [...asked];
}

test('each field that is read from an estate of Whise is known', () => {
  const names = readFrom(
    estate => {
      stateOfEstate(estate, NO_LISTS);
      isProject(estate);
      ofWhise(estate, { lists: NO_LISTS, languages: ['nl'], wordOf: () => undefined }, 'available');
    },
    { id: 7 },
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter(name => !WHISE_FIELDS.read.has(name))).toEqual([]);
});

test('each field that is read from a property of Omnicasa is known', () => {
  const names = readFrom(
    property => {
      stateOf(property);
      ofOmnicasa(new Map([['nl', property]]), NO_LISTS, 1);
    },
    { ID: 7 },
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter(name => !OMNICASA_FIELDS.read.has(name))).toEqual([]);
});

describe('an import', () => {
  const lists = NO_LISTS;
  const languages = ['nl'] as const;
  const read = async (source: FeedSource) => {
    const items: FeedItem[] = [];
    const { signal } = new AbortController();
    for await (const item of source.open({ scope: 'all', since: undefined, signal })) items.push(item);
    return saidOf(items);
  };
  const answering =
    (answers: Readonly<Record<string, string>>): AskSystem =>
    async ({ what }) => ({ status: 200, body: answers[what.split(' ').at(-1) ?? ''] ?? answers['*'] ?? '[]' });

  test('from Whise names them', async () => {
    const estates = [1, 2].map(id => ({
      id,
      status: { id: 1 },
      displayStatusId: 2,
      purposeStatus: { id: 1 },
      romos: 3,
    }));
    const list = JSON.stringify({ estates, totalCount: 2, isValidRequest: true });
    const ask = answering({
      'v1/estates/list': list,
      token: '{"token":"a"}',
      'v1/admin/clients/token': '{"token":"b"}',
    });
    const access = { address: undefined, username: 'a', password: 'b', clientId: '1', officeId: '2' };
    expect(await read(makeWhiseSource({ access, ask, lists, languages, now: Date.now }))).toEqual([
      'romos: occurs 2×; is rooms meant?',
    ]);
  });

  test('from Omnicasa names them', async () => {
    const ask = answering({
      GetPropertyList2: '{"Items":[{"ID":1,"NumberOfBedrooms2":1,"NumberOfBedRoms":3}],"RowsCount":1}',
    });
    const access = { address: undefined, name: 'a', password: 'b' };
    expect(await read(makeOmnicasaSource({ access, ask, lists, languages }))).toEqual([
      'NumberOfBedrooms2: occurs 1×; is NumberOfBedRooms meant?',
      'NumberOfBedRoms: occurs 1×; is NumberOfBedRooms meant?',
    ]);
  });

  test('from Skarabee names them', async () => {
    const inside = {
      GetPublicationSummaries: '<PublicationSummary><ID>1</ID><Active>true</Active></PublicationSummary>',
      GetPublication:
        '<Publication><Info><ID>1</ID><Enabled>true</Enabled></Info><Property><Status>FOR_SALE</Status><Zwembad>ja</Zwembad><NumberOfBedroom>3</NumberOfBedroom><HasPool>TRUE</HasPool><Kelder>UNDEFINED</Kelder></Property></Publication>',
      GetProjectSummaries: '',
    };
    const ask = answering(
      Object.fromEntries(
        Object.entries(inside).map(([name, xml]) => [name, `<e><${name}Result>${xml}</${name}Result></e>`]),
      ),
    );
    const access = { address: undefined, user: 'a', password: 'b' };
    expect(await read(makeSkarabeeSource({ access, ask, lists, languages, clock: fixedClock() }))).toEqual([
      'Zwembad: occurs 1×',
      'NumberOfBedroom: occurs 1×; is NumberOfBedrooms meant?',
    ]);
  });
});
