import { expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { sampleMail } from '../../support/site/sample-mails.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const site = { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' };

test.each([
  ['fr', ' lang="fr"'],
  [undefined, ''],
] as const)('a title in %s has the lang attribute%s in an English mail', (titleLang, attribute) => {
  const mail = sampleMail('contact-me.sender', 'en');
  const subject = {
    ...(mail.data.subject as object),
    title: 'Studio meublé près de la Dyle',
    ...(titleLang && { titleLang }),
  };
  const { html } = renderMail({ ...mail, data: { ...mail.data, subject } } as typeof mail, site);
  expect(html).toContain(`dir="auto"${attribute} style="margin:0 0 6px;font:600 18px/1.3`);
});
