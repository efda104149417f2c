import { describe, expect, test } from 'vitest';
import { FILTER_NAMES } from '../../../domain/list/filters.ts';
import { FORM_NAMES, FORMS, FORMS_WITH_THANKS_PAGE } from '../../../domain/request/forms.ts';
import { EXPIRING_FORMS, USUAL_RETENTION } from '../../../domain/request/retention.ts';

describe.each(FORM_NAMES)('the rules of %s', name => {
  const { fields, mailsTo, keeps, begins, keptMonths, perHour, periods, oneOf } = FORMS[name];
  const names = fields.map(field => field.name);

  test('name fields that the form has, each once', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const field of [...(keeps ?? []), ...periods.flat(), ...oneOf.flat()]) expect(names).toContain(field);
  });

  test('need an answer unless a filter of lists gives it', () => {
    for (const { unless = [] } of fields) for (const filter of unless) expect(FILTER_NAMES).toContain(filter);
  });

  test('mail those alone whom the form asks for', () => {
    if (mailsTo.includes('sender')) expect(names).toContain('email');
    if (mailsTo.includes('friend')) expect(names).toContain('friendEmail');
  });

  test('ask for the address of a sender who must confirm it, and a viewing for its property and hours', () => {
    const asked = fields.filter(({ required }) => required).map(field => field.name);
    if (begins === 'viewing') expect(asked).toEqual(expect.arrayContaining(['property', 'day', 'slot']));
    else if (begins !== undefined) expect(asked).toContain('email');
  });

  test('let it be sent now and then, and erase it with what it began or after months', () => {
    expect(perHour).toBeGreaterThanOrEqual(1);
    expect(keptMonths === 'ended').toBe(begins === 'alert' || begins === 'newsletter');
    expect(EXPIRING_FORMS.includes(name)).toBe(keptMonths !== 'ended');
    expect(USUAL_RETENTION.months[name]).toBe(keptMonths === 'ended' ? undefined : keptMonths);
  });
});

test('of what a visitor writes to a friend nothing but the property is kept', () => {
  expect(FORMS['send-to-friend'].keeps).toEqual(['property']);
});

test('a form begins one thing, and nothing is begun by two', () => {
  const begun = FORM_NAMES.flatMap(name => FORMS[name].begins ?? []);
  expect(begun.toSorted()).toEqual(['alert', 'documents', 'newsletter', 'offer', 'password', 'viewing']);
  expect(FORMS_WITH_THANKS_PAGE.length).toBeGreaterThan(0);
});
