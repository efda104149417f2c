import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contexts } from '../../../application/view/contexts.ts';
import { galleryViews } from '../../../application/view/picture-view.ts';
import type { Picture } from '../../../domain/listing/listing.ts';
import { reaches } from '../../support/run/reaches.ts';
import { openSite, UNLUCKY } from '../../support/site/sample-site.ts';

const context = (await contexts(openSite(), UNLUCKY))('fr');
const owner = { what: 'Loft', place: 'Namur' };

const picture = (id: string, more: Partial<Picture> = {}): Picture => ({
  id,
  width: 1500,
  height: 1000,
  kind: 'photo',
  alt: {},
  ...more,
});
const shown = (pictures: readonly Picture[]) => galleryViews(context, pictures, owner).map(({ id }) => id);
const photos = (count: number) => Array.from({ length: count }, (_, at) => picture(`p${at + 1}`));

test('a floor plan behind the fifth picture is the fifth, any other stays where it is', () => {
  const plan = picture('plan', { kind: 'floor-plan' });
  expect(shown([...photos(7), plan])).toEqual(['p1', 'p2', 'p3', 'p4', 'plan', 'p5', 'p6', 'p7']);
  expect(shown([...photos(5), plan])).toEqual(['p1', 'p2', 'p3', 'p4', 'plan', 'p5']);
  expect(shown([...photos(4), plan])).toEqual(['p1', 'p2', 'p3', 'p4', 'plan']);
  expect(shown([...photos(2), plan])).toEqual(['p1', 'p2', 'plan']);
  const second = picture('second', { kind: 'floor-plan' });
  expect(shown([...photos(5), plan, second])).toEqual(['p1', 'p2', 'p3', 'p4', 'plan', 'p5', 'second']);
});

test('no picture is lost, the first stays first, and an original stays behind its altered picture', () => {
  const kind = fc.constantFrom('photo', 'photo', 'photo', 'plan', 'pair');
  const photosOrPairs = fc.array(fc.constantFrom('photo', 'pair'), { maxLength: 8 });
  const kinds = fc.tuple(photosOrPairs, fc.array(kind, { minLength: 1, maxLength: 4 })).map(parts => parts.flat());
  reaches({ 'a plan is moved': 8, 'a pair is at the fifth place': 1 }, met =>
    fc.assert(
      fc.property(kinds, made => {
        const pictures = made.flatMap((kind, at) => {
          if (kind === 'plan') return [picture(`${at}`, { kind: 'floor-plan' })];
          if (kind === 'photo') return [picture(`${at}`)];
          return [picture(`${at}`, { altered: true, originalId: `${at}o` }), picture(`${at}o`)];
        });
        const ids = shown(pictures);
        expect(ids.toSorted()).toEqual(pictures.map(({ id }) => id).toSorted());
        expect(ids[0]).toBe(pictures[0]?.id);
        for (const { id, originalId } of pictures)
          if (originalId !== undefined) expect(ids[ids.indexOf(id) + 1]).toBe(originalId);
        if (pictures.findIndex(({ kind }) => kind === 'floor-plan') < 5) return;
        met('a plan is moved');
        if (pictures[3]?.originalId === pictures[4]?.id) met('a pair is at the fifth place');
      }),
      { numRuns: 400 },
    ),
  );
});
