import type { Page } from '../../domain/page/page.ts';
import type { RawForm } from '../../domain/request/check-form.ts';
import type { LinkKind } from '../../domain/request/link.ts';
import type { Language } from '../../domain/text/language.ts';
import type { PageContext } from '../view/page-context.ts';
import type { LinkShown } from './link-shown.ts';

/** A link that was followed. */
export type FollowedLink = {
  readonly link: LinkKind;
  readonly secret: string;
  /** What is kept of the secret. */
  readonly hash: string;
  readonly language: Language;
  readonly page: Page;
  /** Where that stands for this secret. */
  readonly action: string;
  /** The path of the page where the same secret does something else, in a language; none where the content has no such page there. */
  readonly pathOf: (kind: LinkKind, language: Language) => string | undefined;
  /** The same as a mail is stored with it: a placeholder of the thing `id` in the place of its secret. */
  readonly mailPathOf: (kind: LinkKind, id: string, language: Language) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly contextIn: (language: Language) => PageContext;
};

/** What a kind of link opens, and what is done there. Opening changes nothing: programs that look through mails follow links too. */
export type LinkCase = {
  /** Nothing where the secret opens nothing. */
  open(followed: FollowedLink): Promise<LinkShown | undefined>;
  /** Does what was asked for, once however often it is asked; what cannot be done is shown with the reason. */
  act(followed: FollowedLink, raw: RawForm): Promise<'done' | LinkShown | undefined>;
};
