/**
 * Something that is kept elsewhere cannot be reached, or has no room, at this moment: the same may be asked again later. Any port
 * may reject with it; whatever else a port rejects with is a mistake of ours.
 */
export class Outage extends Error {
  override readonly name = 'Outage';
}
