import { describe, expect, test } from 'vitest';
import { dwellingOf } from '../../../fixtures/builders/dwelling.ts';
import { CONDITION, FRAMES } from '../../../fixtures/builders/kit/words.ts';
import { SAMPLE_LISTINGS } from '../../../fixtures/builders/listings.ts';
import { picturesOf } from '../../../fixtures/builders/pictures.ts';
import { drawScene } from '../../../fixtures/pictures/draw-scene.ts';
import { type Dwelling, hasIsland, type Scene } from '../../../fixtures/pictures/kit/scene.ts';
import { FULL } from '../../support/run/full-run.ts';

type Interior = Extract<Scene, { kind: 'interior' }>;

const FINISHES: readonly Dwelling['finish'][] = ['new', 'kept', 'dated'];

const pictured = SAMPLE_LISTINGS.map(listing => ({ listing, pictures: picturesOf(listing) }));
const rooms = (pictures: readonly { readonly scene: Scene }[]): readonly Interior[] =>
  pictures.flatMap(({ scene }) => (scene.kind === 'interior' ? [scene] : []));
const all = pictured.flatMap(({ pictures }) => rooms(pictures));
const someOf = (room: Interior['room']): Interior => {
  const found = all.find(scene => scene.room === room);
  if (!found) throw new Error(`no picture of a ${room}`);
  return found;
};

describe('the drawn rooms of a property follow its facts', () => {
  test('a property to refresh or renovate is never drawn as new, a new one never as dated', () => {
    const met = { worn: 0, fresh: 0 };
    for (const { listing, pictures } of pictured) {
      const { condition } = listing.facts;
      for (const { scene } of pictures)
        if (scene.kind === 'exterior') expect(scene.extended, listing.id).toBe(dwellingOf(listing).finish !== 'dated');
      for (const { finish } of rooms(pictures)) {
        if (condition === CONDITION.dated || condition === CONDITION.poor) {
          expect(finish, listing.id).toBe('dated');
          met.worn += 1;
        }
        if (condition === CONDITION.new || condition === CONDITION.excellent || listing.newBuild) {
          expect(finish, listing.id).toBe('new');
          met.fresh += 1;
        }
      }
    }
    expect(met.worn).toBeGreaterThan(0);
    expect(met.fresh).toBeGreaterThan(0);
  });

  test.each(['living', 'kitchen', 'bedroom', 'bathroom', 'dining'] as const)(
    'the finish and the heating change the look of a %s',
    room => {
      const scene = { ...someOf(room), furnished: true, year: 1975, radiators: false };
      const drawn = FINISHES.map(finish => drawScene({ ...scene, finish }));
      expect(new Set(drawn).size).toBe(FINISHES.length);
      if (room === 'bathroom') return;
      expect(drawScene({ ...scene, area: 9, finish: 'dated', radiators: true })).not.toBe(
        drawScene({ ...scene, area: 9, finish: 'dated' }),
      );
    },
  );

  test('a home of class A has no radiators, one of class D or worse has them', () => {
    const heated = pictured.filter(({ listing }) => typeof listing.facts.energyPerformance === 'number');
    const labels = (radiators: boolean) =>
      heated
        .filter(({ listing }) => dwellingOf(listing).radiators === radiators)
        .map(({ listing }) => String(listing.facts.energyLabel).charAt(0));
    expect(labels(true).length).toBeGreaterThan(0);
    expect(labels(false).length).toBeGreaterThan(0);
    expect(labels(true)).not.toContain('A');
    expect(labels(false).filter(letter => 'DEFG'.includes(letter))).toEqual([]);
  });

  test('a flat let unfurnished is drawn empty with a matching caption; a furnished home never is', () => {
    let empty = 0;
    for (const { listing, pictures } of pictured) {
      for (const { scene, alt } of pictures) {
        if (scene.kind !== 'interior' || (scene.room !== 'living' && scene.room !== 'bedroom')) continue;
        expect(/ vide|non meublée/.test(alt.fr), `${listing.id} ${alt.fr}`).toBe(!scene.furnished);
        if (listing.facts.furnished === true) expect(scene.furnished, listing.id).toBe(true);
        if (!scene.furnished) empty += 1;
      }
    }
    expect(empty).toBeGreaterThan(0);
  });

  test('a caption mentions a kitchen island only if one is drawn', () => {
    const said = { island: 0, older: 0 };
    for (const { pictures } of pictured) {
      for (const { scene, alt } of pictures) {
        if (scene.kind !== 'interior' || scene.room !== 'kitchen') continue;
        if (/îlot/.test(alt.fr)) {
          expect(hasIsland(scene), alt.fr).toBe(true);
          said.island += 1;
        }
        if (scene.finish === 'dated') {
          expect(alt.fr).not.toMatch(/îlot|équipée|encastré/);
          said.older += 1;
        }
      }
    }
    expect(said.island).toBeGreaterThan(0);
    expect(said.older).toBeGreaterThan(0);
  });
});

describe('a bathroom', () => {
  test('has a shower if a bath would not fit', () => {
    const scene: Interior = { ...someOf('bathroom'), finish: 'kept' };
    // The glass of a shower is the only element with an outline of its own.
    const showers = (area: number) =>
      [...'abcdef'].filter(seed => / opacity="\.3" stroke="/.test(drawScene({ ...scene, area, seed }))).length;
    expect(showers(4)).toBe(6);
    expect(showers(6)).toBeLessThan(5);
  });
});

describe('the windows of a property', () => {
  test('have the material of its facts in all rooms, drawn differently from other materials', () => {
    const met = new Set<Dwelling['frames']>();
    for (const { listing, pictures } of pictured)
      for (const { frames } of rooms(pictures)) {
        expect(frames, listing.id).toBe(dwellingOf(listing).frames);
        if (listing.facts.windowFrame === FRAMES.pvc) expect(frames, listing.id).toBe('plastic');
        if (listing.facts.windowFrame === FRAMES.aluminium) expect(frames, listing.id).toBe('metal');
        met.add(frames);
      }
    expect(met.size).toBe(4);
    const scene: Interior = { ...someOf('kitchen'), year: 1975, finish: 'dated' };
    const looks = (['plastic', 'metal', 'wood'] as const).map(frames => drawScene({ ...scene, frames }));
    expect(new Set(looks).size).toBe(3);
  });

  test('show the same surroundings in all rooms, seen from its floor', () => {
    let shared = 0;
    let quiet = 0;
    for (const { listing, pictures } of pictured) {
      const scenes = rooms(pictures);
      if (scenes.length < 2) continue;
      // In homes by the water, bedrooms and studies face the other side.
      const away = ({ room, outlook }: Interior) => outlook === 'city' && (room === 'bedroom' || room === 'study');
      const water = ['river', 'docks'].includes(scenes[0]?.outlook ?? '');
      const alike = water ? scenes.filter(scene => !away(scene)) : scenes;
      quiet += scenes.length - alike.length;
      expect(new Set(alike.map(({ outlook }) => outlook)).size, listing.id).toBe(1);
      // The flat above a shop is one floor higher.
      const own = listing.look.archetype === 'shop-flat' ? scenes.filter(({ room }) => room === 'living') : scenes;
      expect(new Set(own.map(({ storey }) => storey)).size, listing.id).toBeLessThan(2);
      if (typeof listing.facts.floor === 'number' && listing.look.archetype !== 'shop-flat')
        expect(scenes[0]?.storey, listing.id).toBe(listing.facts.floor);
      shared += 1;
    }
    expect(shared).toBeGreaterThan(0);
    expect(quiet).toBeGreaterThan(0);
  });

  test('show no roofs from the ground floor, and another view from higher up', () => {
    expect(all.filter(({ outlook, storey }) => outlook === 'city' && storey === 0)).toEqual([]);
    const scene = { ...someOf('living'), furnished: true };
    for (const outlook of ['street', 'court', 'garden', 'river', 'sea'] as const)
      expect(drawScene({ ...scene, outlook, storey: 5 }), outlook).not.toBe(
        drawScene({ ...scene, outlook, storey: 0 }),
      );
  });

  test('show the same view as its terrace or balcony', () => {
    let terraces = 0;
    for (const { listing, pictures } of pictured) {
      const [room] = rooms(pictures);
      for (const { scene } of pictures) {
        if (scene.kind !== 'outdoor' || !room || !['terrace', 'balcony'].includes(scene.place)) continue;
        // Without a garden the terrace is on the roof.
        const roof = listing.facts.floor === undefined && listing.facts.gardenArea === undefined;
        const seen = roof ? ['city', listing.look.storeys] : [room.outlook, room.storey];
        expect([scene.outlook, scene.storey], listing.id).toEqual(seen);
        terraces += 1;
      }
    }
    expect(terraces).toBeGreaterThan(0);
    const lawn = pictured
      .flatMap(({ pictures }) => pictures)
      .find(({ scene }) => scene.kind === 'outdoor' && scene.place === 'terrace')?.scene;
    if (lawn?.kind !== 'outdoor') throw new Error('no terrace');
    expect(drawScene({ ...lawn, storey: 3 })).not.toBe(drawScene({ ...lawn, storey: 0 }));
  });
});

test('no property shows the same room twice from the same viewpoint', () => {
  // Drawing all takes seconds, so the daily run draws every fourth property.
  for (const { listing, pictures } of pictured.filter((_, at) => FULL || at % 4 === 0)) {
    const drawn = pictures.map(({ scene }) => drawScene(scene));
    expect(new Set(drawn).size, listing.id).toBe(drawn.length);
    const work = rooms(pictures).filter(({ room }) => room.endsWith('-floor'));
    expect(new Set(work.map(({ room }) => room)).size, listing.id).toBe(work.length);
  }
});
