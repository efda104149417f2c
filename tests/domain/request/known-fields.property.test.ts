import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unknownFields } from '../../../domain/request/check-form.ts';
import { ENVELOPE_FIELDS, ownFields } from '../../../domain/request/envelope.ts';
import { FORM_NAMES, FORMS } from '../../../domain/request/forms.ts';
import { withKnownFields } from '../../../domain/request/known-fields.ts';

const aForm = fc.constantFrom(...FORM_NAMES);
const foreign = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'email[]', 'ext-1')), fc.string());

test('what a page sends loses each field that its form does not have, and no other', () => {
  fc.assert(
    fc.property(aForm, foreign, (form, more) => {
      const own = Object.fromEntries(
        [...ENVELOPE_FIELDS, ...FORMS[form].fields.map(({ name }) => name)].map(name => [name, `own ${name}`]),
      );
      const { raw, files } = withKnownFields(form, { raw: { ...more, ...own }, files: { ...more, cv: 'a file' } });
      expect(raw).toEqual(own);
      expect(unknownFields(form, ownFields(raw), { goal: 'sale' })).toEqual([]);
      expect(Object.keys(files)).toEqual(form === 'job-contact' ? ['cv'] : []);
    }),
  );
});
