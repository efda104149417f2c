import type { ViewingWithRequest } from '../../../application/ports/viewings/viewing-records.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { ViewingChange, ViewingChanged } from '../../../application/ports/viewings/viewings.ts';

export type Mails = (changed: ViewingWithRequest) => readonly Mail[];
type Target = Extract<ViewingChange, { kind: 'move' }>['to'];
type Ports = Pick<RequestPorts, 'viewingRecords' | 'viewings'>;

/** Any instant before the viewings of the tests (Unix ms). */
const AT = Date.parse('2026-10-01T10:00:00Z');
const NO_MAILS: Mails = () => [];

/** Moves a viewing by its visitor's link: found by its token, and changed with the state found. */
export function moveViewing(ports: Ports, who: string, to: Target, mails = NO_MAILS): Promise<ViewingChanged['kind']> {
  return changeByToken(ports, who, { by: 'visitor', kind: 'move', at: AT, to, isAsked: false }, mails);
}

/** Cancels a viewing by its visitor's link. */
export function cancelViewing(ports: Ports, who: string, mails = NO_MAILS): Promise<ViewingChanged['kind']> {
  return changeByToken(ports, who, { by: 'visitor', kind: 'cancel', at: AT }, mails);
}

async function changeByToken({ viewingRecords, viewings }: Ports, who: string, step: ViewingChange, mails: Mails) {
  const viewing = await viewingRecords.byToken(`secret of ${who}`);
  return (await viewings.change(viewing?.submissionId ?? `id ${who}`, viewing?.sequence ?? 0, step, mails)).kind;
}
