import { MailFailure, type OutgoingMail } from '../../application/ports/mails/mailer.ts';
import { parseEmail } from '../../domain/request/email.ts';

/** Control characters, including line ends, which would allow header injection. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const HEADER_NAME = /^[A-Za-z][A-Za-z-]{0,40}$/;

/** Final check of a mail's headers before it is sent. Throws a `MailFailure` `never` with the header's name, but not its content. */
export function checkOutgoing(mail: OutgoingMail): void {
  const refuse = (header: string): never => {
    throw new MailFailure('never', `the header ${header} is not valid`);
  };
  const clean = (header: string, value: string) => {
    if (CONTROL.test(value) || !value.isWellFormed()) refuse(header);
  };
  if (parseEmail(mail.to) !== mail.to) refuse('To');
  if (parseEmail(mail.from.address) === undefined) refuse('From');
  if (mail.replyTo !== undefined && parseEmail(mail.replyTo) !== mail.replyTo) refuse('Reply-To');
  if (!/^[\w.-]+@[\w.:[\]-]+$/.test(mail.messageId)) refuse('Message-ID');
  clean('From', mail.from.name);
  clean('Subject', mail.subject);
  for (const [name, value] of Object.entries(mail.headers)) {
    if (!HEADER_NAME.test(name)) refuse('with an invalid name');
    clean(name, value);
  }
  for (const { name, contentType } of mail.attachments) {
    if (!/^[\w.-]{1,80}$/.test(name) || !/^[a-z]+\/[a-z0-9.+-]+$/.test(contentType)) refuse('of an attachment');
  }
}
