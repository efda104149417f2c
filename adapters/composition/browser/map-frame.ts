import '../../../ui/map/map-frame.css';
import type { MapReport } from '../../../application/browse/map/map-view.ts';
import { fetchBaseMap } from '../../base-map/fetch-base-map.ts';
import { canDraw, startMapWorker, WORKER_ADDRESS } from '../../../ui/map/base-map-view.ts';
import { MapScreen } from '../../../ui/map/map-screen.ts';
import { linkParent } from '../../cross-frame/map-frame.ts';

/** Entry of the map frame's page, which is empty until the page around the frame sends the map's content. */
const root = document.getElementById('map');
if (root) {
  const tell = (report: MapReport) => link.tell(report);
  const open = async () => {
    if (!canDraw()) throw new Error('this browser has no WebGL 2');
    allowWorker();
    startMapWorker();
    return new MapScreen(root, await fetchBaseMap(), tell);
  };
  const opened = open().catch((error: unknown) => {
    console.warn(error);
    tell({ kind: 'unable', version: 1 });
    return undefined;
  });
  const link = linkParent({
    fill: fill => void opened.then(screen => screen?.fill(fill)),
    card: card => void opened.then(screen => screen?.card(card)),
    point: ({ id }) => void opened.then(screen => screen?.point(id)),
  });
}

/**
 * Lets the map library start its one worker where browsers enforce Trusted Types: the library passes the address as a string, which only
 * the policy named 'default' converts to a script URL. All other scripts and markup are still refused.
 */
function allowWorker(): void {
  const { trustedTypes } = window as {
    readonly trustedTypes?: { createPolicy(name: string, rules: unknown): unknown };
  };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address: string) => (address === WORKER_ADDRESS ? address : null),
  });
}
