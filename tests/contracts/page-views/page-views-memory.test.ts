import { makeMemoryPageViews } from '../../../adapters/memory/page-views/page-views.ts';
import { describePageViews } from './page-views.contract.ts';

describePageViews(
  'in memory',
  count => {
    const log = makeMemoryPageViews();
    return Array.from({ length: count }, () => log);
  },
  200,
);
