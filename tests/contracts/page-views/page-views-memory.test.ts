import { makeMemoryVisitLog } from '../../../adapters/memory/page-views/page-views.ts';
import { describeVisitLog } from './page-views.contract.ts';

describeVisitLog(
  'in memory',
  count => {
    const log = makeMemoryVisitLog();
    return Array.from({ length: count }, () => log);
  },
  200,
);
