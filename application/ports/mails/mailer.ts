/** An attachment: its content as text, or the name of a stored file that the mailer reads. */
export type MailAttachment = {
  /** File name that the recipient sees; never a name that a visitor chose. */
  readonly name: string;
  readonly contentType: string;
} & ({ readonly content: string } | { readonly keptAs: string });

/** Calendar part of the mail: adds an event to the reader's calendar or cancels it (RFC 5545, 5546). */
export type Calendar = { readonly method: 'PUBLISH' | 'CANCEL'; readonly content: string };

/** A rendered mail, ready for a mail server. */
export type OutgoingMail = {
  /** Value of the Message-ID header without angle brackets; the same each time the mail is rendered. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  /** The only recipient's address. */
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers by name, each once. */
  readonly headers: Readonly<Record<string, string>>;
  readonly calendar: Calendar | undefined;
  readonly attachments: readonly MailAttachment[];
};

/** A mail was not delivered. `later`: it may be retried; `never`: this mail will always fail. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly retry: 'later' | 'never';

  constructor(retry: 'later' | 'never', reason: string) {
    super(reason);
    this.retry = retry;
  }
}

/** Delivers mails, for example by SMTP. */
export type Mailer = {
  /** Resolves once a mail server has accepted responsibility for the mail. Otherwise throws a MailFailure, within a bounded time. */
  send(mail: OutgoingMail): Promise<void>;
};
