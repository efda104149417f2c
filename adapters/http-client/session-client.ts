import { SESSION_ADDRESS } from '../../domain/owner/addresses.ts';
import { isSessionLeft, type SessionLeft } from '../wire/session-left.ts';

/** Requests how long the session lasts (`look`), and renews it (`stay`). */
export const serverSessionClient = {
  look: (): Promise<SessionLeft | undefined> => ask('GET'),
  stay: (): Promise<SessionLeft | undefined> => ask('POST'),
};

/** Remaining time of the session; `undefined` if it has ended (401). Rejects if the response is not the site's. */
async function ask(method: 'GET' | 'POST'): Promise<SessionLeft | undefined> {
  const response = await fetch(SESSION_ADDRESS, { method, headers: { accept: 'application/json' } });
  if (response.status === 401) return undefined;
  const answer: unknown = await response.json();
  if (!response.ok || !isSessionLeft(answer))
    throw new Error(`${SESSION_ADDRESS} responded with status ${response.status}`);
  return answer;
}
