import { type Camera, type MapSize, panned, zoomedAt } from '../../domain/map/camera.ts';

/** Functions that the keys call: move or show the whole map, close what is open. */
export type KeyActions = {
  /** Target of the running animation, else the current camera. */
  readonly heading: () => Camera;
  readonly size: () => MapSize;
  readonly fly: (camera: Camera) => void;
  readonly whole: () => void;
  readonly escape: () => void;
};

/** Distance in pixels by which an arrow key moves the map. */
const STEP = 90;

/** Keyboard control of the map and its markers: arrows move, + and - zoom, 0 shows all, Escape closes the card. */
export function listenToKeys(root: HTMLElement, keyed: KeyActions): void {
  root.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return keyed.escape();
    if ((event.target as Element).closest('.card')) return;
    const camera = keyed.heading();
    const size = keyed.size();
    const middle = { x: size.width / 2, y: size.height / 2 };
    const to = KEYS[event.key]?.(camera, by => zoomedAt(camera, size, camera.zoom + by, middle));
    if (event.key === '0') keyed.whole();
    else if (to) keyed.fly(to);
    else return;
    event.preventDefault();
  });
}

const KEYS: Readonly<Record<string, (camera: Camera, zoom: (by: number) => Camera) => Camera>> = {
  ArrowLeft: camera => panned(camera, STEP, 0),
  ArrowRight: camera => panned(camera, -STEP, 0),
  ArrowUp: camera => panned(camera, 0, STEP),
  ArrowDown: camera => panned(camera, 0, -STEP),
  '+': (_, zoom) => zoom(1),
  '=': (_, zoom) => zoom(1),
  '-': (_, zoom) => zoom(-1),
};
