import { NO_LISTS } from '../../adapters/crm/crm-lists.ts';
import { makeSkarabeeSource } from '../../adapters/crm/skarabee/skarabee-source.ts';
import { SKARABEE_PASSWORD, SKARABEE_USER, startSkarabee } from '../doubles/skarabee-double.ts';
import type { Fault } from '../doubles/system-double.ts';
import { fixedClock } from '../support/sample-site.ts';
import { describeCrmSource, faultsOfHttp } from './crm-source.contract.ts';

/** Its lists have no pages. */
const OF_PAGES: readonly string[] = ['same-page', 'moves', 'deleted', 'shrinks'];
const faults: readonly Fault[] = [
  ...faultsOfHttp(/Summaries/).filter(({ kind }) => !OF_PAGES.includes(kind)),
  { kind: 'cut-off', of: /^GetPublication$/, times: 1, after: 20 },
  { kind: 'soap-fault', of: /^GetPublication$/, after: 7 },
  { kind: 'soap-fault', times: 1 },
  { kind: 'sign-in-refused' },
  { kind: 'sign-in-refused', times: 1, after: 30 },
  { kind: 'forbidden', after: 4 },
  { kind: 'gone-meanwhile' },
];

describeCrmSource('skarabee', {
  start: startSkarabee,
  open: ({ address }, ask) =>
    makeSkarabeeSource({
      access: { address, user: SKARABEE_USER, password: SKARABEE_PASSWORD },
      ask,
      lists: NO_LISTS,
      languages: ['fr', 'nl', 'en'],
      clock: fixedClock(),
    }),
  idOf: ({ id }) => String(id),
  secrets: [SKARABEE_PASSWORD, SKARABEE_USER, Buffer.from(`${SKARABEE_USER}:${SKARABEE_PASSWORD}`).toString('base64')],
  tellsGone: true,
  faults,
});
