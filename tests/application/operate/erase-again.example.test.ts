import { beforeEach, describe, expect, test } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { makeEraseAgain } from '../../../application/operate/erase-again.ts';
import { withErasureJournal } from '../../../application/operate/with-erasure-journal.ts';
import type { Erasure } from '../../../application/ports/privacy/erasure-journal.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, aSubmission, aSubscribing, aSubscription } from '../../arbitraries/a-submission.ts';
import { anInvitation } from '../../contracts/accounts/owners.contract.ts';

const secret = (text: string) => new TextEncoder().encode(text.padEnd(32));
const [FIRST, SECOND, THIRD] = [secret('first'), secret('second'), secret('third')];
const BACKUP = Date.parse('2026-10-25T01:00:00Z');

describe('data erased since a backup', () => {
  let journal: Erasure[];
  let mailFiles: Map<string, string>;
  beforeEach(() => {
    journal = [];
    mailFiles = new Map([
      ['a.eml', 'jan@example.be'],
      ['b.eml', 'only@example.be'],
      ['c.eml', 'mia@example.be'],
    ]);
  });

  /** Stores with the data of the backup. */
  async function atBackup(): Promise<RequestPorts> {
    const ports = makeMemoryRequestPorts();
    const { submissions, owners } = ports;
    for (const name of ['jan', 'mia', 'replier'])
      await submissions.accept(aSubmission(name, { mails: [aMail(name, { to: `${name}@example.be` })] }));
    const news = aSubscription('news', { id: 'news', kind: 'newsletter', email: 'Zoe@example.be', wish: undefined });
    await submissions.accept({ ...aSubscribing('Zoe', { email: 'Zoe@example.be' }), key: 'zoe' });
    await submissions.accept({
      ...aSubmission('news', { id: 'news', email: 'zoe@example.be' }),
      subscription: news,
    });
    for (const name of ['Ann', 'Ben']) await owners.addSampleAccount(anInvitation(name), 'hash');
    return ports;
  }
  const noting = (ports: RequestPorts, hashes: Hashes, at = BACKUP) =>
    withErasureJournal(ports, {
      journal: { note: async one => void journal.push(one) },
      hashes,
      clock: { now: () => at },
    });
  const again = (ports: RequestPorts, hashes: Hashes) =>
    makeEraseAgain({
      ...ports,
      hashes,
      uploads: { forget: async () => {} },
      mailFiles: {
        list: async () => [],
        naming: async email => [...mailFiles].filter(([, text]) => text === email).map(([name]) => name),
        addresses: async () => new Set(mailFiles.values()),
        forget: async name => void mailFiles.delete(name),
      },
    })(journal, BACKUP);
  const held = async ({ personalData }: RequestPorts) => [...(await personalData.addresses())].toSorted();

  test('is erased again after the restore, and nothing else', async () => {
    const hashes = makeHashes(FIRST);
    const site = noting(await atBackup(), hashes);
    await site.personalData.erase('Jan@Example.be');
    await site.personalData.erase('only@example.be');
    await site.personalData.erase('nobody@example.be');
    await site.accounts.revoke('ANN@example.be');
    await site.subscriptions.end('hash of Zoe');
    await site.subscriptions.end('a hash that is unknown');
    await site.suppressionList.add('person', BACKUP);
    const restored = await atBackup();
    const before = await held(restored);
    expect(await again(restored, hashes)).toEqual({
      addresses: 2,
      owners: 1,
      subscriptions: 1,
      stopped: 1,
      unreadable: 0,
    });
    expect(await held(restored)).toEqual(before.filter(one => !/^(?:jan|ann)@/.test(one)));
    expect(await held(restored)).toEqual(await held(site));
    expect(await restored.subscribers.byToken('hash of Zoe')).toBeUndefined();
    expect(await restored.subscribers.byToken('hash of news')).toBeDefined();
    expect(await restored.suppressionList.has('person')).toBe(true);
    expect([...mailFiles.keys()]).toEqual(['c.eml']);
  });

  test('is found by phone number when the person gave no address', async () => {
    const hashes = makeHashes(FIRST);
    const withCaller = async () => {
      const ports = await atBackup();
      const caller = { email: undefined, values: { phone: '+32470123456' } };
      await ports.submissions.accept(aSubmission('caller', caller));
      return ports;
    };
    await noting(await withCaller(), hashes).personalData.erase('+32470123456');
    const restored = await withCaller();
    expect(await held(restored)).toContain('+32470123456');
    expect(await again(restored, hashes)).toMatchObject({ addresses: 1 });
    expect(await held(restored)).not.toContain('+32470123456');
  });

  test('an erasure from before the backup is not repeated: a person who returned since stays', async () => {
    const hashes = makeHashes(FIRST);
    await noting(await atBackup(), hashes, BACKUP - 1).personalData.erase('jan@example.be');
    const restored = await atBackup();
    expect(await again(restored, hashes)).toMatchObject({ addresses: 0 });
    expect(await held(restored)).toContain('jan@example.be');
  });

  test('is recognised after one change of the secret; after two changes that is reported', async () => {
    await noting(await atBackup(), makeHashes(SECOND, FIRST)).personalData.erase('jan@example.be');
    await noting(await atBackup(), makeHashes(THIRD, SECOND)).personalData.erase('mia@example.be');
    const restored = await atBackup();
    expect(await again(restored, makeHashes(FIRST))).toMatchObject({ addresses: 1, unreadable: 1 });
    expect(await held(restored)).not.toContain('jan@example.be');
    const set = await atBackup();
    expect(await again(set, makeHashes(SECOND, FIRST))).toMatchObject({ addresses: 2, unreadable: 0 });
  });

  test('is journalled first: nothing is erased when the journal cannot be written', async () => {
    const ports = await atBackup();
    const broken = { note: () => Promise.reject(new Error('the disk is full')) };
    const { accounts, personalData, subscriptions, suppressionList } = withErasureJournal(ports, {
      journal: broken,
      hashes: makeHashes(FIRST),
      clock: { now: () => BACKUP },
    });
    const before = await held(ports);
    await expect(personalData.erase('jan@example.be')).rejects.toThrow('full');
    await expect(accounts.revoke('ann@example.be')).rejects.toThrow('full');
    await expect(subscriptions.end('hash of Zoe')).rejects.toThrow('full');
    await expect(suppressionList.add('person', BACKUP)).rejects.toThrow('full');
    expect(await held(ports)).toEqual(before);
    expect(await ports.suppressionList.has('person')).toBe(false);
  });
});
