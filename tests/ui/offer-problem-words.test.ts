import { expect, test } from 'vitest';
import { OFFER_PROBLEMS } from '../../application/desk/offers/change-offer.ts';
import { OFFER_STATES } from '../../domain/offer/offer-step.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { wordsOf } from '../support/run/words-of.ts';

test.each(LANGUAGES)(
  'each reason why a step of an offer is refused, and each state, has its own text in %s',
  language => {
    const words = wordsOf(language, 'desk-offers', 'problem');
    expect(Object.keys(words).toSorted()).toEqual([...OFFER_PROBLEMS].toSorted());
    expect(new Set(Object.values(words)).size).toBe(OFFER_PROBLEMS.length);
    const lives = wordsOf(language, 'desk-offers', 'life');
    expect(OFFER_STATES.filter(state => lives[state] === undefined)).toEqual([]);
    const titles = wordsOf(language, 'link', 'offer') as unknown as Readonly<Record<string, { title: string }>>;
    const shown = OFFER_STATES.filter(state => state !== 'drafted').map(state => titles[state]?.title);
    expect(new Set(shown).size).toBe(OFFER_STATES.length - 1);
  },
);
