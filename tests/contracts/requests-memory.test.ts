import { makeMemoryRequestPorts } from '../../adapters/memory/request-ports.ts';
import { describeRequests } from './requests.contract.ts';

describeRequests(
  'in memory',
  count => {
    // A process of its own has a memory of its own: these are many visitors of one.
    const ports = makeMemoryRequestPorts();
    return Array.from({ length: count }, () => ports);
  },
  200,
);
