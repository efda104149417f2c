import { beforeEach, describe, expect, test } from 'vitest';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { makeMemoryUploads } from '../../../adapters/memory/submissions/uploads.ts';
import type { Database } from '../../../adapters/sql/open-database.ts';
import { makeScreenFiles } from '../../../application/mail/screen-files.ts';
import { withLinkSecrets } from '../../../application/mail/mail-links.ts';
import { MailFailure } from '../../../application/ports/mails/mailer.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { StoredRows } from '../../support/faults/stored-rows.ts';
import { SECRET } from '../../support/site/sample-application.ts';
import { heldIn, noted, walk } from './secret-links.contract.ts';

type Row = { readonly id: string; readonly content: string; readonly unsubscribe: string | null };

const hashes = makeHashes(SECRET);
const quoted = (text: string | null) => (text === null ? 'null' : `'${text.replaceAll("'", "''")}'`);

/** Contract for mails that the previous version stored, or still sends in parallel: `open` returns two processes on an empty store. */
export function describeEarlierMails(
  name: string,
  open: () => Promise<{ readonly processes: readonly Database[]; readonly rows: StoredRows; dump(): Promise<string> }>,
): void {
  describe(`mails of the previous version ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let one: Database;
    let other: Database;
    beforeEach(async () => {
      opened = await open();
      [one, other] = opened.processes as [Database, Database];
    });
    const stored = () => opened.rows.all<Row>('select id, content, unsubscribe from mail order by seq');

    /** Rewrites all mails as the previous version stored them: pending, given up and sent in turn. */
    async function storedBefore(ports: Database) {
      const { secrets, made } = noted();
      const { sent } = await walk(ports, secrets);
      const byId = new Map(sent.map(mail => [mail.id, mail]));
      for (const [at, { id }] of (await stored()).entries()) {
        const mail = byId.get(id);
        if (!mail) continue;
        // Account mails had placeholders in the previous version already.
        const isAccount = /invitation|forgot-password/.test(mail.template);
        if (!isAccount)
          await opened.rows.all(
            `update mail set content = ${quoted(JSON.stringify(mail.data))}, unsubscribe = ${quoted(mail.unsubscribe ?? null)} where id = ${quoted(id)}`,
          );
        const state = ['sent_at = null, over_at = null, due_at = 0', 'sent_at = null, due_at = null', 'due_at = null'];
        await opened.rows.all(`update mail set links_hidden = null, ${state[at % 3]} where id = ${quoted(id)}`);
      }
      return { secrets, made, byId };
    }
    const asSent = async (secrets: Parameters<typeof withLinkSecrets>[1]) => {
      await opened.rows.all('update mail set sent_at = null, due_at = 0, attempts = 0');
      const taken: readonly Mail[] = await one.outbox.take(999, RECEIVED, RECEIVED + 1);
      return new Map(taken.map(mail => [mail.id, withLinkSecrets(mail, secrets)]));
    };

    test('have placeholders after a start, in any state, and are sent with their original links', async () => {
      const { secrets, made, byId } = await storedBefore(one);
      expect(heldIn(await opened.dump(), made).length).toBeGreaterThanOrEqual(5);
      expect((await one.hideLinks(hashes)).looked).toBeGreaterThan(15);
      expect(heldIn(await opened.dump(), made)).toEqual([]);
      expect(await one.hideLinks(hashes)).toEqual({ looked: 0, unreadable: 0 });
      const sent = await asSent(secrets);
      expect(sent.size).toBeGreaterThan(15);
      for (const [id, { data, unsubscribe, to }] of sent)
        expect({ id, data, unsubscribe, to }).toEqual({
          id,
          data: byId.get(id)?.data,
          unsubscribe: byId.get(id)?.unsubscribe,
          to: byId.get(id)?.to,
        });
    });

    test('are sent with their original links before they are migrated', async () => {
      const { secrets, byId } = await storedBefore(one);
      for (const [id, { data }] of await asSent(secrets)) expect([id, data]).toEqual([id, byId.get(id)?.data]);
    });

    test('with links to erased records lose their secrets too, and their links open nothing', async () => {
      const { made, secrets } = noted();
      const gone = secrets.make('offer', 'an offer that was erased');
      const link = `/fr/confirmer/${gone}/`;
      await one.outbox.put([aMail('a', { data: { link }, unsubscribe: link })]);
      await opened.rows.all('update mail set links_hidden = null');
      expect(await one.hideLinks(hashes)).toEqual({ looked: 1, unreadable: 0 });
      expect(heldIn(await opened.dump(), made)).toEqual([]);
      const [mail] = (await asSent(secrets)).values();
      expect(mail?.data['link']).toMatch(/^\/fr\/confirmer\/[\w-]{43}\/$/);
    });

    test('are all migrated, in any number, by processes that start at once', async () => {
      const { made, secrets } = noted();
      const many = Array.from({ length: 250 }, (_, at) =>
        aMail(`m${at}`, { data: { link: `/fr/x/${secrets.make('offer', String(at))}/` } }),
      );
      await one.outbox.put(many);
      await opened.rows.all('update mail set links_hidden = null');
      const looked = await Promise.all([one.hideLinks(hashes), other.hideLinks(hashes)]);
      expect(looked[0].looked + looked[1].looked).toBeGreaterThanOrEqual(many.length);
      expect(heldIn(await opened.dump(), made)).toEqual([]);
    });

    test.each([
      ['content that is cut off', (path: string) => `content = ${quoted(`{"link":"${path}","text":"`)}`],
      ['content that is no object', (path: string) => `content = ${quoted(JSON.stringify([path]))}`],
      ['a path with escaped slashes', (path: string) => `content = ${quoted(`{"a":"${path.replaceAll('/', '\\/')}`)}`],
      [
        'a language of no version',
        (path: string) => `language = 'xx', content = ${quoted(JSON.stringify({ link: path }))}`,
      ],
    ])('of which one has %s lose its secrets too, and the others are migrated', async (_, spoilt) => {
      const { made, secrets } = noted();
      const path = () => `/fr/confirmer/${secrets.make('offer', `an offer ${made.size}`)}/`;
      const friend = `/fr/x/${secrets.make('friend', 'a')}${secrets.make('friend', 'b')}/`;
      const whole = aMail('whole', { data: { link: path() } });
      await one.outbox.put([aMail('spoilt', { data: {}, unsubscribe: friend }), whole]);
      await opened.rows.all(`update mail set ${spoilt(path())} where id = 'spoilt'`);
      await opened.rows.all(`update mail set content = ${quoted(JSON.stringify(whole.data))} where id = 'whole'`);
      await opened.rows.all('update mail set links_hidden = null');
      expect(heldIn(await opened.dump(), made).length).toBeGreaterThanOrEqual(4);
      expect(await one.hideLinks(hashes)).toEqual({ looked: 2, unreadable: 1 });
      expect(heldIn(await opened.dump(), made)).toEqual([]);
      expect(await one.hideLinks(hashes)).toEqual({ looked: 0, unreadable: 0 });
    });

    test('mails of this version are not sent by the previous version, which waits for a file that does not exist', async () => {
      const { secrets } = noted();
      await walk(one, secrets);
      // The previous version first checks a mail's files, with the same code.
      const screen = makeScreenFiles({ scanner: undefined, quarantine: makeMemoryUploads(new Map()) });
      let kept = 0;
      for (const { id, content, unsubscribe } of await stored()) {
        const links = `${content}${unsubscribe}`;
        if (!/\/~(?!owner)/.test(links)) continue;
        kept++;
        const read = screen({ ...aMail(id, { data: JSON.parse(content) }), attempts: 99, reason: undefined });
        await expect(read).rejects.toThrow(MailFailure);
        await expect(read).rejects.toMatchObject({ retry: 'later' });
      }
      expect(kept).toBeGreaterThan(9);
      for (const mail of (await asSent(secrets)).values())
        expect(mail.data).not.toHaveProperty('files', [expect.objectContaining({ keptAs: 'links' })]);
    });
  });
}
