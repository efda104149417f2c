import { isPortal, type Page } from '../../domain/page/page.ts';
import { hrefOf, type PageContext, pageOf, pathOf, textOf, wordsOf } from './page-context.ts';
import type { LoginBody } from './page-view.ts';

const NOTICES = ['logged-out', 'ended', 'password-set'] as const;

/** The page where owners log in, before anything was typed. */
export function loginBody(context: PageContext, page: Page, parameters: URLSearchParams): LoginBody {
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
    notice: NOTICES.find(notice => notice === parameters.get('notice')),
  };
}

/** Where somebody logs in who asked for a page of the portal. */
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
