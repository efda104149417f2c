import type { MapCard, MapFill, MapReport, MissingCard, PointedListing } from '../../application/browse/map-view.ts';
import { readMapCard, readMapFill, readPointed } from '../wire/map-message.ts';

/** What a frame does with what its page says. */
export type MapListener = {
  readonly fill: (fill: MapFill) => void;
  readonly card: (card: MapCard | MissingCard) => void;
  readonly point: (pointed: PointedListing) => void;
};

/**
 * The frame's end: hears its own page alone, in the agreed shape alone, and answers to no other origin than its own. A
 * frame's page that was opened as a window of its own listens to nothing.
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
      // As a statement: WebKit gives up the caller of a call that it returns, and takes the page itself for the sender.
      parent.postMessage(report, origin);
    },
  };
}
