import type { Language } from '../../domain/text/language.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { ContentBody, HomeBody } from '../browse/content-pages.ts';
import type { ListBody } from '../browse/list-body.ts';
import type { WithdrawnBody, NotFoundBody } from '../browse/listing-pages.ts';
import type { ProjectBody } from '../browse/project-body.ts';
import type { PropertyBody } from '../browse/property-body.ts';
import type { PortalBody, PortalPropertyBody } from '../portal/owned-pages.ts';
import type { SecurityBody } from '../portal/portal-pages.ts';
import type { SetPasswordBody } from '../portal/visitor-pages.ts';
import type { PageStatus, Redirect } from '../view/built-page.ts';
import type { PictureView } from '../view/picture-view.ts';
import type { Head } from './head.ts';

/** Everything that a page shows, in one language, with addresses resolved; sent to the browser as JSON. */
export type PageModel = {
  readonly language: Language;
  readonly page: string;
  /** Text of the browser tab. */
  readonly title: string;
  readonly preview: boolean;
  /** Whether the page is made for one person. Such a page is neither cached nor indexed, and has no tracking tags. */
  readonly personal: boolean;
  readonly breadcrumb: readonly { readonly name: string; readonly href?: string }[];
  /** Address of the page in each language, or of the home page in languages into which the page is not translated. */
  readonly switcher: readonly { readonly language: Language; readonly href: string; readonly available: boolean }[];
  readonly banner:
    | { readonly title: Text; readonly description: Text | undefined; readonly picture: PictureView | undefined }
    | undefined;
  /** Data of the share menu of a list, project or article: address, title, and the form that mails it to a friend. */
  readonly share?: { readonly path: string; readonly title: string; readonly friendHref: string };
  readonly body: PageBody;
};

/** A page whose main content is of one kind. */
export type PageOf<Kind extends PageBody['kind']> = PageModel & {
  readonly body: Extract<PageBody, { readonly kind: Kind }>;
};

/** Main content of a page; `ui/pages` has a component for each kind. */
export type PageBody =
  | HomeBody
  | ContentBody
  | ListBody
  | PropertyBody
  | ProjectBody
  | WithdrawnBody
  | NotFoundBody
  | SetPasswordBody
  | SecurityBody
  | PortalBody
  | PortalPropertyBody
  | FailedBody;

export type FailedBody = {
  readonly kind: 'failed';
  /** Request id under which operators find the failure in the log. */
  readonly reference: string;
  readonly why: PageFailure;
  /** Address at which the visitor can retry. */
  readonly againHref: string;
  readonly homeHref: string;
};

/** Why a page could not be rendered, or a form not be read. */
export type PageFailure = 'unavailable' | 'broken' | 'too-large' | 'unreadable';

/** Result of opening an address. */
export type PageOutcome =
  | { readonly kind: 'page'; readonly status: PageStatus; readonly view: PageModel; readonly head: Head }
  | Redirect;
