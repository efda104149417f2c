import { describe, expect, test } from 'vitest';
import { makeMemoryUploads } from '../../../adapters/memory/submissions/uploads.ts';
import { makeScreenFiles, SCAN_TRIES, type WithheldReason } from '../../../application/mail/screen-files.ts';
import type { ScanResult } from '../../../application/ports/submissions/file-scanner.ts';
import { MailFailure } from '../../../application/ports/mails/mailer.ts';
import type { WaitingMail } from '../../../application/ports/mails/outbox.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const LATER: ScanResult = { kind: 'unscanned', again: 'later', reason: 'clamd stalls' };

/** Stores a file attached to a request and returns the mail that names it. */
async function withFile(verdicts: readonly ScanResult[] | undefined) {
  const aside = new Map<string, { readonly bytes: Uint8Array; readonly warning: string }>();
  const uploads = makeMemoryUploads(new Map(), aside);
  const begun = uploads.begin();
  await begun.write(PDF);
  const keptAs = await begun.keep();
  const left = [...(verdicts ?? [])];
  const told: WithheldReason[] = [];
  const screen = makeScreenFiles({
    scanner: verdicts && { scan: async () => left.shift() ?? LATER },
    quarantine: uploads,
    withheld: (_, why) => told.push(why),
  });
  const mail = (attempts = 0): WaitingMail => ({
    reason: undefined,
    id: 'R-1.agency',
    template: 'job-contact.agency',
    language: 'fr',
    to: 'a@example.be',
    replyTo: undefined,
    data: { values: {}, files: [{ keptAs, contentType: 'application/pdf' }] },
    unsubscribe: undefined,
    attempts,
  });
  const found = async (attempts?: number) =>
    ((await screen(mail(attempts))).data['files'] as readonly { scan: unknown }[])[0]?.scan;
  return { screen, mail, found, uploads, aside, keptAs, told };
}

describe('a file of a visitor', () => {
  test('is mailed when it is clean', async () => {
    const { found, aside } = await withFile([{ kind: 'clean' }]);
    expect(await found()).toEqual({ kind: 'clean' });
    expect(aside.size).toBe(0);
  });

  test('is quarantined when something is found, with a warning that names it', async () => {
    const { found, aside, keptAs, told } = await withFile([{ kind: 'infected', signature: 'Test.Evil-1' }]);
    expect(await found()).toEqual({ kind: 'infected', signature: 'Test.Evil-1' });
    expect(aside.get(keptAs)?.warning).toMatch(/^WARNING: do not open .*\n\n.* R-1\.agency\.\n.*Test\.Evil-1/);
    expect(told).toEqual([{ kind: 'infected', signature: 'Test.Evil-1' }]);
  });

  test('is quarantined when no scanner is configured', async () => {
    const { found, aside, keptAs } = await withFile(undefined);
    expect(await found()).toEqual({ kind: 'unscanned' });
    expect(aside.get(keptAs)?.warning).toContain('no scanner is set (CLAMAV)');
  });

  test('delays its mail for an hour while the scanner is unavailable; then the mail is sent without it', async () => {
    const { screen, mail, found, aside } = await withFile([]);
    for (let attempts = 0; attempts < SCAN_TRIES; attempts++) {
      const failure = await screen(mail(attempts)).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(MailFailure);
      expect(failure).toMatchObject({ retry: 'later', message: expect.stringContaining('clamd stalls') });
      expect(aside.size).toBe(0);
    }
    expect(await found(SCAN_TRIES)).toEqual({ kind: 'unscanned' });
    expect(aside.size).toBe(1);
  });

  test('that the scanner always rejects does not delay the mail', async () => {
    const { found, aside } = await withFile([{ kind: 'unscanned', again: 'never', reason: 'too long' }]);
    expect(await found()).toEqual({ kind: 'unscanned' });
    expect(aside.size).toBe(1);
  });

  test('is scanned again by each attempt, and leaves or enters quarantine accordingly', async () => {
    const evil = { kind: 'infected', signature: 'Test.New-1' } as const;
    const { found, aside, uploads, keptAs } = await withFile([LATER, { kind: 'clean' }, evil]);
    await found(SCAN_TRIES);
    expect(await found(SCAN_TRIES + 1)).toEqual({ kind: 'clean' });
    expect(aside.size).toBe(0);
    expect(await found(SCAN_TRIES + 2)).toEqual(evil);
    expect([...aside.keys()]).toEqual([keptAs]);
    expect(await uploads.look(keptAs)).toEqual(PDF);
  });

  test('that is missing on this disk or cannot be moved delays its mail', async () => {
    const gone = await withFile([{ kind: 'clean' }]);
    await gone.uploads.forget(gone.keptAs);
    await expect(gone.screen(gone.mail())).rejects.toMatchObject({ retry: 'later' });
    const { uploads, mail } = await withFile(undefined);
    const full = { ...uploads, withhold: () => Promise.reject(new Error('ENOSPC')) };
    const screen = makeScreenFiles({ scanner: undefined, quarantine: full });
    await expect(screen(mail())).rejects.toMatchObject({ retry: 'later', message: expect.stringContaining('ENOSPC') });
  });
});

test('a mail without files is unchanged, whatever is in the store', async () => {
  const { screen, mail } = await withFile(undefined);
  for (const data of [{}, { files: 'x' }, { files: [] }, { files: [{ name: 'x' }, null] }])
    expect((await screen({ ...mail(), data })).data).toBe(data);
});
