import { describe, expect, it } from 'vitest';
import { formAvailability, type SubjectFacts } from '../../../domain/request/form-availability.ts';
import type { FormName } from '../../../domain/request/forms.ts';

const HOUSE: SubjectFacts = { kind: 'property', goal: 0, marquee: 0, typeIds: [4], viager: false, documents: 3 };
const answer = (form: FormName, change: Partial<typeof HOUSE> = {}) => {
  const said = formAvailability(form, { ...HOUSE, ...change } as SubjectFacts);
  return said.open ? (said.note ?? 'open') : said.why;
};

describe('a form for a property', () => {
  it.each<[FormName, Partial<typeof HOUSE>, string]>([
    ['purchase-offer', {}, 'open'],
    ['purchase-offer', { goal: 1 }, 'for-rent'],
    ['purchase-offer', { goal: 2 }, 'take-over'],
    ['purchase-offer', { viager: true }, 'viager'],
    ['purchase-offer', { typeIds: [6] }, 'open'],
    ['purchase-offer', { marquee: 1 }, 'open'],
    ['purchase-offer', { marquee: 2 }, 'under-option'],
    ['purchase-offer', { marquee: 3 }, 'sold'],
    ['rental-application', {}, 'for-sale'],
    ['rental-application', { goal: 1 }, 'open'],
    ['rental-application', { goal: 1, marquee: 2 }, 'under-option'],
    ['rental-application', { goal: 1, marquee: 3 }, 'rented'],
    ['rental-application', { goal: 1, typeIds: [7] }, 'no-home'],
    ['rental-application', { goal: 2 }, 'take-over'],
    ['contact-appointment', {}, 'open'],
    ['contact-appointment', { viager: true }, 'open'],
    ['contact-appointment', { goal: 2 }, 'open'],
    ['contact-appointment', { marquee: 2 }, 'under-option'],
    ['contact-appointment', { goal: 1, marquee: 3 }, 'rented'],
    ['contact-me', { marquee: 3 }, 'sold'],
    ['document-request', { documents: 0 }, 'no-documents'],
    ['send-to-friend', { marquee: 3 }, 'open'],
    ['contact-construction', {}, 'property'],
  ])('%s, %j: %s', (form, change, said) => {
    expect(answer(form, change)).toBe(said);
  });

  it('is open with a note about the sale for questions after it', () => {
    expect(formAvailability('contact-me', { ...HOUSE, marquee: 3 } as SubjectFacts)).toEqual({
      open: true,
      note: 'sold',
    });
  });
});

describe('a form for a project', () => {
  it.each<[FormName, boolean, string]>([
    ['contact-construction', false, 'open'],
    ['contact-construction', true, 'sold-out'],
    ['send-to-friend', true, 'open'],
    ['purchase-offer', false, 'project'],
    ['contact-appointment', false, 'project'],
  ])('%s, sold out %s: %s', (form, soldOut, said) => {
    const found = formAvailability(form, { kind: 'project', soldOut });
    expect(found.open ? (found.note ?? 'open') : found.why).toBe(said);
  });
});
