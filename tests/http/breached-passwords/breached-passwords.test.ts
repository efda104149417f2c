import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openFilter } from '../../../adapters/breached-passwords/open-filter.ts';
import { openServer } from '../../../adapters/composition/server/open-server.ts';
import { readSettings } from '../../../adapters/composition/settings.ts';
import { makeMemoryBreachedPasswords } from '../../../adapters/memory/accounts/breached-passwords.ts';
import { Outage } from '../../../application/ports/outage.ts';
import { type Language, LANGUAGES } from '../../../domain/text/language.ts';
import { ANN, BEN, servePortal } from '../../support/site/portal-site.ts';
import { callCommand } from '../../support/run/call-command.ts';
import { runCommand } from '../../support/run/run-command.ts';

const directory = mkdtempSync(join(tmpdir(), 'clairval-passwords-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const KNOWN = 'correct horse battery staple';
const FRESH = 'drie ezels bij een put';

/** A hash list in its published format, with more than one hash. */
function hashList(name: string, text?: string): string {
  const lines = [KNOWN, 'hunter2hunter2'].map(
    (password, at) => `${createHash('sha1').update(password).digest('hex').toUpperCase()}:${at + 1}\r\n`,
  );
  writeFileSync(join(directory, name), text ?? lines.join(''));
  return join(directory, name);
}

const command = (...words: readonly string[]) => callCommand('passwords', words, { DATA_DIR: join(directory, 'var') });

describe('npm run passwords', () => {
  test('deletes leftovers of the same file by a process that ended an hour ago', async () => {
    const to = join(directory, 'left', 'filter');
    mkdirSync(join(directory, 'left'));
    const hourAgo = Date.now() / 1_000 - 3_700;
    for (const [name, at] of [
      ['filter.0a1b2c3d.part', hourAgo],
      ['filter.1a1b2c3d.part', Date.now() / 1_000],
      ['other.0a1b2c3d.part', hourAgo],
    ] as const) {
      writeFileSync(join(directory, 'left', name), 'half');
      utimesSync(join(directory, 'left', name), at, at);
    }
    expect(await command(hashList('left.txt'), to)).toMatchObject({ code: 0 });
    expect(readdirSync(join(directory, 'left')).sort()).toEqual([
      'filter',
      'filter.1a1b2c3d.part',
      'other.0a1b2c3d.part',
    ]);
  });

  test('writes the file that BREACHED_PASSWORDS names, in the data directory or at the given path', async () => {
    for (const [file, ...words] of [
      [join(directory, 'var/breached-passwords')],
      Array(2).fill(join(directory, 'own')),
    ]) {
      expect(await command(hashList('list'), ...words)).toEqual({
        code: 0,
        out:
          `${file} contains 2 hashes in 128 bytes; of other passwords it refuses less than 1 in 1,000.\n` +
          `Start the site with BREACHED_PASSWORDS=${file}\n`,
        err: '',
      });
      const { has, close } = await openFilter(String(file));
      expect([await has(KNOWN), await has(FRESH)]).toEqual([true, false]);
      await close();
    }
  });

  test.each([
    ['a list that is not there', () => [join(directory, 'none')], 'it does not exist'],
    ['a folder', () => [directory], 'it is not a regular file, which can be read more than once'],
    ['an empty list', () => [hashList('empty', '')], 'it contains no hash'],
    [
      'a list with another line',
      () => [hashList('wrong', `${'A'.repeat(40)}:1\r\n${'A'.repeat(32)}:1\r\n`)],
      'line 2 is not a SHA-1 hash of 40 hexadecimal digits, with or without :COUNT',
    ],
    [
      'a folder for the file that is not there',
      () => [hashList('list'), join(directory, 'no/file')],
      `the folder ${join(directory, 'no')} does not exist`,
    ],
  ])('reports in one line what is wrong with %s', async (_, words, reason) => {
    const [list = '', file] = words();
    const { code, out, err } = await command(list, file ?? join(directory, 'unmade'));
    expect([code, out, err]).toEqual([1, '', `No filter file was made from ${list}: ${reason}\n`]);
    expect(existsSync(join(directory, 'unmade'))).toBe(false);
  });

  test('does not overwrite its input', async () => {
    const list = hashList('list');
    const before = readFileSync(list);
    expect(await runCommand('passwords', [list, list], {})).toEqual({
      code: 1,
      out: '',
      err: 'No filter file was made: HASHLIST and FILE are the same file.\n',
    });
    expect(readFileSync(list).equals(before)).toBe(true);
  });
});

test.each([
  ['that is not there', undefined, 'does not exist'],
  ['that is a list', `${'A'.repeat(40)}:1\n`, 'is not a file that npm run passwords made'],
])(
  'a start with a file of breached passwords %s ends with a one-line error and creates nothing',
  async (_, text, reason) => {
    const file = join(directory, 'wrong-file');
    if (text !== undefined) hashList('wrong-file', text);
    const settings = readSettings({ BREACHED_PASSWORDS: file, DATA_DIR: join(directory, 'site') });
    if ('refused' in settings) throw new Error(settings.refused);
    await expect(openServer(settings)).rejects.toThrow(`BREACHED_PASSWORDS: ${file} ${reason}.`);
    expect(existsSync(join(directory, 'site/clairval.db'))).toBe(false);
    expect(text === undefined || statSync(file).size === text.length).toBe(true);
  },
);

describe('a new password known from a breach', () => {
  const SAYS: Readonly<Record<Language, string>> = {
    fr: 'a été divulgué lors d’une fuite de données',
    nl: 'is bij een datalek bekend geraakt',
    en: 'is known from a data breach',
    de: 'ist durch ein Datenleck bekannt geworden',
  };

  test('is refused on the page of a link in each language, and another one is accepted', async () => {
    const site = await servePortal({ breachedPasswords: makeMemoryBreachedPasswords([KNOWN]) });
    onTestFinished(() => site.stop());
    for (const [at, language] of LANGUAGES.entries()) {
      // The two owners take turns, because an address may request only three links per hour.
      const { email } = at % 2 === 0 ? ANN : BEN;
      await site.sendResetLink({ reference: `REF-${language}`, email, language });
      const mail = (await site.mails()).find(({ data }) => 'link' in data);
      const path = String(mail?.data['link']);
      const refused = await site.browser().post(path, { password: KNOWN, repeated: KNOWN });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain(SAYS[language]);
      expect(refused.text).not.toContain(KNOWN);
      expect((await site.browser().post(path, { password: FRESH, repeated: FRESH })).status).toBe(303);
    }
  });

  test('is not stored while the check is unavailable: the visitor is asked to come back', async () => {
    const breachedPasswords = { has: () => Promise.reject(new Outage('the file cannot be read')) };
    const site = await servePortal({ breachedPasswords });
    onTestFinished(() => site.stop());
    await site.sendResetLink({ reference: 'REF-1', email: ANN.email, language: 'en' });
    const [mail] = await site.mails();
    const answer = await site.browser().post(String(mail?.data['link']), { password: FRESH, repeated: FRESH });
    expect(answer.status).toBe(503);
    expect((await site.browser().logIn(ANN)).status).toBe(303);
  });
});
