import type { Language } from '../../domain/text/language.ts';
import type { ArticleBody } from '../browse/article-body.ts';
import type { ProjectBody } from '../browse/project-body.ts';
import type { PropertyBody } from '../browse/property-body.ts';
import type { ListingFact } from '../view/built-page.ts';

/** Metadata of a page for search engines and link previews. */
export type Head = {
  readonly title: string;
  readonly description: string;
  /** Path of the page in its own language; `undefined` for error pages. */
  readonly canonical: string | undefined;
  readonly alternates: readonly { readonly language: Language; readonly path: string }[];
  /** Path without a language, for `x-default`. */
  readonly original: string | undefined;
  readonly noindex: boolean;
  readonly openGraph: {
    readonly title: string;
    readonly description: string;
    readonly type: 'website' | 'article';
    readonly pictureId: string | undefined;
    /** Address of a picture drawn for the page, shown instead of `pictureId`. */
    readonly pictureAddress: string | undefined;
  };
  readonly twitter: { readonly title: string; readonly description: string };
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Content of the JSON-LD; `adapters/ssr` serialises it. */
  readonly facts: readonly StructuredFact[];
};

export type StructuredFact =
  | { readonly type: 'agency' }
  | { readonly type: 'website' }
  | { readonly type: 'breadcrumb'; readonly items: readonly { readonly name: string; readonly path: string }[] }
  | ({ readonly type: 'listing'; readonly body: PropertyBody } & ListingFact)
  | { readonly type: 'list'; readonly items: readonly { readonly path: string; readonly name: string }[] }
  | { readonly type: 'project'; readonly body: ProjectBody; readonly path: string }
  | { readonly type: 'article'; readonly body: ArticleBody; readonly path: string };
