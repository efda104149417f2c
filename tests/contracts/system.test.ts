import { systemClock } from '../../adapters/system/clock.ts';
import { describeClock } from './clock.contract.ts';

describeClock('of the machine', () => systemClock);
