import type { CodeError } from '../../domain/owner/second-factor.ts';
import { isPortal, type Page } from '../../domain/page/page.ts';
import { hrefOf, pathOf } from '../view/links.ts';
import { type PageContext, pageOf, textOf, wordsOf } from '../view/page-context.ts';
import type { Text } from '../../domain/text/localized.ts';

const NOTICES = ['logged-out', 'ended', 'password-set', 'step-over'] as const;

/** The page where owners log in, before anything was typed; `done` is what its address says was done, by a mark of this site. */
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

/** Where a visitor logs in who asked for a page of the portal. */
export function loginHref(context: PageContext, next: string): string {
  return `${hrefOf(context, 'login')}?next=${encodeURIComponent(next)}`;
}

/** The page of the portal that a text names, as the site itself would write its path; anything else is none. */
export function portalPath(context: PageContext, text: string): string | undefined {
  const match = context.routes.match(pathOf(text));
  const page = match && pageOf(context, match.entry.page);
  if (!match || !page || !isPortal(page.kind)) return undefined;
  const path = hrefOf(context, page.id, match.params);
  return path === '/' ? undefined : path;
}

/** Where owners log in. */
export type LoginBody = {
  readonly kind: 'login';
  readonly title: Text;
  readonly description: Text | undefined;
  /** Path to which it is sent; it names the portal's page that was asked for, if one was. */
  readonly action: string;
  /** The page of the portal that opens then. */
  readonly leadsTo: string;
  readonly forgotHref: string;
  readonly privacyHref: string;
  /** Another way to reach the agency. */
  readonly phone: string;
  /** What happened before. */
  readonly notice: (typeof NOTICES)[number] | undefined;
  /** Present once the password was right and the account asks for a code too: what proves it, and why a code was refused. */
  readonly step?: { readonly ticket: string; readonly refusal: CodeRefusal | undefined };
  /** What was typed, and why it was refused; absent until something was sent. */
  readonly refused?: { readonly email: string; readonly refusal: LoginRefusal };
};

/** Why a code was refused. */
export type CodeRefusal =
  | { readonly kind: 'invalid'; readonly errors: readonly { readonly field: 'code'; readonly code: CodeError }[] }
  /** Seconds until the next try counts. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** Why a login was refused. */
export type LoginRefusal =
  | { readonly kind: 'wrong' }
  /** Seconds until the next try counts. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** It could not be looked at; the same may be sent again. */
  | { readonly kind: 'failed' };
