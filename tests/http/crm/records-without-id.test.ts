import { describe, expect, test } from 'vitest';
import type { AskSystem } from '../../../adapters/crm/ask-system.ts';
import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { makeOmnicasaSource } from '../../../adapters/crm/omnicasa/omnicasa-source.ts';
import { makeSkarabeeSource } from '../../../adapters/crm/skarabee/skarabee-source.ts';
import { makeWhiseSource } from '../../../adapters/crm/whise/whise-source.ts';
import { reason } from '../../../application/finding/reason.ts';
import type { FeedItem, FeedRequest, FeedSource } from '../../../application/ports/catalogue/feed.ts';
import { fixedClock } from '../../support/site/sample-site.ts';

type Asked = Partial<FeedRequest>;

async function itemsOf(source: FeedSource, asked: Asked): Promise<readonly FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const item of source.open({
    scope: 'all',
    since: undefined,
    signal: new AbortController().signal,
    ...asked,
  }))
    items.push(item);
  return items;
}

const STATES = { status: { id: 1 }, displayStatusId: 2, purpose: { id: 1 }, purposeStatus: { id: 1 } };
const whise = (estates: string, asked: Asked = {}) => {
  const ask: AskSystem = async ({ what }) => ({
    status: 200,
    body:
      what === 'Whise v1/estates/list'
        ? `{"isValidRequest":true,"totalCount":2,"estates":[${estates}]}`
        : what.startsWith('Whise list')
          ? '[]'
          : '{"token":"a"}',
  });
  const access = { address: undefined, username: 'a', password: 'b', clientId: '1', officeId: '2' };
  return itemsOf(makeWhiseSource({ access, ask, lists: NO_LISTS, languages: ['nl'], now: Date.now }), asked);
};
const estate = (id: string) =>
  JSON.stringify({ ...STATES, sms: `a ${id}` }).replace('{', id === '' ? '{' : `{"id":${id},`);

/** `inFrench`: ids of the texts in French, in order. */
const omnicasa = (properties: string, { projects = '', inFrench = '{"ID":1},{"ID":2}', ...asked } = {}) => {
  const ask: AskSystem = async ({ what, url }) => {
    const isFrench = url.href.includes('LanguageId%22%3A2');
    const body = what.endsWith('GetPropertyList2')
      ? `{"Items":[${isFrench ? inFrench : properties}],"RowsCount":2}`
      : `[${what.endsWith('GetProjectList') ? projects : ''}]`;
    return { status: 200, body };
  };
  const access = { address: undefined, name: 'a', password: 'b' };
  return itemsOf(makeOmnicasaSource({ access, ask, lists: NO_LISTS, languages: ['nl', 'fr'] }), asked);
};

/** `ids`: of the list; `own`: of the publications themselves. */
const skarabee = (ids: readonly string[], own = (id: string) => `<ID>${id}</ID>`, asked: Asked = {}) => {
  const ask: AskSystem = async ({ what, body = '' }) => {
    const operation = what.replace('Skarabee ', '');
    const id = /PublicationId>(\d+)</.exec(body)?.[1] ?? '';
    const inside =
      operation === 'GetPublicationSummaries'
        ? ids.map(each => `<PublicationSummary>${each}<Active>true</Active></PublicationSummary>`).join('')
        : operation === 'GetPublication'
          ? `<Publication><Info>${own(id)}<Enabled>true</Enabled></Info><Property><Status>FOR_SALE</Status></Property></Publication>`
          : '';
    return { status: 200, body: `<e><${operation}Result>${inside}</${operation}Result></e>` };
  };
  const access = { address: undefined, user: 'a', password: 'b' };
  const source = makeSkarabeeSource({ access, ask, lists: NO_LISTS, languages: ['nl'], clock: fixedClock() });
  return itemsOf(source, asked);
};

const unnamed = (items: readonly FeedItem[]) =>
  items.flatMap(item => (item.kind === 'refused' && item.unnamed === true ? [item.finding] : []));
const idsIn = (items: readonly FeedItem[]) =>
  items.flatMap(item => (item.kind === 'property' ? item.records.map(({ ID }) => ID) : []));

describe('a list of Whise', () => {
  test.each(['{"sms":"b"}', '{"id":null}', '{"id":"n/a"}', '{"id":{"value":7}}'])(
    'with the estate %s reads the others, and says that it may be any',
    async strange => {
      const items = await whise(`${estate('1')},${strange}`);
      expect(unnamed(items)).toEqual([{ id: '', field: 'id', reason: reason('missing') }]);
      expect(idsIn(items)).toEqual(['1']);
    },
  );

  test('with an estate that is not JSON and has no id does so too', async () => {
    const items = await whise(`${estate('1')},{"price":03}`);
    expect(unnamed(items)).toEqual([{ id: '', field: 'id', reason: reason('record-not-json', { line: 1 }) }]);
    expect(idsIn(items)).toEqual(['1']);
  });

  test('of ids alone does so too', async () => {
    const items = await whise(`${estate('1')},{"sms":"b"}`, { since: Date.UTC(2026, 5, 1) });
    expect(unnamed(items)).toHaveLength(2);
  });
});

describe('a list of Omnicasa', () => {
  test.each(['{"Price":3}', '{"ID":"-"}', '{"Price":03}'])('with the property %s reads the others', async strange => {
    const items = await omnicasa(`{"ID":1,"Status":1},${strange}`, { inFrench: '{"ID":1}' });
    expect(unnamed(items)).toMatchObject([{ id: '', field: 'ID' }]);
    expect(new Set(idsIn(items))).toEqual(new Set(['1']));
  });

  test('of projects with one without an id says that it may be any', async () => {
    const items = await omnicasa('{"ID":1},{"ID":2}', { projects: '{"Name":"a"}' });
    expect(unnamed(items)).toHaveLength(2);
  });

  test('in French with a text without an id keeps the properties whose text is missing', async () => {
    const items = await omnicasa('{"ID":1},{"ID":2}', { inFrench: '{"ID":1},{"DescriptionA":"a"}' });
    expect(items.filter(({ kind }) => kind === 'refused')).toEqual([
      { kind: 'refused', finding: { id: '2', field: 'fr.ID', reason: reason('missing') } },
    ]);
    expect(new Set(idsIn(items))).toEqual(new Set(['1']));
  });

  test('without any id requests no texts of properties', async () => {
    const items = await omnicasa('{"Price":1},{"Price":2}', { inFrench: '{"ID":99}' });
    expect([unnamed(items).length, idsIn(items)]).toEqual([2, []]);
  });
});

describe('a list of Skarabee', () => {
  test.each(['', '<ID/>', '<ID>n/a</ID>', '<ID>12a</ID>'])(
    'with the publication %j reads the others',
    async strange => {
      const items = await skarabee(['<ID>1</ID>', strange]);
      expect(unnamed(items)).toEqual([{ id: '', field: 'GetPublicationSummaries.ID', reason: reason('missing') }]);
      expect(idsIn(items)).toEqual(['1']);
    },
  );

  test('whose publication lacks its own id keeps that one', async () => {
    const items = await skarabee(['<ID>1</ID>', '<ID>2</ID>'], id => (id === '1' ? '' : `<ID>${id}</ID>`));
    expect(items.filter(({ kind }) => kind === 'refused')).toEqual([
      { kind: 'refused', finding: { id: '1', field: 'Info.ID', reason: reason('missing') } },
    ]);
    expect(idsIn(items)).toEqual(['2']);
  });
});
