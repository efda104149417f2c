import type {
  MapCard,
  MapFill,
  MapReport,
  MissingCard,
  PointedListing,
} from '../../application/browse/map/map-view.ts';
import { readMapReport } from '../wire/map-message.ts';

/** Delay of the first message after the frame's load event, in milliseconds: a further load event within it restarts the delay. */
const FILL_DELAY = 50;

/** The page's end of the message channel to the map frame. */
export type MapLink = {
  /** Sends the map's content: for the first time 50 ms after the frame has loaded, later immediately. */
  fill(fill: MapFill): void;
  /** Sends the content of the opened card, or the message that the property is not available. */
  card(card: MapCard | MissingCard): void;
  /** Sends the id of the listing that the visitor points at in the list; `null` for none. */
  point(id: string | null): void;
  /** Removes all listeners; nothing is sent afterwards. */
  end(): void;
};

/**
 * Connects a page to a frame of the same site, which must not have loaded yet. Accepts only messages from this frame, of this origin and
 * in the expected format.
 */
export function linkMapFrame(frame: HTMLIFrameElement, heard: (report: MapReport) => void): MapLink {
  const { origin } = location;
  let fill: MapFill | undefined;
  let loaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (message: MapFill | MapCard | MissingCard | PointedListing) => {
    // Keep this a statement: if the call is returned (tail call), WebKit takes the wrong window for the sender.
    frame.contentWindow?.postMessage(message, origin);
  };
  const load = () => {
    if (!isMapPage(frame)) return;
    loaded = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      loaded = true;
      if (fill) send(fill);
    }, FILL_DELAY);
  };
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source === null || event.source !== frame.contentWindow) return;
    const report = readMapReport(event.data);
    if (report) heard(report);
  };
  frame.addEventListener('load', load);
  addEventListener('message', listen);
  return {
    fill(next) {
      fill = next;
      if (loaded) send(next);
    },
    card: send,
    point: id => send({ kind: 'point', version: 1, id }),
    end() {
      clearTimeout(timer);
      frame.removeEventListener('load', load);
      removeEventListener('message', listen);
    },
  };
}

/**
 * Whether the frame has loaded the map. Some browsers also fire `load` for the initial about:blank; if the map cannot be fetched, the
 * frame shows the browser's error page, whose location is inaccessible.
 */
function isMapPage({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    return contentWindow !== null && contentWindow.location.href !== 'about:blank';
  } catch {
    return false;
  }
}
