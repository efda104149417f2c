import { type ChangeViewingParts, makeChangeViewing } from '../../../application/desk/viewings/change-viewing.ts';
import { makeFindFreeHours } from '../../../application/desk/viewings/free-hours.ts';
import { makeFindMoveConflicts } from '../../../application/desk/viewings/move-conflicts.ts';
import { makeViewingPage, type ViewingPage } from '../../../application/desk/viewings/viewing-page.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';

/** A viewing's page with its acts over the stores `ports`. */
export function openViewingPage(
  ports: RequestPorts,
  {
    linkPath = () => '/link/',
    limitMails,
  }: Partial<Pick<ChangeViewingParts, 'linkPath'>> & Pick<ChangeViewingParts, 'limitMails'>,
): ViewingPage {
  const findFreeHours = makeFindFreeHours(ports);
  return makeViewingPage({
    ...ports,
    changeViewing: makeChangeViewing({ ...ports, linkPath, limitMails }),
    findMoveConflicts: makeFindMoveConflicts({ ...ports, findFreeHours }),
  });
}
