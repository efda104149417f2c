import { createTransport } from 'nodemailer';
import type { Clock } from '../../application/ports/clock.ts';
import { MailFailure, type Mailer } from '../../application/ports/mails/mailer.ts';
import { compose, type ReadStoredFile } from './compose.ts';

/** Timeouts of the phases of a delivery, and of the whole delivery, in milliseconds. */
export type SmtpLimits = {
  readonly lookUp: number;
  readonly connect: number;
  readonly greeting: number;
  /** Timeout of the connection without a response of the server, milliseconds. */
  readonly silence: number;
  readonly whole: number;
};
const SMTP_LIMITS: SmtpLimits = {
  lookUp: 10_000,
  connect: 10_000,
  greeting: 15_000,
  silence: 30_000,
  whole: 120_000,
};

/** SMTP server; `plain`: allows a connection without TLS, which can be read and modified in transit. */
export type SmtpServer = { readonly url: string; readonly plain: boolean };

/**
 * Mailer that sends through the server of `SMTP_URL`: smtps:// uses TLS from the start, smtp:// upgrades by STARTTLS and fails if the
 * server does not support it, unless `plain`. Opens a new connection for each mail.
 */
export function makeSmtpMailer({
  url,
  plain,
  clock,
  readStoredFile,
  limits = SMTP_LIMITS,
}: SmtpServer & {
  readonly clock: Clock;
  readonly readStoredFile: ReadStoredFile;
  readonly limits?: SmtpLimits;
}): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !plain,
    dnsTimeout: limits.lookUp,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
  });
  return {
    async send(mail) {
      const composed = await compose(mail, clock.now(), readStoredFile);
      try {
        await transport.sendMail({ ...composed, signal: AbortSignal.timeout(limits.whole) });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/**
 * `never` only for a permanent refusal (5xx) of this recipient or message. If the server refuses the connection, the login or the sender,
 * or does not respond, all mails are affected, so they are retried later.
 */
function failureOf(error: unknown): MailFailure {
  const { responseCode, command, code, message } = error as {
    readonly [key: string]: unknown;
    readonly message: string;
  };
  const lasting = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  const reason = [code, command, message].filter(part => part !== undefined).join(' ');
  return new MailFailure(lasting && aboutThisMail ? 'never' : 'later', reason);
}
