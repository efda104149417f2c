import type { SendMailOptions } from 'nodemailer';
import { MailFailure, type OutgoingMail } from '../../application/ports/mails/mailer.ts';
import { checkOutgoing } from './check-outgoing.ts';

/** Reads a stored file by name; `undefined` if it was deleted. */
export type ReadStoredFile = (keptAs: string) => Promise<Uint8Array | undefined>;

/** Checks a mail and converts it to options of Nodemailer. Throws a `MailFailure`. */
export async function compose(
  mail: OutgoingMail,
  now: number,
  readStoredFile: ReadStoredFile,
): Promise<SendMailOptions> {
  checkOutgoing(mail);
  const attachments = await Promise.all(
    mail.attachments.map(async file => ({
      filename: file.name,
      contentType: file.contentType,
      content: 'content' in file ? file.content : await storedFile(file.keptAs, readStoredFile),
    })),
  );
  return {
    messageId: `<${mail.messageId}>`,
    date: new Date(now),
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from: mail.from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    attachments,
    ...(mail.calendar !== undefined && {
      icalEvent: { filename: 'visit.ics', ...mail.calendar },
    }),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function storedFile(keptAs: string, readStoredFile: ReadStoredFile): Promise<Buffer> {
  const bytes = await readStoredFile(keptAs);
  // Retry later: another machine may have the file, or the folder may be available again.
  if (!bytes) throw new MailFailure('later', 'an attachment is missing');
  return Buffer.from(bytes);
}
