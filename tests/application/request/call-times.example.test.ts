import { describe, expect, test } from 'vitest';
import { openForms, WELL } from '../../support/site/open-forms.ts';

const FORMS = ['contact-me', 'contact-demand', 'site-contact'] as const;

describe('preferred call times', () => {
  test.each(FORMS)('of %s are stored, exported and mailed in the hours that the visitor saw', async form => {
    const desk = openForms();
    const fields = { ...WELL[form], callTimes: ['am', 'pm1'] };
    expect((await desk.send(form, fields, { language: 'nl' })).kind).toBe('sent');
    const mails = await desk.mails();
    expect(mails.map(({ template }) => template).toSorted()).toEqual([`${form}.agency`, `${form}.sender`]);
    // In French, the agency's language, the afternoon starts at 14:00; this visitor saw 13:00.
    for (const { data } of mails) expect(data).toMatchObject({ names: { callTimes: '10:00–13:00, 13:00–16:00' } });
    const [kept] = await desk.kept('zoe@example.be');
    expect(JSON.stringify(kept)).toContain('"callTimes":["am","pm1"]');
  });

  test.each(FORMS)('are optional in %s, and an unknown time is rejected', async form => {
    const { callTimes: _, ...fields } = { callTimes: '', ...WELL[form] };
    const desk = openForms();
    expect((await desk.send(form, fields)).kind).toBe('sent');
    const wrong = await desk.send(form, { ...fields, callTimes: ['am', 'night'] });
    expect(wrong).toEqual({ kind: 'invalid', errors: [{ field: 'callTimes', code: 'choice' }] });
  });
});
