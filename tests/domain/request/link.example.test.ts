import { describe, expect, it } from 'vitest';
import { FORM_NAMES, FORMS, LINK_FORMS } from '../../../domain/request/forms.ts';
import { isLinkSecret } from '../../../domain/request/link.ts';

const SECRET = 'Ab0_-'.repeat(9).slice(0, 43);

describe('the secret of a link', () => {
  it.each([SECRET, SECRET + SECRET])('can be %s', text => {
    expect(isLinkSecret(text)).toBe(true);
  });
  it.each([
    '',
    SECRET.slice(1),
    `${SECRET}a`,
    SECRET + SECRET + SECRET,
    `${SECRET}\n`,
    `\n${SECRET}`,
    `${SECRET.slice(1)}=`,
    `${SECRET.slice(1)}/`,
    `${SECRET.slice(1)}é`,
    '../etc',
  ])('cannot be %j', text => {
    expect(isLinkSecret(text)).toBe(false);
  });
});

describe('a form behind the link of a mail', () => {
  it.each(Object.entries(LINK_FORMS))('%s has fields of one of the public forms', (_, { fields }) => {
    const same = FORM_NAMES.filter(name => fields.every(field => FORMS[name].fields.includes(field)));
    expect(same).not.toEqual([]);
  });
});
