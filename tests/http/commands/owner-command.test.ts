import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { anAgent } from '../../contracts/accounts/agents.contract.ts';
import { FULL } from '../../support/run/full-run.ts';
import { runCommand } from '../../support/run/run-command.ts';
import { callCommand } from '../../support/run/call-command.ts';

const USAGE =
  'Usage: npm run owner -- list | invite EMAIL ID… [--language fr|nl|en|de] | revoke EMAIL | end-second-factor EMAIL';
const LONG = 120_000;
const data = mkdtempSync(join(tmpdir(), 'clairval-owner-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const owner = (...words: readonly string[]) => run('owner', words);

const ENVIRONMENT = { DATA_DIR: data, PUBLIC_URL: 'https://agency.example' };

async function run(command: 'owner' | 'agent' | 'visits', words: readonly string[]) {
  const { code, out, err } = await callCommand(command, words, ENVIRONMENT);
  return { status: code, stdout: out, stderr: err };
}

const mails = () => readdirSync(join(data, 'outbox')).filter(name => name.endsWith('.eml'));
const rows = (query: string) => {
  const database = new DatabaseSync(join(data, 'clairval.db'), { readOnly: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
};

test(
  'commands that need the database of the site make none in a mistyped DATA_DIR',
  async () => {
    const missing = `There is no database in ${data}. Set DATA_DIR to the value that the site has.\n`;
    expect(await runCommand('owner', ['list'], ENVIRONMENT)).toEqual({ code: 1, out: '', err: missing });
    expect(await runCommand('agent', ['list'], ENVIRONMENT)).toEqual({ code: 1, out: '', err: missing });
    if (FULL) {
      expect(await owner('invite', 'jan@example.be', '6398214')).toMatchObject({ status: 1, stderr: missing });
      expect(await owner('revoke', 'jan@example.be')).toMatchObject({ status: 1, stderr: missing });
      expect(await run('visits', ['recount'])).toMatchObject({ status: 1, stderr: missing });
    }
    expect(readdirSync(data)).toEqual([]);
  },
  LONG,
);

describe('npm run owner', () => {
  beforeAll(async () => (await openDatabase({ dataDirectory: data })).close());

  test(
    'gives an owner access to their properties and mails them a link, of which only the hash is stored',
    async () => {
      const { status, stdout } = await owner(
        'invite',
        'Jan.Peeters@example.be',
        '6398214',
        '6340568',
        '--language',
        'nl',
      );
      expect([status, stdout.split('\n')[0]]).toEqual([
        0,
        'Jan.Peeters@example.be has access to 2 properties: 6340568, 6398214.',
      ]);
      const [file, ...more] = mails();
      expect(more).toEqual([]);
      const mail = readFileSync(join(data, 'outbox', file ?? ''), 'utf8').replaceAll(/=\r?\n/g, '');
      const [, token = ''] = /https:\/\/agency\.example\/nl\/wachtwoord-kiezen\/([\w-]{43})\//.exec(mail) ?? [];
      expect(token).not.toBe('');
      expect(stdout).toContain(`Link of the invitation: https://agency.example/nl/wachtwoord-kiezen/${token}/\n`);
      expect(JSON.stringify(rows('select * from owner_link, mail, owner'))).not.toContain(token);
      expect(rows('select listing_id from owner_listing order by 1')).toMatchObject([
        { listing_id: '6340568' },
        { listing_id: '6398214' },
      ]);
    },
    LONG,
  );

  test(
    'refuses invalid arguments in one line, and changes nothing',
    async () => {
      const before = JSON.stringify(rows('select * from owner_listing'));
      const refused: readonly (readonly [readonly string[], string])[] = [
        [['invite', 'jan', '6398214'], "'jan' is not a valid e-mail address."],
        [['invite', 'a@example.be', '1', '../x'], 'The catalogue has no property 1, ../x. No invitation was sent.'],
        [['invite', 'a@example.be'], 'Give the id of at least one property.'],
        [['invite', 'a@example.be', '6398214', '--language', 'xx'], `${USAGE} (unknown language 'xx')`],
        [['invite', 'a@example.be', '6398214', '--force'], `${USAGE} (unknown option '--force')`],
        [['invite'], `${USAGE} (missing argument)`],
        [['list', 'a@example.be'], `${USAGE} (unexpected argument 'a@example.be')`],
        [
          ['invite', 'a@example.be', '6398214', '--language'],
          `${USAGE} (option '--language <value>' argument missing)`,
        ],
        [['promote', 'a@example.be'], `${USAGE} (unknown command 'promote')`],
        [['revoke', 'a@example.be', '6398214'], `${USAGE} (unexpected argument '6398214')`],
        [['revoke', 'nobody@example.be'], "'nobody@example.be' has no access."],
        [['end-second-factor', 'nobody@example.be'], "'nobody@example.be' has no account with a second factor."],
        [
          ['end-second-factor', 'jan.peeters@example.be'],
          "'jan.peeters@example.be' has no account with a second factor.",
        ],
      ];
      for (const [words, says] of FULL ? refused : refused.slice(1, 2)) {
        const { status, stdout, stderr } = await owner(...words);
        expect({ words, status, stdout, stderr }).toEqual({
          words,
          status: 1,
          stdout: '',
          stderr: `${says}\n`,
        });
      }
      expect(mails()).toHaveLength(1);
      expect(JSON.stringify(rows('select * from owner_listing'))).toBe(before);
    },
    LONG,
  );

  test(
    'turns off the second factor of an owner who lost their phone, and notifies them by mail',
    async () => {
      const database = new DatabaseSync(join(data, 'clairval.db'));
      database.exec(`insert into second_factor select id, 'sealed', 1, 1 from owner`);
      database.exec(`insert into recovery_code select id, 'hash' from owner`);
      database.close();
      const { status, stdout } = await owner('end-second-factor', 'jan.peeters@example.be');
      expect([status, stdout]).toEqual([
        0,
        'The second factor of Jan.Peeters@example.be was removed: the password alone suffices. A mail notifies them.\n',
      ]);
      expect(rows('select * from second_factor, recovery_code')).toEqual([]);
      expect(rows(`select content from mail where template = 'second-factor'`)).toMatchObject([
        { content: expect.stringContaining('"what":"off"') },
      ]);
    },
    LONG,
  );

  test(
    'lists the owners with their properties, then withdraws access',
    async () => {
      expect((await owner('list')).stdout).toBe(
        'Jan.Peeters@example.be: nl, 6340568 6398214, invited, no password yet\n',
      );
      expect(await owner('revoke', 'JAN.peeters@example.be')).toMatchObject({ status: 0, stderr: '' });
      expect(rows('select * from owner')).toEqual([]);
      expect(rows('select * from owner_listing')).toEqual([]);
      if (FULL) expect((await owner('list')).stdout).toBe('No owner has access.\n');
    },
    LONG,
  );
});

test(
  'npm run agent names the agency whose desk it opens, and lists who has access: the first is a manager and keeps the access',
  async () => {
    const agent = (...words: readonly string[]) => run('agent', words);
    if (FULL) expect((await agent('list')).stdout).toBe('No agent has access to the desk.\n');
    const { status, stdout, stderr } = await agent('invite', 'An@example.be', '--language', 'nl');
    expect([status, stderr, stdout.split('\n')[0]]).toEqual([
      0,
      '',
      'An@example.be has access to the desk of Clairval as manager.',
    ]);
    if (!FULL) return;
    expect(await agent('invite', 'bert@example.be')).toMatchObject({ status: 0 });
    // The address belongs to a person of the content's team, so the account is linked to that person.
    expect(await agent('invite', 'Thomas@clairval.example')).toMatchObject({ status: 0 });
    expect((await agent('list')).stdout).toBe(
      [
        'An@example.be: manager, nl, invited, no password yet',
        'bert@example.be: agent, fr, invited, no password yet',
        'Thomas@clairval.example: agent, fr, person thomas-lejeune, invited, no password yet',
        '',
      ].join('\n'),
    );
  },
  LONG,
);

test(
  'npm run agent -- revoke hands over the work to a colleague, and refuses without one',
  async () => {
    const here = { DATA_DIR: join(data, 'work') };
    const database = await openDatabase({ dataDirectory: here.DATA_DIR });
    await database.sampleAgents.add(anAgent('An', { role: 'manager', personId: 'an' }), 'hash');
    await database.sampleAgents.add(anAgent('Bert', { personId: 'bert' }), 'hash');
    await database.sampleAgents.add(anAgent('Cleo', { personId: 'cleo' }), 'hash');
    await database.sampleAgents.add(anAgent('Dora'), 'hash');
    const day = addDays(brusselsDay(Date.now()), 3);
    for (const who of ['one', 'two'])
      await database.submissions.accept(
        aSubmission(who, { reservation: aReservation(who, { day, agentId: 'bert', propertyId: who }) }),
      );
    await database.close();
    const { email: an } = anAgent('An');
    const { email: bert } = anAgent('Bert');
    const { email: cleo } = anAgent('Cleo');
    const { email: dora } = anAgent('Dora');
    const revoke = async (...words: readonly string[]) => {
      const { code, out, err } = await callCommand('agent', ['revoke', ...words], here);
      return [code, `${out}${err}`.trimEnd()] as const;
    };
    const work = '0 open requests, 2 coming viewings and 0 homes';
    expect(await revoke(bert)).toEqual([
      1,
      `${bert} has ${work}: name who takes over with --to EMAIL, or end the access all the same with --force.`,
    ]);
    expect(await revoke(bert, '--to', 'nobody@example.be')).toEqual([
      1,
      "'nobody@example.be' has no access, so cannot take over.",
    ]);
    expect((await revoke(bert, '--to', dora))[1]).toContain('is linked to no person of the team');
    expect(await revoke(an, '--force')).toEqual([1, `${an} is the only manager: invite another one first.`]);
    expect(await revoke(bert, '--to', cleo.toUpperCase())).toEqual([
      0,
      `${bert} has no access any more and is logged out everywhere.\n${cleo} takes over ${work}.`,
    ]);
    expect(await revoke(cleo, '--force')).toEqual([
      0,
      `${cleo} has no access any more and is logged out everywhere.\nIts requests, viewings and homes are as they were.`,
    ]);
    const after = await openDatabase({ dataDirectory: here.DATA_DIR });
    expect((await after.viewingRecords.between(day, day)).map(({ agentId }) => agentId)).toEqual(['cleo', 'cleo']);
    expect(await after.agentRecords.successors()).toEqual(new Map([['bert', 'cleo']]));
    await after.close();
  },
  LONG,
);
