import type { DeskBanner } from './agency/banner.ts';
import type { HandledBody } from './desk-handlers.ts';
import type { DeskRole } from '../../domain/desk/access.ts';
import type { SentPairs } from '../../domain/desk/typed-fields.ts';
import type { DeskPageName } from '../../domain/desk/desk-pages.ts';
import type { Language } from '../../domain/text/language.ts';
import type { LoginBody } from '../browse/login-body.ts';
import type { SecurityBody } from '../portal/portal-pages.ts';
import type { SetPasswordBody } from '../portal/visitor-pages.ts';

/** Page to request a password link; `sent` does not reveal whether the account exists. */
export type ForgotBody = {
  readonly kind: 'forgot';
  readonly action: string;
  readonly loginHref: string;
  readonly state: 'asks' | 'sent' | 'limited' | 'failed';
  /** Mail address typed into a refused form. */
  readonly email?: string;
};

/** Page for an unknown address, or one the member may not open. */
export type DeskNotFoundBody = { readonly kind: 'not-there'; readonly homeHref: string };

/**
 * Page shown with the typed values if a form was submitted but its own page cannot be shown, because the login has ended or the database is
 * down. The form on this page submits the values again to the original address.
 */
export type UnsentBody = {
  readonly kind: 'unsent';
  readonly why: 'failed' | 'ended';
  readonly action: string;
  /** Whether the form can be submitted again; false if it contains a password. */
  readonly maySend: boolean;
  readonly loginHref: string;
  readonly fields: SentPairs;
};

/** HTML id of the refused form on a page. */
export const UNSENT = 'unsent';

/** A refused form; its fields show the typed values again. */
export type UnsentForm = {
  /**
   * `failed`: database down or other error; `foreign`: form of another login; `gone`: its subject was deleted or may not be seen by this
   * member; `too-long`: a field exceeds its maximum.
   */
  readonly why: 'failed' | 'foreign' | 'gone' | 'too-long';
  /** Maximum length of the field that was too long, in UTF-16 code units. */
  readonly most?: number | undefined;
  /** The submitted fields, without passwords and codes. */
  readonly fields: SentPairs;
  /** Whether the page no longer contains the form; the typed text is then shown above the page. */
  readonly isApart: boolean;
};

/** Bodies of the desk's pages; those of pages with a handler come from the table of handlers. */
export type DeskBody =
  | LoginBody
  | SetPasswordBody
  | SecurityBody
  | ForgotBody
  | DeskNotFoundBody
  | UnsentBody
  | HandledBody;

/** Layout data for a logged-in member. */
export type DeskFrame = {
  readonly name: string;
  readonly email: string;
  readonly role: DeskRole;
  /** CSRF token, required by every form of the desk. */
  readonly formToken: string;
  /** Milliseconds until an idle login ends, and whether activity still extends it. */
  readonly left: number;
  readonly mayStay: boolean;
  /** Menu entries for this member. */
  readonly menu: readonly { readonly page: DeskPageName; readonly href: string; readonly isCurrent: boolean }[];
  /** Form action to log out. */
  readonly logoutAction: string;
  readonly loginHref: string;
  /** Login page with the notice that the login has ended. */
  readonly endedHref: string;
  /** Active problems. */
  readonly banners: readonly DeskBanner[];
};

/** A page of the desk. */
export type DeskView = {
  readonly language: Language;
  readonly agency: string;
  /** The page's address with query; also the action of its forms. */
  readonly address: string;
  readonly switcher: readonly { readonly language: Language; readonly href: string }[];
  /** Layout data for the logged-in member; absent without a login. */
  readonly frame: DeskFrame | undefined;
  /** Confirmation of the last action: translation key, and the value to submit for undoing it. */
  readonly notice:
    | {
        readonly code: string;
        readonly undo: string | undefined;
        /** Milliseconds from the response until the mail of an answer may leave; the undo then ends. */
        readonly leavesInMs?: number;
      }
    | undefined;
  /** The submitted form, if it was refused. */
  readonly unsent?: UnsentForm;
  readonly body: DeskBody;
};
