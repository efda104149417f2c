import type { FileScanner, ScanResult } from '../ports/submissions/file-scanner.ts';
import { MailFailure } from '../ports/mails/mailer.ts';
import type { Mail, WaitingMail } from '../ports/mails/outbox.ts';
import type { Quarantine } from '../ports/submissions/quarantine.ts';
import type { SentFile } from './mail-templates.ts';

/** Scans a mail's uploaded files; returns the mail with the results. Throws `MailFailure` 'later' if the scan has to be retried. */
export type ScreenFiles = (mail: WaitingMail) => Promise<Mail>;

/** Why a file is not attached. */
export type WithheldReason = Exclude<ScanResult, { readonly kind: 'clean' }> | { readonly kind: 'no-scanner' };

/** Number of failed attempts (about an hour in all) after which the mail is sent without the file that cannot be scanned. */
export const SCAN_TRIES = 6;

/**
 * Creates the scan of uploaded files, run on each delivery attempt because virus signatures get updated. Clean files are released for
 * attachment; all others stay in quarantine with a warning file. Without a scanner, no file is attached.
 */
export function makeScreenFiles({
  scanner,
  quarantine,
  withheld = () => undefined,
}: {
  readonly scanner: FileScanner | undefined;
  readonly quarantine: Quarantine;
  /** Called for each file not attached, with the mail's id. */
  readonly withheld?: (mailId: string, why: WithheldReason) => void;
}): ScreenFiles {
  async function screen({ id, attempts }: WaitingMail, file: SentFile): Promise<SentFile> {
    const bytes = await quarantine.look(file.keptAs);
    // The file is on another process's disk; a later attempt there will find it.
    if (!bytes) throw new MailFailure('later', 'a file that the visitor attached is missing');
    const result: WithheldReason | { readonly kind: 'clean' } = scanner
      ? await scanner.scan(bytes)
      : { kind: 'no-scanner' };
    if (result.kind === 'clean') {
      await quarantine.release(file.keptAs);
      return { ...file, scan: { kind: 'clean' } };
    }
    if (result.kind === 'unscanned' && result.again === 'later' && attempts < SCAN_TRIES)
      throw new MailFailure('later', `a file could not be scanned: ${result.reason}`);
    await quarantine.withhold(file.keptAs, warningText(file.keptAs, id, result));
    withheld(id, result);
    return { ...file, scan: result.kind === 'infected' ? result : { kind: 'unscanned' } };
  }

  return async mail => {
    const files = filesIn(mail);
    if (files.length === 0) return mail;
    try {
      const screened: SentFile[] = [];
      for (const file of files) screened.push(await screen(mail, file));
      return { ...mail, data: { ...mail.data, files: screened } };
    } catch (error) {
      if (error instanceof MailFailure) throw error;
      // The disk failed, and the mail itself has no error, so its delivery is retried later.
      throw new MailFailure('later', `a file could not be screened: ${error instanceof Error ? error.message : error}`);
    }
  };
}

/** The uploaded files of a mail. A malformed list counts as empty here, because the rendering refuses such a mail. */
function filesIn({ data }: Mail): readonly SentFile[] {
  const { files } = data;
  return Array.isArray(files) && files.every(file => typeof file?.keptAs === 'string') ? files : [];
}

/** Short reason for logs and warnings. */
export function withheldReason(why: WithheldReason): string {
  switch (why.kind) {
    case 'infected':
      return `a scanner found ${why.signature}`;
    case 'no-scanner':
      return 'no scanner is set (CLAMAV)';
    default:
      return `it could not be scanned: ${why.reason}`;
  }
}

/** Warning for operators who find the file on the disk. */
function warningText(name: string, mailId: string, why: WithheldReason): string {
  return [
    `WARNING: do not open ${name}.`,
    '',
    `A visitor of the site sent it; it is named by the mail ${mailId}.`,
    `It was not attached to that mail: ${withheldReason(why)}.`,
    why.kind === 'infected'
      ? 'Ask the sender for another copy rather than hand this one over.'
      : 'Have it scanned before anyone opens it, for example by clamscan, and hand it over only where nothing is found.',
    'It is erased with the request that it came with.',
    '',
  ].join('\n');
}
