import { type Camera, type MapSize, panned, type Pixel, zoomedAt } from '../../domain/map/camera.ts';

/** What gestures change. */
export type Handled = {
  readonly camera: () => Camera;
  /** Where the camera is going; where it stands it is the same. */
  readonly heading: () => Camera;
  readonly size: () => MapSize;
  /** The camera follows a hand. */
  readonly follow: (camera: Camera) => void;
  /** The camera goes where a key or a double click sends it. */
  readonly fly: (camera: Camera) => void;
  readonly whole: () => void;
  readonly escape: () => void;
  /** Whether the map responds to a wheel before a visitor took hold of it. */
  readonly atOnce: () => boolean;
};

/** Pixels that a finger trembles. */
const TREMBLE = 4;
/** Pixels of a press on an arrow. */
const STEP = 90;
/** Of a mouse wheel for one zoom; a line of text stands for so many pixels. */
const WHEEL = 220;
const LINE = 24;

/**
 * Drags, wheels, pinches, double clicks and keys on a map: arrows move it, + and - change the zoom, 0 shows all. A drag
 * that begins on a mark moves the map and opens nothing.
 */
export function listenToGestures(root: HTMLElement, handled: Handled): void {
  const fingers = new Map<number, Pixel>();
  let dragging = false;
  let held = false;
  let last: { readonly middle: Pixel; readonly apart: number } | undefined;

  // The map fills its page: asking where it stands would lay out all that has just been moved.
  const at = ({ clientX, clientY }: MouseEvent): Pixel => ({ x: clientX, y: clientY });
  const grip = () => {
    const [one = { x: 0, y: 0 }, other = one] = [...fingers.values()];
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      apart: Math.hypot(other.x - one.x, other.y - one.y),
    };
  };
  const onMap = (event: Event) => !(event.target as Element).closest('.card, .controls, a');

  const release = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    last = grip();
    if (fingers.size === 0) root.classList.remove('dragged');
  };

  root.addEventListener('pointerdown', event => {
    if (!onMap(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
    held = true;
    if (fingers.size === 0) dragging = false;
    fingers.set(event.pointerId, at(event));
    last = grip();
  });
  root.addEventListener('pointermove', event => {
    const before = fingers.get(event.pointerId);
    if (!before || !last) return;
    // Released without an event: over a menu that the press had opened.
    if (event.pointerType === 'mouse' && event.buttons === 0) return release(event);
    const here = at(event);
    if (!dragging && fingers.size === 1 && Math.hypot(here.x - before.x, here.y - before.y) < TREMBLE) return;
    if (!dragging) {
      dragging = true;
      root.classList.add('dragged');
      root.setPointerCapture(event.pointerId);
    }
    fingers.set(event.pointerId, here);
    const now = grip();
    let camera = panned(handled.camera(), now.middle.x - last.middle.x, now.middle.y - last.middle.y);
    if (fingers.size > 1 && last.apart > 0 && now.apart > 0)
      camera = zoomedAt(camera, handled.size(), camera.zoom + Math.log2(now.apart / last.apart), now.middle);
    last = now;
    handled.follow(camera);
  });
  root.addEventListener('pointerup', release);
  root.addEventListener('pointercancel', release);
  root.addEventListener(
    'click',
    event => {
      if (!dragging) return;
      dragging = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );

  root.addEventListener(
    'wheel',
    event => {
      if (!onMap(event) || (!handled.atOnce() && !held && !event.ctrlKey)) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
      // Pinching a touch pad comes as a wheel event with `ctrlKey` set, in small steps.
      const by = Math.max(-1, Math.min(1, -pixels / (event.ctrlKey ? WHEEL / 4 : WHEEL)));
      const camera = handled.camera();
      handled.follow(zoomedAt(camera, handled.size(), camera.zoom + by, at(event)));
    },
    { passive: false },
  );
  root.addEventListener('pointerleave', () => {
    if (fingers.size === 0) held = root.contains(document.activeElement);
  });
  root.addEventListener('dblclick', event => {
    if (!onMap(event) || (event.target as Element).closest('button')) return;
    const camera = handled.heading();
    handled.fly(zoomedAt(camera, handled.size(), camera.zoom + (event.shiftKey ? -1 : 1), at(event)));
  });
  root.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return handled.escape();
    if ((event.target as Element).closest('.card')) return;
    const camera = handled.heading();
    const size = handled.size();
    const middle = { x: size.width / 2, y: size.height / 2 };
    const to = KEYS[event.key]?.(camera, by => zoomedAt(camera, size, camera.zoom + by, middle));
    if (event.key === '0') handled.whole();
    else if (to) handled.fly(to);
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
