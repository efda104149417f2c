import { describe, expect, test } from 'vitest';
import { FILTER_NAMES } from '../../../domain/list/filters.ts';
import { FORM_NAMES, FORMS, FORMS_WITH_THANKS_PAGE } from '../../../domain/request/forms.ts';
import { EXPIRING_FORMS, USUAL_RETENTION } from '../../../domain/request/retention.ts';

describe.each(FORM_NAMES)('the rules of %s', name => {
  const { fields, mailsTo, keeps, begins, keptMonths, perHour, periods, oneOf } = FORMS[name];
  const names = fields.map(field => field.name);

  test('name existing fields, each once', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const field of [...(keeps ?? []), ...periods.flat(), ...oneOf.flat()]) expect(names).toContain(field);
  });

  test('require an answer unless a list filter supplies it', () => {
    for (const { unless = [] } of fields) for (const filter of unless) expect(FILTER_NAMES).toContain(filter);
  });

  test('send mails only to people whose address the form asks for', () => {
    if (mailsTo.includes('sender')) expect(names).toContain('email');
    if (mailsTo.includes('friend')) expect(names).toContain('friendEmail');
  });

  test('require the address of a sender who must confirm, and property and slot of a viewing', () => {
    const asked = fields.filter(({ required }) => required).map(field => field.name);
    if (begins === 'viewing') expect(asked).toEqual(expect.arrayContaining(['property', 'day', 'slot']));
    else if (begins !== undefined) expect(asked).toContain('email');
  });

  test('allow a number of submissions per hour, and erase requests with their subscription or after months', () => {
    expect(perHour).toBeGreaterThanOrEqual(1);
    expect(keptMonths === 'ended').toBe(begins === 'alert' || begins === 'newsletter');
    expect(EXPIRING_FORMS.includes(name)).toBe(keptMonths !== 'ended');
    expect(USUAL_RETENTION.months[name]).toBe(keptMonths === 'ended' ? undefined : keptMonths);
  });
});

test('of a recommendation only the property is stored', () => {
  expect(FORMS['send-to-friend'].keeps).toEqual(['property']);
});

test('each form starts at most one kind of record, and each kind has one form', () => {
  const begun = FORM_NAMES.flatMap(name => FORMS[name].begins ?? []);
  expect(begun.toSorted()).toEqual(['alert', 'documents', 'newsletter', 'offer', 'password', 'viewing']);
  expect(FORMS_WITH_THANKS_PAGE.length).toBeGreaterThan(0);
});
