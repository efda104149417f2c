import type { MapCard, MapFill, MapReport, MissingCard, PointedListing } from '../../application/browse/map-view.ts';
import { readMapReport } from '../wire/map-message.ts';

/** Milliseconds after the frame has loaded. */
const FILL_DELAY = 50;

/** The page's end of the message channel to its map's frame. */
export type MapLink = {
  /** Fills the frame by one message: the first 50 ms after it has loaded, a later one at once. */
  fill(fill: MapFill): void;
  /** Tells what the card says that was opened, or that nothing can be said. */
  card(card: MapCard | MissingCard): void;
  /** Tells which property the visitor points at in the list; null: none. */
  point(id: string | null): void;
  /** Removes the listener; nothing is sent any more. */
  end(): void;
};

/**
 * Links a page with a frame of the same site, which must not have loaded yet. Only messages that come from this very
 * frame, of this origin and in the agreed shape are heard.
 */
export function linkMapFrame(frame: HTMLIFrameElement, heard: (report: MapReport) => void): MapLink {
  const { origin } = location;
  let fill: MapFill | undefined;
  let loaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (message: MapFill | MapCard | MissingCard | PointedListing) => {
    // As a statement: WebKit gives up the caller of a call that it returns, and takes the frame itself for the sender.
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
 * Some browsers tell that the empty page has loaded on which every frame begins; and where the map could not be fetched, a
 * page of the browser's own stands there, of which nothing may be asked.
 */
function isMapPage({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    return contentWindow !== null && contentWindow.location.href !== 'about:blank';
  } catch {
    return false;
  }
}
