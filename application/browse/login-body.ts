import type { CodeError } from '../../domain/owner/second-factor.ts';
import { isPortal, type Page } from '../../domain/page/page.ts';
import { hrefOf, pathOf } from '../view/links.ts';
import { type PageContext, pageOf, textOf, wordsOf } from '../view/page-context.ts';
import type { Text } from '../../domain/text/localized.ts';

const NOTICES = ['logged-out', 'ended', 'password-set', 'step-over'] as const;

/** The empty login page; `done` names the previous step (such as `logged-out`), already verified by the caller. */
export function loginBody(
  context: PageContext,
  page: Page,
  parameters: URLSearchParams,
  done?: string | undefined,
): LoginBody {
  const next = portalPath(context, parameters.get('next') ?? '');
  return {
    kind: 'login',
    title: textOf(context, page.title) ?? { text: wordsOf(context, page.name) },
    description: textOf(context, page.description),
    action: next === undefined ? hrefOf(context, page.id) : loginHref(context, next),
    leadsTo: next ?? hrefOf(context, 'portal'),
    forgotHref: hrefOf(context, 'forgot-password'),
    privacyHref: hrefOf(context, 'privacy'),
    phone: context.content.agency.phone,
    notice: NOTICES.find(notice => notice === done),
  };
}

/** Address of the login page; after the login it redirects to the portal page `next`. */
export function loginHref(context: PageContext, next: string): string {
  return `${hrefOf(context, 'login')}?next=${encodeURIComponent(next)}`;
}

/** Path of the portal page that `text` names, rebuilt by the site's routes; `undefined` for any other text. */
export function portalPath(context: PageContext, text: string): string | undefined {
  const match = context.routes.match(pathOf(text));
  const page = match && pageOf(context, match.entry.page);
  if (!match || !page || !isPortal(page.kind)) return undefined;
  const path = hrefOf(context, page.id, match.params);
  return path === '/' ? undefined : path;
}

/** The owners' login page. */
export type LoginBody = {
  readonly kind: 'login';
  readonly title: Text;
  readonly description: Text | undefined;
  /** Form action; contains the requested portal page, if any. */
  readonly action: string;
  /** Address of the portal page that opens after the login. */
  readonly leadsTo: string;
  readonly forgotHref: string;
  readonly privacyHref: string;
  /** Phone number of the agency, as an alternative to logging in. */
  readonly phone: string;
  /** Message about the previous step. */
  readonly notice: (typeof NOTICES)[number] | undefined;
  /**
   * Second step of a login, set if the password was right and the account has a second factor. `ticket`: proof of the first step;
   * `refusal`: why the last code was refused.
   */
  readonly step?: { readonly ticket: string; readonly refusal: CodeRefusal | undefined };
  /** The typed address and the reason of refusal; absent before the first attempt. */
  readonly refused?: { readonly email: string; readonly refusal: LoginRefusal };
};

/** Why a code was refused. */
export type CodeRefusal =
  | { readonly kind: 'invalid'; readonly errors: readonly { readonly field: 'code'; readonly code: CodeError }[] }
  /** Seconds until the next attempt is accepted. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** Why a login was refused. */
export type LoginRefusal =
  | { readonly kind: 'wrong' }
  /** Seconds until the next attempt is accepted. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The password was not checked (server busy); the visitor may retry. */
  | { readonly kind: 'failed' };
