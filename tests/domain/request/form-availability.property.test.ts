import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { goalOf } from '../../../domain/listing/goal.ts';
import { formAvailability, type SubjectFacts } from '../../../domain/request/form-availability.ts';
import { FORM_NAMES, type FormName } from '../../../domain/request/forms.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

type Property = Extract<SubjectFacts, { kind: 'property' }>;

const goal = () => fc.oneof(fc.constantFrom(0, 1, 2), fc.integer());
const marquee = () => fc.oneof(fc.constantFrom(0, 1, 2, 3), fc.integer());
const property = (): fc.Arbitrary<Property> =>
  fc.record({
    kind: fc.constant('property' as const),
    goal: goal(),
    marquee: marquee(),
    typeIds: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
    viager: fc.boolean(),
    documents: fc.nat(5),
  });
const form = () => fc.constantFrom(...FORM_NAMES);
const DEALS: readonly FormName[] = ['contact-appointment', 'purchase-offer', 'rental-application'];

describe('forms for a property', () => {
  it('that lead to a sale or lease are closed for sold or let properties, and state which', () => {
    reaches({ sold: runs(30), let: runs(100) }, met =>
      fc.assert(
        fc.property(property(), fc.constantFrom(...DEALS), (subject, name) => {
          const rent = goalOf(subject.goal) === 'rent';
          met(rent ? 'let' : 'sold');
          const gone = { ...subject, marquee: MARQUEE.sold };
          expect(formAvailability(name, gone)).toEqual({ open: false, why: rent ? 'rented' : 'sold' });
        }),
        { numRuns: runs(500) },
      ),
    );
  });

  it('exclude an offer without a single sale price, and an application without a residential lease', () => {
    reaches({ offer: runs(10), application: runs(30), neither: runs(100) }, met =>
      fc.assert(
        fc.property(property(), subject => {
          const offer = formAvailability('purchase-offer', subject).open;
          const application = formAvailability('rental-application', subject).open;
          met(offer ? 'offer' : application ? 'application' : 'neither');
          expect(offer && application).toBe(false);
          if (offer) expect([subject.goal, subject.viager, subject.marquee === 3]).toEqual([0, false, false]);
          if (application) {
            expect([0, 2]).not.toContain(subject.goal);
            expect([5, 6, 7]).not.toContain(subject.typeIds[0]);
          }
        }),
        { numRuns: runs(500) },
      ),
    );
  });

  it('under option are open as before, with a note if they lead to a deal', () => {
    reaches({ told: runs(15, 2), untold: runs(50, 2), closed: runs(30, 2) }, met =>
      fc.assert(
        fc.property(property(), form(), (subject, name) => {
          const before = formAvailability(name, { ...subject, marquee: MARQUEE.none });
          const now = formAvailability(name, { ...subject, marquee: MARQUEE.underOption });
          expect(now.open).toBe(before.open);
          if (!now.open) return met('closed');
          met(now.note === undefined ? 'untold' : 'told');
          expect(now.note).toBe(DEALS.includes(name) ? 'under-option' : undefined);
        }),
        { numRuns: runs(500, 2) },
      ),
    );
  });

  it('always include a question and a recommendation', () => {
    fc.assert(
      fc.property(property(), subject => {
        expect(formAvailability('contact-me', subject).open).toBe(true);
        expect(formAvailability('send-to-friend', subject).open).toBe(true);
      }),
    );
  });

  it('of a whole project are all open, except those for a single property', () => {
    reaches({ open: runs(50), closed: runs(50) }, met =>
      fc.assert(
        fc.property(form(), fc.boolean(), (name, soldOut) => {
          const { open } = formAvailability(name, { kind: 'project', soldOut });
          met(open ? 'open' : 'closed');
          expect(open).toBe(![...DEALS, 'contact-me', 'document-request'].includes(name));
        }),
        { numRuns: runs(300) },
      ),
    );
  });
});
