import { SESSION_ADDRESS } from '../../domain/owner/addresses.ts';

type Left = { readonly left: number; readonly mayStay: boolean };

/** Requests how long the session lasts (`look`), and renews it (`stay`). */
export const serverSessionKeeper = {
  look: (): Promise<Left | undefined> => ask('GET'),
  stay: (): Promise<Left | undefined> => ask('POST'),
};

/** Remaining time of the session; `undefined` if it has ended (401). Rejects if the response is not the site's. */
async function ask(method: 'GET' | 'POST'): Promise<Left | undefined> {
  const response = await fetch(SESSION_ADDRESS, { method, headers: { accept: 'application/json' } });
  if (response.status === 401) return undefined;
  const answer: unknown = await response.json();
  if (!response.ok || !isLeft(answer)) throw new Error(`${SESSION_ADDRESS} answered ${response.status}`);
  return answer;
}

function isLeft(value: unknown): value is Left {
  return (
    typeof value === 'object' &&
    value !== null &&
    'left' in value &&
    typeof value.left === 'number' &&
    'mayStay' in value &&
    typeof value.mayStay === 'boolean'
  );
}
