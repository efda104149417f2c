import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { getJson } from '../../../adapters/http-client/get-json.ts';

afterEach(() => void vi.restoreAllMocks());

test('a request without a response is aborted after its timeout', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const asked = Promise.withResolvers<void>();
  const mute = createServer(() => asked.resolve()).listen(0, '127.0.0.1');
  await new Promise(listening => mute.once('listening', listening));
  const answer = getJson(`http://127.0.0.1:${(mute.address() as AddressInfo).port}/api/page`);
  await asked.promise;
  patience.abort(new DOMException('too long', 'TimeoutError'));
  await expect(answer).rejects.toThrow('too long');
  expect(timeout).toHaveBeenCalledWith(20_000);
  mute.closeAllConnections();
  mute.close();
});
