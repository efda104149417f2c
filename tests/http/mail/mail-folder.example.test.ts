import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolderMailer } from '../../../adapters/mail/folder-mailer.ts';
import { makeMailFolder } from '../../../adapters/mail/mail-folder.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { sampleMail, TEMPLATES } from '../../support/site/sample-mails.ts';
import { fixedClock, SAMPLE_SENDER } from '../../support/site/sample-site.ts';
import { FULL } from '../../support/run/full-run.ts';

const folder = await mkdtemp(join(tmpdir(), 'clairval-letters-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const letters = makeMailFolder(folder);
const mailer = makeFolderMailer({ folder, clock: fixedClock(), readStoredFile: async () => new Uint8Array([37]) });
const site = { ...SAMPLE_SENDER, publicUrl: 'https://www.clairval.example' };
const WHO = "zoë.o'neill+huis@example.be".replace('ë', 'e');
const laid = async () => (await letters.list()).map(({ name }) => name).sort();

/** Mails whose file names the test expects. */
const NAMED = ['site-contact.agency.fr', 'contact-me.agency.de', 'alert-match.nl'];

test('a mail to an address, with it as Reply-To or naming it is found, in every template and language', async () => {
  for (const [at, template] of TEMPLATES.entries()) {
    for (const [number, language] of LANGUAGES.entries()) {
      if (!FULL && (number + at) % LANGUAGES.length !== 0 && !NAMED.includes(`${template}.${language}`)) continue;
      const mail = sampleMail(template, language, field => (/e-?mail$/i.test(field) ? WHO : 'Où donc ? Là-bas 🏠'));
      const named = template.endsWith('.agency') ? { replyTo: WHO } : { to: WHO };
      await mailer.send(renderMail({ ...mail, ...named }, site));
      await mailer.send(
        renderMail({ ...mail, id: `other.${mail.id}`, to: 'mia@example.be', replyTo: undefined }, site),
      );
    }
  }
  const all = await laid();
  const found = new Set(await letters.naming(WHO.toUpperCase()));
  expect(all.filter(name => !name.startsWith('other.') && !found.has(name))).toEqual([]);
  expect(await letters.addresses()).toContain(WHO);
  // Mails that only mention the address in their text.
  expect(found).toContain('other.site-contact.agency.fr.eml');
  expect(found).toContain('other.contact-me.agency.de.eml');
  expect(found).not.toContain('other.alert-match.nl.eml');
});

test('an address is not matched inside a longer one, nor the reverse', async () => {
  const write = (name: string, text: string) => writeFile(join(folder, name), `To: x\r\n\r\n${text}\r\n`);
  await write('one.eml', 'mijan@example.be, jan@example.be.org, jan@example.bee, jan@example-be');
  await write('two.eml', 'Write to <Jan@Example.BE>.');
  await write('three.eml', 'jan@example.be.');
  await write('four.eml', Buffer.from('of jan@example.be, in base64').toString('base64'));
  await write('five.eml', 'cut ja=\r\nn@example=2Ebe');
  const found = await letters.naming('jan@example.be');
  expect([...found].sort()).toEqual(['five.eml', 'four.eml', 'three.eml', 'two.eml']);
  const others = ['mijan@example.be', 'jan@example.be.org', 'jan@example.bee'];
  expect([...(await letters.addresses())]).toEqual(expect.arrayContaining(['jan@example.be', ...others]));
});

test('a mail is deleted by its name only', async () => {
  await writeFile(join(folder, 'notes.txt'), 'jan@example.be');
  await writeFile(join(folder, '.half.eml.0a1b2c3d'), 'half of jan@example.be');
  expect(await laid()).toContain('.half.eml.0a1b2c3d');
  expect(await laid()).not.toContain('notes.txt');
  for (const name of ['notes.txt', '../notes.txt', 'gone.eml', '.half.eml.0a1b2c3d', 'two.eml'])
    await letters.forget(name);
  expect(await readdir(folder)).toContain('notes.txt');
  expect(await laid()).not.toContain('two.eml');
  expect(await laid()).not.toContain('.half.eml.0a1b2c3d');
});

test('a missing folder is empty', async () => {
  const none = makeMailFolder(join(folder, 'nowhere'));
  expect([await none.list(), await none.naming('jan@example.be')]).toEqual([[], []]);
  expect(await none.addresses()).toEqual(new Set());
});
