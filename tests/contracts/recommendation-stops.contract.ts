import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../application/ports/request-ports.ts';
import { RECEIVED } from '../arbitraries/a-submission.ts';
import type { MakeRequests } from './request-inbox.contract.ts';

/** What is owed to people who want no mails that a stranger asked for. */
export function describeRecommendationStops(name: string, make: MakeRequests): void {
  describe(`those who want no recommendations ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });

    test('are noted by a hash; a second time changes nothing', async () => {
      expect(await ports.stops.stopped('hash of Mia')).toBe(false);
      for (const now of [RECEIVED, RECEIVED + 1]) await ports.stops.stop('hash of Mia', now);
      expect(await ports.stops.stopped('hash of Mia')).toBe(true);
      expect(await ports.stops.stopped('hash of mia')).toBe(false);
      expect(await ports.stops.stopped('%')).toBe(false);
    });
  });
}
