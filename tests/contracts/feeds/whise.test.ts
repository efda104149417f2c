import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { makeWhiseSource } from '../../../adapters/crm/whise/whise-source.ts';
import { MADE_AT } from '../../doubles/made-agency.ts';
import { startWhise, WHISE_ACCESS, WHISE_TOKEN } from '../../doubles/whise-double.ts';
import { describeCrmSource, faultsOfHttp } from './crm-source.contract.ts';

const ESTATES = /estates\/list/;

describeCrmSource('whise', {
  start: startWhise,
  open: ({ address }, ask) =>
    makeWhiseSource({
      access: { address, ...WHISE_ACCESS },
      ask,
      lists: NO_LISTS,
      languages: ['fr', 'nl', 'en'],
      now: () => MADE_AT,
    }),
  idOf: ({ id }) => String(id),
  secrets: [WHISE_ACCESS.password, JSON.stringify(WHISE_ACCESS.password), WHISE_ACCESS.username, WHISE_TOKEN],
  tellsGone: true,
  daily: 1,
  faults: [
    ...faultsOfHttp(ESTATES),
    { kind: 'sign-in-refused' },
    { kind: 'forbidden' },
    { kind: 'forbidden', of: ESTATES, after: 3 },
    { kind: 'token-expired', times: 1 },
    { kind: 'token-expired', times: 1, after: 3 },
    { kind: 'token-expired' },
  ],
});
