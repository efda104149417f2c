import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskSystem, makeAskSystem } from '../../../adapters/crm/ask-system.ts';
import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { makeSkarabeeSource } from '../../../adapters/crm/skarabee/skarabee-source.ts';
import type { FeedRequest, FeedItem } from '../../../application/ports/catalogue/feed.ts';
import { MADE_AT, type MadeEstate, makeAgency } from '../../doubles/made-agency.ts';
import { SKARABEE_PASSWORD, SKARABEE_USER, startSkarabee } from '../../doubles/skarabee-double.ts';
import type { Fault, SystemDouble } from '../../doubles/system-double.ts';
import { fixedClock } from '../../support/site/sample-site.ts';
import { describeCrmSource, faultsOfHttp } from './crm-source.contract.ts';

/** Faults that need paginated lists, which this CRM does not have. */
const OF_PAGES: readonly string[] = ['same-page', 'moves', 'deleted', 'shrinks'];
const faults: readonly Fault[] = [
  ...faultsOfHttp(/Summaries/).filter(({ kind }) => !OF_PAGES.includes(kind)),
  { kind: 'cut-off', of: /^GetPublication$/, times: 1, after: 20 },
  { kind: 'soap-fault', of: /^GetPublication$/, after: 7 },
  { kind: 'soap-fault', times: 1 },
  { kind: 'sign-in-refused' },
  { kind: 'sign-in-refused', times: 1, after: 30 },
  { kind: 'forbidden', after: 4 },
];

const open = ({ address }: SystemDouble, ask: AskSystem) =>
  makeSkarabeeSource({
    access: { address, user: SKARABEE_USER, password: SKARABEE_PASSWORD },
    ask,
    lists: NO_LISTS,
    languages: ['fr', 'nl', 'en'],
    clock: fixedClock(),
  });

describeCrmSource('skarabee', {
  start: startSkarabee,
  open,
  idOf: ({ id }) => String(id),
  secrets: [SKARABEE_PASSWORD, SKARABEE_USER, Buffer.from(`${SKARABEE_USER}:${SKARABEE_PASSWORD}`).toString('base64')],
  tellsGone: true,
  faults,
  daily: 0,
  size: 48,
});

describe('the source skarabee', () => {
  let double: SystemDouble;
  const agency = makeAgency(20);
  beforeAll(async () => {
    double = await startSkarabee(agency, () => MADE_AT);
  });
  afterAll(() => double.stop());
  beforeEach(() => {
    double.fail();
    double.calls.length = 0;
  });

  const ask = makeAskSystem({ wait: async () => undefined });
  const items = async (asked: Partial<FeedRequest> = {}, through: AskSystem = ask) => {
    const signal = new AbortController().signal;
    const read: FeedItem[] = [];
    for await (const item of open(double, through).open({ scope: 'all', since: undefined, signal, ...asked }))
      read.push(item);
    return read;
  };
  const idsOf = (read: readonly FeedItem[], kind: FeedItem['kind']) =>
    read.flatMap(item =>
      item.kind === kind ? (('records' in item ? item.records[0]?.['ID'] : 'id' in item && item.id) as string) : [],
    );

  test('reports a publication as removed that disappeared after it was listed, and reads the others', async () => {
    const before = await items();
    double.fail({ kind: 'gone-meanwhile', times: 1, after: 4 });
    const read = await items();
    const missing = idsOf(before, 'property').filter(id => !idsOf(read, 'property').includes(id));
    expect(missing).toHaveLength(1);
    expect(idsOf(read, 'gone')).toContain(missing[0]);
  });

  test('requests at most four publications at once and returns them in the order of the list', async () => {
    let [now, most] = [0, 0];
    const counted: AskSystem = async (request, signal) => {
      most = Math.max(most, ++now);
      return ask(request, signal).finally(() => now--);
    };
    const read = await items({}, counted);
    expect(most).toBe(4);
    const ids = idsOf(read, 'property');
    expect(ids).toEqual([...ids].sort());
  });

  test('returns each change once, a unit with its project, and requests no inactive publication', async () => {
    const changedAt = MADE_AT + 24 * 3_600_000;
    const withdrawn = agency.estates.slice(11, 14).map((estate): MadeEstate => ({ ...estate, state: 'withdrawn' }));
    const units = agency.estates.filter(({ project }) => project !== undefined);
    const changed = new Map([...units, ...withdrawn].map(estate => [estate.id, { ...estate, changedAt }]));
    double.hold({ ...agency, estates: agency.estates.map(estate => changed.get(estate.id) ?? estate) });
    const since = MADE_AT + 12 * 3_600_000;
    for (const scope of ['changes', 'all'] as const) {
      double.calls.length = 0;
      const read = await items({ scope, since });
      const asked = double.calls.flatMap(
        ({ parameters }) => (parameters as { PublicationId?: string }).PublicationId ?? [],
      );
      const inactive = withdrawn.filter(({ id }) => id % 3 === 0).map(({ id }) => String(id));
      expect(inactive).toHaveLength(1);
      expect(asked.sort()).toEqual([...changed.keys()].map(String).filter(id => !inactive.includes(id)));
      expect(idsOf(read, 'gone').sort()).toEqual(withdrawn.map(({ id }) => String(id)));
      const projects = read.flatMap(item => (item.kind === 'property' ? [item.records[0]?.['ProjectID']] : []));
      expect(projects).toEqual(units.map(({ project }) => String(project)));
      const told = (['property', 'project', 'unchanged', 'gone'] as const).flatMap(kind => idsOf(read, kind));
      expect(told).toHaveLength(new Set(told).size);
      const offered = agency.estates.filter(({ id, state }) => state !== 'withdrawn' || id % 3 !== 0).length;
      expect(idsOf(read, 'unchanged').length).toBe(scope === 'changes' ? 0 : offered - 5 + agency.projects.length);
    }
    double.hold(agency);
  });

  test('also requests changes from three hours before the time, in Belgian local time', async () => {
    await items({ scope: 'changes', since: MADE_AT });
    expect(double.calls.find(({ operation }) => operation === 'GetPublicationSummaries')?.parameters).toMatchObject({
      LastModified: '2026-06-15T08:00:00',
    });
  });

  test.each([
    [{ kind: 'sign-in-refused' }, 'Skarabee GetProjectSummaries: the sign-in is refused (status 401)'],
    [{ kind: 'forbidden' }, 'Skarabee GetProjectSummaries: refused with UNAUTHORIZED_ACCESS_TO_USER'],
    [{ kind: 'soap-fault' }, 'Skarabee GetProjectSummaries: responds with status 500'],
    [{ kind: 'html' }, 'Skarabee GetProjectSummaries: the response belongs to another operation'],
    [{ kind: 'cut-off' }, 'Skarabee GetProjectSummaries: the response is not XML (status 200)'],
  ] satisfies (readonly [Fault, string])[])('with %o logs for the operator: %s', async (fault, message) => {
    double.fail(fault);
    await expect(items()).rejects.toThrow(message);
  });

  test('logs only the code of a SOAP fault', async () => {
    const body = '<e><Fault><faultcode>soap:Client</faultcode><faultstring>pass</faultstring></Fault></e>';
    const faulty: AskSystem = async () => ({ status: 200, body });
    await expect(items({}, faulty)).rejects.toThrow(
      /^Skarabee GetProjectSummaries: a fault soap:Client \(status 200\)$/,
    );
  });

  test('rejects a publication other than the requested one', async () => {
    const other: AskSystem = async (request, signal) => {
      const { status, body } = await ask(request, signal);
      return { status, body: body.replace(/<Info><ID>\d+/, '<Info><ID>1') };
    };
    await expect(items({}, other)).rejects.toThrow('the response contains another publication than the requested one');
  });
});
