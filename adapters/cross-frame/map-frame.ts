import type {
  MapCard,
  MapFill,
  MapReport,
  MissingCard,
  PointedListing,
} from '../../application/browse/map/map-view.ts';
import { readMapCard, readMapFill, readPointed } from '../wire/map-message.ts';

/** Handlers in the map frame for messages of the parent page. */
export type MapListener = {
  readonly fill: (fill: MapFill) => void;
  readonly card: (card: MapCard | MissingCard) => void;
  readonly point: (pointed: PointedListing) => void;
};

/**
 * The frame's end of the message channel. Accepts only messages from its parent, of the same origin and in the expected format, and sends
 * to its own origin only. Does nothing if the page is opened outside a frame.
 */
export function linkParent(listener: MapListener): { readonly tell: (report: MapReport) => void } {
  const { origin } = location;
  if (parent === window) return { tell: () => undefined };
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== parent) return;
    const fill = readMapFill(event.data);
    if (fill) return listener.fill(fill);
    const card = readMapCard(event.data);
    if (card) return listener.card(card);
    const pointed = readPointed(event.data);
    if (pointed) listener.point(pointed);
  });
  return {
    tell(report) {
      // Keep this a statement: if the call is returned (tail call), WebKit takes the wrong window for the sender.
      parent.postMessage(report, origin);
    },
  };
}
