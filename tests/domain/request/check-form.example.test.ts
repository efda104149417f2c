import { describe, expect, it } from 'vitest';
import { checkForm, type CheckContext, unknownFields } from '../../../domain/request/check-form.ts';
import { sentCriterion } from '../../../domain/list/criteria.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import { formWithinLaw } from '../../../domain/request/form-within-law.ts';
import { FORMS, isFormName } from '../../../domain/request/forms.ts';
import { checkNewPassword } from '../../../domain/request/password.ts';
import { drawnText } from '../../arbitraries/a-zone.ts';
import { filledForm } from '../../arbitraries/filled-form.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';

/** Error codes of a valid form after `change`. */
function errors(name: FormName, change: Record<string, unknown>, context: Partial<CheckContext> = {}): string[] {
  const full: CheckContext = { today: TODAY, criterion: sentCriterion, ...context };
  const raw = { ...filledForm(name, full), ...change } as Record<string, string>;
  const checked = checkForm(name, raw, full);
  return 'errors' in checked ? checked.errors.map(({ field, code }) => `${field}: ${code}`) : [];
}

const names = (name: FormName, context = {}) => formWithinLaw(name, context).fields.map(field => field.name);
const required = (name: FormName, context = {}) =>
  formWithinLaw(name, context)
    .fields.filter(field => field.required)
    .map(field => field.name);

describe('form validation', () => {
  it('returns parsed values: ISO days, amounts in euro, phones in E.164', () => {
    const raw = { ...filledForm('purchase-offer'), amount: '€ 325.000', validUntil: '1/9/2026', subjectToCredit: 'no' };
    expect(checkForm('purchase-offer', raw, { today: TODAY })).toEqual({
      ok: {
        property: '1234567',
        title: 'mr',
        firstName: 'Tekst',
        lastName: 'Tekst',
        email: 'jan.peeters@example.be',
        phone: '+32470123456',
        street: 'Tekst',
        postcode: '9000',
        city: 'Tekst',
        amount: 325_000,
        validUntil: '2026-09-01',
        subjectToCredit: false,
        remark: 'Tekst',
      },
    });
  });

  it('requires an e-mail address or a phone number for a contact, with one error', () => {
    expect(errors('contact-me', { email: '' })).toEqual([]);
    expect(errors('contact-me', { phone: '' })).toEqual([]);
    expect(errors('contact-me', { email: '', phone: '' })).toEqual(['email: email-or-phone']);
    expect(errors('contact-me', { email: 'jan@', phone: '' })).toEqual(['email: email']);
  });

  it('moves text beside a phone number into the remark, or refuses it if the form has no remark or it would be too long', () => {
    const phone = '0475 12 34 56 (après 18h)';
    const ok = (name: FormName, change: Record<string, string>) => {
      const full: CheckContext = { today: TODAY, criterion: sentCriterion };
      const checked = checkForm(name, { ...filledForm(name, full), phone, ...change } as Record<string, string>, full);
      return 'ok' in checked ? [checked.ok['phone'], checked.ok['remark']] : checked.errors;
    };
    expect(ok('contact-me', { remark: 'Bonjour' })).toEqual(['+32475123456', `Bonjour\n\n${phone}`]);
    expect(ok('contact-appointment', { remark: '' })).toEqual(['+32475123456', phone]);
    const withHours = '02.226.88.88 9-12';
    expect(ok('contact-appointment', { phone: withHours, remark: '' })).toEqual(['+3222268888', withHours]);
    // Digits that may be a number of another country are kept as typed.
    expect(ok('contact-appointment', { phone: '06 12 34 56 78', remark: '' })).toEqual(['06 12 34 56 78', undefined]);
    expect(errors('contact-me', { phone, remark: '' })).toEqual(['remark: required']);
    expect(errors('contact-me', { phone, remark: 'a'.repeat(4_990) })).toEqual(['remark: too-long']);
    for (const name of Object.keys(FORMS).filter(isFormName)) {
      const fields = names(name);
      if (!fields.includes('phone')) continue;
      const refused = errors(name, { phone }).filter(error => error.startsWith('phone') || error.startsWith('remark'));
      expect(refused, name).toEqual(fields.includes('remark') ? [] : ['phone: phone']);
    }
  });

  it('takes words beside an amount into the remark, and drops them where a form has none', () => {
    const ok = (name: FormName, change: Record<string, string>, more: Partial<CheckContext> = {}) => {
      const full: CheckContext = { today: TODAY, criterion: sentCriterion, ...more };
      const checked = checkForm(name, { ...filledForm(name, full), ...change } as Record<string, string>, full);
      return 'ok' in checked ? checked.ok : checked.errors;
    };
    for (const typed of ['350.000 (à discuter)', 'rond 350 000', 'about €350k', 'etwa 350.000 Euro'])
      expect(ok('purchase-offer', { amount: typed, remark: 'Bien à vous' })).toMatchObject({
        amount: 350_000,
        remark: `Bien à vous\n\n${typed}`,
      });
    const plain = ok('purchase-offer', { amount: '€ 350k', remark: '' });
    expect(plain).toMatchObject({ amount: 350_000 });
    expect('remark' in plain).toBe(false);
    expect(ok('demand-register', { budget: 'max 350.000', remark: '' })).toMatchObject({
      budget: 350_000,
      remark: 'max 350.000',
    });
    const brussels = ok('rental-application', { income: '2.500 netto' }, { region: 'brussels', goal: 'rent' });
    expect(brussels).toMatchObject({ income: 2500 });
    expect('remark' in brussels).toBe(false);
    expect(errors('purchase-offer', { amount: 'à discuter' })).toEqual(['amount: amount']);
    for (const amount of ['350.000 ou 360.000', '350..000', '350:000', '350_000', '350€000'])
      expect(errors('purchase-offer', { amount }), amount).toEqual(['amount: amount']);
    expect(errors('purchase-offer', { amount: '350k', remark: 'a'.repeat(5_000) })).toEqual([]);
    expect(errors('purchase-offer', { amount: '350k à discuter', remark: 'a'.repeat(4_990) })).toEqual([
      'remark: too-long',
    ]);
  });

  it('treats an undisclosed title as no title, and rejects an empty or unknown answer', () => {
    expect(errors('site-contact', { title: undefined })).toEqual([]);
    expect(errors('site-contact', { title: 'unspecified' })).toEqual([]);
    expect(errors('site-contact', { title: '' })).toEqual(['title: required']);
    expect(errors('site-contact', { title: 'dr' })).toEqual(['title: choice']);
  });

  it('requires type and zone of an alert, and a consent box ticked by the visitor', () => {
    expect(errors('demand-register', { types: [], zones: '' })).toEqual(['types: at-least-one', 'zones: at-least-one']);
    expect(errors('demand-register', { consent: '' })).toEqual(['consent: consent']);
    expect(errors('sign-newsletter', { consent: 'no' })).toEqual(['consent: consent']);
    expect(errors('demand-register', { zones: ['gent', 'x'] }, { options: { zones: ['gent'] } })).toEqual([
      'zones: choice',
    ]);
  });

  it('requires no zone or type of an alert whose criteria contain them', () => {
    const empty = { types: [], zones: [] };
    const both = ['types: at-least-one', 'zones: at-least-one'];
    expect(errors('demand-register', { ...empty, criteria: ['garden=1'] })).toEqual(both);
    expect(errors('demand-register', { ...empty, criteria: 'q=loft in Gent' })).toEqual([]);
    expect(errors('demand-register', { ...empty, criteria: ['type=4', 'area=50.4_4.5_50.9_5.6'] })).toEqual([]);
    expect(errors('demand-register', { ...empty, criteria: ['city=Gent|9000'] })).toEqual(['types: at-least-one']);
    expect(errors('demand-register', { ...empty, criteria: ['type=4'] })).toEqual(['zones: at-least-one']);
  });

  it('requires no zone of an alert with a zone or distance criterion, and rejects an unreadable one', () => {
    const nowhere = { zones: [] };
    const drawn = `zone=${drawnText(50.3, 4.5, 50.8, 5.9)}`;
    for (const criterion of [drawn, 'zone=92094', 'near=Namur|5000|10'])
      expect(errors('demand-register', { ...nowhere, criteria: [criterion] }), criterion).toEqual([]);
    const many = Array.from({ length: 41 }, (_, at) => `zone=${11_001 + at}`);
    expect(errors('demand-register', { ...nowhere, criteria: many.slice(1) })).toEqual([]);
    const wrong = [
      'zone=garbage',
      'zone=drawn.',
      `${drawn}A`,
      'zone=92094_21004',
      `zone=drawn.${'A'.repeat(9_999)}`,
      'near=Namur',
    ];
    for (const criteria of [many, ...wrong.map(text => [text])])
      expect(errors('demand-register', { criteria }), criteria[0]?.slice(0, 40)).toEqual(['criteria: choice']);
  });

  it('accepts only criteria that a list could have', () => {
    for (const wrong of ['garden', 'garden=perhaps', 'what=ever', '__proto__=1', 'page=2', 'priceMax=1e9', '=', '😀'])
      expect(errors('demand-register', { criteria: ['garden=1', wrong] }), wrong).toEqual(['criteria: choice']);
    const many = Array.from({ length: 61 }, (_, at) => `city=Gent|${at}`);
    expect(errors('demand-register', { criteria: many })).toEqual(['criteria: choice']);
    const raw = { ...filledForm('demand-register'), criteria: ['priceMin=€ 250.000', 'garden=on', '', 'garden=on'] };
    const checked = checkForm('demand-register', raw, { today: TODAY, criterion: sentCriterion });
    expect('ok' in checked && checked.ok['criteria']).toEqual(['priceMin=250000', 'garden=1']);
  });

  it('requires both ends of a period or none, in order, with a future end', () => {
    expect(errors('demand-register', { startDate: '', endDate: '' })).toEqual([]);
    expect(errors('demand-register', { startDate: '1-9-2026', endDate: '' })).toEqual(['endDate: period-incomplete']);
    expect(errors('demand-register', { startDate: '2-9-2026', endDate: '1-9-2026' })).toEqual([
      'endDate: period-order',
    ]);
    expect(errors('demand-register', { startDate: '1-9-2026', endDate: '1-9-2026' })).toEqual([]);
    expect(errors('demand-register', { startDate: '1-7-2026', endDate: '31-7-2026' })).toEqual(['endDate: past']);
    expect(errors('demand-register', { startDate: '31-9-2026' })).toEqual(['startDate: date']);
  });

  it('rejects links in messages to strangers', () => {
    expect(errors('send-to-friend', { message: 'Kijk op www.voorbeeld.be!' })).toEqual(['message: links']);
    expect(errors('send-to-friend', { message: 'x'.repeat(501), friendEmail: 'a@b@c' })).toEqual([
      'friendEmail: email',
      'message: too-long',
    ]);
  });

  it('accepts a CV as PDF of at most 5 MiB', () => {
    const cv = { name: 'cv.pdf', size: 1000, head: '%PDF-' };
    expect(errors('job-contact', {}, { files: { cv } })).toEqual([]);
    expect(errors('job-contact', {})).toEqual(['cv: required']);
    expect(errors('job-contact', {}, { files: { cv: { ...cv, head: 'MZ' } } })).toEqual(['cv: file-kind']);
    expect(errors('job-contact', {}, { files: { cv: { ...cv, size: 5 * 1024 * 1024 + 1 } } })).toEqual([
      'cv: file-too-big',
    ]);
  });

  it('rejects a line break in a single-line field, and a field sent twice', () => {
    expect(errors('site-contact', { firstName: 'Jan\r\nBcc: x@example.be' })).toEqual(['firstName: characters']);
    expect(errors('site-contact', { firstName: 'Jan\ud800' })).toEqual(['firstName: characters']);
    expect(errors('site-contact', { remark: 'a\u0000b' })).toEqual(['remark: characters']);
    expect(errors('site-contact', { remark: 'Eerste\nTweede' })).toEqual([]);
    expect(errors('site-contact', { lastName: ['a', 'b'] })).toEqual(['lastName: doubled']);
  });

  it('takes what was pasted from a table or a word processor, without its unseen characters', () => {
    const pasted = {
      firstName: '\tJan\t\n',
      lastName: 'Van\tden Berg',
      remark: 'Ja\u000bnee\u0007\u2028•\u00a0tuin…',
    };
    const checked = checkForm('site-contact', { ...filledForm('site-contact'), ...pasted }, { today: TODAY });
    expect(checked).toMatchObject({
      ok: { firstName: 'Jan', lastName: 'Van den Berg', remark: 'Ja\nnee\u2028•\u00a0tuin…' },
    });
  });

  it('reports too low, too high and past values', () => {
    expect(errors('purchase-offer', { amount: '0', validUntil: '31-7-2026' })).toEqual([
      'amount: too-low',
      'validUntil: outside-days',
    ]);
    expect(errors('rental-application', { householdSize: '21' }, { region: 'flanders' })).toEqual([
      'householdSize: too-high',
    ]);
  });
});

describe('questions that an agency may ask in a region', () => {
  it('are income and household size of an applicant in Brussels, besides identity', () => {
    expect(names('rental-application', { region: 'brussels' })).toEqual([
      'property',
      'firstName',
      'lastName',
      'email',
      'phone',
      'income',
      'householdSize',
    ]);
    expect(names('rental-application')).toEqual(names('rental-application', { region: 'brussels' }));
  });
  it('before a rental viewing in Brussels are a name and one means of contact', () => {
    const letting = { region: 'brussels', goal: 'rent' } as const;
    expect(required('contact-appointment', letting)).toEqual(['property', 'day', 'slot', 'firstName', 'lastName']);
    expect(names('contact-appointment', letting)).not.toContain('title');
    expect(names('contact-appointment', { region: 'brussels', goal: 'sale' })).toContain('title');
    expect(names('contact-appointment', { region: 'flanders', goal: 'rent' })).toContain('remark');
  });
});

describe('the forms', () => {
  it('are found by own name only, not by inherited property names', () => {
    expect(isFormName('contact-me')).toBe(true);
    expect(isFormName('toString')).toBe(false);
  });
  it('report unknown field names', () => {
    expect(unknownFields('forgot-password', { email: 'a@b.be', admin: '1' })).toEqual(['admin']);
  });
});

describe('a new password', () => {
  it.each([
    ['correct horse', 'correct horse', undefined],
    ['', '', 'required'],
    ['kort', 'kort', 'too-short'],
    ['x'.repeat(129), 'x'.repeat(129), 'too-long'],
    ['correct horse', 'correct horsf', 'not-identical'],
    ['caf\u00e9 noir', 'cafe\u0301 noir', undefined],
  ])('%j with %j is rejected for %s', (password, repeated, refusal) => {
    expect(checkNewPassword(password, repeated)).toBe(refusal);
  });
});
