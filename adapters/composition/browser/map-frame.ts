import '../../../ui/map/map-frame.css';
import type { MapReport } from '../../../application/browse/map-view.ts';
import { fetchBaseMap } from '../../base-map/fetch-base-map.ts';
import { canDraw, warmUp, WORKER_ADDRESS } from '../../../ui/map/base-map-view.ts';
import { MapScreen } from '../../../ui/map/map-screen.ts';
import { linkParent } from '../../cross-frame/map-frame.ts';

/** The page of the map's frame: empty until the page around it says what to show. */
const root = document.getElementById('map');
if (root) {
  const tell = (report: MapReport) => link.tell(report);
  const open = async () => {
    if (!canDraw()) throw new Error('this browser has no WebGL 2');
    allowWorker();
    warmUp();
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
 * Lets the engine start its one worker where browsers enforce Trusted Types: it hands the address on as a text, which only the
 * policy of this name turns into a script's. Every other script and all markup are still refused.
 */
function allowWorker(): void {
  const { trustedTypes } = window as {
    readonly trustedTypes?: { createPolicy(name: string, rules: unknown): unknown };
  };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address: string) => (address === WORKER_ADDRESS ? address : null),
  });
}
