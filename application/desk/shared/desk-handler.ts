import type { DeskRole } from '../../../domain/desk/access.ts';
import type { DeskPageName } from '../../../domain/desk/desk-pages.ts';
import type { DeskFeature } from '../../../domain/desk/features.ts';
import type { SentPairs } from '../../../domain/desk/typed-fields.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { PageContext } from '../../view/page-context.ts';

/** The member of the agency's staff who is logged in. */
export type DeskMember = {
  /** Account id. */
  readonly id: string;
  readonly email: string;
  /** Name from the content's team, else the mail address. */
  readonly name: string;
  readonly role: DeskRole;
  /** The linked person of the content's team, to whom viewings and listings refer. Absent if the account belongs to no agent. */
  readonly personId: string | undefined;
  /** Language of the mails to this member. */
  readonly language: Language;
};

/** A request for a page of the desk; the member's right to it is already checked. */
export type DeskCall = {
  readonly page: DeskPageName;
  readonly params: Readonly<Record<string, string>>;
  readonly parameters: URLSearchParams;
  readonly member: DeskMember;
  /** Enabled features of the desk. */
  readonly features: ReadonlySet<DeskFeature>;
  /** Content and texts in the page's language. */
  readonly context: PageContext;
  /** Unix ms. */
  readonly now: number;
};

/** Result of opening an address of the desk. */
export type DeskFound<Body> =
  | { readonly kind: 'page'; readonly body: Body; readonly status?: 200 | 422 | 429 }
  /** A download; the file name contains no user input. */
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly contentType: string;
      readonly content: string | Uint8Array;
    }
  /** The address is unknown, or hidden from this member; the response is the same for both. */
  | { readonly kind: 'none' };

/** Result of handling a form. */
export type DeskDone<Body> =
  /** Redirects to another page; `notice` is the confirmation shown there. */
  | { readonly kind: 'done'; readonly location: string; readonly notice?: DeskNotice }
  /** Shows the page again with errors. */
  | { readonly kind: 'again'; readonly body: Body }
  /** Responds with a page instead of a redirect, if its content must not appear in an address. */
  | DeskFound<Body>;

/**
 * Confirmation shown once, with the text `desk.notice.{code}`. `undo`: value that the notice's Undo button submits
 * (`do=undo`).
 */
export type DeskNotice = { readonly code: string; readonly undo?: string };

/** Returns a field by its name; '' if missing. */
export type FieldValue = (name: string) => string;

/** The fields of a submitted form. */
export type SentFields = FieldValue & {
  all(name: string): readonly string[];
  /**
   * Smallest maximum length (UTF-16 code units) of the fields that were too long; `undefined` if no field was. A field that is too long
   * reads as ''.
   */
  readonly tooLongFor: number | undefined;
  /** All submitted fields, in order. */
  readonly pairs: SentPairs;
};

/** Handler of a desk page: opens it and handles its forms (`do` names the form). */
export type DeskHandler<Body> = {
  open(call: DeskCall): Promise<DeskFound<Body>>;
  act?(call: DeskCall, sent: SentFields): Promise<DeskDone<Body>>;
};
