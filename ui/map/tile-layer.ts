import { type Camera, boxSeen, type MapSize, pixelOf, squareSize } from '../../domain/map/camera.ts';
import { TILE } from '../../domain/map/mercator.ts';
import { element } from './element.ts';

const NEAREST = 19;

/** Pictures of a tile server over the outlines; none is asked for until it has an address. */
export class TileLayer {
  readonly node = element('div', { class: 'tiles', 'aria-hidden': 'true' });
  readonly #shown = new Map<string, HTMLImageElement>();
  #address: string | undefined;

  fill(address: string | undefined): void {
    if (address === this.#address) return;
    this.#address = address;
    this.node.replaceChildren();
    this.#shown.clear();
  }

  draw(camera: Camera, size: MapSize): void {
    if (this.#address === undefined) return;
    const zoom = Math.max(0, Math.min(NEAREST, Math.round(camera.zoom)));
    const side = 2 ** zoom;
    const { left, top, right, bottom } = boxSeen(camera, size);
    const number = (share: number) => Math.max(0, Math.min(side - 1, Math.floor(share * side)));
    const scale = squareSize(camera.zoom) / side / TILE;
    const seen = new Set<string>();
    for (let row = number(top); row <= number(bottom); row++) {
      for (let column = number(left); column <= number(right); column++) {
        const address = this.#address
          .replace('{z}', String(zoom))
          .replace('{x}', String(column))
          .replace('{y}', String(row));
        seen.add(address);
        let tile = this.#shown.get(address);
        if (!tile) {
          tile = element('img', {
            src: address,
            alt: '',
            width: String(TILE),
            height: String(TILE),
            decoding: 'async',
          });
          this.#shown.set(address, tile);
          this.node.append(tile);
        }
        const { x, y } = pixelOf(camera, size, { x: column / side, y: row / side });
        tile.style.transform = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${scale})`;
      }
    }
    for (const [address, tile] of this.#shown) {
      if (seen.has(address)) continue;
      tile.remove();
      this.#shown.delete(address);
    }
  }
}
