import type { MapPlace } from '../../application/browse/map-view.ts';
import { type Camera, type MapSize, type Pixel, pixelOf, squareSize } from '../../domain/map/camera.ts';
import { labelsThatFit } from '../../domain/map/map-labels.ts';
import { type WorldPoint, worldPoint } from '../../domain/map/mercator.ts';
import type { Language } from '../../domain/text/language.ts';
import { element } from './element.ts';

type Name = WorldPoint & { readonly name: string; readonly country: boolean };

/** Where the name of each country stands, and down to which zoom. */
const COUNTRIES: readonly (readonly [code: string, latitude: number, longitude: number])[] = [
  ['FR', 47.2, 2.6],
  ['DE', 50.6, 9.2],
  ['NL', 52.35, 5.6],
  ['LU', 49.72, 6.13],
  ['GB', 52.4, -1.3],
  ['IT', 43.2, 12.4],
  ['CH', 46.85, 8.2],
  ['ES', 40.9, -3.2],
  ['AT', 47.5, 14.3],
];
/** Belgium is named while its towns are not. */
const HOME = ['BE', 50.6, 4.6] as const;
const TOWNS_FROM = 6.6;
const COUNTRIES_TO = 8.6;
const MOST_SHOWN = 56;
/** Pixels around a mark's place that the mark covers. */
const COVERED = { aside: 50, above: 56, below: -10 };
const LETTER = 3.2;

/** Towns and countries by name; those that would touch another go without. */
export class NameLayer {
  readonly node = element('div', { class: 'names', 'aria-hidden': 'true' });
  readonly #shown = new Map<string, HTMLElement>();
  #towns: readonly Name[] = [];
  #countries: readonly Name[] = [];
  #chosen: { readonly level: string; readonly names: readonly Name[] } | undefined;

  fill(places: readonly MapPlace[], language: Language): void {
    const spoken = new Intl.DisplayNames([`${language}-BE`], { type: 'region' });
    const country = ([code, latitude, longitude]: (typeof COUNTRIES)[number]): Name => ({
      ...worldPoint({ latitude, longitude }),
      name: spoken.of(code) ?? code,
      country: true,
    });
    this.#countries = [...COUNTRIES, HOME].map(country);
    this.#towns = places.map(([name, latitude, longitude]) => ({
      ...worldPoint({ latitude, longitude }),
      name,
      country: false,
    }));
    this.#chosen = undefined;
    this.node.replaceChildren();
    this.#shown.clear();
  }

  /** Draws all names but those that a mark would cover. */
  draw(camera: Camera, size: MapSize, marks: readonly Pixel[]): void {
    const seen = new Set<string>();
    for (const name of this.#namesAt(camera.zoom)) {
      const { x, y } = pixelOf(camera, size, name);
      if (x < -80 || y < -40 || x > size.width + 80 || y > size.height + 40 || seen.size >= MOST_SHOWN) continue;
      const reach = COVERED.aside + name.name.length * LETTER;
      if (
        marks.some(
          mark => Math.abs(mark.x - x) < reach && y + 16 > mark.y - COVERED.above && y < mark.y + COVERED.below,
        )
      )
        continue;
      const key = `${name.name} ${name.x}`;
      seen.add(key);
      let node = this.#shown.get(key);
      if (!node) {
        node = element('span', { class: name.country ? 'country' : 'town' }, name.name);
        this.#shown.set(key, node);
        this.node.append(node);
      }
      node.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
    }
    for (const [key, node] of this.#shown) {
      if (seen.has(key)) continue;
      node.remove();
      this.#shown.delete(key);
    }
  }

  /** Chosen once a zoom, so that names stay where they are while the map is drawn along. */
  #namesAt(zoom: number): readonly Name[] {
    const towns = zoom >= TOWNS_FROM;
    const countries = zoom <= COUNTRIES_TO;
    const whole = Math.round(zoom);
    const level = `${whole} ${towns} ${countries}`;
    if (this.#chosen?.level !== level) {
      const candidates = [
        ...(countries ? (towns ? this.#countries.slice(0, -1) : this.#countries) : []),
        ...(towns ? this.#towns : []),
      ];
      const scale = squareSize(whole);
      const fitting = labelsThatFit(
        candidates.map(({ name }) => name),
        candidates.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
        candidates.length,
      );
      this.#chosen = { level, names: fitting.flatMap(number => candidates[number] ?? []) };
    }
    return this.#chosen.names;
  }
}
