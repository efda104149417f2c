import { expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { FORM_NAMES, FORMS } from '../../../domain/request/forms.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { openForms, WELL } from '../../support/site/open-forms.ts';
import { SAMPLE_SENDER, sampleFeed } from '../../support/site/sample-site.ts';

const site = { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' };
const subjects = {
  property: sampleFeed().listings.map(({ id }) => id),
  project: sampleFeed().projects.map(({ id }) => id),
};

/** Every subject that a form may be about; one empty set of fields for a form without subject. */
function subjectsOf(form: (typeof FORM_NAMES)[number]): readonly Record<string, string>[] {
  const field = (['property', 'project'] as const).find(name => FORMS[form].fields.some(other => other.name === name));
  return field ? subjects[field].map(id => ({ [field]: id })) : [{}];
}

test.each(FORM_NAMES)('the mails of %s are rendered for any subject', async form => {
  const desk = openForms();
  let sent = 0;
  for (const [number, subject] of subjectsOf(form).entries()) {
    const language = LANGUAGES[number % LANGUAGES.length];
    const fields = { ...WELL[form], ...subject };
    const to = 'friendEmail' in fields ? { friendEmail: `friend${number}@example.be` } : {};
    const outcome = await desk.send(form, { ...fields, ...to }, { language, network: `192.0.2.${number}` });
    if (outcome.kind === 'sent') sent++;
  }
  // Not every form is sent: regional law or a sold property make some unavailable.
  expect(sent).toBeGreaterThan(0);
  for (const mail of await desk.mails()) {
    expect(() => renderMail(mail, site), JSON.stringify(mail.data)).not.toThrow();
  }
});
