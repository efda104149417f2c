import { describe, expect, test } from 'vitest';
import { openForms, WELL } from '../../support/site/open-forms.ts';

const FORMS = ['contact-me', 'contact-demand', 'site-contact'] as const;

describe('when the agency may call', () => {
  test.each(FORMS)(
    'is kept of %s, exported, and told to agency and sender in the hours that were shown',
    async form => {
      const desk = openForms();
      const fields = { ...WELL[form], callTimes: ['am', 'pm1'] };
      expect((await desk.send(form, fields, { language: 'nl' })).kind).toBe('sent');
      const mails = await desk.mails();
      expect(mails.map(({ template }) => template).toSorted()).toEqual([`${form}.agency`, `${form}.sender`]);
      // The agency reads French, in which the afternoon begins at two; this visitor was shown one.
      for (const { data } of mails) expect(data).toMatchObject({ names: { callTimes: '10:00–13:00, 13:00–16:00' } });
      const [kept] = await desk.kept('zoe@example.be');
      expect(JSON.stringify(kept)).toContain('"callTimes":["am","pm1"]');
    },
  );

  test.each(FORMS)('may be left out of %s, and is refused where it is no offered hour', async form => {
    const { callTimes: _, ...fields } = { callTimes: '', ...WELL[form] };
    const desk = openForms();
    expect((await desk.send(form, fields)).kind).toBe('sent');
    const wrong = await desk.send(form, { ...fields, callTimes: ['am', 'night'] });
    expect(wrong).toEqual({ kind: 'invalid', errors: [{ field: 'callTimes', code: 'choice' }] });
  });
});
