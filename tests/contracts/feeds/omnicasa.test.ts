import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { makeOmnicasaSource } from '../../../adapters/crm/omnicasa/omnicasa-source.ts';
import { OMNICASA_NAME, OMNICASA_PASSWORD, startOmnicasa } from '../../doubles/omnicasa-double.ts';
import { describeCrmSource, faultsOfHttp } from './crm-source.contract.ts';

describeCrmSource('omnicasa', {
  start: startOmnicasa,
  open: ({ address }, ask) =>
    makeOmnicasaSource({
      access: { address, name: OMNICASA_NAME, password: OMNICASA_PASSWORD },
      ask,
      lists: NO_LISTS,
      languages: ['fr', 'nl', 'en'],
    }),
  idOf: ({ id }) => String(id),
  secrets: [OMNICASA_PASSWORD, encodeURIComponent(OMNICASA_PASSWORD), OMNICASA_NAME],
  tellsGone: true,
  daily: 2,
  faults: [...faultsOfHttp(/GetPropertyList2/), { kind: 'sign-in-refused' }, { kind: 'forbidden', after: 4 }],
});
