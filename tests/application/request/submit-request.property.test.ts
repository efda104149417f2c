import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { ENVELOPE_FIELDS } from '../../../domain/request/envelope.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { openForms, WELL } from '../../support/site/open-forms.ts';
import { runs } from '../../support/run/daily-runs.ts';

vi.setConfig({ testTimeout: 60_000 });

const aForm = fc.constantFrom(...FORM_NAMES);
const aValue = fc.oneof(
  anyText({ maxLength: 200 }),
  fc.array(anyText(), { maxLength: 4 }),
  fc.constantFrom(...NAUGHTY),
);
const aName = fc.oneof(
  fc.constantFrom('email', 'property', 'remark', 'zones', 'day', 'slot', 'cv', ...ENVELOPE_FIELDS),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'email[]'),
  anyText(),
);

describe('any input', () => {
  test('gets a response and never throws', async () => {
    const desk = openForms();
    await fc.assert(
      fc.asyncProperty(
        aForm,
        fc.array(fc.tuple(aName, aValue), { maxLength: 12 }),
        fc.boolean(),
        async (form, pairs, own) => {
          const fields = Object.fromEntries(pairs);
          const { raw, ...sent } = await desk.filled(form, own ? { ...WELL[form], ...fields } : fields);
          const outcome = await desk.submit({ ...sent, raw: own ? raw : { ...raw, ...fields } });
          expect(outcome.kind).toMatch(
            /^(?:sent|invalid|captcha|trapped|limited|slot-full|key-taken|stamp|unknown-fields)$/,
          );
        },
      ),
      { numRuns: runs(300) },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each(NAUGHTY.map(text => [JSON.stringify(text).slice(0, 40), text]))(
    'as a message, %s is stored as typed with normalised line ends, or rejected',
    async (_, remark) => {
      const desk = openForms();
      const outcome = await desk.send('site-contact', { ...WELL['site-contact'], remark });
      if (outcome.kind === 'invalid') return expect(outcome.errors.map(({ field }) => field)).toEqual(['remark']);
      expect(outcome.kind).toBe('sent');
      const [kept] = await desk.kept('zoe@example.be');
      const values = (kept?.data as { values?: { remark?: string } } | undefined)?.values;
      expect(values?.remark).toBe(remark.replace(/\r\n?/g, '\n').normalize('NFC').trim());
    },
  );
});
