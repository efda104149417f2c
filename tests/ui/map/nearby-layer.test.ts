import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MapFill } from '../../../application/browse/map/map-view.ts';
import { worldPoint } from '../../../domain/map/mercator.ts';
import { PIN } from '../../../ui/map/marker-layer.ts';
import { NearbyLayer } from '../../../ui/map/nearby-layer.ts';
import { A_FILL } from '../../support/reading/map-messages.ts';

/** As much of an element as the layer uses. */
class AnElement {
  hidden = false;
  textContent = '';
  readonly attributes: Record<string, string> = {};
  readonly style: Record<string, string | ((name: string, value: string) => void)> = {
    setProperty: (name, value) => void (this.style[name] = value),
  };
  children: (AnElement | string)[] = [];

  setAttribute(name: string, value: string) {
    if (name === 'hidden') this.hidden = true;
    else this.attributes[name] = value;
  }

  append(...more: (AnElement | string)[]) {
    this.children.push(...more);
  }

  replaceChildren(...others: (AnElement | string)[]) {
    this.children = others;
  }
}

let made: AnElement[];
beforeEach(() => {
  made = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const element = new AnElement();
      made.push(element);
      return element;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const HOME = {
  id: '1',
  latitude: 50.4669,
  longitude: 4.8675,
  exact: true,
  price: 1,
  marquee: 0 as const,
  place: 'Namur',
};
const METRE = 1 / 111_195;
const north = (name: string, metres: number): MapFill['nearby'][number] => [
  name,
  HOME.latitude + metres * METRE,
  HOME.longitude,
];
/** Two places that are so near each other that from farther away one number moves beside its place. */
const NEARBY = [north('Station', 500), north('School', 530), north('Park', -800)];
const SIZE = { width: 840, height: 368 };
const at = (zoom: number) => ({ ...worldPoint(HOME), zoom });

function filled(more: Partial<MapFill> = {}, home = HOME) {
  const layer = new NearbyLayer();
  layer.fill({ ...A_FILL, cards: false, nearby: NEARBY, ...more }, [home], undefined);
  const parts = (layer.node as unknown as AnElement).children as AnElement[];
  const of = (name: string) => parts.filter(({ attributes }) => attributes['class'] === name);
  const shown = (name: string) => of(name).filter(({ hidden }) => !hidden);
  return { layer, of, shown };
}

describe('the numbers on the live map of a property', () => {
  test('are made once, and only placed again at each zoom', () => {
    const { layer, of } = filled();
    const numbers = of('number');
    expect(numbers.map(({ children }) => children)).toEqual([['1'], ['2'], ['3']]);
    expect(numbers.map(({ attributes }) => attributes['aria-label'])).toEqual(['1. Station', '2. School', '3. Park']);
    const before = made.length;
    const places = new Set<unknown>();
    for (let zoom = 14; zoom > 13; zoom -= 0.05) {
      layer.draw(at(zoom), SIZE);
      places.add(numbers[2]?.style['transform']);
    }
    expect(made.length).toBe(before);
    expect(of('number')).toEqual(numbers);
    expect(places.size).toBeGreaterThan(10);
  });

  test('have a line to their place only while another number is in the way', () => {
    const { layer, shown } = filled();
    layer.draw(at(17), SIZE);
    expect([shown('number').length, shown('lead').length]).toEqual([3, 0]);
    layer.draw(at(14), SIZE);
    expect([shown('number').length, shown('lead').length]).toEqual([3, 1]);
    layer.draw(at(17), SIZE);
    expect(shown('lead')).toHaveLength(0);
  });

  test('are hidden from so far away that they have no room, and return', () => {
    const { layer, shown } = filled();
    layer.draw(at(8), SIZE);
    expect([...shown('number'), ...shown('lead')]).toEqual([]);
    layer.draw(at(14), SIZE);
    expect(shown('number')).toHaveLength(3);
  });

  test('are absent from a list’s map and around a hidden address', () => {
    for (const { layer, of } of [filled({ cards: true }), filled({}, { ...HOME, exact: false })]) {
      layer.draw(at(14), SIZE);
      expect(of('number')).toEqual([]);
    }
  });

  test('leave the circles’ radius where it never touches the property’s pin, at every zoom', () => {
    // South, south-east, south-west, east and west of the home, where the radius would be.
    const around = [0, 45, -45, 90, -90].map((degrees): MapFill['nearby'][number] => {
      const [, latitude] = north('', -500 * Math.cos((degrees * Math.PI) / 180));
      const east = (500 * Math.sin((degrees * Math.PI) / 180) * METRE) / Math.cos((HOME.latitude * Math.PI) / 180);
      return [`Stop ${degrees}`, latitude, HOME.longitude + east];
    });
    const { layer, shown } = filled({ nearby: around });
    const seen = new Set<string>();
    for (let zoom = 17; zoom > 11; zoom -= 0.05) {
      layer.draw(at(zoom), SIZE);
      for (const label of shown('radius')) {
        const [x = NaN, y = NaN] = [...`${label.style['transform']}`.matchAll(/-?[\d.]+/g)].map(Number);
        const [right, down] = [x - SIZE.width / 2, y - SIZE.height / 2];
        const clear = Math.abs(right) >= (40 + PIN.width) / 2 || down - 7 >= 0 || down + 7 <= -PIN.height;
        expect(clear, `zoom ${zoom}: ${right}, ${down}`).toBe(true);
        seen.add(down > 0 ? 'below' : 'above');
      }
    }
    expect(seen).toEqual(new Set(['below', 'above']));
  });
});
