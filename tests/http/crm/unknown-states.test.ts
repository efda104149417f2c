import { describe, expect, test } from 'vitest';
import type { AskSystem } from '../../../adapters/crm/ask-system.ts';
import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { makeOmnicasaSource } from '../../../adapters/crm/omnicasa/omnicasa-source.ts';
import { makeSkarabeeSource } from '../../../adapters/crm/skarabee/skarabee-source.ts';
import { makeWhiseSource } from '../../../adapters/crm/whise/whise-source.ts';
import type { FeedItem, FeedSource } from '../../../application/ports/catalogue/feed.ts';
import { fixedClock } from '../../support/site/sample-site.ts';

/** Kinds of the items that a source yields about its only property, with the fields and codes of findings and the marquee of records. */
async function itemsOf(source: FeedSource): Promise<readonly (readonly unknown[])[]> {
  const items: FeedItem[] = [];
  for await (const item of source.open({ scope: 'all', since: undefined, signal: new AbortController().signal }))
    items.push(item);
  return items.flatMap(item => {
    if (item.kind === 'property') return [[item.kind, item.records[0]?.['Marquee']]];
    if (item.kind === 'refused' || item.kind === 'warning')
      return [[item.kind, item.finding.field, item.finding.reason.code]];
    return item.kind === 'scope' ? [] : [[item.kind]];
  });
}

describe('the state of a property in Omnicasa', () => {
  const stated = (state: Readonly<Record<string, unknown>>, name = '') => {
    const record = { ID: 7, Goal: 0, Status: 1, Marquee: 5, ...state };
    const values: Readonly<Record<string, unknown>> = {
      GetMarqueeList: [{ ID: 5, Name: name }],
      GetProjectList: [],
      GetPropertyList2: { Items: [record], RowsCount: 1 },
    };
    const ask: AskSystem = async ({ url }) => {
      const operation = /(\w+)Json$/.exec(url.pathname)?.[1] ?? '';
      const Result = { Success: true, Value: values[operation] };
      return { status: 200, body: JSON.stringify({ [`${operation}JsonResult`]: Result }) };
    };
    const access = { address: undefined, name: 'agency', password: 'secret' };
    return itemsOf(makeOmnicasaSource({ access, ask, lists: NO_LISTS, languages: ['nl'] }));
  };

  test.each([
    [
      { Goal: 0 },
      'Verhuurd',
      [
        ['warning', 'Marquee', 'let-of-sale'],
        ['property', 1],
      ],
    ],
    [{ Goal: 1 }, 'Verhuurd', [['property', 3]]],
    [{ Goal: 0 }, 'Verkocht / verhuurd', [['property', 3]]],
    [{ Goal: 0 }, 'Wordt verhuurd verkocht', [['refused', 'Marquee', 'state-unknown']]],
    [{ Goal: 0 }, 'Geen', [['property', 0]]],
    [{ Goal: 0, Marquee: 0 }, 'Verkocht', [['property', 0]]],
    [{ Status: 7 }, 'Te koop', [['refused', 'Status', 'status-unknown']]],
    [{ Status: 'Active' }, 'Te koop', [['refused', 'Status', 'status-unknown']]],
    [{ Status: 3 }, 'Te koop', [['gone']]],
    [{ Status: null }, 'Te koop', [['property', 1]]],
  ])('by %j and %j', async (state, name, items) => expect(await stated(state, name)).toEqual(items));
});

describe('the state of a publication in Skarabee', () => {
  const stated = (status: string) => {
    const bodies: Readonly<Record<string, string>> = {
      GetPublicationSummaries: '<PublicationSummary><ID>7</ID><Active>true</Active></PublicationSummary>',
      GetPublication: `<Publication><Info><ID>7</ID><Enabled>true</Enabled></Info><Property>${status}</Property></Publication>`,
      GetProjectSummaries: '',
    };
    const ask: AskSystem = async ({ what }) => {
      const operation = what.replace('Skarabee ', '');
      return { status: 200, body: `<e><${operation}Result>${bodies[operation]}</${operation}Result></e>` };
    };
    const access = { address: undefined, user: 'agency', password: 'secret' };
    return itemsOf(makeSkarabeeSource({ access, ask, lists: NO_LISTS, languages: ['nl'], clock: fixedClock() }));
  };

  test.each([
    ['<Status>FOR_SALE</Status>', [['property', 1]]],
    ['<Status>sold</Status>', [['property', 3]]],
    ['<Status>RESERVED</Status>', [['refused', 'Status', 'status-unknown']]],
    ['<Status>PRICING</Status>', [['gone']]],
    ['<Status/>', [['gone']]],
  ])('by %s', async (status, items) => expect(await stated(status)).toEqual(items));
});

describe('the state of an estate in Whise', () => {
  const stated = (state: Readonly<Record<string, unknown>>) => {
    const estate = {
      id: 7,
      status: { id: 1 },
      displayStatus: { id: 2 },
      purposeStatus: { id: 1 },
      purpose: { id: 1 },
      ...state,
    };
    const ask: AskSystem = async ({ url }) => {
      const isList = url.pathname.endsWith('/estates/list');
      const answer = isList ? { estates: [estate], totalCount: 1, isValidRequest: true } : { token: 'a' };
      return { status: url.pathname.endsWith('/reference') ? 404 : 200, body: JSON.stringify(answer) };
    };
    const access = { address: undefined, username: 'a', password: 'b', clientId: '1', officeId: '2' };
    return itemsOf(makeWhiseSource({ access, ask, lists: NO_LISTS, languages: ['nl'], now: () => 0 }));
  };

  test.each([
    [{}, [['property', 1]]],
    [{ purposeStatus: 5 }, [['property', 2]]],
    [{ purposeStatus: [{ id: '3' }] }, [['property', 3]]],
    [{ purposeStatus: null }, [['refused', 'purposeStatus', 'missing']]],
    [{ purposeStatus: { id: 99 } }, [['refused', 'purposeStatus', 'state-unknown']]],
    [{ status: null }, [['refused', 'status', 'missing']]],
    [{ displayStatus: {} }, [['refused', 'displayStatus', 'missing']]],
    [{ status: { id: 5 } }, [['gone']]],
    [{ displayStatus: { id: 1 } }, [['gone']]],
    [{ purposeStatus: { id: 10 } }, [['gone']]],
  ])('by %j', async (state, items) => expect(await stated(state)).toEqual(items));
});
