import { beforeEach, describe, expect, test } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeEraseAddress, makeExportAddress } from '../../../application/operate/export-and-erase-address.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { aMail, aReservation, aSubmission, aSubscribing } from '../../arbitraries/a-submission.ts';

describe('personal data of an address', () => {
  let ports: RequestPorts;
  let files: Set<string>;
  let mailFiles: Map<string, string>;
  beforeEach(async () => {
    ports = makeMemoryRequestPorts();
    files = new Set(['jan.pdf', 'mia.pdf']);
    mailFiles = new Map([
      ['a.eml', 'jan@example.be'],
      ['b.eml', 'mia@example.be'],
    ]);
    const { submissions, outbox } = ports;
    const job = (who: string) =>
      aSubmission(who, { form: 'job-contact', values: { cv: `${who}.pdf`, remark: 'notes.pdf' } });
    await submissions.accept(job('jan'));
    await submissions.accept(job('mia'));
    const viewing = {
      id: 'viewing',
      key: 'viewing',
      email: 'jan@example.be',
      reservation: aReservation('jan'),
      mails: [],
    };
    await submissions.accept({ ...aSubmission('viewing'), ...viewing });
    await submissions.accept({ ...aSubscribing('Jan', { email: 'Jan@Example.be' }), key: 'subscribing' });
    await outbox.put([aMail('late', { to: 'JAN@example.be' })]);
    const account = { id: 'jan', email: 'Jan@example.be', language: 'nl', listingIds: [], invitedAt: 1 } as const;
    await ports.owners.addSampleAccount(account, 'hash');
    await ports.owners.named(new Map([['300' as ListingId, ['jan@example.be', 'mia@example.be']]]));
    await ports.sessions.begin({ referenceHash: 'login', ownerId: 'jan', startedAt: 1, seenAt: 1 }, 'hash', undefined);
  });
  const parts = () => ({
    personalData: ports.personalData,
    uploads: { forget: async (name: string) => void files.delete(name) },
    mailFiles: {
      naming: async (email: string) => [...mailFiles].filter(([, text]) => text === email).map(([name]) => name),
      list: async () => [...mailFiles.keys()].map(name => ({ name, at: 0 })),
      forget: async (name: string) => void mailFiles.delete(name),
    },
  });

  test('can be found by phone number when the person gave no address', async () => {
    const phoned = (who: string, more: { email?: undefined; phone: string }) =>
      aSubmission(who, { ...more, values: { phone: more.phone }, mails: [aMail(`of-${who}`)] });
    await ports.submissions.accept(phoned('caller', { email: undefined, phone: '+32470123456' }));
    await ports.submissions.accept(phoned('other', { email: undefined, phone: '+32470999999' }));
    await ports.submissions.accept(phoned('mailer', { phone: '+32470123456' }));
    mailFiles.set('of-caller.eml', '0470 12 34 56').set('of-other.eml', '');
    const held = await makeExportAddress(parts())(' 0470/12.34.56 ');
    expect(held).toMatchObject({
      address: '+32470123456',
      requests: [{ id: 'id caller' }],
      mails: [{ id: 'of-caller' }],
      letters: ['of-caller.eml'],
    });
    expect(await makeEraseAddress(parts())('0032470123456')).toMatchObject({ requests: 1, mails: 1, letters: 1 });
    expect(await makeExportAddress(parts())('+32470123456')).toMatchObject({ requests: [], letters: [] });
    expect(await makeExportAddress(parts())('mailer@example.be')).toMatchObject({ requests: [{ id: 'id mailer' }] });
    expect(await makeExportAddress(parts())('12')).toBeUndefined();
  });

  test('is found in any letter case', async () => {
    const held = await makeExportAddress(parts())(' JAN@example.BE ');
    expect(held).toMatchObject({ address: 'jan@example.be', files: ['jan.pdf'], letters: ['a.eml'] });
    expect(JSON.parse(JSON.stringify(held))).toMatchObject({
      requests: [{ form: 'job-contact' }, { id: 'viewing' }, { form: 'demand-register' }],
      appointments: [{ submissionId: 'viewing' }],
      subscriptions: [{ id: 'alert Jan', wish: { budget: 350_000 } }],
      mails: [{ id: 'mail jan' }, { id: 'confirm Jan' }, { id: 'late' }],
      accounts: [{ id: 'jan', listingIds: ['300'] }],
      logins: [{ startedAt: 1 }],
      ownerships: [{ listingId: '300' }],
    });
  });

  test('is erased with files and pending mails, without touching others', async () => {
    const erase = makeEraseAddress(parts());
    expect(await erase('Jan@example.be')).toEqual({
      requests: 3,
      appointments: 1,
      subscriptions: 1,
      mails: 3,
      accounts: 1,
      logins: 1,
      ownerships: 1,
      files: 1,
      letters: 1,
    });
    expect([...files, ...mailFiles.keys()]).toEqual(['mia.pdf', 'b.eml']);
    expect((await ports.outbox.take(9, 1, 2)).map(({ id }) => id)).toEqual(['mail mia']);
    expect(Object.values((await erase('jan@example.be')) ?? {})).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await ports.owners.byEmail('jan@example.be')).toBeUndefined();
    expect(await ports.owners.isNamed('mia@example.be')).toBe(true);
  });

  test('is erased even when it arrives during the erasure', async () => {
    const { personalData, submissions } = ports;
    let once = true;
    const erase = makeEraseAddress({
      ...parts(),
      personalData: {
        ...personalData,
        async erase(email) {
          const erased = await personalData.erase(email);
          if (once) await submissions.accept(aSubmission('again', { email }));
          once = false;
          return erased;
        },
      },
    });
    expect(await erase('jan@example.be')).toMatchObject({ requests: 4 });
    expect(await personalData.export('jan@example.be')).toEqual([]);
  });

  test.each(['', 'jan', 'jan@', '@example.be', 'jan@example.be, mia@example.be', '%@example.be\n'])(
    'is not searched for %j, which is not an address',
    async text => {
      expect(await makeExportAddress(parts())(text)).toBeUndefined();
      expect(await makeEraseAddress(parts())(text)).toBeUndefined();
      expect(files.size).toBe(2);
    },
  );
});
