import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm, type RawForm } from '../../../domain/request/check-form.ts';
import { sentCriterion } from '../../../domain/list/criteria.ts';
import { formWithinLaw } from '../../../domain/request/form-within-law.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { addDays } from '../../../domain/text/day.ts';
import { REGIONS } from '../../../domain/place/region.ts';
import { filledForm } from '../../arbitraries/filled-form.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const FILES = { cv: { name: 'cv.pdf', size: 10, head: '%PDF-1.7' } };
const form = () => fc.constantFrom(...FORM_NAMES);
const context = () =>
  fc.record({ region: fc.constantFrom(undefined, ...REGIONS), goal: fc.constantFrom(undefined, 'sale', 'rent') });

describe('form validation', () => {
  it('has no error for a valid form, in each region', () => {
    fc.assert(
      fc.property(form(), context(), (name, where) => {
        const checked = checkForm(name, filledForm(name, where), {
          today: TODAY,
          files: FILES,
          criterion: sentCriterion,
          ...where,
        });
        expect(checked).toHaveProperty('ok');
      }),
    );
  });

  it('has exactly one error for a missing required field, on that field', () => {
    fc.assert(
      fc.property(form(), context(), fc.nat(), (name, where, pick) => {
        const fields = formWithinLaw(name, where).fields.filter(field => field.required && field.kind !== 'file');
        const left = fields[pick % fields.length];
        if (!left) throw new Error(`${name} asks for nothing`);
        const raw = { ...filledForm(name, where), [left.name]: '  ' };
        const checked = checkForm(name, raw, { today: TODAY, files: FILES, criterion: sentCriterion, ...where });
        expect('errors' in checked ? checked.errors.map(({ field }) => field) : []).toEqual([left.name]);
      }),
    );
  });

  it('returns either values or errors for any input, never throws, and has one error per field in screen order', () => {
    const answer = fc.oneof(
      wholeText(),
      fc.array(fc.string()),
      fc.constantFrom('', 'yes', '1', '2026-02-30', '\u0000', '\ud800', 'x'.repeat(6000)),
    );
    /** For each field, whether it gets a valid answer instead of an arbitrary one. */
    const someRight = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });
    reaches({ values: runs(25), errors: runs(100) }, met =>
      fc.assert(
        fc.property(
          form(),
          context(),
          fc.array(answer, { minLength: 20, maxLength: 20 }),
          fc.oneof(someRight, fc.constant([]), fc.constant(undefined)),
          (name, where, answers, right) => {
            const fields = formWithinLaw(name, where).fields.map(field => field.name);
            const good = filledForm(name, where);
            const raw: RawForm = Object.fromEntries(
              fields.map((field, index) => [field, right === undefined || right[index] ? good[field] : answers[index]]),
            );
            const checked = checkForm(name, raw, { today: TODAY, files: FILES, criterion: sentCriterion, ...where });
            expect('ok' in checked).toBe(!('errors' in checked));
            met('errors' in checked ? 'errors' : 'values');
            if (!('errors' in checked)) return;
            expect(checked.errors.length).toBeGreaterThan(0);
            expect(new Set(checked.errors.map(({ field }) => field)).size).toBe(checked.errors.length);
            const wrong = checked.errors.map(({ field }) => field);
            expect(wrong).toEqual(fields.filter(field => wrong.includes(field)));
          },
        ),
        { numRuns: runs(500) },
      ),
    );
  });

  it('returns only fields of the form', () => {
    fc.assert(
      fc.property(form(), fc.dictionary(fc.string(), fc.string()), (name, more) => {
        const raw = { ...more, ...filledForm(name) };
        const checked = checkForm(name, raw, { today: TODAY, files: FILES, criterion: sentCriterion });
        const known = formWithinLaw(name).fields.map(field => field.name);
        if (!('ok' in checked)) throw new Error('a form that is filled in rightly has no error');
        expect(known).toEqual(expect.arrayContaining(Object.keys(checked.ok)));
      }),
    );
  });

  it('requires no more of an applicant or visitor in Brussels than elsewhere', () => {
    for (const name of FORM_NAMES) {
      const narrow = formWithinLaw(name, { region: 'brussels' }).fields.map(field => field.name);
      for (const region of REGIONS) {
        expect(formWithinLaw(name, { region }).fields.map(field => field.name)).toEqual(expect.arrayContaining(narrow));
      }
    }
  });

  it('accepts an offer valid for 1 to 60 days from today, and no other', () => {
    reaches({ taken: runs(100), 'too early': runs(4), 'too late': runs(100) }, met =>
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 40_000 }),
          fc.oneof(fc.integer({ min: -3, max: 65 }), fc.integer({ min: 61, max: 400_000 })),
          (start, ahead) => {
            const today = addDays('2026-01-01', start);
            const raw = { ...filledForm('purchase-offer'), validUntil: addDays(today, ahead) };
            const checked = checkForm('purchase-offer', raw, { today });
            met(ahead < 1 ? 'too early' : ahead > 60 ? 'too late' : 'taken');
            if (ahead >= 1 && ahead <= 60) expect(checked).toMatchObject({ ok: { validUntil: raw.validUntil } });
            else expect(checked).toEqual({ errors: [{ field: 'validUntil', code: 'outside-days' }] });
          },
        ),
        { numRuns: runs(500) },
      ),
    );
  });
});
