import type { FileScanner, ScanVerdict } from '../ports/submissions/file-scanner.ts';
import { MailFailure } from '../ports/mails/mailer.ts';
import type { Mail, WaitingMail } from '../ports/mails/outbox.ts';
import type { Quarantine } from '../ports/submissions/quarantine.ts';
import type { SentFile } from './mail-templates.ts';

/** Gives a mail with what was found in each of its visitors' files. Throws a MailFailure 'later' where that is to be asked again. */
export type ScreenFiles = (mail: WaitingMail) => Promise<Mail>;

/** Why a file stays behind. */
export type Withheld = Exclude<ScanVerdict, { readonly kind: 'clean' }> | { readonly kind: 'no-scanner' };

/** Failures of a mail, an hour of waiting in all, after which it leaves without the file that cannot be scanned. */
export const SCAN_TRIES = 6;

/**
 * Makes the look at visitors' files before they leave. It is taken anew each time a mail is about to leave: a scanner learns. What
 * is clean stays where mails find it, all else goes into quarantine with a warning beside it. Without a scanner that is every file.
 */
export function makeScreenFiles({
  scanner,
  quarantine,
  withheld = () => undefined,
}: {
  readonly scanner: FileScanner | undefined;
  readonly quarantine: Quarantine;
  /** Told of each file that stays behind, with the id of its mail. */
  readonly withheld?: (mailId: string, why: Withheld) => void;
}): ScreenFiles {
  async function screen({ id, attempts }: WaitingMail, file: SentFile): Promise<SentFile> {
    const bytes = await quarantine.look(file.keptAs);
    // The file of another process' disk is scanned there, by the next try.
    if (!bytes) throw new MailFailure('later', 'a file that came along is missing');
    const verdict: Withheld | { readonly kind: 'clean' } = scanner ? await scanner.scan(bytes) : { kind: 'no-scanner' };
    if (verdict.kind === 'clean') {
      await quarantine.release(file.keptAs);
      return { ...file, scan: { kind: 'clean' } };
    }
    if (verdict.kind === 'unscanned' && verdict.again === 'later' && attempts < SCAN_TRIES)
      throw new MailFailure('later', `a file could not be scanned: ${verdict.reason}`);
    await quarantine.withhold(file.keptAs, warningText(file.keptAs, id, verdict));
    withheld(id, verdict);
    return { ...file, scan: verdict.kind === 'infected' ? verdict : { kind: 'unscanned' } };
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
      // Nothing is wrong with the mail: the disk is.
      throw new MailFailure('later', `a file could not be screened: ${error instanceof Error ? error.message : error}`);
    }
  };
}

/** What does not look like files is left to those who write the mail out: they refuse it. */
function filesIn({ data }: Mail): readonly SentFile[] {
  const { files } = data;
  return Array.isArray(files) && files.every(file => typeof file?.keptAs === 'string') ? files : [];
}

/** What is said of it, in a few words. */
export function withheldReason(why: Withheld): string {
  switch (why.kind) {
    case 'infected':
      return `a scanner found ${why.signature}`;
    case 'no-scanner':
      return 'no scanner is set (CLAMAV)';
    default:
      return `it could not be scanned: ${why.reason}`;
  }
}

/** For operators who find the file on the disk. */
function warningText(name: string, mailId: string, why: Withheld): string {
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
