import { join } from 'node:path';
import { withLinkSecrets } from '../../../application/mail/mail-links.ts';
import { makeDeliverMails } from '../../../application/mail/deliver-mails.ts';
import { type Lease, LEASE_MS, type WorkOutbox } from '../../../application/mail/work-outbox.ts';
import { makeScreenFiles, type WithheldReason } from '../../../application/mail/screen-files.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { FileScanner } from '../../../application/ports/submissions/file-scanner.ts';
import type { LinkSecrets } from '../../../application/ports/security/link-secrets.ts';
import type { Outbox, WaitingMail } from '../../../application/ports/mails/outbox.ts';
import type { Quarantine } from '../../../application/ports/submissions/quarantine.ts';
import { makeFolderMailer } from '../../mail/folder-mailer.ts';
import type { MailSite } from '../../mail/mail-site.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { makeSmtpMailer, type SmtpServer } from '../../mail/smtp-mailer.ts';

/** Number of renewals within the duration of a lease; all but one of them may fail. */
const RENEWALS = 6;

/** Dependencies of rendering and sending mails. */
export type DeliveryParts = {
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** Name, addresses and colours of the agency in mails. */
  readonly sender: () => Pick<MailSite, 'agency' | 'colours' | 'from'>;
  readonly publicUrl: URL;
  readonly smtp: SmtpServer | undefined;
  readonly dataDirectory: string;
  readonly readStoredFile: (name: string) => Promise<Uint8Array | undefined>;
  readonly scanner: FileScanner | undefined;
  readonly quarantine: Quarantine;
  /** Function called for each visitor's file that is left out of a mail. */
  readonly withheld?: (mailId: string, why: WithheldReason) => void;
  readonly linkSecrets: LinkSecrets;
  /**
   * Duration of a mail's lease, in milliseconds. When the lease expires, another process may send the mail, because the process with the
   * lease has crashed.
   */
  readonly leaseMs?: number;
};

/**
 * Returns the function that sends pending mails: by SMTP, or as files into the data directory. The returned function also inserts the
 * secrets of links and scans visitors' files.
 */
export function makeMailDelivery(parts: DeliveryParts): WorkOutbox {
  const { outbox, clock, readStoredFile, smtp, leaseMs = LEASE_MS } = parts;
  const mailer =
    smtp === undefined
      ? makeFolderMailer({ folder: join(parts.dataDirectory, 'outbox'), clock, readStoredFile })
      : makeSmtpMailer({ ...smtp, clock, readStoredFile });
  const screen = makeScreenFiles(parts);
  const render = async (mail: WaitingMail) =>
    renderMail(withLinkSecrets(await screen(mail), parts.linkSecrets), {
      ...parts.sender(),
      publicUrl: parts.publicUrl.origin,
    });
  return makeDeliverMails({ outbox, mailer, render, clock, lease: leaseOf(leaseMs) });
}

/** A lease of `ms` milliseconds that is renewed while the process lives. */
export function leaseOf(ms: number): Lease {
  const repeat = (renew: () => void) => {
    const timer = setInterval(renew, ms / RENEWALS);
    return () => clearInterval(timer);
  };
  return { ms, repeat };
}
