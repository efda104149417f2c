import type { Calendar } from '../../application/ports/mails/mailer.ts';
import type { BrandColours } from '../../domain/page/brand-colours.ts';
import type { Agency } from '../../domain/page/site.ts';
import type { Language } from '../../domain/text/language.ts';
import type { MailWords } from './words.ts';

/** A line of a table; `long` values stand below their label and keep their lines. */
export type Row = { readonly label: string; readonly value: string; readonly long?: boolean };

export type MailLink = { readonly label: string; readonly href: string };

/** A part of a mail, written out as HTML and as plain text; all of it is text, nothing is markup. */
export type MailBlock =
  | { readonly kind: 'text' | 'heading' | 'note'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'steps' | 'lines'; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'button' | 'link'; readonly link: MailLink }
  | {
      readonly kind: 'card';
      readonly title: string;
      /** Where the title stands in another language than the letter. */
      readonly lang?: Language | undefined;
      readonly lines: readonly string[];
      readonly chips: readonly string[];
      readonly link: MailLink;
    };

/** What a mail says, before it is written out. */
export type MailContent = {
  /** From templates and codes only: no visitor's text ever stands here. */
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  /** Why the reader gets it. */
  readonly why: 'agency' | 'operator' | 'sender' | 'offer' | 'subscription' | 'friend' | 'owner';
  readonly footLinks: readonly MailLink[];
  readonly calendar?: Calendar;
  /** Written by a person to a person, below a mail with this id where there is one: no program made it up. */
  readonly answers?: { readonly mailId: string | undefined };
  /** Files that go along, by the name under which they are kept. */
  readonly files: readonly { readonly name: string; readonly contentType: string; readonly keptAs: string }[];
};

/** What every template may need beside its data. */
export type MailContext = {
  readonly language: Language;
  readonly words: MailWords;
  readonly agency: Agency;
  readonly colours: BrandColours;
  readonly host: string;
  /** The recipient's address. */
  readonly to: string;
  /** The address in Reply-To; absent where replies to this mail are not read. */
  readonly replyTo: string | undefined;
  /** The address of a path of the site. Throws where it is no path. */
  readonly href: (path: string) => string;
};
