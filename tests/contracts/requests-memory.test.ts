import { makeMemoryRequests } from '../../adapters/memory/requests.ts';
import { describeRequests } from './requests.contract.ts';

describeRequests(
  'in memory',
  count => {
    // A process of its own has a memory of its own: these are many visitors of one.
    const ports = makeMemoryRequests();
    return Array.from({ length: count }, () => ports);
  },
  200,
);
