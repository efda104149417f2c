import { describe, expect, test } from 'vitest';
import type { ViewingStep } from '../../../domain/appointment/viewing-change.ts';
import { progressAfterViewing } from '../../../domain/desk/viewing-progress.ts';

const TO = { day: '2026-10-28', slot: 'am', from: '10:00', to: '13:00', capacity: 1 };
const EXACT = { from: '10:30', to: '11:00' };
const LOTTE = { id: 'lotte', name: 'Lotte' };
const ANN = { id: 'ann', name: 'Ann' };

describe('the request that belongs to a viewing', () => {
  test.each<[string, ViewingStep, 'new' | 'in-hand' | 'done', 'new' | 'in-hand' | 'done']>([
    ['confirms it', { by: 'agency', kind: 'confirm', exact: EXACT }, 'new', 'done'],
    ['sets its hour', { by: 'agency', kind: 'set-hour', exact: EXACT }, 'in-hand', 'done'],
    ['moves it', { by: 'agency', kind: 'move', to: TO, exact: EXACT }, 'new', 'done'],
    ['notes that it took place', { by: 'agency', kind: 'happened', at: 1 }, 'new', 'done'],
    ['notes that nobody came', { by: 'agency', kind: 'not-come', at: 1 }, 'done', 'done'],
    ['refuses it', { by: 'agency', kind: 'refuse', reason: 'Sold' }, 'new', 'in-hand'],
    ['cancels it', { by: 'agency', kind: 'cancel', reason: '' }, 'done', 'in-hand'],
  ])('when an agent %s', (_, step, before, after) => {
    expect(progressAfterViewing({ state: before, agent: undefined }, step, LOTTE)).toEqual({
      state: after,
      agent: LOTTE,
    });
    expect(progressAfterViewing({ state: before, agent: ANN }, step, LOTTE)).toEqual({ state: after, agent: ANN });
  });

  test.each<[string, ViewingStep]>([
    ['moves it', { by: 'visitor', kind: 'move', at: 1, to: TO, isAsked: false }],
    ['cancels it', { by: 'visitor', kind: 'cancel', at: 1 }],
  ])('is open when its visitor %s', (_, step) => {
    const after = (state: 'new' | 'in-hand' | 'done') =>
      progressAfterViewing({ state, agent: undefined }, step, undefined).state;
    expect([after('new'), after('in-hand'), after('done')]).toEqual(['new', 'in-hand', 'in-hand']);
  });
});
