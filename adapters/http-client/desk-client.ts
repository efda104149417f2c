import type { DeskView } from '../../application/desk/desk-view.ts';
import { isDeskView } from '../wire/desk-payload.ts';

type Answer =
  | { readonly kind: 'view'; readonly view: DeskView }
  | { readonly kind: 'location'; readonly location: string }
  | { readonly kind: 'too-large' };

/** The desk over fetch: pages as JSON from their own addresses, to which forms are sent too. */
export const deskOverHttp = {
  open: (address: string, how: 'use' | 'look'): Promise<Answer> =>
    ask(how === 'look' ? `${address}${address.includes('?') ? '&' : '?'}look=1` : address, {}),
  send(address: string, fields: FormData): Promise<Answer> {
    const body = new URLSearchParams();
    for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value);
    return ask(address, { method: 'POST', body });
  },
};

async function ask(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, { ...init, headers: { accept: 'application/json' } });
  // The server stops reading a form that is too large, so its response cannot repeat the input.
  if (response.status === 413) return { kind: 'too-large' };
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer !== null) {
    if ('location' in answer && typeof answer.location === 'string')
      return { kind: 'location', location: answer.location };
    if ('view' in answer && isDeskView(answer.view)) return { kind: 'view', view: answer.view };
  }
  throw new Error(`the desk responded with status ${response.status}`);
}
