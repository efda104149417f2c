import { createTransport } from 'nodemailer';
import type { Clock } from '../../application/ports/clock.ts';
import { MailFailure, type Mailer } from '../../application/ports/mails/mailer.ts';
import { compose, type ReadStoredMail } from './compose.ts';

/** How long each phase of a delivery may take, and all of it, in milliseconds. */
export type SmtpLimits = {
  readonly lookUp: number;
  readonly connect: number;
  readonly greeting: number;
  /** Timeout of the connection without a response of the server, milliseconds. */
  readonly silence: number;
  readonly whole: number;
};
export const SMTP_LIMITS: SmtpLimits = {
  lookUp: 10_000,
  connect: 10_000,
  greeting: 15_000,
  silence: 30_000,
  whole: 120_000,
};

/** Where mails are handed over; `plain`: also where it offers no TLS, so that anyone on the way can read and change them. */
export type SmtpServer = { readonly url: string; readonly plain: boolean };

/**
 * Hands mails to the server of `SMTP_URL`: smtps:// speaks TLS from the first byte, smtp:// changes to it where the server
 * offers that, and sends nothing where it does not, unless `plain`. Each mail has a connection of its own.
 */
export function makeSmtpMailer({
  url,
  plain,
  clock,
  readKept = async () => undefined,
  limits = SMTP_LIMITS,
}: SmtpServer & {
  readonly clock: Clock;
  readonly readKept?: ReadStoredMail;
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
      const composed = await compose(mail, clock.now(), readKept);
      try {
        await transport.sendMail({ ...composed, signal: AbortSignal.timeout(limits.whole) });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/**
 * Only a lasting refusal of this reader or this mail is for ever. Where the server refuses us (at the greeting, the login, as a
 * sender), or nothing is heard, any other mail would fare the same, and some other time may be better.
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
