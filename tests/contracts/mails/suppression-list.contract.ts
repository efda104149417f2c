import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

export function describeSuppressionList(name: string, make: MakeRequests): void {
  describe(`a suppression list ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });

    test('contains exactly the added hashes; adding one again changes nothing', async () => {
      expect(await ports.suppressionList.has('hash of Mia')).toBe(false);
      for (const now of [RECEIVED, RECEIVED + 1]) await ports.suppressionList.add('hash of Mia', now);
      expect(await ports.suppressionList.has('hash of Mia')).toBe(true);
      expect(await ports.suppressionList.has('hash of mia')).toBe(false);
      expect(await ports.suppressionList.has('%')).toBe(false);
    });
  });
}
