import { makeMemoryRequestPorts } from '../../adapters/memory/request-ports.ts';
import { describeRequests } from './requests.contract.ts';

describeRequests(
  'in memory',
  count => {
    // Separate processes would have separate memory, so these are visitors of one process.
    const ports = makeMemoryRequestPorts();
    return Array.from({ length: count }, () => ports);
  },
  200,
);
