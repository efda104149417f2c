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

/** All that a page shows, in one language, links made; it travels to the browser as it is. */
export type PageModel = {
  readonly language: Language;
  readonly page: string;
  /** What the browser's tab says. */
  readonly title: string;
  readonly preview: boolean;
  /** Made for one person: kept by no cache, told to no search engine, seen by no tag. */
  readonly personal: boolean;
  readonly breadcrumb: readonly { readonly name: string; readonly href?: string }[];
  /** The same page in each language; where it has none there, the home page in that language. */
  readonly switcher: readonly { readonly language: Language; readonly href: string; readonly available: boolean }[];
  readonly banner:
    | { readonly title: Text; readonly description: Text | undefined; readonly picture: PictureView | undefined }
    | undefined;
  /** How a list, a project or an article is passed on: its address, its name, and the form that sends it to somebody. */
  readonly share?: { readonly path: string; readonly title: string; readonly friendHref: string };
  readonly body: PageBody;
};

/** What a page shows in its middle: each kind is drawn by the page of its name in `ui/pages`. */
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
  /** By which those who run the site find the request in their log. */
  readonly reference: string;
  readonly why: Failing;
  /** The same page once more. */
  readonly againHref: string;
  readonly homeHref: string;
};

/** Why a page was not made, or a form not read. */
export type Failing = 'unavailable' | 'broken' | 'too-large' | 'unreadable';

/** What an address led to. */
export type PageOutcome =
  | { readonly kind: 'page'; readonly status: PageStatus; readonly view: PageModel; readonly head: Head }
  | Redirect;
