import type { DeskRole } from '../../../domain/desk/access.ts';
import type { DeskPageName } from '../../../domain/desk/desk-pages.ts';
import type { DeskFeature } from '../../../domain/desk/features.ts';
import type { SentPairs } from '../../../domain/desk/typed-fields.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { PageContext } from '../../view/page-context.ts';

/** Who is at the desk. */
export type DeskMember = {
  /** Of the account. */
  readonly id: string;
  readonly email: string;
  /** As the content's team has it, else the address. */
  readonly name: string;
  readonly role: DeskRole;
  /** The person of the content's team whom visitors see; visits and listings are theirs by this id. None where the account is no agent's. */
  readonly personId: string | undefined;
  /** Language of their mails. */
  readonly language: Language;
};

/** A page of the desk that a member asks for; the right that the page needs was looked at before. */
export type DeskCall = {
  readonly page: DeskPageName;
  readonly params: Readonly<Record<string, string>>;
  readonly parameters: URLSearchParams;
  readonly member: DeskMember;
  /** The parts of the desk that are on. */
  readonly parts: ReadonlySet<DeskFeature>;
  /** In the language of the page. */
  readonly context: PageContext;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** What stands at an address of the desk for this member. */
export type DeskFound<Body> =
  | { readonly kind: 'page'; readonly body: Body; readonly status?: 200 | 422 | 429 }
  /** A file to keep; its name is made by the site alone. */
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly contentType: string;
      readonly content: string | Uint8Array;
    }
  /** It is not there, or not this member's to see: the two are told apart by nothing. */
  | { readonly kind: 'none' };

/** What became of a form of the desk. */
export type DeskDone<Body> =
  /** Leads on to a page of the site; `notice` names the words that tell it, with what they need. */
  | { readonly kind: 'done'; readonly location: string; readonly notice?: DeskNotice }
  /** Shows the page again with what is wrong. */
  | { readonly kind: 'again'; readonly body: Body }
  /** A page after all, where what is shown may stand in no address. */
  | DeskFound<Body>;

/** Words of `desk.notice.{code}`; `undo` is what the same page's form `do=undo` is then given, once. */
export type DeskNotice = { readonly code: string; readonly undo?: string };

/** The fields of a form as they were sent; '' for one that was not. */
export type SentFields = {
  (name: string): string;
  all(name: string): readonly string[];
  /**
   * The smallest maximum, in code units, of the fields of which more was sent than their checks may read, which are read as ''; undefined
   * where none is too long.
   */
  readonly tooLongFor: number | undefined;
  /** All of them, in their order. */
  readonly pairs: SentPairs;
};

/** A page of the desk: what it shows, and what becomes of its forms (`do` names which). */
export type DeskHandler<Body> = {
  open(call: DeskCall): Promise<DeskFound<Body>>;
  act?(call: DeskCall, sent: SentFields): Promise<DeskDone<Body>>;
};
