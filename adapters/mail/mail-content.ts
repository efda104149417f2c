import type { Calendar } from '../../application/ports/mails/mailer.ts';
import type { BrandColours } from '../../domain/page/brand-colours.ts';
import type { Agency } from '../../domain/page/site.ts';
import type { Language } from '../../domain/text/language.ts';
import type { MailWords } from './words.ts';

/** A table row; `long` values are shown below their label and keep line breaks. */
export type Row = { readonly label: string; readonly value: string; readonly long?: boolean };

export type MailLink = { readonly label: string; readonly href: string };

/** A part of a mail, rendered as HTML and as plain text; contents are plain text, never markup. */
export type MailBlock =
  | { readonly kind: 'text' | 'heading' | 'note'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'steps' | 'lines'; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'button' | 'link'; readonly link: MailLink }
  | {
      readonly kind: 'card';
      readonly title: string;
      /** Language of the title if it differs from that of the mail. */
      readonly lang?: Language | undefined;
      readonly lines: readonly string[];
      readonly chips: readonly string[];
      readonly link: MailLink;
    };

/** Texts, links and files of a mail, from which both its HTML and its plain text are rendered. */
export type MailContent = {
  /** Subject line, made of texts of the templates and of codes; it never contains text typed by visitors. */
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** Reason why the reader gets the mail, shown in its footer. */
  readonly why: 'agency' | 'operator' | 'sender' | 'offer' | 'subscription' | 'friend' | 'owner';
  readonly footLinks: readonly MailLink[];
  readonly calendar?: Calendar;
  /** Present if a person wrote the mail; `mailId`: id of the mail that this mail answers, if any. */
  readonly answers?: { readonly mailId: string | undefined };
  /** Attachments; `keptAs`: name of the stored file. */
  readonly files: readonly { readonly name: string; readonly contentType: string; readonly keptAs: string }[];
};

/** Values that every mail template may use besides its own data. */
export type MailContext = {
  readonly language: Language;
  readonly words: MailWords;
  readonly agency: Agency;
  readonly colours: BrandColours;
  readonly host: string;
  /** Recipient's e-mail address. */
  readonly to: string;
  /** Address in Reply-To; absent if replies are not read. */
  readonly replyTo: string | undefined;
  /** Absolute URL of a path of the site. Throws if it is not a path. */
  readonly href: (path: string) => string;
};
