import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeFolderMailer } from '../../../adapters/mail/folder-mailer.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { bodyOf, headerOf, parseMail, readHeader } from '../../support/reading/parse-mail.ts';
import { sampleMail } from '../../support/site/sample-mails.ts';
import { fixedClock, SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const root = await mkdtemp(join(tmpdir(), 'clairval-outbox-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const folder = join(root, 'var', 'outbox');
const site = { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' };
const kept = new Map([['cv-1', new TextEncoder().encode('%PDF-1.7 a curriculum')]]);
const mailer = makeFolderMailer({ folder, clock: fixedClock(), readStoredFile: async name => kept.get(name) });

describe('a mail without a mail server', () => {
  test('is a valid mail file, readable by the owner only', async () => {
    const mail = renderMail(sampleMail('contact-demand.sender', 'fr'), site);
    await mailer.send(mail);
    expect(await readdir(folder)).toEqual(['contact-demand.sender.fr.eml']);
    const path = join(folder, 'contact-demand.sender.fr.eml');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const read = parseMail(await readFile(path, 'latin1'));
    expect(headerOf(read, 'To')).toBe('jeanne.dhondt@example.be');
    expect(readHeader(headerOf(read, 'Subject') ?? '')).toBe('Votre demande d’estimation est bien arrivée (A7K3M2)');
    expect(bodyOf(read, 'text/html').trim()).toBe(mail.html.trim());
    expect(bodyOf(read, 'text/plain').trim()).toBe(mail.text.trim());
  });

  test('is stored once however often it is sent', async () => {
    const mail = renderMail(sampleMail('site-contact.agency', 'nl'), site);
    await Promise.all([mailer.send(mail), mailer.send(mail)].map(sending => sending.catch(() => undefined)));
    await mailer.send(mail);
    expect((await readdir(folder)).filter(name => name.includes('site-contact'))).toEqual([
      'site-contact.agency.nl.eml',
    ]);
  });

  test('has the calendar entry and the visitor’s file attached', async () => {
    await mailer.send(renderMail(sampleMail('appointment-confirmed.visitor', 'de'), site));
    await mailer.send(renderMail(sampleMail('job-contact.agency', 'de'), site));
    const viewing = parseMail(await readFile(join(folder, 'appointment-confirmed.visitor.de.eml'), 'latin1'));
    const calendars = viewing.parts.filter(({ body }) => body.startsWith('BEGIN:VCALENDAR'));
    expect(calendars[0]?.type).toMatch(/^text\/calendar; charset=utf-8; method=PUBLISH/);
    expect(calendars.some(({ disposition }) => /attachment; filename="?visit\.ics/.test(disposition))).toBe(true);
    const job = parseMail(await readFile(join(folder, 'job-contact.agency.de.eml'), 'latin1'));
    const file = job.parts.find(({ type }) => type.startsWith('application/pdf'));
    expect(file).toMatchObject({ body: '%PDF-1.7 a curriculum' });
    expect(file?.disposition).toMatch(/^attachment; filename="?job-contact-1\.pdf/);
  });

  test('is not sent while its attachment is missing, and leaves no partial file', async () => {
    const mail = renderMail({ ...sampleMail('job-contact.agency', 'en'), id: 'gone' }, site);
    const lost = makeFolderMailer({ folder, clock: fixedClock(), readStoredFile: async () => undefined });
    await expect(lost.send(mail)).rejects.toMatchObject({ retry: 'later' });
    expect((await readdir(folder)).filter(name => name.startsWith('.') || name.startsWith('gone'))).toEqual([]);
  });

  test.skipIf(process.getuid?.() === 0)('stays pending while the folder is not writable', async () => {
    await chmod(folder, 0o500);
    const mail = renderMail({ ...sampleMail('site-contact.agency', 'en'), id: 'closed' }, site);
    await expect(mailer.send(mail)).rejects.toMatchObject({ retry: 'later' });
    await chmod(folder, 0o700);
  });

  test('stays pending while another file is in place of the folder', async () => {
    const blocked = makeFolderMailer({
      folder: join(folder, 'site-contact.agency.nl.eml'),
      clock: fixedClock(),
      readStoredFile: async () => undefined,
    });
    const mail = renderMail(sampleMail('site-contact.agency', 'en'), site);
    await expect(blocked.send(mail)).rejects.toMatchObject({ retry: 'later' });
  });
});
