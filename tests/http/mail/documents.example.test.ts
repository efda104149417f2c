import { expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { sampleMail } from '../../support/site/sample-mails.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const site = { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' };
const documents = [
  { name: 'Certificat énergétique', keptAs: '6398214/6398214-d1.pdf' },
  { name: 'Certificat énergétique', keptAs: '6398214/6398214-d2.pdf' },
  { name: 'Plans' },
];

function rendered(reader: 'sender' | 'agency', again = false) {
  const mail = sampleMail(`document-request.${reader}`, 'fr');
  return renderMail({ ...mail, data: { ...mail.data, documents, ...(again && { again }) } }, site);
}

test('requested documents are attached to the mail, with descriptive file names', () => {
  const { attachments, text } = rendered('sender');
  expect(attachments).toEqual([
    { name: 'certificat-energetique.pdf', contentType: 'application/pdf', keptAs: '6398214/6398214-d1.pdf' },
    { name: 'certificat-energetique-2.pdf', contentType: 'application/pdf', keptAs: '6398214/6398214-d2.pdf' },
  ]);
  expect(text).toContain('* Certificat énergétique (pièce jointe)');
  expect(text).toContain('* Plans (nous vous l’envoyons séparément)');
});

test('the mail for a repeated request mentions that, and attaches the documents again', () => {
  const { attachments, text } = rendered('sender', true);
  expect(attachments).toHaveLength(2);
  expect(text).toContain('Vous aviez déjà demandé les documents de ce bien.');
});

test('the agency’s mail lists the documents it still has to send, without attachments', () => {
  const { attachments, text } = rendered('agency');
  expect(attachments).toEqual([]);
  expect(text).toContain('* Certificat énergétique\u00a0: envoyé au demandeur');
  expect(text).toContain('* Plans\u00a0: à envoyer par vos soins');
});
