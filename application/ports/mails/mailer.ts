/** A file that goes along: bytes or text of its own, or the name of a kept file that the mailer reads. */
export type MailAttachment = {
  /** Never a visitor's own file name. */
  readonly name: string;
  readonly contentType: string;
} & ({ readonly content: string } | { readonly keptAs: string });

/** An entry for the reader's calendar, or what takes it out again (RFC 5545, 5546). */
export type Calendar = { readonly method: 'PUBLISH' | 'CANCEL'; readonly content: string };

/** A mail written out, as it is handed to a mail server. */
export type OutgoingMail = {
  /** Without angle brackets; the same each time the mail is written out. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  /** One address. */
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers by name; no two of a name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly calendar: Calendar | undefined;
  readonly attachments: readonly MailAttachment[];
};

/** A mail that was not handed over: `later` where it may go another time, `never` where this mail will never go. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly retry: 'later' | 'never';

  constructor(retry: 'later' | 'never', reason: string) {
    super(reason);
    this.retry = retry;
  }
}

/** Hands mails over. */
export type Mailer = {
  /** Resolves once the mail was taken over by a server that answers for it; throws a MailFailure else, within a bounded time. */
  send(mail: OutgoingMail): Promise<void>;
};
