import type { Page } from '../../domain/page/page.ts';
import type { RawForm } from '../../domain/request/check-form.ts';
import type { LinkKind } from '../../domain/request/link.ts';
import type { Language } from '../../domain/text/language.ts';
import type { PageContext } from '../view/page-context.ts';
import type { LinkShown } from './link-shown.ts';

/** A request for the page of a mail link, or its submitted form, after the hash of the secret was computed. */
export type FollowedLink = {
  readonly link: LinkKind;
  readonly secret: string;
  /** Hash of the secret, by which the record is found in the database. */
  readonly hash: string;
  readonly language: Language;
  readonly page: Page;
  /** Path of this link's page with its secret. */
  readonly action: string;
  /** Path of another link page with the same secret, in a language; `undefined` if the content has no such page. */
  readonly pathOf: (kind: LinkKind, language: Language) => string | undefined;
  /** Like `pathOf`, for a stored mail: the path contains a placeholder instead of the secret of the record `id`. */
  readonly mailPathOf: (kind: LinkKind, id: string, language: Language) => string | undefined;
  /** Unix ms. */
  readonly now: number;
  readonly contextIn: (language: Language) => PageContext;
};

/** Handler for a kind of link. `open` changes nothing, because mail scanners follow links too. */
export type LinkHandler = {
  /** Returns `undefined` for an invalid secret. */
  open(followed: FollowedLink): Promise<LinkShown | undefined>;
  /** Performs the requested action. Idempotent. If the action is not possible, returns the page with the reason. */
  act(followed: FollowedLink, raw: RawForm): Promise<'done' | LinkShown | undefined>;
};
