import type { AdvertBody } from './agency/advert.ts';
import type { AdvertsBody } from './agency/adverts.ts';
import type { DeskBanner } from './agency/banner.ts';
import type { LogBody } from './agency/log.ts';
import type { HoursBody } from './viewings/hours.ts';
import type { MailsBody } from './agency/mails.ts';
import type { OperationBody } from './agency/operation.ts';
import type { PeopleBody } from './agency/people.ts';
import type { PrivacyBody } from './agency/privacy.ts';
import type { DeskRole } from '../../domain/desk/access.ts';
import type { SentPairs } from '../../domain/desk/typed-fields.ts';
import type { DeskPageName } from '../../domain/desk/desk-pages.ts';
import type { Language } from '../../domain/text/language.ts';
import type { LoginBody } from '../browse/login-body.ts';
import type { SecurityBody } from '../portal/portal-pages.ts';
import type { SetPasswordBody } from '../portal/visitor-pages.ts';
import type { CalendarBody } from './viewings/calendar.ts';
import type { RequestBody } from './requests/request.ts';
import type { RequestsBody } from './requests/requests.ts';
import type { ViewingBody } from './viewings/viewing.ts';

/** Where a link to choose a new password is asked for; `sent` says the same whether the address has an account or not. */
export type ForgotBody = {
  readonly kind: 'forgot';
  readonly action: string;
  readonly loginHref: string;
  readonly state: 'asks' | 'sent' | 'limited' | 'failed';
  /** What was typed, where it was not taken. */
  readonly email?: string;
};

/** What stands at an address of the desk that leads to nothing, or to nothing that the member may see. */
export type NotThereBody = { readonly kind: 'not-there'; readonly homeHref: string };

/**
 * Stands in the place of a page that cannot be shown, with what was typed into a form of it: the login has ended, or the database does not
 * answer. Its form sends the same again to the page's own address.
 */
export type UnsentBody = {
  readonly kind: 'unsent';
  readonly why: 'failed' | 'ended';
  readonly action: string;
  /** Whether sending it again can do: not where a password belongs to it. */
  readonly maySend: boolean;
  readonly loginHref: string;
  readonly fields: SentPairs;
};

/** Id of the form on a page that was sent and not taken. */
export const UNSENT = 'unsent';

/** A form that was sent and not taken: its fields hold again what was typed. */
export type UnsentForm = {
  /**
   * `failed`: the database is away, or something else went wrong; `foreign`: the form was drawn for another login; `gone`: what it is about is
   * not there any more, or not this member's; `too-long`: a field holds more than its checks may read.
   */
  readonly why: 'failed' | 'foreign' | 'gone' | 'too-long';
  /** Of a text that is too long: how many code units its field takes. */
  readonly most?: number | undefined;
  /** Without passwords and codes. */
  readonly fields: SentPairs;
  /** Whether the page no longer has the form: the typed text is then shown above the page. */
  readonly isApart: boolean;
};

/** All that the pages of the desk show; each page's own body is the result of its use case. */
export type DeskBody =
  | LoginBody
  | SetPasswordBody
  | SecurityBody
  | ForgotBody
  | NotThereBody
  | UnsentBody
  | RequestsBody
  | RequestBody
  | CalendarBody
  | ViewingBody
  | HoursBody
  | AdvertsBody
  | AdvertBody
  | MailsBody
  | OperationBody
  | PeopleBody
  | PrivacyBody
  | LogBody;

/** What stands around the pages of a member who is logged in. */
export type DeskFrame = {
  readonly name: string;
  readonly email: string;
  readonly role: DeskRole;
  /** Travels with every form of the desk: without it none is taken. */
  readonly formToken: string;
  /** When the login ends if nothing is done, in milliseconds from now, and whether using it makes it last longer. */
  readonly left: number;
  readonly mayStay: boolean;
  /** The pages that the member may open from everywhere. */
  readonly menu: readonly { readonly page: DeskPageName; readonly href: string; readonly isCurrent: boolean }[];
  /** Takes the form that logs out. */
  readonly logoutAction: string;
  readonly loginHref: string;
  /** The login that says that the login before has ended. */
  readonly endedHref: string;
  /** What keeps the agency from working now. */
  readonly banners: readonly DeskBanner[];
};

/** A page of the desk with all that it shows. */
export type DeskView = {
  readonly language: Language;
  readonly agency: string;
  /** The page's own address with its query, which its forms are sent to. */
  readonly address: string;
  readonly switcher: readonly { readonly language: Language; readonly href: string }[];
  /** Absent without a login. */
  readonly frame: DeskFrame | undefined;
  /** What was done just now: a key of the page's own words, and what its undoing is sent with. */
  readonly notice: { readonly code: string; readonly undo: string | undefined } | undefined;
  /** Absent where no form was sent, or it was taken. */
  readonly unsent?: UnsentForm;
  readonly body: DeskBody;
};
