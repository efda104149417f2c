import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeFolderMailer } from '../../../adapters/mail/folder-mailer.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { takeTurns } from '../../../adapters/system/take-turns.ts';
import { makeAnnounceChanges } from '../../../application/alert/announce-changes.ts';
import { makeLinkPath, pathWithSecret } from '../../../application/mail/link-path.ts';
import { PURPOSE } from '../../../application/mail/link-secret.ts';
import { secretOf, withLinkSecrets } from '../../../application/mail/mail-links.ts';
import { makeDeliverMails } from '../../../application/mail/deliver-mails.ts';
import type { LinkKind } from '../../../domain/request/link.ts';
import { startPostgres } from '../../bench/postgres.ts';
import { drawnText } from '../../arbitraries/a-zone.ts';
import { bodyOf, headerOf, parseMail, readHeader } from '../../support/reading/parse-mail.ts';
import { openForms, WELL } from '../../support/site/open-forms.ts';
import { callCommand } from '../../support/run/call-command.ts';
import { agencyIn } from '../../support/site/agency-in.ts';
import { openSite, SAMPLE_SENDER } from '../../support/site/sample-site.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { FULL } from '../../support/run/full-run.ts';

const SECRET = 'a secret of the tests that is long enough';
const postgres = FULL ? await startPostgres() : undefined;
afterAll(async () => {
  if (postgres && 'stop' in postgres) await postgres.stop();
});
const stores = [
  ['SQLite', async () => undefined],
  ...(!postgres || 'missing' in postgres ? [] : [['PostgreSQL', () => postgres.newDatabase('alerts')] as const]),
] as const;
if (postgres && 'missing' in postgres)
  test.skip(`PostgreSQL could not be started on this machine: ${postgres.missing}`, () => {});

describe.each(stores)('an alert on %s', (_, newDatabase) => {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-alerts-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test('leads from the form to mails that state the matching criteria, while two processes send the matches of an import', async () => {
    const url = await newDatabase();
    const environment = { CONTENT_DIR: agencyIn('en'), DATA_DIR: directory, SECRET, DATABASE_URL: url };
    expect((await callCommand('import', ['fixtures/agency/feed.json'], environment)).err).toBe('');
    const database = await openDatabase({ databaseUrl: url, dataDirectory: directory, timeoutMs: 20_000 });
    const { content, site } = openSite([]);
    const catalogue = await database.catalogue({
      types: content.types,
      places: content.places,
      baseMap: builtInBaseMap(),
      runSlices: takeTurns,
    });
    const desk = openForms({ catalogue, store: database });
    const clock = { now: desk.now };
    const linkPath = makeLinkPath({ site, linkSecrets: desk.ports.linkSecrets, hashes: desk.ports.hashes });
    const sentPath = (kind: LinkKind, id: string) =>
      pathWithSecret(site, kind, 'fr', secretOf(desk.ports.linkSecrets, PURPOSE[kind], id));
    const folder = join(directory, 'outbox');
    const deliver = makeDeliverMails({
      outbox: database.outbox,
      mailer: makeFolderMailer({ folder, clock, readStoredFile: async () => undefined }),
      render: mail =>
        renderMail(withLinkSecrets(mail, desk.ports.linkSecrets), {
          ...SAMPLE_SENDER,
          publicUrl: 'https://www.clairval.example',
        }),
      clock,
    });
    const announce = makeAnnounceChanges({
      changes: database.changes,
      runs: database.alertRuns,
      catalogue,
      look: catalogue.look,
      subscribers: database.subscribers,
      outbox: database.outbox,
      site,
      clock,
      linkPath,
      renewLinks: async ({ tokenHash }) => tokenHash,
    });
    const rest = () => new Promise<void>(resolve => setImmediate(resolve));
    const tell = () => Promise.all([announce({ rest }), announce({ rest })]);
    const letters = () => readdirSync(folder).filter(name => name.startsWith('alert.'));

    const wish = { goal: 'buy', types: ['4'], zones: ['zone-5000', 'zone-9000', 'zone-4000'], bedrooms: '2' };
    const alert = { ...WELL['demand-register'], ...wish, budget: '360.000', email: 'zoe@example.be' };
    const confirmed = async (filled: Parameters<typeof desk.send>[1]) => {
      const sent = await desk.send('demand-register', filled, { language: 'fr' });
      const reference = sent.kind === 'sent' ? sent.reference : '';
      const secret = sentPath('confirm-subscription', reference)?.split('/').at(-2) ?? '';
      const link = { kind: 'link', link: 'confirm-subscription', secret, action: '/', done: false } as const;
      expect(await desk.links.act({ body: link, language: 'fr', network: '192.0.2.1' }, {})).toBe('done');
      return reference;
    };
    const reference = await confirmed(alert);
    // Alerts created from lists, whose location filter is a zone or a distance.
    const from = (email: string, ...criteria: readonly string[]) => confirmed({ ...alert, zones: [], email, criteria });
    await from('ann@example.be', 'zone=62063', 'zone=92094');
    await from('bob@example.be', `zone=${drawnText(50.9, 3.4, 51.2, 4)}`, 'near=Gand|9000|20');
    await from('eva@example.be', 'zone=62108');
    expect(await tell()).toEqual([
      { changes: 0, mails: 0 },
      { changes: 0, mails: 0 },
    ]);

    const { out } = await callCommand('import', ['fixtures/agency/feed-next.json'], environment);
    expect(out).toContain('1 added, 2 changed, 1 removed');
    await tell();
    await deliver({ atOnce: 2, chance: () => 0.5 });
    const written = letters().map(file => parseMail(readFileSync(join(folder, file), 'latin1')));
    const letterTo = (email: string) => {
      const own = written.filter(mail => headerOf(mail, 'To')?.includes(email));
      return { count: own.length, text: own.map(mail => bodyOf(mail, 'text/plain').replaceAll('\u00a0', ' ')).join() };
    };
    const idsTold = (text: string) => text.match(/(?<=^Référence )\d+/gm);
    expect(written).toHaveLength(3);
    const inZones = letterTo('ann@example.be');
    expect([inZones.count, idsTold(inZones.text)]).toEqual([1, ['6490763', '6371905']]);
    expect(inZones.text).toContain('Liège, Namur');
    const inRing = letterTo('bob@example.be');
    expect([inRing.count, idsTold(inRing.text)]).toEqual([1, ['6415736']]);
    expect(inRing.text).toContain('zone dessinée, Gand et 20 km autour');
    const letter = written.find(mail => headerOf(mail, 'To')?.includes('zoe@example.be')) ?? written[0];
    if (!letter) throw new Error('no letter was written');
    expect(readHeader(headerOf(letter, 'Subject') ?? '')).toBe('3 biens pour votre recherche');
    expect(headerOf(letter, 'List-Unsubscribe')).toContain(
      `https://www.clairval.example${sentPath('end-subscription', reference)}`,
    );
    const text = bodyOf(letter, 'text/plain').replaceAll('\u00a0', ' ');
    const zone = 'Maison – Villa · Dans votre zone';
    const reasons = text.split('\n').filter(line => line.includes(zone));
    expect(reasons.map(line => line.slice(0, line.indexOf(' · Dans votre budget')))).toEqual([
      `Nouveau · ${zone} : Namur`,
      `De nouveau disponible · ${zone} : Liège`,
      `Prix baissé de € 369.000 à € 349.000 · ${zone} : Gand`,
    ]);
    expect(idsTold(text)).toEqual(['6490763', '6371905', '6415736']);

    await tell();
    await deliver({ atOnce: 2, chance: () => 0.5 });
    expect(letters()).toHaveLength(3);
    await database.close();
  });
});
