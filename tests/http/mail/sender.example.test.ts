import { expect, test } from 'vitest';
import { readSettings } from '../../../adapters/composition/settings.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { parseSender } from '../../../adapters/mail/sender.ts';
import { sampleMail } from '../../support/site/sample-mails.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const site = { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' };
const { name, email } = site.agency;

test.each([
  ['site@mail.example', { name: undefined, address: 'site@mail.example' }],
  [' <site@mail.example> ', { name: undefined, address: 'site@mail.example' }],
  ['Agence Étoile <site@Mail.example>', { name: 'Agence Étoile', address: 'site@mail.example' }],
  ['"Peeters, An" <site@mail.example>', { name: 'Peeters, An', address: 'site@mail.example' }],
])('MAIL_FROM is an address with or without a name: %j', (text, sender) => {
  expect(parseSender(text)).toEqual(sender);
  expect(readSettings({ MAIL_FROM: text })).toMatchObject({ mailFrom: sender });
});

test.each([
  'site',
  'Agency',
  'Agency site@mail.example',
  'Agency <site@mail.example',
  'A <a@mail.example>, B <b@mail.example>',
  'Agency\r\nBcc: x <site@mail.example>',
  'site@mail.example\nBcc: x',
  'A "B" C <site@mail.example>',
  `${'A'.repeat(101)} <site@mail.example>`,
])('an invalid MAIL_FROM stops the start: %j', text => {
  expect(readSettings({ MAIL_FROM: text })).toEqual({
    refused:
      'Settings refused: MAIL_FROM: must be an address such as site@agency.example, or NAME <site@agency.example>',
  });
});

test('without MAIL_FROM the agency’s address is sender and Reply-To', () => {
  expect(readSettings({})).toMatchObject({ mailFrom: undefined });
  const mail = renderMail(sampleMail('owner-invitation', 'fr'), site);
  expect(mail.from).toEqual({ name, address: email });
  expect(mail.replyTo).toBeUndefined();
});

test('with MAIL_FROM that address is the sender under its own or the agency’s name, and replies go to the agency', () => {
  const mail = renderMail(sampleMail('owner-invitation', 'fr'), { ...site, from: parseSender('site@mail.example') });
  expect(mail.from).toEqual({ name, address: 'site@mail.example' });
  expect(mail.replyTo).toBe(email);
  const named = renderMail(sampleMail('owner-invitation', 'fr'), {
    ...site,
    from: parseSender('Étoile <a@b.example>'),
  });
  expect(named.from).toEqual({ name: 'Étoile', address: 'a@b.example' });
});

test('replies to a visitor’s message go to the visitor, from any sender', () => {
  const mail = sampleMail('contact-me.agency', 'fr');
  const rendered = renderMail(mail, { ...site, from: parseSender('site@mail.example') });
  expect(rendered.replyTo).toBe(mail.replyTo);
  expect(rendered.replyTo).not.toBe(email);
});
