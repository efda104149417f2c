import { expect, test } from 'vitest';
import { handOverRefusal } from '../../../domain/desk/hand-over.ts';

const NONE = { requests: 0, viewings: 0, homes: 0 };
const REQUESTS = { ...NONE, requests: 1 };
const VIEWINGS = { ...NONE, viewings: 1 };
const HOMES = { ...NONE, homes: 1 };
const PERSON = { personId: 'julia' };
const NO_PERSON = { personId: undefined };

test.each([
  ['without work and without a colleague', NONE, false, undefined, undefined],
  ['with requests and without a colleague', REQUESTS, false, undefined, 'work-left'],
  ['with viewings and without a colleague', VIEWINGS, false, undefined, 'work-left'],
  ['with homes and without a colleague', HOMES, false, undefined, 'work-left'],
  ['with a colleague who has no account', NONE, true, undefined, 'no-successor'],
  ['with requests and a colleague who is no person of the team', REQUESTS, true, NO_PERSON, undefined],
  ['with viewings and a colleague who is no person of the team', VIEWINGS, true, NO_PERSON, 'no-successor'],
  ['with homes and a colleague who is no person of the team', HOMES, true, NO_PERSON, 'no-successor'],
  ['with all kinds of work and a person of the team', { requests: 1, viewings: 1, homes: 1 }, true, PERSON, undefined],
] as const)('the end of an account %s', (_, work, chosen, taker, refusal) => {
  expect(handOverRefusal(work, chosen, taker)).toBe(refusal);
});
